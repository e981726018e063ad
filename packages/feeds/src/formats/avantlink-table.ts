import type { RawFields, RawRecord, RecordReader } from '../raw-record.ts';
import { categoryLevels, descriptions, pictures, productFields, variantFields } from './avantlink.ts';
import { tableRecords } from './table-records.ts';

/** Returns whether a table, separated by commas, tabs or pipes, has AvantLink's columns. */
export const isAvantlinkTable = (columns: readonly string[]): boolean =>
  ['sku', 'product_name', 'buy_link'].every((name) => columns.includes(name));

const variant = /<variant>(.*?)<\/variant>/gis;
const element = /<(\w+)>([^<]*)<\/\1>/g;

/** Reads the variants that one cell holds as XML. */
const variantsIn = (cell: string): RawFields[] =>
  [...cell.matchAll(variant)].map(([, inner = '']) => {
    const fields: RawFields = {};
    for (const [, name = '', text = ''] of inner.matchAll(element)) {
      const field = variantFields[name.toLowerCase()];
      const value = text.trim();
      if (field && value !== '') fields[field] ??= value;
    }
    return fields;
  });

const whole = (record: RawRecord): RawRecord => {
  const { cell, fields } = record;
  if (record.fault || !cell) return record;
  const valuesOf = (names: readonly string[]): string[] => names.map((name) => cell(name)?.trim() ?? '');
  const own: RawFields = { ...fields };
  if (/^0*[.,]?0*$/.test(own.price ?? '')) delete own.price;
  own.category = valuesOf(categoryLevels).filter(Boolean).join(' > ');
  own.image = valuesOf(pictures).find(Boolean) ?? '';
  [own.description = '', own.summary = ''] = valuesOf(descriptions).filter(Boolean);
  return { ...record, fields: own, variants: variantsIn(cell('variants_xml') ?? '') };
};

/** Reads AvantLink's product data as a table: the columns of its XML, with the variants as XML in one column. */
export const avantlinkTableRecords = (): RecordReader => {
  const table = tableRecords((columns) => columns.map((column) => productFields[column]), ['id', 'name']);
  return {
    ...table,
    write: (text) => table.write(text).map(whole),
    end: () => table.end().map(whole),
  };
};
