/** The number of characters in code points, not UTF-16 units (ASVS 5.0, 6.2.1). */
export const countCharacters = (text: string): number => [...text].length;
