import { parse } from 'csv-parse/sync';

const delimiters = ['\t', ',', ';', '|'] as const;

/**
 * All records of a text; throws where a quote is not closed. A quote inside a
 * cell is taken as it stands (5" heel), unless the text is to be strict.
 */
export const parseText = (text: string, delimiter: string, isStrict = false): string[][] =>
  parse(text, { delimiter, relax_quotes: !isStrict, relax_column_count: true, record_delimiter: '\n' });

/** The cells of one record, or null where a quote is not closed. */
export const cellsOf = (text: string, delimiter: string, isStrict = false): string[] | null => {
  if (!text.includes('"') && !text.includes('\n')) return text.split(delimiter);
  try {
    const records = parseText(text, delimiter, isStrict);
    return records.length === 1 ? (records[0] ?? null) : null;
  } catch {
    return null;
  }
};

/** Whether every quote of the text may have its partner. */
export const hasEvenQuotes = (text: string): boolean => {
  let isEven = true;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isEven = !isEven;
  return isEven;
};

/** A header line's separator and its column names: lower case, underscores, no Google prefix. */
export const splitHeader = (text: string): { delimiter: string; columns: string[] } => {
  const outside = text.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => outside.split(delimiter).length);
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  const cells = cellsOf(text, delimiter) ?? [];
  return {
    delimiter,
    columns: cells.map((cell) =>
      cell
        .trim()
        .toLowerCase()
        .replace(/^g:/, '')
        .replace(/[\s-]+/g, '_'),
    ),
  };
};
