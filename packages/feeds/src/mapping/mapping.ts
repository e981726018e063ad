import { isRecord } from '../profile/is-record.ts';
import { type FieldName, fieldNames } from '../raw-record.ts';

/** Our field -> the path of its value, or several of which the first filled one counts; `=EUR` is a value itself. */
export type FieldPaths = Readonly<Partial<Record<FieldName, string | readonly string[]>>>;

/**
 * Where the records of a feed lie, and where each of them tells our fields. `records` is the repeating element of XML or
 * the path of the array in JSON; a document that is an array, JSON Lines and tables need none. Paths name properties,
 * elements, `@attributes` or columns: `price.amount`, `attributes[name=color].value`. Paths of variants begin at a variant.
 */
export type FeedMapping = {
  readonly records?: string;
  readonly fields: FieldPaths;
  readonly variants?: { readonly records: string; readonly fields: FieldPaths };
};

const known: ReadonlySet<string> = new Set(fieldNames);

const isPath = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const readFields = (value: unknown, place: string): FieldPaths | string => {
  if (!isRecord(value)) return `${place} is no object`;
  for (const [name, path] of Object.entries(value)) {
    if (!known.has(name)) return `${name} is none of our fields: ${fieldNames.join(', ')}`;
    const isGood = Array.isArray(path) ? path.length > 0 && path.every(isPath) : isPath(path);
    if (!isGood) return `${place}.${name} is no path`;
  }
  return value as FieldPaths;
};

/** A mapping of unknown origin, or in words why it is none. */
export const readMapping = (value: unknown): FeedMapping | string => {
  if (!isRecord(value)) return 'it is no object like {"fields": {"id": "sku", "name": "title"}}';
  const unknown = Object.keys(value).find((name) => !['records', 'fields', 'variants'].includes(name));
  if (unknown !== undefined) return `'${unknown}' is neither records, fields nor variants`;
  const { records, fields, variants } = value;
  if (records !== undefined && typeof records !== 'string') return 'records is no path';
  const own = readFields(fields, 'fields');
  if (typeof own === 'string') return own;
  const base = records === undefined ? { fields: own } : { records, fields: own };
  if (variants === undefined) return base;
  if (!isRecord(variants) || !isPath(variants.records)) return 'variants.records is no path';
  const nested = readFields(variants.fields, 'variants.fields');
  if (typeof nested === 'string') return nested;
  return { ...base, variants: { records: String(variants.records), fields: nested } };
};

export const pathsOf = (paths: string | readonly string[] | undefined): readonly string[] =>
  typeof paths === 'string' ? [paths] : (paths ?? []);
