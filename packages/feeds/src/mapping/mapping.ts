import { isRecord } from '../profile/is-record.ts';
import { type FieldName, fieldNames } from '../raw-record.ts';

/**
 * Our field -> the path of its value, or several paths of which the first non-empty one counts; `=EUR` is a literal
 * value.
 */
export type FieldPaths = Readonly<Partial<Record<FieldName, string | readonly string[]>>>;

/**
 * Locates the records of a feed, and our fields in each record. `records` is the repeating element in XML or the path
 * of the array in JSON; JSON documents that are an array, JSON Lines and tables need none. Paths name properties,
 * elements, `@attributes` or columns: `price.amount`, `attributes[name=color].value`. Variant paths are relative to a
 * variant.
 */
export type FeedMapping = {
  readonly records?: string;
  readonly fields: FieldPaths;
  readonly variants?: { readonly records: string; readonly fields: FieldPaths };
};

const known: ReadonlySet<string> = new Set(fieldNames);

const isPath = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const readFields = (value: unknown, place: string): FieldPaths | string => {
  if (!isRecord(value)) return `${place} is not an object`;
  for (const [name, path] of Object.entries(value)) {
    if (!known.has(name)) return `${name} is not a field; use one of ${fieldNames.join(', ')}`;
    const isGood = Array.isArray(path) ? path.length > 0 && path.every(isPath) : isPath(path);
    if (!isGood) return `${place}.${name} is not a path`;
  }
  return value as FieldPaths;
};

/** Validates a mapping of unknown origin. Returns the reason as a string if it is invalid. */
export const readMapping = (value: unknown): FeedMapping | string => {
  if (!isRecord(value)) return 'it is not an object like {"fields": {"id": "sku", "name": "title"}}';
  const unknown = Object.keys(value).find((name) => !['records', 'fields', 'variants'].includes(name));
  if (unknown !== undefined) return `unknown key '${unknown}'; use records, fields or variants`;
  const { records, fields, variants } = value;
  if (records !== undefined && typeof records !== 'string') return 'records is not a path';
  const own = readFields(fields, 'fields');
  if (typeof own === 'string') return own;
  const base = records === undefined ? { fields: own } : { records, fields: own };
  if (variants === undefined) return base;
  if (!isRecord(variants) || !isPath(variants.records)) return 'variants.records is not a path';
  const nested = readFields(variants.fields, 'variants.fields');
  if (typeof nested === 'string') return nested;
  return { ...base, variants: { records: String(variants.records), fields: nested } };
};

export const pathsOf = (paths: string | readonly string[] | undefined): readonly string[] =>
  typeof paths === 'string' ? [paths] : (paths ?? []);
