import { FeedRefused } from '../feed-refused.ts';
import { type FieldName, fieldNames, type RecordReader } from '../raw-record.ts';
import { fieldsByHeader } from './columns.ts';
import { headerNames } from './header-names.ts';
import { tableRecords } from './table-records.ts';

/** Our field -> the column's header in the feed, for headers that the room does not know by itself. */
export type ColumnMap = Partial<Record<FieldName, string>>;

/** `splitHeader`'s spelling of a header. */
const fold = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const fieldOf = new Map<string, FieldName>();
for (const field of fieldNames) {
  for (const header of headerNames[field]) if (!fieldOf.has(header)) fieldOf.set(header, field);
}

/** The field that a column of this header holds, or undefined. Takes headers as `splitHeader` gives them. */
export const fieldOfHeader = (header: string): FieldName | undefined => fieldOf.get(header);

/** The columns that ops named. */
const byColumnMap = (columns: readonly string[], map: ColumnMap): (FieldName | undefined)[] => {
  const wanted = new Map<number, FieldName>();
  for (const field of fieldNames) {
    const header = map[field];
    if (header === undefined) continue;
    const at = columns.indexOf(fold(header));
    if (at < 0) throw new FeedRefused(`The table has no column '${header}' for ${field}`);
    wanted.set(at, field);
  }
  return columns.map((_, at) => wanted.get(at));
};

/**
 * A table with a header line; columns go by their known names, or by the map where there is one. `onUnread` is told the
 * headers that nobody knows, where there are any: their columns are left out.
 */
export const plainCsvRecords = (map: ColumnMap = {}, onUnread?: (headers: readonly string[]) => void): RecordReader =>
  tableRecords(
    (columns) => {
      const found = fieldsByHeader(headerNames, columns, byColumnMap(columns, map));
      const unread = columns.filter((column, at) => column !== '' && !found[at] && !fieldOf.has(column));
      if (unread.length > 0) onUnread?.(unread);
      return found;
    },
    ['id', 'name'],
  );
