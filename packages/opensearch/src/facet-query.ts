// cspell:ignore xffffffff
import type { FacetCounts } from '@wearfolio/listing/facets';
import { type FacetName, fittingSizes, type ListingFilter, type PriceRange } from '@wearfolio/listing/filter';
import { groupOfTrait } from '@wearfolio/listing/traits';
import type { Aggregation, Bucket, SearchReply } from './asker.ts';
import { asksClusters, clusterQuery, type FilterParts, inPriceRanges, partsOf } from './filter-query.ts';
import { allOf, anyValue, everything, offerField, type Query, withOffer } from './query-dsl.ts';

/**
 * As many values as a facet may have. Every shard answers all of its own, and a cluster is in one shard, so the sums over the
 * shards are exact.
 */
const mostValues = 65_000;

type Aggregations = Record<string, Query>;

/** Offers that share their cluster count once. */
const ofClusters: Aggregations = { clusters: { reverse_nested: {} } };

const byValue = (field: string): Query => ({ terms: { field, size: mostValues, shard_size: mostValues } });

const offersBy = (name: string): Query => ({ ...byValue(offerField(name)), aggs: ofClusters });

const within = (filter: Query, aggs: Aggregations): Query => ({ filter, aggs });

const withoutNulls = (queries: readonly (Query | null)[]): Query =>
  allOf(queries.filter((query) => query !== null && query !== everything) as Query[]);

/** What an offer must meet for a facet: all that is chosen but the facet's own. */
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

// A color beside chosen sizes, and a size beside chosen colors, as `cluster-facets.ts` counts them: in one variant where the
// feed tells variants; of offers that what is worn judges, what fits alone.
const judging = `
  boolean judged = false;
  for (def kind : doc['offers.sizeKinds']) if (params.kinds.containsKey(kind)) { judged = true; break; }
  List found = new ArrayList();`;

const countColors = `${judging}
  Map wanted = judged ? params.fitting : params.sizes;
  boolean isAny = !judged && wanted.isEmpty();
  if (isAny || !doc['offers.hasVariants'].value) {
    boolean isIn = isAny;
    if (!isIn) for (def size : doc['offers.sizes']) if (wanted.containsKey(size)) { isIn = true; break; }
    if (isIn) for (def color : doc['offers.colors']) found.add(color);
  } else {
    for (long pair : doc['offers.variants'])
      if (wanted.containsKey(Long.toString(pair & 0xffffffffL))) found.add(Long.toString(pair >>> 32));
  }
  return found;`;

const countSizes = `${judging}
  Map wanted = params.colors;
  if (wanted.isEmpty() || !doc['offers.hasVariants'].value) {
    boolean isIn = wanted.isEmpty();
    if (!isIn) for (def color : doc['offers.colors']) if (wanted.containsKey(color)) { isIn = true; break; }
    if (isIn) for (def size : doc['offers.sizes']) if (!judged || params.fits.containsKey(size)) found.add(size);
  } else {
    for (long pair : doc['offers.variants']) if (wanted.containsKey(Long.toString(pair >>> 32))) {
      String size = Long.toString(pair & 0xffffffffL);
      if (!judged || params.fits.containsKey(size)) found.add(size);
    }
  }
  return found;`;

const setOf = (ids: readonly number[]): Record<string, true> =>
  Object.fromEntries(ids.map((id) => [String(id), true as const]));

const byScript = (source: string, filter: ListingFilter): Query => {
  const { fit, colors, sizes } = filter;
  const params = {
    kinds: setOf(fit?.kinds ?? []),
    fits: setOf(fit?.sizes ?? []),
    fitting: setOf(fit ? fittingSizes(filter, fit) : []),
    sizes: setOf(sizes),
    colors: setOf(colors),
  };
  const script = { source: source.replaceAll(/\s+/g, ' ').trim(), params };
  return { terms: { script, size: mostValues, shard_size: mostValues }, aggs: ofClusters };
};

const priceName = (position: number): string => `price${position}`;

const offersInRanges = (buckets: readonly PriceRange[]): Aggregations =>
  Object.fromEntries(
    buckets.map((bucket, position) => [priceName(position), within(inPriceRanges([bucket]), ofClusters)]),
  );

const groupName = (group: number): string => `traits${group}`;

/** The facets of offers, each among the offers that meet all but its own choice. */
const offerFacets = (filter: ListingFilter, parts: FilterParts, buckets: readonly PriceRange[]): Aggregations => {
  const { fit, colors, sizes } = filter;
  const isPlain = fit === null;
  const byColor = isPlain && sizes.length === 0 ? offersBy('colors') : byScript(countColors, filter);
  const bySize = isPlain && colors.length === 0 ? offersBy('sizes') : byScript(countSizes, filter);
  const groups = [...parts.traits.keys()].map((group) => [
    groupName(group),
    within(beside(parts, null, group), { values: offersBy('traits') }),
  ]);
  return {
    store: within(beside(parts, 'store'), { values: offersBy('store') }),
    brand: within(beside(parts, 'brand'), { values: offersBy('brands') }),
    color: within(beside(parts, 'color'), { values: byColor }),
    size: within(beside(parts, 'size'), { values: bySize }),
    ...(buckets.length > 0 && { price: within(beside(parts, 'price'), offersInRanges(buckets)) }),
    traits: within(beside(parts, null), { values: offersBy('traits') }),
    ...Object.fromEntries(groups),
  };
};

