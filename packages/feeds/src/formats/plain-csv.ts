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

/** The field that a column of this header holds, or undefined. Takes headers as `splitHeader` gives them. */
export const fieldOfHeader = (header: string): FieldName | undefined => fieldOf.get(header);

/** The columns of a table, and the fields of those that go by a known name. */
export const knownColumns = (head: string) => {
  const { columns } = splitHeader(headerLine(head));
  const fields = new Map<string, FieldName>();
  for (const [at, field] of fieldsByHeader(headerNames, columns).entries()) {
    if (field) fields.set(columns[at] ?? '', field);
  }
  return { columns: new Set(columns), fields };
};

/** The columns that a mapping names; of several for one field the first filled one counts. */
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

/** Whether a mapping says a field without a column of its own. */
const isSaid = (map: FieldPaths, field: FieldName): boolean => pathsOf(map[field]).some((path) => path.startsWith('='));

/** The headers of fields but those of which a mapping says a value for all rows: a column does not speak against it. */
export const headersBeside = (map: FieldPaths): HeaderNames =>
  Object.fromEntries(
    Object.entries(headerNames).filter(([field]) => {
      const paths = pathsOf(map[field as FieldName]);
      return paths.length === 0 || paths.some((path) => !path.startsWith('='));
    }),
  );

/**
 * A table with a header line; columns go by the mapping where there is one, else by their known names. `onUnread` is told
 * the headers that nobody knows, where there are any: their columns are left out.
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
      neededColumns.filter((field) => !isSaid(map, field)),
    ),
    map,
  );
  const told = (records: RawRecord[]): RawRecord[] => (withAttributes ? records.map(withAttributes) : records);
  return { ...table, write: (text) => told(table.write(text)), end: () => told(table.end()) };
};

const cellReader =
  (name: string) =>
  ({ cell }: RawRecord): string =>
    cell?.(name) ?? '';

/** Gives records what the mapping says of all of them: `=EUR`, or `={brand} {model}` of their columns. */
const withValues = (reader: RecordReader, map: FieldPaths): RecordReader => {
  const values = fieldNames.flatMap((field) => {
    const value = pathsOf(map[field]).find((path) => path.startsWith('='));
    return value === undefined ? [] : [[field, templateReader(value.slice(1), cellReader)] as const];
  });
  if (values.length === 0) return reader;
  const fill = (record: RawRecord): RawRecord => {
    const said = values.map(([field, read]) => [field, read(record)] as const).filter(([, text]) => text !== '');
    return { ...record, fields: { ...Object.fromEntries(said), ...record.fields } };
  };
  return { ...reader, write: (text) => reader.write(text).map(fill), end: () => reader.end().map(fill) };
};
