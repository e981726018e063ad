import { FeedRefused } from '../feed-refused.ts';
import { excerpt, maxFieldLength, type RawFields, type RawRecord, type RecordReader } from '../raw-record.ts';
import { cellsOf, hasEvenQuotes, parseText, simpleCells, splitHeader } from './cells.ts';
import { type Line, lineSplitter } from './lines.ts';

const maxJoinedLines = 2_000;
const maxJoinedLength = 10 * maxFieldLength;
const batchSize = 500;

/**
 * Reads a table with a header line, which must have the `needed` columns. An unclosed quote would swallow the rest of
 * the feed, so lines are put together here, and parsed in batches where they take a parser: the broken
 * record is refused and reading goes on at the next line that is a record.
 */
export const tableRecords = <Name extends string>(
  fieldsOfColumns: (columns: readonly string[]) => (Name | undefined)[],
  needed: readonly Name[],
): RecordReader<Name> => {
  const splitter = lineSplitter();
  let delimiter = ',';
  let columns: string[] = [];
  let fields: (Name | undefined)[] = [];
  let found: RawRecord<Name>[] = [];
  let batch: Line[] = [];
  let open: Line[] = [];
  let openLength = 0;
  let isResuming = false;

  const refuse = (line: Line, field: string, value: string, reason: string) => {
    found.push({ line: line.line, fields: {}, variants: [], fault: { field, value: excerpt(value), reason } });
  };
  const build = (line: Line, cells: readonly string[]) => {
    if (cells.length !== columns.length) {
      refuse(line, '', line.text, `has ${cells.length} columns, the header has ${columns.length}`);
      return;
    }
    const record: RawFields<Name> = {};
    for (let at = 0; at < cells.length; at += 1) {
      const value = (cells[at] ?? '').trim();
      const field = fields[at];
      if (value.length > maxFieldLength) return refuse(line, columns[at] ?? '', value, 'field is too long');
      if (field && value !== '') record[field] = value;
    }
    found.push({ line: line.line, fields: record, variants: [], fault: null });
  };
  const parseEach = (lines: readonly Line[]): (string[] | null)[] => {
    if (lines.length === 0) return [];
    try {
      const parsed = parseText(lines.map((line) => line.text).join('\n'), delimiter);
      // A stray quote in one line may have joined it with the next one.
      if (parsed.length === lines.length && parsed.every((cells) => cells.length === columns.length)) return parsed;
    } catch {
      // One of them has a quote that is not closed.
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
  const standsAlone = (line: Line) =>
    !line.isCut && hasEvenQuotes(line.text) && cellsOf(line.text, delimiter)?.length === columns.length;

  const giveUp = () => {
    const [first, ...others] = open;
    open = [];
    openLength = 0;
    if (!first) return;
    flush();
    // Behind a broken record its own rest is not reported, another broken record is.
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
    if (isTooLong || !first || cellsOf(text, delimiter, true)?.length !== columns.length) return giveUp();
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
  const isRecord = (line: Line) => hasEvenQuotes(line.text) || cellsOf(line.text, delimiter)?.length === columns.length;
  const take = (line: Line) => {
    if (open.length > 0) return join(line);
    if (line.text.trim() === '') return;
    if (isResuming && !standsAlone(line)) return tryToOpen(line);
    isResuming = false;
    if (line.isCut) return refuseCut(line);
    if (line.text.includes('\0')) return refuseNul(line);
    if (isRecord(line)) return collect(line);
    open = [line];
    openLength = line.text.length;
  };
  // Behind a broken record: the rest of it, unless it begins a good record of several lines.
  const tryToOpen = (line: Line) => {
    if (line.isCut || hasEvenQuotes(line.text)) return;
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
  const readHeader = (line: Line) => {
    if (line.text.trim() === '') return;
    ({ delimiter, columns } = splitHeader(line.text));
    fields = fieldsOfColumns(columns);
    for (const field of needed) {
      if (!fields.includes(field)) throw new FeedRefused(`The header line has no column for the ${field}`);
    }
  };
  const takeAll = (lines: Line[]) => {
    for (const line of lines) {
      if (columns.length === 0) readHeader(line);
      else take(line);
    }
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
      takeAll(splitter.end());
      while (open.length > 0) giveUp();
      return drain();
    },
  };
};
