// cspell:ignore metafield metafields Zielgeschlecht
import { joinSaleDates } from '../details/sale-dates.ts';
import { notOnSale, type RawFields, type RawRecord, type RecordReader, type Refused } from '../raw-record.ts';
import { cellSources } from './cell-sources.ts';
import { withDistinctIds } from './distinct-ids.ts';
import { groupedRecords } from './grouped-records.ts';
import { type Option, optionFields, optionSources } from './option-fields.ts';
import { presentFields } from './present-fields.ts';
import { tableRecords } from './table-records.ts';

const columnNames = {
  handle: 'handle',
  title: 'title',
  'body_(html)': 'body',
  vendor: 'vendor',
  product_category: 'category',
  type: 'type',
  tags: 'tags',
  published: 'published',
  status: 'status',
  option1_name: 'option1Name',
  option1_value: 'option1',
  option2_name: 'option2Name',
  option2_value: 'option2',
  option3_name: 'option3Name',
  option3_value: 'option3',
  variant_sku: 'sku',
  variant_price: 'price',
  variant_compare_at_price: 'compareAt',
  variant_inventory_tracker: 'tracker',
  variant_inventory_qty: 'stock',
  variant_inventory_policy: 'policy',
  variant_image: 'variantImage',
  variant_barcode: 'barcode',
  variant_grams: 'grams',
  image_src: 'image',
  // The export's newer column names.
  url_handle: 'handle',
  description: 'body',
  published_on_online_store: 'published',
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  compare_at_price: 'compareAt',
  inventory_tracker: 'tracker',
  inventory_quantity: 'stock',
  continue_selling_when_out_of_stock: 'policy',
  'weight_value_(grams)': 'grams',
  product_image_url: 'image',
  variant_image_url: 'variantImage',
  'google_shopping_/_gender': 'gender',
  'google_shopping_/_age_group': 'ageGroup',
  'google_shopping_/_google_product_category': 'googleCategory',
  'google_shopping_/_mpn': 'mpn',
  'google_shopping_/_condition': 'condition',
} as const;

type Column =
  | (typeof columnNames)[keyof typeof columnNames]
  | 'color'
  | 'fabric'
  | `${'product' | 'variant'}${'SaleFrom' | 'SaleTo'}`;
type Cells = RawFields<Column>;
type Row = RawRecord<Column>;

const columns: Readonly<Record<string, Column>> = Object.assign(Object.create(null), columnNames);

// Shops keep the dates of a sale in metafields of their own names: 'Sale ends (product.metafields.custom.sale_end_date)',
// and 'Variant Metafield: custom.sale_start [date_time]' in exports of apps.
const saleDate =
  /(?:^|[^a-z])(?:sale|discount|promotion|promo|special)(?:_price)?(?:_date)?_(?:(?<from>from|starts?|begins?)|to|ends?|until)(?:[^a-z]|$)/;

const metafieldOf = (header: string): Column | undefined => {
  const found = header.includes('metafield') ? saleDate.exec(header) : null;
  if (!found) return undefined;
  const owner = /variants?[._]metafield/.test(header) ? 'variant' : 'product';
  return `${owner}${found.groups?.from ? 'SaleFrom' : 'SaleTo'}`;
};

/** Shopify's own metafields, whose headers begin in the language of the shop: 'Zielgeschlecht (...target_gender)'. */
const metafields: Readonly<Record<string, Column>> = Object.assign(Object.create(null), {
  target_gender: 'gender',
  age_group: 'ageGroup',
  color_pattern: 'color',
  fabric: 'fabric',
} satisfies Record<string, Column>);

const metafield = /\(product\.metafields\.shopify\.([a-z_]+)\)$/;

const columnOf = (header: string): Column | undefined =>
  columns[header] ?? metafields[metafield.exec(header)?.[1] ?? ''] ?? metafieldOf(header);

/** Columns that identify a Shopify export. */
export const isShopify = (columns: readonly string[]): boolean =>
  ['handle', 'title', 'variant_price'].every((name) => columns.includes(name)) ||
  ['url_handle', 'title', 'option1_name', 'price'].every((name) => columns.includes(name));

/** Only the product's first row has the options' names. */
const optionsOf = (first: Cells, row: Cells): Option[] => [
  [first.option1Name, row.option1],
  [first.option2Name, row.option2],
  [first.option3Name, row.option3],
];

