import { descriptionHtml } from '../overrides/description-html.ts';

/** A color and size of a product by hand; '' is none. `stock` is null if the number is unknown. */
export type OwnVariant = { color: string; size: string; stock: number | null };

/** What staff write of a product that no feed has. Prices are texts, such as '1,299.00'. */
export type OwnFields = {
  title: string;
  brand: string;
  /** The path of a leaf: `women/shoes/boots`. */
  category: string;
  description: string;
  link: string;
  price: string;
  /** The regular price of a reduced product, or ''. */
  retailPrice: string;
  currency: string;
  /** Addresses of uploaded pictures, in order. */
  pictures: readonly string[];
  variants: readonly OwnVariant[];
};

/** A product by hand. `productId` is its product in the catalogue. */
export type OwnProduct = {
  id: number;
  version: number;
  productId: number | null;
  fields: OwnFields;
  actor: string;
  changedAt: Date;
};

const columns = [
  ...['id', 'group_id', 'title', 'brand', 'category', 'color', 'size', 'price', 'retail_price', 'currency', 'link'],
  ...['image', 'stock', 'description'],
] as const;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const noVariant = { color: '', size: '', stock: null };

const rowsOf = ({ id, fields }: Pick<OwnProduct, 'id' | 'fields'>): string[] => {
  const { title, brand, category, price, retailPrice, currency, link, pictures, description } = fields;
  const variants = fields.variants.length > 0 ? fields.variants : [noVariant];
  return variants.map(({ color, size, stock }, at) =>
    [
      ...[`own-${id}-${at + 1}`, `own-${id}`, title, brand, category, color, size, price, retailPrice, currency, link],
      ...[pictures.join(' '), stock === null ? '' : String(stock), descriptionHtml(description)],
    ]
      .map(quoted)
      .join(','),
  );
};

/** Products by hand as a feed, a row for each variant: an import cleans, prices and groups them as those of stores. */
export const ownFeed = (products: readonly Pick<OwnProduct, 'id' | 'fields'>[]): string =>
  [columns.join(','), ...products.flatMap(rowsOf), ''].join('\n');
