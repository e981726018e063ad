import { FeedRefused } from '../feed-refused.ts';
import { type FieldPaths, pathsOf } from '../mapping/mapping.ts';
import { templateReader } from '../mapping/template.ts';
import { unitOf } from '../mapping/units.ts';
import { type FieldName, fieldNames, type RawFields, type RawRecord, type RecordReader } from '../raw-record.ts';
import { headerLine, splitHeader } from './cells.ts';
import { fieldsByHeader, type HeaderNames, headerNames } from './columns.ts';
import { foldHeader, tableRecords } from './table-records.ts';

const fieldOf = new Map<string, FieldName>();
for (const field of fieldNames) {
  for (const header of headerNames[field] ?? []) if (!fieldOf.has(header)) fieldOf.set(header, field);
}

/** Returns the columns of a table, and the fields with a known header. */
export const knownColumns = (head: string) => {
  const { columns } = splitHeader(headerLine(head));
  const fields = new Map<string, FieldName>();
  for (const [at, field] of fieldsByHeader(headerNames, columns).entries()) {
    if (field) fields.set(columns[at] ?? '', field);
  }
  return { columns: new Set(columns), fields };
};

/** Assigns columns to the fields that a mapping reads from one column each. Throws FeedRefused for an unknown column. */
const byMapping = (columns: readonly string[], map: FieldPaths): (FieldName | undefined)[] => {
  for (const field of fieldNames) {
    const missing = pathsOf(map[field]).find((path) => !path.startsWith('=') && !columns.includes(foldHeader(path)));
    if (missing !== undefined) throw new FeedRefused(`The table has no column '${missing}' for ${field}`);
  }
  return columns.map((column) =>
    fieldNames.find((field) => isOwnColumn(map, field) && foldHeader(String(pathsOf(map[field])[0])) === column),
  );
};

const neededColumns = ['id', 'name'] as const satisfies FieldName[];

/** Returns whether a mapping reads a field from a single column, which no field before it is read from. */
const isOwnColumn = (map: FieldPaths, field: FieldName): boolean => {
  const [path, ...others] = pathsOf(map[field]);
  if (path === undefined || others.length > 0 || path.startsWith('=')) return false;
  // The address stays the link where it is the id as well.
  if (field === 'id' && fieldOf.get(foldHeader(path)) === 'link') return false;
  const first = fieldNames.find((one) => {
    const [own, ...rest] = pathsOf(map[one]);
    return rest.length === 0 && own !== undefined && foldHeader(own) === foldHeader(path);
  });
  return first === field;
};

/** Returns the known headers of the fields that the mapping leaves open. */
export const headersBeside = (map: FieldPaths): HeaderNames =>
  Object.fromEntries(Object.entries(headerNames).filter(([field]) => map[field as FieldName] === undefined));

/**
 * Reads a table with a header line, by the mapping or else by known headers. `onUnread` receives the unknown headers,
 * if any; their columns are skipped.
 */
export const plainCsvRecords = (
  map: FieldPaths = {},
  onUnread?: (headers: readonly string[]) => void,
  names: HeaderNames = headerNames,
): RecordReader => {
  return withValues(
    tableRecords(
      (columns) => {
        const found = fieldsByHeader(names, columns, byMapping(columns, map));
        const unread = columns.filter((column, at) => column !== '' && !found[at] && !fieldOf.has(column));
        if (unread.length > 0) onUnread?.(unread);
        return found;
      },
      neededColumns.filter((field) => map[field] === undefined || isOwnColumn(map, field)),
    ),
    map,
  );
};

const cellReader =
  (name: string) =>
  ({ cell }: RawRecord): string =>
    cell?.(name) ?? '';

/** Reads one of a field's paths: a column, a literal value, or a template filled from columns. */
const valueReader = (field: FieldName, path: string): ((record: RawRecord) => string) => {
  if (path.startsWith('=')) return templateReader(path.slice(1), cellReader);
  const [read, complete] = [cellReader(path), unitOf(field, path)];
  return (record) => {
    const text = read(record);
    return complete && text !== '' ? complete(text) : text;
  };
};

/**
 * Adds the fields that the mapping does not read from a column of their own: `=EUR`, `={brand} {model}`, a list of columns
 * of which the first filled one counts, and a column that another field has too.
 */
const withValues = (reader: RecordReader, map: FieldPaths): RecordReader => {
  const values = fieldNames.flatMap((field) => {
    const paths = isOwnColumn(map, field) ? [] : pathsOf(map[field]);
    return paths.length === 0 ? [] : [{ field, paths, readers: paths.map((path) => valueReader(field, path)) }];
  });
  if (values.length === 0) return reader;
  const fill = (record: RawRecord): RawRecord => {
    if (record.fault) return record;
    const fields: RawFields = { ...record.fields };
    const sources: { [Name in FieldName]?: string } = { ...record.sources };
    for (const { field, paths, readers } of values) {
      const at = readers.findIndex((read) => read(record) !== '');
      const text = readers[at]?.(record);
      const isFixed = paths[at]?.startsWith('=') === true;
      if (text === undefined || (isFixed && fields[field] !== undefined)) continue;
      fields[field] = text;
      sources[field] = isFixed ? 'the mapping' : `column "${paths[at]}"`;
    }
    return { ...record, fields, sources };
  };
  return { ...reader, write: (text) => reader.write(text).map(fill), end: () => reader.end().map(fill) };
};
