/** The cells of the index above long lists: '#' and the letters. */
export const alphabet = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;
