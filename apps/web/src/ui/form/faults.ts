/** The summary of a failed submit, by the number of wrong fields. */
export const faultsText = (count: number): string => `Please correct ${count} ${count === 1 ? 'field' : 'fields'}.`;
