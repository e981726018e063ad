/** How many characters a text has: code points, not the units in which they are stored (ASVS 5.0, 6.2.1). */
export const countCharacters = (text: string): number => [...text].length;
