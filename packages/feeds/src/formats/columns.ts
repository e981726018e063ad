import { type FieldName, fieldNames } from '../raw-record.ts';
import { rowsOf } from '../words/table.ts';
import { withoutParts } from './shipping-parts.ts';

/** The headers of each field, best first, normalized by `splitHeader`. */
export type HeaderNames = Readonly<Partial<Record<FieldName, readonly string[]>>>;

const known: ReadonlyMap<string, FieldName> = new Map(fieldNames.map((field) => [field, field]));

const readNames = (): ReadonlyMap<string, HeaderNames> => {
  const formats = new Map<string, Partial<Record<FieldName, readonly string[]>>>();
  for (const [format = '', name = '', list = ''] of rowsOf('formats/format-names.tsv')) {
    const field = known.get(name);
    if (field === undefined) throw new Error(`The table of formats has the unknown field '${name}'`);
    formats.set(format, { ...formats.get(format), [field]: list.split(' | ') });
  }
  return formats;
};

const formats = readNames();

/**
 * Returns what a format of `format-names.tsv` calls our fields: headers, elements or paths of properties. Of two fields with
 * one header, the earlier one takes it.
 */
export const namesOf = (format: string): HeaderNames => {
  const names = formats.get(format);
  if (names === undefined) throw new Error(`The table of formats has no '${format}'`);
  return names;
};

/** The headers of any table: an SKU is the id of a table without an id. */
export const headerNames = namesOf('common');

/** Returns the field of each name of a format. */
export const fieldsOf = (format: string): Readonly<Record<string, FieldName>> => {
  const fields: Record<string, FieldName> = Object.create(null);
  for (const [field, names] of Object.entries(namesOf(format)) as [FieldName, readonly string[]][])
    for (const name of names) fields[name] ??= field;
  return fields;
};

/**
 * Assigns a field to each column. Each field takes its best header that no earlier field took, with all columns of that
 * header.
 */
export const fieldsByHeader = (
  names: HeaderNames,
  tableColumns: readonly string[],
  given: readonly (FieldName | undefined)[] = [],
): (FieldName | undefined)[] => {
  const columns = tableColumns.map(withoutParts);
  const fields = columns.map((_, at) => given[at]);
  for (const [field, headers] of Object.entries(names) as [FieldName, readonly string[]][]) {
    if (given.includes(field)) continue;
    const best = headers.find((header) => columns.some((column, at) => column === header && fields[at] === undefined));
    if (best === undefined) continue;
    for (const [at, column] of columns.entries()) if (column === best) fields[at] ??= field;
  }
  return fields;
};
