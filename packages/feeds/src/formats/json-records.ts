import { FeedRefused } from '../feed-refused.ts';
import { excerpt, maxFieldLength, type RawRecord, type RecordReader } from '../raw-record.ts';
import { jsonSplitter } from './json-splitter.ts';
import { lineSplitter } from './lines.ts';

const maxRecordLength = 20 * maxFieldLength;

/** Builds a record from one parsed value of any type. */
export type BuildRecord = (value: unknown, line: number) => RawRecord;

const plainValue = /^\s*:\s*(?:"([^"\\]{1,200})"|(\d{1,30})\b)/;
const longestValue = 300;

/** Returns the first plain value after one of these names in a broken record. A wrong id matches no product. */
const valueIn = (text: string, names: readonly string[]): string | undefined => {
  for (const name of names) {
    const key = JSON.stringify(name);
    const at = text.indexOf(key);
    const from = at + key.length;
    const value = at < 0 ? null : plainValue.exec(text.slice(from, from + longestValue));
    if (value) return value[1] ?? value[2];
  }
  return undefined;
};

/** Builds a fault for a broken record, with its id if readable. */
const refuser =
  (idNames: readonly string[]) =>
  (line: number, text: string, reason: string): RawRecord => {
    const id = valueIn(text, idNames);
    return {
      line,
      fields: id === undefined ? {} : { id },
      variants: [],
      fault: { field: '', value: excerpt(text), reason },
    };
  };
type Refuse = ReturnType<typeof refuser>;

const notJson = (error: unknown): string =>
  `not well-formed JSON: ${(error instanceof Error ? error.message : String(error)).slice(0, 150)}`;

const parse = (text: string, line: number, build: BuildRecord, refused: Refuse): RawRecord => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused(line, text, notJson(error));
  }
  return build(value, line);
};

/**
 * Reads the elements of the arrays at `path` of a JSON document as records. The path consists of property names and is
 * empty if the document is the array. A broken element is one fault. Throws FeedRefused if the document is cut short or
 * has no such array. `idNames` are properties that may hold the id of a broken record, likeliest first.
 */
export const jsonRecords = (
  path: readonly string[],
  build: BuildRecord,
  idNames: readonly string[] = [],
): RecordReader => {
  const refused = refuser(idNames);
  const splitter = jsonSplitter(path, maxRecordLength);
  const read = (pieces: ReturnType<typeof splitter.write>): RawRecord[] =>
    pieces.map(({ text, line, fault }) =>
      fault === null
        ? parse(text, line, build, refused)
        : refused(line, text, fault === tooLong ? fault : notJson(fault)),
    );
  return {
    write: (text) => read(splitter.write(text)),
    end: () => {
      const records = read(splitter.end());
      if (!splitter.hasFound()) throw new FeedRefused(`This JSON has no array '${path.join('.')}'`);
      return records;
    },
  };
};

const tooLong = 'record is too long';

/**
 * Reads JSON Lines: one record per line. A broken line is one fault; a cut last line rejects the feed. `idNames` as in
 * `jsonRecords`.
 */
export const jsonLineRecords = (build: BuildRecord, idNames: readonly string[] = []): RecordReader => {
  const refused = refuser(idNames);
  const splitter = lineSplitter();
  const read = (lines: ReturnType<typeof splitter.write>): RawRecord[] =>
    lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ line, text, isCut }) => (isCut ? refused(line, text, tooLong) : parse(text, line, build, refused)));
  return {
    write: (text) => read(splitter.write(text)),
    end: () => {
      const records = read(splitter.end());
      const [cut] = records.filter(({ fault }) => fault !== null);
      if (cut) throw new FeedRefused(`Line ${cut.line}: the feed ends inside a record`);
      return records;
    },
  };
};
