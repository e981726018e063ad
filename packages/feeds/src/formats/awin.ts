import type { RecordReader } from '../raw-record.ts';
import { fieldsByHeader, type HeaderNames } from './columns.ts';
import { tableRecords } from './table-records.ts';

/** Our fields and Awin's columns for them, best first. */
const columnsOf: HeaderNames = {
  id: ['aw_product_id', 'merchant_product_id'],
  group_id: ['parent_product_id', 'item_group_id'],
  sku: ['merchant_product_id'],
  gtin: ['product_gtin', 'ean', 'upc', 'isbn'],
  mpn: ['mpn', 'product_model', 'model_number'],
  name: ['product_name'],
  brand: ['brand_name'],
  category: ['merchant_product_category_path', 'merchant_category', 'fashion:category', 'category_name'],
  other_category: ['category_name', 'product_type', 'fashion:category'],
  google_category: ['google_taxonomy'],
  tags: ['keywords'],
  gender: ['fashion:suitable_for'],
  color: ['colour', 'fashion:swatch'],
  size: ['fashion:size', 'size'],
  material: ['fashion:material'],
  pattern: ['fashion:pattern'],
  condition: ['condition'],
  price: ['search_price', 'store_price'],
  retail_price: ['rrp_price', 'product_price_old', 'base_price'],
  currency: ['currency'],
  shipping: ['delivery_cost'],
  delivery_time: ['delivery_time'],
  shipping_weight: ['delivery_weight'],
  link: ['aw_deep_link', 'merchant_deep_link'],
  image: ['merchant_image_url', 'large_image', 'aw_image_url'],
  more_images: ['alternate_image'],
  stock: ['stock_quantity'],
  availability: ['in_stock', 'stock_status'],
  description: ['description', 'product_short_description'],
};

/** Columns that identify an Awin table. */
export const isAwin = (columns: readonly string[]): boolean =>
  columns.includes('aw_product_id') || (columns.includes('aw_deep_link') && columns.includes('search_price'));

/** Reads Awin's product table. Links are its commission links, which shoppers follow. */
export const awinRecords = (): RecordReader =>
  tableRecords((columns) => fieldsByHeader(columnsOf, columns), ['id', 'name']);
