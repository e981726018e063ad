import type { ListingQuery } from '@wearfolio/contracts/catalogue';
import type { PriceRange as UnitRange } from '@wearfolio/contracts/fields/query-fields';
import { pageSize, priceBuckets } from '@wearfolio/contracts/limits';
import { type ListingFilter, openFilter, type PriceRange, type SortOrder } from '@wearfolio/listing/filter';
import type { Signal, Term } from '@wearfolio/listing/score';

/** A listing's filter, its order and what 'relevance' goes by, and which stretch of it is wanted (0-based). */
export type ListingQuestion = {
  filter: ListingFilter;
  sort: SortOrder;
  terms?: readonly Term[];
  /** Narrower filters, whose products come first in 'relevance'. */
  first?: readonly ListingFilter[];
  /** Signals of the ranking to leave out; only measurements do. */
  left?: readonly Signal[];
  offset: number;
  limit: number;
};

const inclusiveEnd = Math.max(...priceBuckets.map(({ max }) => max));

/** A price range in cents: half-open, but the end of the last bucket belongs to it, and 'over' begins above (decision 15). */
export const toCents = ({ min, max }: UnitRange): PriceRange => {
  if (max === null) return { from: min * 100 + 1, below: null };
  return { from: min * 100, below: max * 100 + (max === inclusiveEnd ? 1 : 0) };
};

/** The keyword of a query. Decision 45: `keyword` and `searchKeyword` mean the same, so both hold when both are there. */
export const keywordOf = ({ keyword, searchKeyword }: ListingQuery): string => `${keyword} ${searchKeyword}`.trim();

const sorts = { newest: 'newest', asc: 'price-asc', desc: 'price-desc' } as const;

const sortOf = (query: ListingQuery): SortOrder => {
  if (query.sort !== '') return sorts[query.sort];
  return keywordOf(query) === '' ? 'newest' : 'relevance';
};

// Pages past the end of any catalogue are empty all the same.
const largestOffset = 2_000_000_000;

/** What a query says by itself; category and collection need names, a keyword needs to be read. */
export const questionOf = (query: ListingQuery): ListingQuestion => ({
  filter: {
    ...openFilter,
    stores: query.store,
    brands: query.brand,
    colors: query.color,
    sizes: query.size,
    prices: query.price_range.map(toCents),
  },
  sort: sortOf(query),
  offset: Math.min((query.page - 1) * pageSize, largestOffset),
  limit: pageSize,
});
