const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The summary of a failed submit. */
export const faultsText = (count: number): string =>
  count === 1 ? 'One field needs another look.' : `${words[count] ?? count} fields need another look.`;