const clustersInRanges = (buckets: readonly PriceRange[]): Aggregations =>
  Object.fromEntries(
    buckets.map(({ from, below }, position) => [
      priceName(position),
      { filter: { range: { prices: { gte: from, ...(below !== null && { lt: below }) } } } },
    ]),
  );

// Where nothing is asked of a single offer, what any offer of a cluster has is the cluster's.
const clusterFacets = (filter: ListingFilter, buckets: readonly PriceRange[]): Aggregations => {
  const brand = filter.brands.length > 0 ? anyValue('brands', filter.brands.map(String)) : everything;
  return {
    brand: byValue('brands'),
    rest: within(brand, {
      store: byValue('stores'),
      color: byValue('colors'),
      size: byValue('sizes'),
      traits: byValue('traits'),
      ...(buckets.length > 0 && { price: within(everything, clustersInRanges(buckets)) }),
    }),
    ...(filter.brands.length > 0 && { scope: byValue('sizes') }),
  };
};

/** Whether filters of the shopper may rule sizes out. */
const isNarrowed = ({ colors, fit }: ListingFilter, { store, brand, price, traits }: FilterParts): boolean =>
  colors.length > 0 || fit !== null || store !== null || brand !== null || price !== null || traits.size > 0;

/** The search that counts all facets of a filter. */
export const facetSearch = (filter: ListingFilter, buckets: readonly PriceRange[]): Query => {
  const plain = { size: 0, track_total_hits: false };
  if (asksClusters(filter))
    return { ...plain, query: clusterQuery({ ...filter, brands: [] }), aggs: clusterFacets(filter, buckets) };
  const parts = partsOf(filter);
  const facets = offerFacets(filter, parts, buckets);
  const scope: Aggregations = isNarrowed(filter, parts) ? { scope: byValue(offerField('sizes')) } : {};
  return {
    ...plain,
    query: withOffer(parts.base),
    aggs: { offers: { nested: { path: 'offers' }, aggs: { base: within(parts.base, { ...facets, ...scope }) } } },
  };
};

type Counts = Map<number, number>;

const below = (aggregation: Aggregation | undefined, name: string): Aggregation | undefined =>
  aggregation?.[name] as Aggregation | undefined;

const bucketsOf = (aggregation: Aggregation | undefined): Bucket[] => {
  const buckets = aggregation?.buckets ?? [];
  return Array.isArray(buckets) ? buckets : [];
};

const countOf = ({ clusters, doc_count: count }: Bucket): number => clusters?.doc_count ?? count;

const read = (aggregation: Aggregation | undefined, isCounted: (value: number) => boolean = () => true): Counts => {
  const counts: Counts = new Map();
  for (const bucket of bucketsOf(aggregation)) {
    const value = Number(bucket.key);
    if (countOf(bucket) > 0 && isCounted(value)) counts.set(value, countOf(bucket));
  }
  return counts;
};

const readPrices = (aggregation: Aggregation | undefined, buckets: readonly PriceRange[]): Counts =>
  new Map(
    buckets.flatMap((_, position) => {
      const bucket = below(aggregation, priceName(position)) as unknown as Bucket | undefined;
      const count = bucket ? countOf(bucket) : 0;
      return count > 0 ? [[position, count] as const] : [];
    }),
  );

const withZeroes = (sizes: Counts, scope: Aggregation | undefined): Counts => {
  for (const { key } of bucketsOf(scope)) if (!sizes.has(Number(key))) sizes.set(Number(key), 0);
  return sizes;
};

const readClusters = ({ aggregations = {} }: SearchReply, buckets: readonly PriceRange[]): FacetCounts => {
  const { brand, rest, scope } = aggregations;
  return {
    store: read(below(rest, 'store')),
    brand: read(brand),
    color: read(below(rest, 'color')),
    size: withZeroes(read(below(rest, 'size')), scope),
    price: readPrices(below(rest, 'price'), buckets),
    trait: read(below(rest, 'traits')),
  };
};

/** The counts in the reply to `facetSearch`. */
export const readFacets = (reply: SearchReply, filter: ListingFilter, buckets: readonly PriceRange[]): FacetCounts => {
  if (asksClusters(filter)) return readClusters(reply, buckets);
  const base = below(reply.aggregations?.offers, 'base');
  const values = (name: string): Aggregation | undefined => below(below(base, name), 'values');
  const groups = new Set(filter.traits.map(groupOfTrait));
  return {
    store: read(values('store')),
    brand: read(values('brand')),
    color: read(values('color')),
    size: withZeroes(read(values('size')), below(base, 'scope')),
    price: readPrices(below(base, 'price'), buckets),
    trait: new Map([
      ...read(values('traits'), (trait) => !groups.has(groupOfTrait(trait))),
      ...[...groups].flatMap((group) => [...read(values(groupName(group)), (trait) => groupOfTrait(trait) === group)]),
    ]),
  };
};
