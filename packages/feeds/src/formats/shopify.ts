// cspell:ignore metafield metafields Zielgeschlecht
import { joinSaleDates } from '../details/sale-dates.ts';
import {
  type FieldName,
  notOnSale,
  type RawFields,
  type RawRecord,
  type RecordReader,
  type Refused,
  type Sources,
} from '../raw-record.ts';
import { fieldsOf } from './columns.ts';
import { withDistinctIds } from './distinct-ids.ts';
import { groupedRecords } from './grouped-records.ts';
import { type Option, optionFields, optionSources } from './option-fields.ts';
import { fieldsAmong, presentFields } from './present-fields.ts';
import { tableRecords } from './table-records.ts';

type Column =
  | FieldName
  | 'published'
  | 'status'
  | 'tracker'
  | 'policy'
  | 'variantImage'
  | `option${1 | 2 | 3}${'' | 'Name'}`
  | `${'product' | 'variant'}${'SaleFrom' | 'SaleTo'}`;
type Cells = RawFields<Column>;
type Row = RawRecord<Column>;

/** The columns of the export, and their newer names. */
const columns: Readonly<Record<string, Column>> = Object.assign(Object.create(null), fieldsOf('shopify'), {
  published: 'published',
  published_on_online_store: 'published',
  status: 'status',
  variant_inventory_tracker: 'tracker',
  inventory_tracker: 'tracker',
  variant_inventory_policy: 'policy',
  continue_selling_when_out_of_stock: 'policy',
  variant_image: 'variantImage',
  variant_image_url: 'variantImage',
  ...{ option1_name: 'option1Name', option2_name: 'option2Name', option3_name: 'option3Name' },
  ...{ option1_value: 'option1', option2_value: 'option2', option3_value: 'option3' },
} satisfies Record<string, Column>);

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
  age_group: 'age_group',
  color_pattern: 'color',
  fabric: 'material',
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
    id: row.sku ?? [first.id, ...choicesOf(row)].filter(Boolean).join('/'),
    price: row.price,
    retail_price: row.retail_price,
    sale_dates: joinSaleDates(row.variantSaleFrom, row.variantSaleTo),
    sku: row.sku,
    gtin: row.gtin,
    shipping_weight: row.shipping_weight === undefined ? undefined : `${row.shipping_weight} g`,
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

const sourcesOf = ({ sources = {}, fields }: Row): Sources =>
  fields.category === undefined ? { ...sources, category: sources.other_category } : sources;

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
  const { sku: _, gtin: __, stock: ___, shipping_weight: ____, ...own } = fieldsAmong(cells);
  const fields = presentFields({
    ...own,
    category: cells.category ?? cells.other_category,
    // Several colors of one product are told by its options.
    color: cells.color?.includes(';') ? undefined : cells.color,
    price: cheapest.price,
    retail_price: cheapest.retail_price,
    sale_dates:
      joinSaleDates(cells.productSaleFrom, cells.productSaleTo) ??
      joinSaleDates(cheapest.variantSaleFrom, cheapest.variantSaleTo),
    image: images.join('|'),
  });
  return {
    line: first?.line ?? 0,
    fields,
    variants: withDistinctIds(
      variants.map((row) => variantOf(cells, row)),
      (at) => choicesOf(variants[at] ?? {}),
    ),
    fault: faultOf(cells),
    sources: { ...(first && sourcesOf(first)), ...optionSources(optionsOf(cells, cells)) },
    ...(first?.cell ? { cell: first.cell } : {}),
  };
};

/**
 * Reads a Shopify product export. Consecutive rows with one handle are one product (behavior.md#feeds-products). It has
 * no links, so the importer needs a link pattern.
 */
export const shopifyRecords = (): RecordReader =>
  groupedRecords(
    tableRecords<Column>((columns) => columns.map(columnOf), ['id', 'name']),
    {
      isSame: (first, row) => first.fields.id !== undefined && first.fields.id === row.fields.id,
      productOf,
    },
  );
