import type { RawRecord, RecordReader } from '../raw-record.ts';
import { withoutAbsent } from '../words/absent.ts';
import { continued, noVariant } from './continued-rows.ts';

/** Limit of rows that wait for others. Beyond it, rows join only those among which they stand. */
const mostHeld = 20_000;
/** The first rows show whether a table has such rows. */
const mostSampled = 1000;
const mostly = 0.8;
const leastParents = 2;
const separator = /[-_./]/g;
const longestNumber = 60;

/** Returns the longest number of another row by which a number begins: 'A-10' of 'A-10-38'. */
const stemOf = (number: string, known: ReadonlyMap<string, RawRecord>): string | undefined =>
  number.length > longestNumber
    ? undefined
    : [...number.matchAll(separator)]
        .map(({ index }) => number.slice(0, index))
        .toReversed()
        .find((stem) => known.has(stem));

/** Returns whether a row is the product of another one: its name begins the other's, which has an option that it lacks. */
const isParent = ({ fields: parent }: RawRecord, { fields: part }: RawRecord): boolean =>
  parent.name !== undefined &&
  (part.name ?? parent.name).startsWith(parent.name) &&
  (['size', 'color'] as const).some((option) => parent[option] === undefined && part[option] !== undefined);

type Family = { record: RawRecord; parent: RawRecord | undefined };

/** Finds the product's own row of each row among these. */
const familiesOf = (records: readonly RawRecord[], column: string): Family[] => {
  const known = new Map(records.map((record) => [record.cell?.(column) ?? '', record]));
  return records.map((record) => ({ record, parent: known.get(stemOf(record.cell?.(column) ?? '', known) ?? '') }));
};

const join = (rows: readonly RawRecord[], column: string): RawRecord[] => {
  const families = familiesOf(rows.map(withoutAbsent), column);
  const parents = new Set(families.flatMap(({ record, parent }) => (parent && isParent(parent, record) ? parent : [])));
  return families.map(({ record, parent }) => {
    if (parents.has(record)) return { ...record, fields: {}, fault: noVariant };
    if (record.fault || parent === undefined || !parents.has(parent)) return record;
    const product = { ...parent.fields, group_id: parent.cell?.(column) ?? '' };
    const sources = { ...record.sources, group_id: `column "${column}"` };
    const { name: _, ...fields } = record.fields;
    return continued({ ...record, fields, sources }, product, fields.id ?? record.cell?.(column) ?? '');
  });
};

/** Returns whether the numbers of a column show products and their variants. Each row has a number of its own. */
const showsParents = (sample: readonly RawRecord[], column: string): boolean => {
  if (new Set(sample.map(({ cell }) => cell?.(column))).size < mostly * sample.length) return false;
  const parts = familiesOf(sample, column).flatMap(({ record, parent }) => (parent ? [{ record, parent }] : []));
  const fitting = parts.filter(({ record, parent }) => isParent(parent, record));
  const parents = new Set(fitting.map(({ parent }) => parent));
  return parents.size >= leastParents && fitting.length >= mostly * parts.length;
};

/**
 * Wraps a table's reader so that rows join the product's own row, which stands before or after them, if a column shows
 * such rows in `sample`: their numbers and names begin those of others, which have the options that they lack.
 */
export const withParentRows = (
  reader: RecordReader,
  sample: readonly RawRecord[],
  columns: readonly string[],
): RecordReader => {
  if (sample.some(({ fields }) => fields.group_id !== undefined)) return reader;
  const rows = sample.slice(0, mostSampled).map(withoutAbsent);
  const column = columns.find((one) => showsParents(rows, one));
  if (column === undefined) return reader;
  let held: RawRecord[] = [];
  const release = (): RawRecord[] => {
    const all = held;
    held = [];
    return join(all, column);
  };
  return {
    ...reader,
    write: (text) => {
      held.push(...reader.write(text));
      return held.length > mostHeld ? release() : [];
    },
    end: () => {
      held.push(...reader.end());
      return release();
    },
  };
};
