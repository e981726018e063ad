import { type AvantLinkRow, readAvantLink, textOf } from './avantlink-rows.ts';

/** A product of one store in the store's own words, with the colors, codes and barcodes of all variants. */
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
  /** The path of the product's page, if the feed has a direct link. */
  path: string;
  description: string;
};

const maxDescription = 200;

/** The key that rows of a product share: the feed's group id, or the title without size and color. */
const groupOf = ({ store, fields }: AvantLinkRow): string => {
  const group = textOf(fields, 'Item_Group_Id', 'Item_Group_ID', 'Variant_Parent_SKU');
  if (group !== '') return group;
  const title = textOf(fields, 'Product_Name');
  return store === 'moosejaw' ? (title.split(' - ')[0] ?? title) : textOf(fields, 'SKU');
};

const distinct = (rows: readonly AvantLinkRow[], ofRow: readonly string[], ofVariant: readonly string[]): string[] => {
  const values = rows.flatMap(({ fields, variants }) => [
    ...ofRow.map((name) => fields.get(name)),
    ...variants.flatMap((variant) => ofVariant.map((name) => variant.get(name))),
  ]);
  return [...new Set(values.filter((value) => value !== undefined))];
};

const offerOf = (first: AvantLinkRow, rows: readonly AvantLinkRow[]): Offer => {
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

/** Reads all AvantLink feeds of a folder: one offer per product of a store, in the order of the feeds. */
export const readOffers = (folder: string): Offer[] => {
  const rows = readAvantLink(folder);
  const groups = Map.groupBy(rows, (row) => `${row.store}\n${textOf(row.fields, 'Brand_Name')}\n${groupOf(row)}`);
  return [...groups.values()].flatMap((group) => (group[0] ? [offerOf(group[0], group)] : []));
};
