import { FeedRefused } from '../feed-refused.ts';
import { type FieldName, fieldNames, type RecordReader } from '../raw-record.ts';
import { tableRecords } from './table-records.ts';

/** Our field -> the column's header in the feed, for headers that the room does not know by itself. */
export type ColumnMap = Partial<Record<FieldName, string>>;

/** Other headers that are understood; best first, where a table has several. */
const knownHeaders: Readonly<Record<FieldName, readonly string[]>> = {
  id: ['sku', 'product_id', 'item_id', 'variant_id', 'variant_sku', 'external_id', 'article_number'],
  group_id: ['item_group_id', 'parent_id', 'parent_sku', 'group', 'style_id', 'product_group_id'],
  name: ['title', 'product_name', 'product_title', 'product', 'productdisplayname'],
  brand: ['brand_name', 'manufacturer', 'vendor', 'designer'],
  category: [
    'product_type',
    'category_path',
    'categories',
    'merchant_category',
    'product_category',
    'articletype',
    'type',
  ],
  other_category: ['google_product_category', 'subcategory', 'sub_category'],
  gender: ['sex', 'department'],
  age_group: ['age'],
  color: ['colour', 'color_name', 'colour_name', 'basecolour', 'product_color'],
  size: ['size_name', 'product_size'],
  size_system: ['size_type'],
  price: ['current_price', 'search_price', 'selling_price'],
  sale_price: ['discount_price', 'special_price'],
  retail_price: [
    'rrp_price',
    'rrp',
    'msrp',
    'list_price',
    'regular_price',
    'original_price',
    'compare_at_price',
    'old_price',
  ],
  currency: ['currency_code', 'price_currency'],
  link: ['url', 'product_url', 'product_link', 'buy_link', 'deep_link', 'aw_deep_link', 'buy_url'],
  image: [
    'image_link',
    'image_url',
    'images',
    'image_links',
    'image_urls',
    'picture',
    'merchant_image_url',
    'large_image',
  ],
  more_images: ['additional_image_link', 'additional_images', 'alternate_image'],
  image_width: ['width'],
  image_height: ['height'],
  stock: ['quantity', 'stock_quantity', 'qty', 'inventory', 'inventory_quantity'],
  availability: ['in_stock', 'stock_status', 'availability_status'],
  description: ['long_description', 'product_description', 'body', 'body_html', 'short_description'],
};

const fields = new Map<string, FieldName>();
for (const field of fieldNames) {
  for (const header of [field, ...knownHeaders[field]]) fields.set(header, field);
}

/** The field that a column of this header holds, or undefined. Takes headers as `splitHeader` gives them. */
export const fieldOfHeader = (header: string): FieldName | undefined => fields.get(header);

/** How well a header names its field: 0 is the field's own name. */
const rank = (header: string, field: FieldName): number => knownHeaders[field].indexOf(header) + 1;

const fold = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const byColumnMap = (columns: readonly string[], map: ColumnMap): (FieldName | undefined)[] => {
  const wanted = new Map<string, FieldName>();
  for (const field of fieldNames) {
    const header = map[field];
    if (header === undefined) continue;
    if (!columns.includes(fold(header))) throw new FeedRefused(`The table has no column '${header}' for ${field}`);
    wanted.set(fold(header), field);
  }
  const taken = new Set(wanted.values());
  return columns.map((column) => {
    const guess = fields.get(column);
    return wanted.get(column) ?? (guess && !taken.has(guess) ? guess : undefined);
  });
};

const bestColumns = (columns: readonly string[], map: ColumnMap): (FieldName | undefined)[] => {
  const found = byColumnMap(columns, map);
  return found.map((field, at) => {
    if (!field || map[field] !== undefined) return field;
    const rivals = found.flatMap((other, index) => (other === field ? [index] : []));
    const best = rivals.reduce(
      (one, two) => (rank(columns[two] ?? '', field) < rank(columns[one] ?? '', field) ? two : one),
      at,
    );
    return best === at ? field : undefined;
  });
};

/**
 * A table with a header line; columns go by their known names, or by the map where there is one. `onUnread` is told the
 * headers that nobody knows, where there are any: their columns are left out.
 */
export const plainCsvRecords = (map: ColumnMap = {}, onUnread?: (headers: readonly string[]) => void): RecordReader =>
  tableRecords(
    (columns) => {
      const found = bestColumns(columns, map);
      const unread = columns.filter((column, at) => column !== '' && !found[at] && !fields.has(column));
      if (unread.length > 0) onUnread?.(unread);
      return found;
    },
    ['id', 'name'],
  );
