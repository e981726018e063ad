import type { FacetCounts } from '@wearfolio/listing-index/facets';
import type { ListingFilter, PriceRange } from '@wearfolio/listing-index/filter';
import { groupOfTrait } from '@wearfolio/listing-index/traits';
import { type Facet, facetsOf, groupName, priceName } from './facet-query.ts';
import { byValue, within } from './facet-values.ts';
import { clusterQuery } from './filter-query.ts';
import type { FindProducts } from './hits.ts';
import type { Aggregation, Bucket } from './search-client.ts';

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

type Named = readonly (readonly [string, Aggregation | undefined])[];

/** Requests facets that are counted in the same clusters and offers together. */
const askTogether = async (ask: FindProducts, facets: readonly Facet[]): Promise<Named> => {
  const [{ query, offers } = { query: {}, offers: null }] = facets;
  const values = Object.fromEntries(facets.map(({ name, values: aggregation }) => [name, aggregation]));
  const ofOffers = offers && { offers: { nested: { path: 'offers' }, aggs: { matching: within(offers, values) } } };
  const { aggregations } = await ask({ size: 0, track_total_hits: false, query, aggs: ofOffers ?? values });
  const counted = offers ? below(aggregations?.offers, 'matching') : (aggregations as Aggregation | undefined);
  return facets.map(({ name }) => [name, below(counted, name)]);
};

/** Counts the facets of a filter. */
export const countFacets = async (
  ask: FindProducts,
  filter: ListingFilter,
  buckets: readonly PriceRange[],
): Promise<FacetCounts> => {
  const searches = Map.groupBy(facetsOf(filter, buckets), ({ query }) => JSON.stringify(query));
  const named = new Map((await Promise.all([...searches.values()].map((facets) => askTogether(ask, facets)))).flat());
  const groups = [...new Set(filter.traits.map(groupOfTrait))];
  const ofGroup = (group: number): Counts =>
    read(named.get(groupName(group)), (trait) => groupOfTrait(trait) === group);
  return {
    store: read(named.get('store')),
    brand: read(named.get('brand')),
    color: read(named.get('color')),
    size: withZeroes(read(named.get('size')), named.get('scope')),
    price: readPrices(named.get('price'), buckets),
    trait: new Map([
      ...read(named.get('traits'), (trait) => !groups.includes(groupOfTrait(trait))),
      ...groups.flatMap((group) => [...ofGroup(group)]),
    ]),
  };
};

/** Counts the products of a filter in each of these categories. All offers of a cluster share its categories. */
export const countCategories = async (
  ask: FindProducts,
  filter: ListingFilter,
  categories: readonly number[],
): Promise<Counts> => {
  if (categories.length === 0) return new Map();
  const wanted = new Set(categories);
  const aggs = { categories: byValue('categories') };
  const { aggregations } = await ask({ size: 0, track_total_hits: false, query: clusterQuery(filter), aggs });
  return read(aggregations?.categories as Aggregation | undefined, (id) => wanted.has(id));
};
