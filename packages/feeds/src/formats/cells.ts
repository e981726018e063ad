import { parse } from 'csv-parse/sync';
import { fieldsNamed } from '../mapping/names.ts';

const delimiters = ['\t', ',', ';', '|'] as const;

/**
 * All records of a text; throws where a quote is not closed. A quote inside a
 * cell is taken as it stands (5" heel), unless the text is to be strict.
 */
export const parseText = (text: string, delimiter: string, isStrict = false): string[][] =>
  parse(text, { delimiter, relax_quotes: !isStrict, relax_column_count: true, record_delimiter: '\n' });

const indexOrEnd = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found;
};

/** The cells of a line whose quotes stand around whole cells only, as most do; null where it takes a parser. */
export const simpleCells = (text: string, delimiter: string): string[] | null => {
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const isQuoted = text.charAt(at) === '"';
    const from = isQuoted ? at + 1 : at;
    const end = indexOrEnd(text, isQuoted ? '"' : delimiter, from);
    const next = isQuoted ? end + 1 : end;
    const cell = text.slice(from, end);
    const isWhole = next === text.length || text.charAt(next) === delimiter;
    if (!isWhole || cell.includes('"')) return null;
    cells.push(cell);
    at = next + 1;
  }
  return cells;
};

/** The cells of one record, or null where a quote is not closed. */
export const cellsOf = (text: string, delimiter: string, isStrict = false): string[] | null => {
  const simple = text.includes('\n') ? null : simpleCells(text, delimiter);
  if (simple) return simple;
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
        .replace(/^#\s*|^g:/g, '')
        .replace(/[\s-]+/g, '_'),
    ),
  };
};

/** A line before the header that explains the table: in Meta's template it begins with '#', Excel's says 'sep=,'. */
export const isHelpLine = (text: string): boolean => {
  if (/^sep=.$/i.test(text.trim())) return true;
  return /^"?#/.test(text) && splitHeader(text).columns.filter((column) => fieldsNamed(column).isExact).length < 2;
};

/** The header line of a table: the first that is neither empty nor explains it. */
export const headerLine = (head: string): string =>
  head.split(/\r\n|\n|\r/).find((line) => line.trim() !== '' && !isHelpLine(line)) ?? '';
