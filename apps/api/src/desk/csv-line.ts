// Spreadsheets treat a cell that starts with these as a formula.
const isFormula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = isFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of a CSV file with its line end. An apostrophe before formulas keeps spreadsheets from running them. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
