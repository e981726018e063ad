import type { PriceRange as UnitRange } from '@wearfolio/contracts/fields/query-fields';
import { pageSize, priceBucketOver, priceBuckets } from '@wearfolio/contracts/limits';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import { type TraitGroup, traitGroups, traitsOf } from '@wearfolio/contracts/listing/traits';
import { type ListingFilter, openFilter, type PriceRange, type SortOrder } from '@wearfolio/listing-index/filter';
import type { Merchandise } from '@wearfolio/listing-index/placing';
import type { Term } from '@wearfolio/listing-index/term';
import type { Signal } from '@wearfolio/listing-index/weights';
import type { CategoryRail } from './category-facet.ts';

/** A listing's filter, sort order, ranking inputs, and page (0-based offset). */
export type ListingQuestion = {
  filter: ListingFilter;
  /** The size ids in the address by the group that the listing knows, where they differ. */
  askedSizes?: ReadonlyMap<number, number>;
  /** What the category facet counts (`category-facet.ts`). */
  rail?: CategoryRail;
  sort: SortOrder;
  terms?: readonly Term[];
  /** Narrower filters. Their products come first in 'relevance'. */
  first?: readonly ListingFilter[];
  /** Ranking signals to leave out. Measurements set it, and the order by popularity. */
  left?: readonly Signal[];
  /** Orders by popularity alone. `sort` is 'relevance' then. */
  isByPopularity?: boolean;
  /** How many of the newest matches are ranked. All by default. */
  among?: number;
  /** Ranking rules that staff published. */
  merchandise?: Merchandise;
  offset: number;
  limit: number;
};

const halfOpen = new Set(priceBuckets.slice(0, -1).map(({ value }) => value as string));

/**
 * A price range in cents. Both ends of a range that a shopper types are included. Buckets exclude their upper end,
 * except the last one, and 'over' excludes its lower end (behavior.md#listing-price-buckets).
 */
export const toCents = ({ min, max }: UnitRange): PriceRange => {
  const from = Math.round(min * 100);
  if (max === null) return { from: from + (min === priceBucketOver.min ? 1 : 0), below: null };
  return { from, below: Math.round(max * 100) + (halfOpen.has(`${min}-${max}`) ? 0 : 1) };
};

const isTraitOf = (group: TraitGroup, id: number): boolean => traitsOf[group].some((trait) => trait.id === id);

/**
 * The keyword of a query. `keyword` and `searchKeyword` mean the same, so both apply when both are set
 * (behavior.md#listing-parameters).
 */
export const keywordOf = ({ keyword, searchKeyword }: ListingQuery): string => `${keyword} ${searchKeyword}`.trim();

// By the value of `sort` in the address.
const sorts: Readonly<Record<ListingQuery['sort'], SortOrder>> = {
  '': 'newest',
  relevance: 'relevance',
  popular: 'relevance',
  newest: 'newest',
  asc: 'price-asc',
  delivered: 'delivered',
  desc: 'price-desc',
  drop: 'drop',
};

const sortOf = (query: ListingQuery): SortOrder =>
  query.sort === 'relevance' && keywordOf(query) === '' ? 'newest' : sorts[query.sort];

// Larger than any catalogue, so pages past the end are empty.
const largestOffset = 2_000_000_000;

/** The part of a question that needs no lookup. Categories, collections and keywords are resolved later. */
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
  isByPopularity: query.sort === 'popular',
  offset: Math.min((query.page - 1) * pageSize, largestOffset),
  limit: pageSize,
});
