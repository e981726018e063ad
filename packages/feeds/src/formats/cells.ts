import { parse } from 'csv-parse/sync';
import { fieldsNamed } from '../mapping/names.ts';

const delimiters = ['\t', ',', ';', '|'] as const;

/**
 * Parses all records of a text; throws on an unclosed quote. Unless `isStrict`, a quote inside a cell is literal (5"
 * heel).
 */
export const parseText = (text: string, delimiter: string, isStrict = false): string[][] =>
  parse(text, { delimiter, relax_quotes: !isStrict, relax_column_count: true, record_delimiter: '\n' });

const indexOrEnd = (text: string, mark: string, from: number): number => {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found;
};

/** Splits a line whose quotes only enclose whole cells, as most lines do; null if the line needs a parser. */
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

/** Parses one record; null on an unclosed quote. */
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

/** Returns whether the number of quotes is even, so that all may be closed. */
export const hasEvenQuotes = (text: string): boolean => {
  let isEven = true;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isEven = !isEven;
  return isEven;
};

/** Returns a header line's separator and its column names: lower case, underscores, no Google prefix. */
export const splitHeader = (text: string): { delimiter: string; columns: string[]; headers: string[] } => {
  const outside = text.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => outside.split(delimiter).length);
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  const cells = cellsOf(text, delimiter) ?? [];
  return {
    delimiter,
    headers: cells.map((cell) => cell.trim()),
    columns: cells.map((cell) =>
      cell
        .trim()
        .toLowerCase()
        .replace(/^#\s*|^g:/g, '')
        .replace(/[\s-]+/g, '_'),
    ),
  };
};

/** Returns whether a line before the header is a comment: Meta's template begins with '#', Excel writes 'sep=,'. */
export const isHelpLine = (text: string): boolean => {
  if (/^sep=.$/i.test(text.trim())) return true;
  return /^"?#/.test(text) && splitHeader(text).columns.filter((column) => fieldsNamed(column).isExact).length < 2;
};

/** Returns the header line of a table: the first line that is neither empty nor a comment. */
export const headerLine = (head: string): string =>
  head.split(/\r\n|\n|\r/).find((line) => line.trim() !== '' && !isHelpLine(line)) ?? '';
