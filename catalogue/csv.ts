/** A spreadsheet would run a text that begins like a formula; a number with its sign is none. */
export const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
