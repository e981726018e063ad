import { brandKey } from '../clean/brand/brand.ts';
import { linkPath } from '../clean/text/link-target.ts';
import type { FeedProfile } from '../profile/profile.ts';

/** The facts that group rows into products. `title` is the cleaned title; `audience` is null if unknown. */
export type GroupEvidence = {
  sku: string;
  link: string;
  brand: string;
  audience: string | null;
  title: string;
  /** Whether the row names a size or color. Only such rows can be one variant of several. */
  hasOptions: boolean;
  /** Whether the row nests variants of one color, so that its SKU and page are that color's. */
  isOneColor?: boolean;
};

const people =
  /\b(?:(?:wo)?men['’]?s?|wmns?|ladies['’]?|unisex|kids?['’]?|youth|junior|boys?['’]?s?|girls?['’]?s?|damen|herren|kinder)\b/giu;

/** Returns the words of a title without its audience, which is compared separately. */
export const titleKey = (title: string): string =>
  (
    title
      .replace(people, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Identifies a title of a brand among those of several products. */
export const ambiguousKey = ({ brand, title }: { brand: string; title: string }): string =>
  `${brandKey(brand)}|${titleKey(title)}`;

/** Returns the leading parts of an SKU that all rows of a product share; null if the SKU has no further parts. */
export const skuStem = (sku: string, { separator, parts }: NonNullable<FeedProfile['sku']>): string | null => {
  const pieces = sku.split(separator);
  return pieces.length > parts ? pieces.slice(0, parts).join(separator) : null;
};

/**
 * Returns the key that the rows of one product share if the feed does not group them
 * (behavior.md#feeds-rows-without-a-group); null for a row on its own. The key includes brand, audience and cleaned
 * title, and one of these: the SKU stem if the store's SKUs have one, else the link's path if it identifies products,
 * else the mere fact that the row names a size or color. It depends only on the row and the profile, so every import
 * computes the same key.
 */
export const groupStem = (row: GroupEvidence, profile: FeedProfile | null): string | null => {
  // The page of a Shopify store shows all variants of one product.
  if (profile?.reading.sharedLink === null && /[?&]variant=\d/.test(row.link)) return `link:${linkPath(row.link)}`;
  const key = titleKey(row.title);
  if (key === '' || profile === null || !row.hasOptions) return null;
  const product = [brandKey(row.brand), row.audience ?? 'unisex', key].join('|');
  // The page tells apart what the title does not. Titles of feeds without brands were learned without one.
  if ([row.brand, ''].some((brand) => profile.ambiguous.includes(ambiguousKey({ ...row, brand }))))
    return profile.reading.sharedLink === null ? `link:${linkPath(row.link)}|${product}` : null;
  if (row.isOneColor) return `title|${product}`;
  const stem = profile.sku ? skuStem(row.sku, profile.sku) : null;
  if (stem !== null) return `sku:${stem.toLowerCase()}|${product}`;
  if (profile.sku === null && profile.sharesLinks) return `link:${linkPath(row.link)}|${product}`;
  return `title|${product}`;
};
