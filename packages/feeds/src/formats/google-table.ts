import type { RecordReader } from '../raw-record.ts';
import { googleFields } from './google-fields.ts';
import { tableRecords } from './table-records.ts';

/** Google Merchant's table of products, separated by tabs or commas. */
export const googleTableRecords = (): RecordReader =>
  tableRecords(
    (columns) => columns.map((column, at) => (columns.indexOf(column) === at ? googleFields[column] : undefined)),
    ['id', 'name'],
  );
