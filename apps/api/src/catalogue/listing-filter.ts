import type { ListingQuery } from '@wearfolio/contracts/catalogue';
import { pageSize, priceBuckets, type SortOrder } from '@wearfolio/contracts/limits';
import type { PriceRange } from '@wearfolio/contracts/query-fields';

/** In cents: `from <= price < below`; `below` null: no upper end. */
export type CentRange = { from: number; below: number | null };

/**
 * What a listing asks. Null means no such filter, an empty list of `categories`, `collections`, `products` or `words`
 * finds nothing. OR inside a list and AND between lists; `words` must all be there (decision 39).
 */
export type ListingFilter = {
  categories: number[] | null;
  collections: number[] | null;
  products: number[] | null;
  words: string[] | null;
  stores: number[];
  brands: number[];
  colors: number[];
  sizes: number[];
  prices: CentRange[];
  sort: SortOrder;
  offset: number;
  limit: number;
};

const inclusiveEnd = Math.max(...priceBuckets.map(({ max }) => max));

/** A price range in cents: half-open, but the end of the last bucket belongs to it, and 'over' begins above (decision 15). */
export const toCents = ({ min, max }: PriceRange): CentRange => {
  if (max === null) return { from: min * 100 + 1, below: null };
  return { from: min * 100, below: max * 100 + (max === inclusiveEnd ? 1 : 0) };
};

/**
 * The words of a keyword, each to be found as plain text; null when there is none. A keyword without any letter or
 * digit has no words and finds nothing, it does not find everything.
 */
export const wordsOf = (keyword: string): string[] | null => {
  if (keyword.trim() === '') return null;
  return [...new Set(keyword.split(/\s+/u))].filter((word) => /[\p{L}\p{N}]/u.test(word));
};

// PostgreSQL counts pages past the end of any catalogue all the same.
const largestOffset = 2_000_000_000;

/** The part of a filter that stands in the query itself; categories and collections need the database. */
export const filterOf = (query: ListingQuery): Omit<ListingFilter, 'categories' | 'collections' | 'products'> => ({
  // Decision 45: `keyword` and `searchKeyword` mean the same, so both hold when both are there.
  words: wordsOf(`${query.keyword} ${query.searchKeyword}`),
  stores: query.store,
  brands: query.brand,
  colors: query.color,
  sizes: query.size,
  prices: query.price_range.map(toCents),
  sort: query.sort,
  offset: Math.min((query.page - 1) * pageSize, largestOffset),
  limit: pageSize,
});
