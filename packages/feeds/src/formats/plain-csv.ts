import { FeedRefused } from '../feed-refused.ts';
import { type FieldPaths, pathsOf } from '../mapping/mapping.ts';
import { templateReader } from '../mapping/template.ts';
import { type FieldName, fieldNames, type RawRecord, type RecordReader } from '../raw-record.ts';
import { attributeReader } from './attribute-columns.ts';
import { headerLine, splitHeader } from './cells.ts';
import { fieldsByHeader, type HeaderNames } from './columns.ts';
import { headerNames } from './header-names.ts';
import { foldHeader, tableRecords } from './table-records.ts';

const fieldOf = new Map<string, FieldName>();
for (const field of fieldNames) {
  for (const header of headerNames[field]) if (!fieldOf.has(header)) fieldOf.set(header, field);
}

/** Returns the field for a header normalized by `splitHeader`, or undefined. */
export const fieldOfHeader = (header: string): FieldName | undefined => fieldOf.get(header);

/** Returns the columns of a table, and the fields with a known header. */
export const knownColumns = (head: string) => {
  const { columns } = splitHeader(headerLine(head));
  const fields = new Map<string, FieldName>();
  for (const [at, field] of fieldsByHeader(headerNames, columns).entries()) {
    if (field) fields.set(columns[at] ?? '', field);
  }
  return { columns: new Set(columns), fields };
};

/** Assigns fields by a mapping. If it names several columns for a field, the first non-empty one counts. */
const byMapping = (columns: readonly string[], map: FieldPaths): (FieldName | undefined)[] => {
  const wanted = new Map<string, FieldName>();
  for (const field of fieldNames) {
    for (const header of pathsOf(map[field])) {
      if (header.startsWith('=')) continue;
      if (!columns.includes(foldHeader(header))) {
        throw new FeedRefused(`The table has no column '${header}' for ${field}`);
      }
      const other = wanted.get(foldHeader(header));
      if (other) throw new FeedRefused(`The column '${header}' cannot be both ${other} and ${field}`);
      wanted.set(foldHeader(header), field);
    }
  }
  return columns.map((column) => wanted.get(column));
};

const neededColumns = ['id', 'name'] as const satisfies FieldName[];

/** Returns whether a mapping sets a field without a column of its own. */
const isFixed = (map: FieldPaths, field: FieldName): boolean =>
  pathsOf(map[field]).some((path) => path.startsWith('='));

/**
 * Returns the known headers except those of fields that the mapping sets for all rows, so that columns do not override
 * it.
 */
export const headersBeside = (map: FieldPaths): HeaderNames =>
  Object.fromEntries(
    Object.entries(headerNames).filter(([field]) => {
      const paths = pathsOf(map[field as FieldName]);
      return paths.length === 0 || paths.some((path) => !path.startsWith('='));
    }),
  );

/**
 * Reads a table with a header line, by the mapping or else by known headers. `onUnread` receives the unknown headers,
 * if any; their columns are skipped.
 */
export const plainCsvRecords = (
  map: FieldPaths = {},
  onUnread?: (headers: readonly string[]) => void,
  names: HeaderNames = headerNames,
): RecordReader => {
  let withAttributes: ReturnType<typeof attributeReader> = null;
  const table = withValues(
    tableRecords(
      (columns) => {
        withAttributes = attributeReader(columns);
        const found = fieldsByHeader(names, columns, byMapping(columns, map));
        const unread = columns.filter((column, at) => column !== '' && !found[at] && !fieldOf.has(column));
        if (unread.length > 0) onUnread?.(unread);
        return found;
      },
      neededColumns.filter((field) => !isFixed(map, field)),
    ),
    map,
  );
  const withFields = (records: RawRecord[]): RawRecord[] => (withAttributes ? records.map(withAttributes) : records);
  return { ...table, write: (text) => withFields(table.write(text)), end: () => withFields(table.end()) };
};

const cellReader =
  (name: string) =>
  ({ cell }: RawRecord): string =>
    cell?.(name) ?? '';

/** Adds the values that the mapping sets for all records: `=EUR`, or `={brand} {model}` filled from columns. */
const withValues = (reader: RecordReader, map: FieldPaths): RecordReader => {
  const values = fieldNames.flatMap((field) => {
    const value = pathsOf(map[field]).find((path) => path.startsWith('='));
    return value === undefined ? [] : [[field, templateReader(value.slice(1), cellReader)] as const];
  });
  if (values.length === 0) return reader;
  const fill = (record: RawRecord): RawRecord => {
    const filled = values.map(([field, read]) => [field, read(record)] as const).filter(([, text]) => text !== '');
    return { ...record, fields: { ...Object.fromEntries(filled), ...record.fields } };
  };
  return { ...reader, write: (text) => reader.write(text).map(fill), end: () => reader.end().map(fill) };
};
