import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';

/** What one store says of one product, in the store's own words; colors, codes and barcodes of all its variants. */
export type Offer = {
  id: string;
  store: string;
  brand: string;
  title: string;
  gender: string;
  ageGroup: string;
  category: string;
  sku: string;
  mpns: readonly string[];
  gtins: readonly string[];
  colors: readonly string[];
  sizes: readonly string[];
  price: string;
  retailPrice: string;
  /** The path of the product's page, where the feed names it without a click-out. */
  path: string;
  description: string;
};

type Fields = ReadonlyMap<string, string>;
type Row = { store: string; fields: Fields; variants: readonly Fields[] };

const maxDescription = 200;

const readRows = (store: string, xml: string): Row[] => {
  const rows: Row[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  let text = '';
  let fields = new Map<string, string>();
  let variants: Map<string, string>[] = [];
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'Product') [fields, variants] = [new Map(), []];
    if (name === 'variant') variants.push(new Map());
  });
  const append = (part: string) => {
    text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    path.pop();
    const into = path.at(-1) === 'variant' ? variants.at(-1) : fields;
    const isField = path.at(-1) === 'variant' || path.at(-1) === 'Product';
    if (isField && text.trim() !== '') into?.set(name, text.trim());
    if (name === 'Product') rows.push({ store, fields, variants });
    text = '';
  });
  parser.write(xml).close();
  return rows;
};

const textOf = (fields: Fields, ...names: readonly string[]): string =>
  names.map((name) => fields.get(name)).find((value) => value !== undefined) ?? '';

/** Rows of one product of a store share this: the feed's group id, or the title without size and color. */
const groupOf = ({ store, fields }: Row): string => {
  const group = textOf(fields, 'Item_Group_Id', 'Item_Group_ID', 'Variant_Parent_SKU');
  if (group !== '') return group;
  const title = textOf(fields, 'Product_Name');
  return store === 'moosejaw' ? (title.split(' - ')[0] ?? title) : textOf(fields, 'SKU');
};

const distinct = (rows: readonly Row[], ofRow: readonly string[], ofVariant: readonly string[]): string[] => {
  const values = rows.flatMap(({ fields, variants }) => [
    ...ofRow.map((name) => fields.get(name)),
    ...variants.flatMap((variant) => ofVariant.map((name) => variant.get(name))),
  ]);
  return [...new Set(values.filter((value) => value !== undefined))];
};

const offerOf = (first: Row, rows: readonly Row[]): Offer => {
  const { store, fields } = first;
  const sku = textOf(fields, 'SKU');
  const page = textOf(fields, 'adwords_redirect');
  return {
    id: `${store}:${sku}`,
    store,
    brand: textOf(fields, 'Brand_Name'),
    title: textOf(fields, 'Product_Name'),
    gender: textOf(fields, 'Gender', 'Product_Gender'),
    ageGroup: textOf(fields, 'Age_Group', 'Product_Age_Group'),
    category: distinct([first], ['Category', 'SubCategory', 'Product_Group'], []).join(' > '),
    sku,
    mpns: distinct(rows, ['Manufacturer_Id'], ['vendor_sku']),
    gtins: distinct(rows, ['GTIN', 'Product_GTIN'], ['upc']),
    colors: distinct(rows, ['Color'], ['color', 'style']),
    sizes: distinct(rows, ['Size', 'Product_Size'], ['size']),
    price: textOf(fields, 'Sale_Price'),
    retailPrice: textOf(fields, 'Retail_Price'),
    path: page === '' ? '' : new URL(page).pathname,
    description: textOf(fields, 'Long_Description').replaceAll(/\s+/g, ' ').slice(0, maxDescription),
  };
};

/** Reads every AvantLink feed of a folder: one offer for each product of a store, in the order of the feeds. */
export const readOffers = (folder: string): Offer[] => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.xml'));
  const rows = files
    .toSorted()
    .flatMap((name) => readRows(name.slice(0, -4), readFileSync(join(folder, name), 'latin1')));
  const groups = Map.groupBy(rows, (row) => `${row.store}\n${textOf(row.fields, 'Brand_Name')}\n${groupOf(row)}`);
  return [...groups.values()].flatMap((group) => (group[0] ? [offerOf(group[0], group)] : []));
};
