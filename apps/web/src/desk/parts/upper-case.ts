/** The code that somebody typed, such as that of a currency: without space around it, in capital letters. */
export const upperCase = (text: string): string => text.trim().toUpperCase();
