import { FeedRefused } from '../feed-refused.ts';
import { unitOf } from '../mapping/units.ts';
import {
  excerpt,
  maxFieldLength,
  type RawFields,
  type RawRecord,
  type RecordReader,
  type Sources,
} from '../raw-record.ts';
import type { Reject } from '../row.ts';
import { cellsOf, hasEvenQuotes, isHelpLine, parseText, simpleCells, splitHeader } from './cells.ts';
import { type Line, lineSplitter } from './lines.ts';
import { partsReader } from './shipping-parts.ts';

const maxJoinedLines = 2_000;
const maxJoinedLength = 10 * maxFieldLength;
const batchSize = 500;

/** Normalizes a column name from ops as `splitHeader` does. */
export const foldHeader = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Fields that combine all columns of one header. */
const listed: ReadonlySet<string> = new Set(['image', 'more_images', 'shipping']);

const twiceIn = (columns: readonly string[]): string[] => [
  ...new Set(columns.filter((column, at) => column !== '' && columns.indexOf(column) !== at)),
];

/**
 * Reads a table whose header line must have the `needed` columns. If several columns have one field, the first
 * non-empty one counts. An unclosed quote would swallow the rest of the feed, so this reader joins lines itself and
 * parses in batches: it rejects the broken record and continues at the next line that is a record. Throws FeedRefused
 * if the table ends inside a record.
 */
