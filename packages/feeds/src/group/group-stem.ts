// cspell:ignore murl: a parameter of affiliate links
import { brandKey } from '../clean/brand/brand.ts';
import type { FeedProfile } from '../profile/profile.ts';

/** What says which rows are one product. `title` is the cleaned one; `audience` null where nothing tells it. */
export type GroupEvidence = {
  sku: string;
  link: string;
  brand: string;
  audience: string | null;
  title: string;
  /** Whether the row tells a size or a color. Only such rows are one of several. */
  hasOptions: boolean;
};

const people =
  /\b(?:(?:wo)?men['’]?s?|wmns?|ladies['’]?|unisex|kids?['’]?|youth|junior|boys?['’]?s?|girls?['’]?s?|damen|herren|kinder)\b/giu;

/** The words of a title without those that say for whom: the audience is compared by itself. */
export const titleKey = (title: string): string =>
  (
    title
      .replace(people, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** The first parts of a SKU that all rows of its product share; null where it has no more than those. */
export const skuStem = (sku: string, { separator, parts }: NonNullable<FeedProfile['sku']>): string | null => {
  const pieces = sku.split(separator);
  return pieces.length > parts ? pieces.slice(0, parts).join(separator) : null;
};

/** The page of the store that a link leads to, without its query: networks carry it in a parameter of their own. */
export const linkPath = (link: string): string => {
  const url = URL.parse(link);
  if (!url) return '';
  for (const name of ['url', 'murl', 'ued', 'u', 'dest', 'destination', 'redirect']) {
    const target = url.searchParams.get(name);
    const inner = target && /^https?:/i.test(target) ? URL.parse(target) : null;
    if (inner) return inner.host + inner.pathname;
  }
  return url.host + url.pathname;
};

/**
 * What the rows of one product share where the feed does not group them (decision 74), and null for a row that stands
 * alone. Brand, audience and cleaned title always count; beside them the SKU's stem where this store's SKUs have one,
 * else the link's path where it tells products apart, else that the row says which size or color of the product it is.
 * Depends on the row and the profile alone, so it is the same in every import.
 */
export const groupStem = (row: GroupEvidence, profile: FeedProfile | null): string | null => {
  const key = titleKey(row.title);
  if (key === '' || profile === null) return null;
  const product = [brandKey(row.brand), row.audience ?? 'unisex', key].join('|');
  const stem = profile.sku ? skuStem(row.sku, profile.sku) : null;
  if (stem !== null) return `sku:${stem.toLowerCase()}|${product}`;
  if (profile.sku === null && profile.sharesLinks) return `link:${linkPath(row.link)}|${product}`;
  return row.hasOptions ? `title|${product}` : null;
};
