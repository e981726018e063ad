/** Escapes texts that a spreadsheet would run as a formula; signed numbers stay as they are. */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;