export const tableRecords = <Name extends string>(
  fieldsOfColumns: (columns: readonly string[]) => (Name | undefined)[],
  needed: readonly Name[],
): RecordReader<Name> => {
  const splitter = lineSplitter();
  let delimiter = ',';
  let columns: string[] = [];
  let header = '';
  /** Maximum number of cells in a record; cells after the last column must be empty. */
  let width = 0;
  let fields: (Name | undefined)[] = [];
  let sources: Sources = {};
  let units: (((value: string) => string) | null)[] = [];
  let notes: Reject[] = [];
  let found: RawRecord<Name>[] = [];
  let batch: Line[] = [];
  let open: Line[] = [];
  let openLength = 0;
  let isResuming = false;
  let isMeasured = false;

  // Returns the cells before the broken one, which still identify the record. A wrong id matches no product.
  const idOf = ({ text }: Line): RawFields<Name> => {
    const names: readonly (string | undefined)[] = fields;
    // A broken line may end before its id.
    const cell = text.split(delimiter, columns.length)[names.indexOf('id')] ?? '';
    return (cell === '' ? {} : { id: cell.trim().replace(/^"|"$/g, '') }) as RawFields<Name>;
  };
  const refuse = (line: Line, field: string, value: string, reason: string) => {
    found.push({ line: line.line, fields: idOf(line), variants: [], fault: { field, value: excerpt(value), reason } });
  };
  const fits = (cells: readonly string[] | null): boolean => {
    if (cells === null || cells.length < columns.length || cells.length > width) return false;
    for (let at = columns.length; at < cells.length; at += 1) if (cells[at]?.trim() !== '') return false;
    return true;
  };
  const build = (line: Line, cells: readonly string[]) => {
    if (!fits(cells)) {
      refuse(line, '', line.text, `has ${cells.length} columns, the header has ${columns.length}`);
      return;
    }
    const record: RawFields<Name> = {};
    for (let at = 0; at < columns.length; at += 1) {
      const value = (cells[at] ?? '').trim();
      if (value.length > maxFieldLength) return refuse(line, columns[at] ?? '', value, 'field is too long');
      if (value !== '') setCell(record, at, value);
    }
    const cell = (name: string): string | undefined => cells[columns.indexOf(foldHeader(name))]?.trim();
    found.push({ line: line.line, fields: record, variants: [], fault: null, sources, cell });
  };
  const setCell = (record: RawFields<Name>, at: number, value: string) => {
    const field = fields[at];
    if (!field) return;
    const known = record[field];
    if (known === undefined) record[field] = units[at]?.(value) ?? value;
    else if (listed.has(field)) record[field] = `${known}|${value}`;
  };
  const parseEach = (lines: readonly Line[]): (string[] | null)[] => {
    if (lines.length === 0) return [];
    try {
      const parsed = parseText(lines.map((line) => line.text).join('\n'), delimiter);
      // A stray quote may have joined a line with the next one.
      if (parsed.length === lines.length && parsed.every(fits)) return parsed;
    } catch {
      // One of the lines has an unclosed quote.
    }
    return lines.map((line) => cellsOf(line.text, delimiter));
  };
  const flush = () => {
    const lines = batch;
    batch = [];
    const known = lines.map((line) => simpleCells(line.text, delimiter));
    const parsed = parseEach(lines.filter((_, at) => known[at] === null));
    for (const [at, line] of lines.entries()) {
      const cells = known[at] ?? parsed.shift() ?? null;
      if (cells) build(line, cells);
      else refuse(line, '', line.text, 'a quote is not closed');
    }
  };
  const standsAlone = (line: Line) => !line.isCut && hasEvenQuotes(line.text) && fits(cellsOf(line.text, delimiter));

  const giveUp = () => {
    const [first, ...others] = open;
    open = [];
    openLength = 0;
    if (!first) return;
    flush();
    // The rest of a broken record is not reported; another broken record is.
    const isOther = first.text.split(delimiter).length === columns.length;
    if (!isResuming || isOther) refuse(first, '', first.text, 'a quote is not closed');
    isResuming = true;
    for (const line of others) take(line);
  };
  const join = (line: Line) => {
    if (columns.length > 2 && standsAlone(line)) {
      giveUp();
      take(line);
      return;
    }
    open.push(line);
    openLength += line.text.length;
    const isTooLong = line.isCut || open.length > maxJoinedLines || openLength > maxJoinedLength;
    if (!isTooLong && hasEvenQuotes(line.text)) return;
    const [first] = open;
    const text = open.map((part) => part.text).join('\n');
    const cells = cellsOf(text, delimiter, true);
    if (isTooLong || !first || cells === null) return giveUp();
    open = [];
    openLength = 0;
    isResuming = false;
    if (text.includes('\0')) refuseNul({ ...first, text });
    else collect({ ...first, text });
  };
  const refuseCut = (line: Line) => {
    flush();
    const cells = cellsOf(line.text, delimiter) ?? cellsOf(`${line.text}"`, delimiter) ?? [];
    refuse(line, columns[cells.length - 1] ?? '', cells.at(-1) ?? line.text, 'field is too long');
  };
  const isRecord = (line: Line) => hasEvenQuotes(line.text) || fits(cellsOf(line.text, delimiter));
  const take = (line: Line) => {
    if (open.length > 0) return join(line);
    if (line.text.trim() === '') return;
    if (line.text === header) return note(line, 'header', excerpt(header), 'repeats the header line and is skipped');
    if (isResuming && !standsAlone(line)) return tryToOpen(line);
    isResuming = false;
    if (line.isCut) return refuseCut(line);
    if (line.text.includes('\0')) return refuseNul(line);
    if (isRecord(line)) return collect(line);
    open = [line];
    openLength = line.text.length;
  };
  // After a broken record, a line is its rest, unless it is another broken record or begins a valid one of several
  // lines.
  const tryToOpen = (line: Line) => {
    if (line.isCut && line.text.includes(delimiter)) return refuseCut(line);
    if (line.isCut) return;
    if (hasEvenQuotes(line.text)) {
      if (line.text.split(delimiter).length >= columns.length) collect(line);
      return;
    }
    open = [line];
    openLength = line.text.length;
  };
  const collect = (line: Line) => {
    batch.push(line);
    if (batch.length >= batchSize) flush();
  };
  const refuseNul = (line: Line) => {
    flush();
    refuse(line, columnWithNul(line.text), line.text, 'contains a NUL character');
  };
  const columnWithNul = (text: string) =>
    columns[(cellsOf(text, delimiter) ?? []).findIndex((cell) => cell.includes('\0'))] ?? '';
  const note = ({ line }: Line, field: string, value: string, reason: string) => {
    if (!notes.some((known) => known.reason === reason)) notes.push({ line, field, value, reason });
  };
  const readHeader = (line: Line) => {
    if (line.text.trim() === '' || isHelpLine(line.text)) return;
    const split = splitHeader(line.text);
    delimiter = split.delimiter;
    header = line.text;
    width = split.columns.length;
    columns = split.columns.slice(0, split.columns.findLastIndex((column) => column !== '') + 1);
    fields = fieldsOfColumns(columns);
    sources = Object.fromEntries(
      columns
        .flatMap((_, at) => (fields[at] ? [[fields[at], `column "${split.headers[at]}"`] as const] : []))
        .toReversed(),
    );
    units = columns.map((column, at) => partsReader(column) ?? unitOf(fields[at] ?? '', column.replaceAll('_', ' ')));
    for (const field of needed) {
      if (!fields.includes(field)) throw new FeedRefused(`The header line has no column for the ${field}`);
    }
    const twice = twiceIn(columns);
    if (twice.length > 0)
      note(line, 'header', twice.join(', '), 'is the name of several columns; the first non-empty one is used');
  };
  /** In some tables the rows end in a separator but the header does not. */
  const measure = (line: Line) => {
    const cells = cellsOf(line.text, delimiter);
    if (cells?.length === columns.length + 1 && cells.at(-1)?.trim() === '') width = Math.max(width, cells.length);
    isMeasured = true;
  };
  const takeAll = (lines: Line[]) => {
    for (const line of lines) {
      if (columns.length === 0) {
        readHeader(line);
        continue;
      }
      if (!isMeasured) measure(line);
      take(line);
    }
  };
  /** `last` is a line without a line break, which may mean that the table was cut. */
  const refuseCutEnd = (last: Line | undefined) => {
    const [first] = open;
    const isStray = first?.text.split(delimiter).length === columns.length;
    const isInQuotes = first !== undefined && (last !== undefined || !isStray);
    const cells = last && open.length === 0 ? cellsOf(last.text, delimiter) : null;
    const isShort = cells !== null && columns.length > 0 && last?.text !== header && cells.length < columns.length;
    const line = (first ?? last)?.line ?? 0;
    if (isInQuotes || isShort) throw new FeedRefused(`Line ${line}: the feed ends inside a record`);
  };
  const drain = () => {
    flush();
    const records = found;
    found = [];
    return records;
  };

  return {
    write: (text) => {
      takeAll(splitter.write(text));
      return drain();
    },
    end: () => {
      const rest = splitter.end();
      takeAll(rest);
      refuseCutEnd(rest.at(-1));
      while (open.length > 0) giveUp();
      return drain();
    },
    notes: () => {
      const pending = notes;
      notes = [];
      return pending;
    },
  };
};
