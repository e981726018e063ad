import { FeedRefused } from '../feed-refused.ts';
import { type BuildRecord, jsonLineRecords, jsonRecords } from '../formats/json-records.ts';
import { tableRecords } from '../formats/table-records.ts';
import { isRecord } from '../profile/is-record.ts';
import type { RecordReader } from '../raw-record.ts';
import { arraysIn, elementsIn } from './find-records.ts';
import { fieldsNamed } from './names.ts';
import { xmlValueRecords } from './xml-values.ts';

/** A kind of text whose records may have unknown names. */
export type TextKind = 'xml' | 'json' | 'json-lines' | 'plain-csv';

/** Number of characters sampled before the meaning of records is decided. */
export const sampleLength = 262_144;
const mostSamples = 300;
const mostCandidates = 5;

/** Returns the reader of a kind for records at a path. `idNames` are names that may hold the id of a broken record. */
export const valueRecords = (
  kind: TextKind,
  records: string | null,
  build: BuildRecord,
  idNames: readonly string[] = [],
): RecordReader => {
  if (kind === 'xml') return xmlValueRecords(records ?? 'item', build);
  if (kind === 'json-lines') return jsonLineRecords(build, idNames);
  return jsonRecords(
    (records ?? '').split('.').filter((step) => step !== ''),
    build,
    idNames,
  );
};

/** Returns where the records may be, likeliest first; null if the kind leaves no choice. */
const candidatesIn = (kind: TextKind, head: string): (string | null)[] => {
  if (kind === 'json-lines' || kind === 'plain-csv') return [null];
  const found = kind === 'xml' ? elementsIn(head) : arraysIn(head);
  return found.slice(0, mostCandidates).map((path) => (path === '' ? null : path));
};

const valuesIn = (kind: TextKind, head: string, records: string | null): unknown[] => {
  const values: unknown[] = [];
  const collect: BuildRecord = (value, line) => {
    if (values.length < mostSamples) values.push(value);
    return { line, fields: {}, variants: [], fault: null };
  };
  try {
    if (kind === 'plain-csv') {
      for (const { fields } of tableRecords((columns) => [...columns], []).write(head)) values.push(fields);
    } else {
      const reader = valueRecords(kind, records, collect);
      const read = reader.write(`${head}\n`);
      // Broken XML was built only partly, so such records are dropped.
      if (kind === 'xml') return values.filter((_, at) => read[at]?.fault === null);
      reader.end();
    }
  } catch (error) {
    // The reader of the whole feed reports the same error.
    if (!(error instanceof FeedRefused)) throw error;
  }
  return values.slice(0, mostSamples);
};

/** Samples the first records of a text with unknown names, for each path where its records may be. */
export const samplesIn = (kind: TextKind, head: string): { records: string | null; values: unknown[] }[] =>
  candidatesIn(kind, head)
    .map((records) => ({ records, values: valuesIn(kind, head, records) }))
    .filter(({ values }) => values.length > 0);

/** Samples the first records at the path that a mapping names. */
export const samplesAt = (kind: TextKind, head: string, records: string | null): unknown[] =>
  valuesIn(kind, head, records);

/** Returns whether a JSON value is a product, not a document that contains some. */
const isProduct = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  const fields = Object.keys(value).flatMap((key) => fieldsNamed(key).fields[0] ?? []);
  return fields.includes('name') && (['id', 'link', 'price'] as const).some((field) => fields.includes(field));
};

/** Returns whether a JSON text has one record per line. */
export const isJsonLines = (head: string): boolean => {
  const text = head.trimStart();
  if (!text.startsWith('{')) return false;
  const end = text.search(/[\r\n]/);
  const rest = end < 0 ? '' : text.slice(end).trimStart();
  try {
    const first: unknown = JSON.parse(end < 0 ? text : text.slice(0, end));
    return rest === '' ? isProduct(first) : rest.startsWith('{');
  } catch {
    return false;
  }
};
