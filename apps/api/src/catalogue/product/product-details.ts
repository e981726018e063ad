import type { listMedia, productDetails } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type * as z from 'zod/mini';
import { forGuest, type StoredCard } from './product-card.ts';
import type { MediaRow, ProductRow } from './product-queries.ts';

type ProductDetails = z.output<typeof productDetails>;
type Size = ProductDetails['sizes'][number];

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

// A feed may list one colour and size twice; the page shows each once. An unknown number stays unknown.
const sizesOf = (variants: ProductRow['variants']): Size[] => {
  const sizes = new Map<string, Size>();
  for (const { colorId, stock, size } of variants) {
    if (!size) continue;
    const key = `${colorId}/${size.id}`;
    const known = sizes.get(key);
    sizes.set(key, {
      id: size.id,
      attribute_name: size.attributeName,
      attribute_value: size.attributeValue,
      color_id: colorId,
      quantity: known ? sum(known.quantity, stock) : stock,
    });
  }
  return [...sizes.values()];
};

const categoriesOf = ({ category }: ProductRow): ProductDetails['categories'] =>
  [category.parent?.parent, category.parent, category]
    .filter((node) => node !== null && node !== undefined)
    .map(({ name, slug }) => ({ name, slug }));

/** A product's row in the shape of its details (spec 3); prices in currency units. */
export const toDetails = (product: ProductRow, stored: StoredCard): ProductDetails => {
  const card = forGuest(stored);
  return {
    id: product.id,
    name: card.title,
    brand_name: card.brand_name,
    brand_slug: product.brand.slug,
    description: product.description,
    compare_price: product.retailCents === null ? null : product.retailCents / 100,
    quantity: product.stock,
    product_url: card.product_url,
    store_name: card.store_name,
    store_slug: product.store.slug,
    vendor_id: card.vendor_id,
    proPrimaryMedia: { image_path: card.image_path, primary_image: card.primary_image },
    productMedia: product.media.map(({ path, productColor }) => ({
      media_images: path,
      color_id: productColor.colorId,
    })),
    price: card.price,
    sizes: sizesOf(product.variants),
    categories: categoriesOf(product),
    card,
  };
};

/** A picture's row in the shape of the media list. */
export const toMediaEntry = (media: MediaRow): Reply<typeof listMedia>['data'][number] => ({
  media_id: media.id,
  id: media.id,
  is_default: media.isShownFirst ? 1 : 0,
  color_id: media.productColor.colorId,
  image_path: media.path,
  width: media.width,
  height: media.height,
});
