import type { FieldName, RecordReader } from '../raw-record.ts';
import { tableRecords } from './table-records.ts';

/** Awin's columns and what we call them; best first where several say the same. */
const columnsOf: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  id: ['aw_product_id', 'merchant_product_id'],
  group_id: ['parent_product_id'],
  name: ['product_name'],
  brand: ['brand_name'],
  category: ['merchant_product_category_path', 'merchant_category', 'fashion:category', 'category_name'],
  other_category: ['category_name'],
  gender: ['fashion:suitable_for'],
  color: ['colour', 'fashion:swatch'],
  size: ['fashion:size', 'size'],
  price: ['search_price', 'store_price'],
  retail_price: ['rrp_price', 'product_price_old', 'base_price'],
  currency: ['currency'],
  link: ['aw_deep_link', 'merchant_deep_link'],
  image: ['merchant_image_url', 'large_image', 'aw_image_url'],
  more_images: ['alternate_image'],
  stock: ['stock_quantity'],
  availability: ['in_stock', 'stock_status'],
  description: ['description', 'product_short_description'],
};

/** A table is Awin's when it has these. */
export const isAwin = (columns: readonly string[]): boolean =>
  columns.includes('aw_product_id') || (columns.includes('aw_deep_link') && columns.includes('search_price'));

const fieldsOf = (columns: readonly string[]): (FieldName | undefined)[] => {
  const fields = columns.map((): FieldName | undefined => undefined);
  for (const [field, names] of Object.entries(columnsOf) as [FieldName, readonly string[]][]) {
    const best = names.map((name) => columns.indexOf(name)).find((at) => at >= 0 && fields[at] === undefined);
    if (best !== undefined) fields[best] = field;
  }
  return fields;
};

/** Awin's table of products. Its commission links are the ones that a shopper follows. */
export const awinRecords = (): RecordReader => tableRecords(fieldsOf, ['id', 'name']);
