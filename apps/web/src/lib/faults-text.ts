/** The summary of a failed submit with so many wrong fields. */
export const faultsText = (count: number): string => `Please correct ${count} ${count === 1 ? 'field' : 'fields'}.`;