// Untracked stock, and stock that may go below zero, is available in an unknown number.
const stockOf = ({ tracker, stock, policy }: Cells): string | undefined =>
  tracker === undefined || /^(?:continue|true)$/i.test(policy ?? '') ? undefined : stock;

const choicesOf = ({ option1, option2, option3 }: Cells) => [option1, option2, option3];

const variantOf = (first: Cells, row: Cells): RawFields => ({
  ...optionFields(optionsOf(first, row)),
  ...presentFields({
    id: row.sku ?? [first.handle, ...choicesOf(row)].filter(Boolean).join('/'),
    price: row.price,
    retail_price: row.compareAt,
    sale_dates: joinSaleDates(row.variantSaleFrom, row.variantSaleTo),
    sku: row.sku,
    gtin: row.barcode,
    shipping_weight: row.grams === undefined ? undefined : `${row.grams} g`,
    stock: stockOf(row),
    image: row.variantImage,
  }),
});

const priceOf = ({ price }: Cells): number => (price === undefined ? Number.POSITIVE_INFINITY : Number(price));

const isVariant = (row: Cells): boolean => row.price !== undefined || row.option1 !== undefined;

const faultOf = ({ published, status }: Cells): Refused | null => {
  if (status !== undefined && status.toLowerCase() !== 'active')
    return { field: 'status', value: status, reason: notOnSale };
  if (published?.toLowerCase() === 'false') return { field: 'published', value: published, reason: notOnSale };
  return null;
};

const productSources = (row: Row | undefined) =>
  cellSources(row, {
    ...{ id: 'handle', name: 'title', brand: 'vendor', other_category: 'type', google_category: 'googleCategory' },
    ...{ category: row?.fields.category === undefined ? 'type' : 'category', tags: 'tags', description: 'body' },
    ...{ gender: 'gender', age_group: 'ageGroup', color: 'color', material: 'fabric', condition: 'condition' },
    ...{ price: 'price', retail_price: 'compareAt', image: 'image', mpn: 'mpn' },
  });

/**
 * Builds a product from the rows of one handle: the first row describes it, and each row may add a variant and a
 * picture.
 */
const productOf = (rows: readonly Row[]): RawRecord => {
  const [first] = rows;
  const cells = first?.fields ?? {};
  const variants = rows.map((row) => row.fields).filter(isVariant);
  const cheapest = variants.reduce((one, other) => (priceOf(other) < priceOf(one) ? other : one), variants[0] ?? {});
  const images = rows.flatMap(({ fields }) => fields.image ?? []);
  const fields = presentFields({
    id: cells.handle,
    name: cells.title,
    brand: cells.vendor,
    category: cells.category ?? cells.type,
    other_category: cells.type,
    google_category: cells.googleCategory,
    tags: cells.tags,
    mpn: cells.mpn,
    condition: cells.condition,
    gender: cells.gender,
    age_group: cells.ageGroup,
    material: cells.fabric,
    // Several colors of one product are told by its options.
    color: cells.color?.includes(';') ? undefined : cells.color,
    price: cheapest.price,
    retail_price: cheapest.compareAt,
    sale_dates:
      joinSaleDates(cells.productSaleFrom, cells.productSaleTo) ??
      joinSaleDates(cheapest.variantSaleFrom, cheapest.variantSaleTo),
    image: images.join('|'),
    description: cells.body,
  });
  return {
    line: first?.line ?? 0,
    fields,
    variants: withDistinctIds(
      variants.map((row) => variantOf(cells, row)),
      (at) => choicesOf(variants[at] ?? {}),
    ),
    fault: faultOf(cells),
    sources: { ...productSources(first), ...optionSources(optionsOf(cells, cells)) },
    ...(first?.cell ? { cell: first.cell } : {}),
  };
};

/**
 * Reads a Shopify product export. Consecutive rows with one handle are one product (behavior.md#feeds-products). It has
 * no links, so the importer needs a link pattern.
 */
export const shopifyRecords = (): RecordReader =>
  groupedRecords(
    tableRecords<Column>((columns) => columns.map(columnOf), ['handle', 'title']),
    {
      isSame: (first, row) => first.fields.handle !== undefined && first.fields.handle === row.fields.handle,
      productOf,
    },
  );
