import { type AvantLinkRow, readAvantLink, textOf } from '../avantlink-rows.ts';
import type { SourceRow } from './predicate.ts';

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const withText = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];

/** The id of a row of a real feed in the judgments and in a shop that imported it. */
export const idOfRow = (store: string, sku: string): string => `${store}:${sku}`;

const sourceRowOf = ({ store, fields, variants }: AvantLinkRow): SourceRow => {
  const options = variants.length > 0 ? variants : [fields];
  const price = Number(textOf(fields, 'Sale_Price', 'Retail_Price'));
  const available = textOf(fields, 'Availability', 'Product_Availability');
  const inStock = !/out/i.test(available);
  const each = options.map((option) => ({
    color: textOf(option, 'Color', 'Product_Color', 'color', 'style'),
    size: textOf(option, 'Size', 'Product_Size', 'size'),
    inStock,
  }));
  return {
    id: idOfRow(store, textOf(fields, 'SKU')),
    title: textOf(fields, 'Product_Name'),
    brand: textOf(fields, 'Brand_Name'),
    category: withText(['Category', 'SubCategory', 'Product_Group'].map((name) => textOf(fields, name))).join(' > '),
    audience: [textOf(fields, 'Gender', 'Product_Gender'), textOf(fields, 'Age_Group', 'Product_Age_Group')]
      .join(' ')
      .trim(),
    colors: withText(each.map(({ color }) => color)),
    sizes: withText(each.map(({ size }) => size)),
    description: plain(`${textOf(fields, 'Short_Description')} ${textOf(fields, 'Long_Description')}`),
    material: textOf(fields, 'Product_Material'),
    price,
    sale: Number(textOf(fields, 'Retail_Price')) > price,
    store,
    inStock,
    variants: each,
  };
};

const groupOf = ({ fields }: AvantLinkRow): string =>
  textOf(fields, 'Item_Group_Id', 'Item_Group_ID', 'Variant_Parent_SKU', 'Product_Parent_Grouping_Id');

/** The rows of all AvantLink feeds of a folder. */
export const readRealRows = (folder: string): SourceRow[] => {
  const rows = readAvantLink(folder);
  const groups = Map.groupBy(rows, (row) => idOfRow(row.store, groupOf(row)));
  // A product with a single row has its group's id.
  const isAlone = (row: AvantLinkRow): boolean =>
    groupOf(row) !== '' && groups.get(idOfRow(row.store, groupOf(row)))?.length === 1;
  return rows.map((row) => ({
    ...sourceRowOf(row),
    ...(isAlone(row) ? { id: idOfRow(row.store, groupOf(row)) } : {}),
  }));
};
