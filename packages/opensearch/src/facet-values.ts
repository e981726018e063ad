// cspell:ignore xffffffff
import { fittingSizes, type ListingFilter } from '@wearfolio/listing/filter';
import { offerField, type Query } from './query-dsl.ts';

/**
 * As many values as a facet may have. Every shard answers all of its own, and a cluster is in one shard, so the sums over the
 * shards are exact.
 */
const mostValues = 65_000;

/** Aggregations by their names. */
export type Aggregations = Record<string, Query>;

/** Offers that share their cluster count once. */
export const ofClusters: Aggregations = { clusters: { reverse_nested: {} } };

/** The clusters that have each value of a field of theirs. */
export const byValue = (field: string): Query => ({ terms: { field, size: mostValues, shard_size: mostValues } });

/** The clusters that have offers with each value of a field of offers. */
export const offersBy = (name: string): Query => ({ ...byValue(offerField(name)), aggs: ofClusters });

/** Aggregations over what meets `filter`. */
export const within = (filter: Query, aggs: Aggregations): Query => ({ filter, aggs });

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

/** The clusters that have each color: beside the chosen sizes, of offers that meet the rest. */
export const colorsBeside = (filter: ListingFilter): Query =>
  filter.fit === null && filter.sizes.length === 0 ? offersBy('colors') : byScript(countColors, filter);

/** The clusters that have each size: beside the chosen colors, of offers that meet the rest. */
export const sizesBeside = (filter: ListingFilter): Query =>
  filter.fit === null && filter.colors.length === 0 ? offersBy('sizes') : byScript(countSizes, filter);
