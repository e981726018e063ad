// cspell:disable
import {
  type FieldName,
  notOnSale,
  type RawFields,
  type RawRecord,
  type RecordReader,
  type Sources,
} from '../raw-record.ts';
import { fieldsOf } from './columns.ts';
import { withDistinctIds } from './distinct-ids.ts';
import { groupedRecords } from './grouped-records.ts';
import { type Option, optionFields, optionSources } from './option-fields.ts';
import { presentFields } from './present-fields.ts';
import { tableRecords } from './table-records.ts';

const options = [1, 2, 3, 4, 5, 6] as const;
type At = (typeof options)[number];
type OptionColumn = `option${At}Name` | `option${At}Type` | `option${At}`;

const optionColumns = Object.fromEntries(
  options.flatMap((at) => [
    [`productoptionname${at}`, `option${at}Name`],
    [`productoptiontype${at}`, `option${at}Type`],
    [`productoptiondescription${at}`, `option${at}`],
  ]),
) as Record<string, OptionColumn>;

type Column = FieldName | OptionColumn | 'type' | 'surcharge' | 'visible' | 'discountMode' | 'discount';

const columnsByHeader: Readonly<Record<string, Column>> = Object.assign(Object.create(null), fieldsOf('wix'), {
  ...{ fieldtype: 'type', surcharge: 'surcharge', visible: 'visible' },
  ...{ discountmode: 'discountMode', discountvalue: 'discount' },
  ...optionColumns,
} satisfies Record<string, Column>);
type Cells = RawFields<Column>;
type Row = RawRecord<Column>;

const columnOf = (header: string): Column | undefined => columnsByHeader[header];

/** Columns that identify a Wix export. */
export const isWix = (columns: readonly string[]): boolean =>
  ['handleid', 'fieldtype', 'productimageurl'].every((name) => columns.includes(name));

/** Wix lists pictures by file name only. */
const pictures = (names: string | undefined): string | undefined =>
  names
    ?.split(';')
    .map((name) => (/^https?:/.test(name) ? name : `https://static.wixstatic.com/media/${name.trim()}`))
    .join('|');

const amount = (text: string | undefined): number => Number((text ?? '').replace(',', '.')) || 0;

/** Returns the actual price, and the regular price if there is a discount. */
const pricesOf = (product: Cells, surcharge: number) => {
  const regular = amount(product.price) + surcharge;
  const discount = amount(product.discount);
  const actual = /percent/i.test(product.discountMode ?? '') ? regular * (1 - discount / 100) : regular - discount;
  if (regular === 0) return {};
  return { price: actual.toFixed(2), retail_price: discount > 0 ? regular.toFixed(2) : undefined };
};

const stockOf = ({ stock }: Cells) => {
  if (stock === undefined) return {};
  return /^\d+$/.test(stock) ? { stock } : { availability: /^instock$/i.test(stock) ? 'in stock' : 'out of stock' };
};

/** Reads the color name of '#ff0000:Red' and 'rgb(255, 0, 0):Red'. */
const choiceOf = (text: string): string => text.replace(/^\s*(?:#[\da-f]{3,8}|rgba?\([^)]*\))\s*:/i, '').trim();

const optionsOf = (product: Cells, row: Cells): Option[] =>
  options.map((at) => [product[`option${at}Name`], row[`option${at}`]?.split(';').map(choiceOf).join('|')]);

/** An option of the type COLOR is one under any name. */
const colorAt = (product: Cells) => options.find((at) => product[`option${at}Type`] === 'COLOR');

const optionFieldsOf = (product: Cells, row: Cells): RawFields => {
  const [at, all] = [colorAt(product), optionsOf(product, row)];
  const color = at === undefined ? undefined : all[at - 1]?.[1];
  return { ...optionFields(all), ...(color ? { color } : {}) };
};

const variantOf = (product: Cells, row: Cells, at: number): RawFields =>
  presentFields({
    id: row.sku ?? `${product.id ?? ''}/${at + 1}`,
    sku: row.sku,
    ...pricesOf(product, amount(row.surcharge)),
    ...stockOf(row),
    ...optionFieldsOf(product, row),
  });

const colorSource = (cells: Cells): Sources => {
  const at = colorAt(cells);
  return at === undefined ? {} : { color: `option "${cells[`option${at}Name`]?.trim() ?? ''}"` };
};

const productOf = ([first, ...others]: readonly Row[]): RawRecord => {
  const cells = first?.fields ?? {};
  const variants = withDistinctIds(
    others.map(({ fields }, at) => variantOf(cells, fields, at)),
    (at) => options.map((option) => choiceOf(others[at]?.fields[`option${option}`] ?? '')),
  );
  const fields = presentFields({
    id: cells.id,
    sku: cells.sku,
    name: cells.name,
    brand: cells.brand,
    category: cells.category?.split(';').join(', '),
    image: pictures(cells.image),
    shipping_weight: cells.shipping_weight === undefined ? undefined : `${cells.shipping_weight} kg`,
    description: cells.description,
    ...pricesOf(cells, 0),
    ...stockOf(cells),
    ...(variants.length === 0 ? optionFieldsOf(cells, cells) : {}),
  });
  const isHidden = /^false$/i.test(cells.visible ?? '');
  return {
    line: first?.line ?? 0,
    fields,
    variants,
    sources: {
      ...first?.sources,
      retail_price: first?.sources?.price,
      ...optionSources(optionsOf(cells, others[0]?.fields ?? cells)),
      ...colorSource(cells),
    },
    fault: isHidden ? { field: 'visible', value: cells.visible ?? '', reason: notOnSale } : null,
  };
};

/** Reads a Wix export: a row of type Product, followed by its variants, which share its handle. It has no links. */
export const wixRecords = (): RecordReader =>
  groupedRecords(
    tableRecords<Column>((columns) => columns.map(columnOf), ['id', 'name']),
    {
      isSame: (first, row) => /^variant$/i.test(row.fields.type ?? '') && first.fields.id === row.fields.id,
      productOf,
    },
  );
