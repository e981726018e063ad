import type { PriceRange as UnitRange } from '@wearfolio/contracts/fields/query-fields';
import { pageSize, priceBucketOver, priceBuckets } from '@wearfolio/contracts/limits';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import { type TraitGroup, traitGroups, traitsOf } from '@wearfolio/contracts/listing/traits';
import { type ListingFilter, openFilter, type PriceRange, type SortOrder } from '@wearfolio/listing/filter';
import type { Merchandise } from '@wearfolio/listing/placing';
import type { Term } from '@wearfolio/listing/term';
import type { Signal } from '@wearfolio/listing/weights';

/** A listing's filter, its order and what 'relevance' goes by, and which stretch of it is wanted (0-based). */
export type ListingQuestion = {
  filter: ListingFilter;
  /** By which id the address asks for a size, where that is not the one that the listing knows. */
  askedSizes?: ReadonlyMap<number, number>;
  sort: SortOrder;
  terms?: readonly Term[];
  /** Narrower filters, whose products come first in 'relevance'. */
  first?: readonly ListingFilter[];
  /** Signals of the ranking to leave out; only measurements do. */
  left?: readonly Signal[];
  /** How many of what is found are ranked, the newest; all by default. */
  among?: number;
  /** What staff say of the order. */
  merchandise?: Merchandise;
  offset: number;
  limit: number;
};

const halfOpen = new Set(priceBuckets.slice(0, -1).map(({ value }) => value as string));

/**
 * A price range in cents. Both ends belong to it, as a shopper who types them means it; but buckets end below their end, the
 * last one apart, and 'over' begins above its own (decision 15).
 */
export const toCents = ({ min, max }: UnitRange): PriceRange => {
  if (max === null) return { from: min * 100 + (min === priceBucketOver.min ? 1 : 0), below: null };
  return { from: min * 100, below: max * 100 + (halfOpen.has(`${min}-${max}`) ? 0 : 1) };
};

const isTraitOf = (group: TraitGroup, id: number): boolean => traitsOf[group].some((trait) => trait.id === id);

/** The keyword of a query. Decision 45: `keyword` and `searchKeyword` mean the same, so both hold when both are there. */
export const keywordOf = ({ keyword, searchKeyword }: ListingQuery): string => `${keyword} ${searchKeyword}`.trim();

const sorts = { newest: 'newest', asc: 'price-asc', desc: 'price-desc', drop: 'drop' } as const;

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
    traits: traitGroups.flatMap((group) => query[group].filter((id) => isTraitOf(group, id))),
  },
  sort: sortOf(query),
  offset: Math.min((query.page - 1) * pageSize, largestOffset),
  limit: pageSize,
});
