// A spreadsheet takes what begins so for a formula.
const isFormula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = isFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of a CSV file, with its end. What a spreadsheet would take for a formula begins with an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
