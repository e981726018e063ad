import type { RecordReader } from '../raw-record.ts';
import { fieldsByHeader, namesOf } from './columns.ts';
import { tableRecords } from './table-records.ts';

/** Columns that identify an Awin table. */
export const isAwin = (columns: readonly string[]): boolean =>
  columns.includes('aw_product_id') || (columns.includes('aw_deep_link') && columns.includes('search_price'));

/** Reads Awin's product table. Links are its commission links, which shoppers follow. */
export const awinRecords = (): RecordReader =>
  tableRecords((columns) => fieldsByHeader(namesOf('awin'), columns), ['id', 'name']);
