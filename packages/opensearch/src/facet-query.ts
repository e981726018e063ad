import { type FacetName, type ListingFilter, type PriceRange, restrictsColors } from '@wearfolio/listing-index/filter';
import { type Aggregations, byValue, colorsBeside, ofClusters, offersBy, sizesBeside, within } from './facet-values.ts';
import { clusterQuery, type FilterParts, inPriceRanges, partsOf, queriesClusters } from './filter-query.ts';
import { allOf, everything, offerField, type Query, withOffer } from './query-dsl.ts';

const withoutNulls = (queries: readonly (Query | null)[]): Query =>
  allOf(queries.filter((query) => query !== null && query !== everything) as Query[]);

/** What an offer must match for a facet: all filters except the facet's own. */
const beside = (parts: FilterParts, own: FacetName | null, group?: number): Query => {
  const { store, brand, price, variants, traits } = parts;
  const others = [...traits].filter(([other]) => other !== group).map(([, query]) => query);
  return withoutNulls([
    own === 'store' ? null : store,
    own === 'brand' ? null : brand,
    own === 'price' ? null : price,
    own === 'color' || own === 'size' ? null : variants,
    ...others,
  ]);
};

/** The name of the aggregation of a price range, by position. */
export const priceName = (position: number): string => `price${position}`;

const offersInRanges = (buckets: readonly PriceRange[]): Aggregations =>
  Object.fromEntries(
    buckets.map((bucket, position) => [priceName(position), within(inPriceRanges([bucket]), ofClusters)]),
  );

const clustersInRanges = (buckets: readonly PriceRange[]): Aggregations =>
  Object.fromEntries(
    buckets.map(({ from, below }, position) => [
      priceName(position),
      { filter: { range: { prices: { gte: from, ...(below !== null && { lt: below }) } } } },
    ]),
  );

/** The name of the facet of a trait group with a selection. */
export const groupName = (group: number): string => `traits${group}`;

/** Whether the shopper's filters can exclude sizes. */
const isNarrowed = (filter: ListingFilter, { store, brand, price, traits }: FilterParts): boolean =>
  restrictsColors(filter) ||
  filter.fit !== null ||
  store !== null ||
  brand !== null ||
  price !== null ||
  traits.size > 0;

/**
 * The values of a facet, counted in clusters that match `query`; if `offers` is not null, only in their offers that
 * match it.
 */
export type Facet = { name: string; query: Query; offers: Query | null; values: Query };

// The selection either restricts a facet's search or is not part of it. This way, few clusters are counted, and
// searches that do not depend on the selection are cached.
const offerFacets = (filter: ListingFilter, buckets: readonly PriceRange[]): Facet[] => {
  const parts = partsOf(filter);
  const among = (name: string, chosen: Query, values: Query): Facet => {
    const offers = withoutNulls([parts.base, chosen]);
    return { name, query: withOffer(offers), offers, values };
  };
  const groups = [...parts.traits.keys()];
  return [
    among('store', beside(parts, 'store'), offersBy('store')),
    among('brand', beside(parts, 'brand'), offersBy('brands')),
    among('color', beside(parts, 'color'), colorsBeside(filter)),
    among('size', beside(parts, 'size'), sizesBeside(filter)),
    among('price', beside(parts, 'price'), within(everything, offersInRanges(buckets))),
    among('traits', beside(parts, null), offersBy('traits')),
    ...groups.map((group) => among(groupName(group), beside(parts, null, group), offersBy('traits'))),
    ...(isNarrowed(filter, parts) ? [among('scope', everything, byValue(offerField('sizes')))] : []),
  ];
};

// If no filter applies to a single offer, the values of all offers count for the cluster.
const clusterFacets = (filter: ListingFilter, buckets: readonly PriceRange[]): Facet[] => {
  const among = (name: string, asked: ListingFilter, values: Query): Facet => {
    return { name, query: clusterQuery(asked), offers: null, values };
  };
  const besideBrands = { ...filter, brands: [] };
  return [
    among('store', filter, byValue('stores')),
    among('brand', besideBrands, byValue('brands')),
    among('color', filter, byValue('colors')),
    among('size', filter, byValue('sizes')),
    among('price', filter, within(everything, clustersInRanges(buckets))),
    among('traits', filter, byValue('traits')),
    ...(filter.brands.length > 0 ? [among('scope', besideBrands, byValue('sizes'))] : []),
  ];
};

/**
 * The facets to count for a filter. Each ignores its own selection. `scope` returns the sizes that are shown with a
 * count of 0.
 */
export const facetsOf = (filter: ListingFilter, buckets: readonly PriceRange[]): Facet[] => {
  const facets = queriesClusters(filter) ? clusterFacets(filter, buckets) : offerFacets(filter, buckets);
  return buckets.length > 0 ? facets : facets.filter(({ name }) => name !== 'price');
};
