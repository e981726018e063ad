// cspell:ignore xffffffff
import { fittingSizes, type ListingFilter, restrictsColors } from '@wearfolio/listing-index/filter';
import { asScript, idSet, offerField, type Query } from './query-dsl.ts';

/**
 * Maximum values of a facet. Each shard returns all of its values, and a cluster is in a single shard, so the sums over
 * shards are exact.
 */
const mostValues = 65_000;

/** Aggregations by name. */
export type Aggregations = Record<string, Query>;

/** Counts offers that share a cluster once. */
export const ofClusters: Aggregations = { clusters: { reverse_nested: {} } };

/** The number of clusters with each value of a cluster field. */
export const byValue = (field: string): Query => ({ terms: { field, size: mostValues, shard_size: mostValues } });

/** The number of clusters with each value of an offer field. */
export const offersBy = (name: string): Query => ({ ...byValue(offerField(name)), aggs: ofClusters });

/** Aggregations over the documents that match `filter`. */
export const within = (filter: Query, aggs: Aggregations): Query => ({ filter, aggs });

// Counts colors beside selected sizes, and sizes beside selected colors, like `cluster-facets.ts`: in one variant if
// the feed has variants; of offers whose sizes are known, only fitting sizes count.
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
  Map unwanted = params.withoutColors;
  if ((wanted.isEmpty() && unwanted.isEmpty()) || !doc['offers.hasVariants'].value) {
    boolean isIn = wanted.isEmpty();
    if (!isIn) for (def color : doc['offers.colors']) if (wanted.containsKey(color)) { isIn = true; break; }
    if (isIn) for (def size : doc['offers.sizes']) if (!judged || params.fits.containsKey(size)) found.add(size);
  } else {
    for (long pair : doc['offers.variants']) {
      String color = Long.toString(pair >>> 32);
      if (wanted.isEmpty() ? unwanted.containsKey(color) : !wanted.containsKey(color)) continue;
      String size = Long.toString(pair & 0xffffffffL);
      if (!judged || params.fits.containsKey(size)) found.add(size);
    }
  }
  return found;`;

const byScript = (source: string, filter: ListingFilter): Query => {
  const { fit, colors, withoutColors, sizes } = filter;
  const params = {
    kinds: idSet(fit?.kinds ?? []),
    fits: idSet(fit?.sizes ?? []),
    fitting: idSet(fit ? fittingSizes(filter, fit) : []),
    sizes: idSet(sizes),
    colors: idSet(colors),
    withoutColors: idSet(colors.length > 0 ? [] : withoutColors),
  };
  return { terms: { script: asScript(source, params), size: mostValues, shard_size: mostValues }, aggs: ofClusters };
};

/** The number of clusters with each color that matches the selected sizes, in offers that match the rest. */
export const colorsBeside = (filter: ListingFilter): Query =>
  filter.fit === null && filter.sizes.length === 0 ? offersBy('colors') : byScript(countColors, filter);

/** The number of clusters with each size that matches the selected colors, in offers that match the rest. */
export const sizesBeside = (filter: ListingFilter): Query =>
  filter.fit === null && !restrictsColors(filter) ? offersBy('sizes') : byScript(countSizes, filter);
