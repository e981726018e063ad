import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { stringify } from 'csv-stringify/sync';
import { type Colour, canvases, pictureName } from './drawings.ts';
import { gtinOf, mpnOf } from './numbers.ts';
import { picturesBase } from './pictures-base.ts';
import type { DemoProduct } from './product.ts';
import { sizeAtStore } from './size-at-store.ts';
import { storeOf } from './stores.ts';

const header = [
  ...['id', 'group_id', 'name', 'brand', 'category', 'gender', 'color', 'size', 'price', 'retail_price', 'currency'],
  ...['link', 'image', 'image_width', 'image_height', 'stock', 'availability', 'gtin', 'mpn', 'description'],
];

const genders: Readonly<Record<string, string>> = { Women: 'women', Men: 'men', Kids: 'kids' };

/** The name of a product's picture in one color, without the width. */
export const pictureOf = ({ kind, design, ratio }: DemoProduct, colour: Colour): string =>
  pictureName({ kind, design, colour, ratio });

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const money = (cents: number): string => (cents / 100).toFixed(2);

const rowsOf = (product: DemoProduct): string[][] => {
  const { tellsCounts } = storeOf(product.store);
  const [width, height] = canvases[product.ratio];
  const page = `https://${product.store}.example/${slugOf(product.name)}-${product.id.toLowerCase()}`;
  return product.variants.map((variant, at) => {
    const { colour, size, stock } = variant;
    return [
      [product.id, colour, slugOf(size)].filter(Boolean).join('-'),
      product.id,
      product.name,
      product.brand,
      product.category.join(' > '),
      genders[product.category[0]] ?? '',
      capitalized(colour),
      sizeAtStore(product, size),
      money(product.priceCents),
      product.retailCents === null ? '' : money(product.retailCents),
      'USD',
      `${page}?color=${colour}`,
      `${picturesBase}${pictureOf(product, colour)}-800.avif`,
      String(width),
      String(height),
      tellsCounts ? String(stock) : '',
      stock > 0 ? 'in stock' : 'out of stock',
      gtinOf(product, variant),
      mpnOf(product),
      at === 0 ? product.description : '',
    ];
  });
};

/** A store's feed as CSV: a row per color and size, with the description only in a product's first row. */
export const feedOf = (store: string, products: readonly DemoProduct[]): string =>
  stringify([header, ...products.filter((product) => product.store === store).flatMap(rowsOf)]);
