// cspell:ignore xffffffff
import {
  type AnyOf,
  type ColorFilter,
  type Fit,
  fittingSizes,
  type ListingFilter,
  type PriceRange,
} from '@wearfolio/listing-index/filter';
import { variantKey } from '@wearfolio/listing-index/segment';
import { byGroup } from '@wearfolio/listing-index/traits';
import {
  allOf,
  anyOf,
  anyValue,
  everything,
  idSet,
  isThere,
  isTrue,
  not,
  nothing,
  offerField,
  type Query,
  scriptQuery,
  withOffer,
} from './query-dsl.ts';

const ofIds = (name: string, ids: readonly number[]): Query => anyValue(offerField(name), ids.map(String));

/** Clauses for a field that contains all words of any of `texts`. */
const saying = (name: string, texts: readonly string[]): Query[] => {
  const field = offerField(name);
  const single = texts.filter((text) => !text.includes(' '));
  const phrases = texts.filter((text) => text.includes(' '));
  return [
    ...(single.length > 0 ? [anyValue(field, single)] : []),
    ...phrases.map((text) => allOf(text.split(' ').map((word) => ({ term: { [field]: word } })))),
  ];
};

/** Matches offers with all words of any of `texts` in one of the fields. */
export const withAnyText = (fields: readonly string[], texts: readonly string[]): Query =>
  anyOf(fields.flatMap((field) => saying(field, texts)));

const ways = (name: string, ids: readonly number[] = []): Query[] => (ids.length > 0 ? [ofIds(name, ids)] : []);

const holding = ({ categories, titles, texts, within, colors, brands, stores, traits, or }: AnyOf): Query => {
  const said = [...saying('title', titles), ...saying('keywords', texts), ...saying('details', texts)];
  const placed = within && said.length > 0 ? [allOf([anyOf(said), ofIds('categories', within)])] : said;
  return anyOf([
    ...placed,
    ...ways('categories', categories),
    ...ways('colors', colors),
    ...ways('brands', brands),
    ...ways('store', stores),
    ...ways('traits', traits),
    ...(or ? [holding(or)] : []),
  ]);
};

// Ids are strings in the index. Another id is before, between or after the given ones in string order.
const inOtherColors = (colors: readonly number[]): Query => {
  const field = offerField('colors');
  const sorted = colors.map(String).sort();
  const between = sorted.map((color, at) => ({
    range: { [field]: { gt: color, ...(at + 1 < sorted.length && { lt: sorted[at + 1] }) } },
  }));
  return anyOf([{ range: { [field]: { lt: sorted[0] } } }, ...between]);
};

const onlyInColors = (colors: readonly number[]): Query => allOf([ofIds('colors', colors)], [inOtherColors(colors)]);

const inPriceRange = ({ from, below }: PriceRange): Query => ({
  range: { [offerField('price')]: { gte: from, ...(below !== null && { lt: below }) } },
});

/** Matches offers with a price in one of `ranges`. */
export const inPriceRanges = (ranges: readonly PriceRange[]): Query => anyOf(ranges.map(inPriceRange));

const seenSince = (time: number): Query => ({ range: { [offerField('firstSeen')]: { gte: time } } });

const pairsOf = (colors: readonly number[], sizes: readonly number[]): number[] =>
  colors.flatMap((color) => sizes.map((size) => variantKey(color, size)));

// In the same variant if the feed has variants, otherwise both anywhere in the offer (behavior.md#listing-filters).
const inColorAndSize = (colors: readonly number[], sizes: readonly number[]): Query =>
  anyOf([
    allOf([ofIds('colors', colors), ofIds('sizes', sizes)], [isTrue(offerField('hasVariants'))]),
    anyValue(offerField('variants'), pairsOf(colors, sizes)),
  ]);

// The colors of the catalogue are not known here, so the pairs of the other colors cannot be listed. The script only
// reads offers that have one of the sizes.
const inOtherColorAndSize = `
  for (long pair : doc['offers.variants'])
    if (params.sizes.containsKey(Long.toString(pair & 0xffffffffL))
      && !params.withoutColors.containsKey(Long.toString(pair >>> 32))) return true;
  return false;`;

// Where the feed has no variants, `onlyInColors` decides.
const inSizeWithoutColors = (withoutColors: readonly number[], sizes: readonly number[]): Query => {
  const params = { sizes: idSet(sizes), withoutColors: idSet(withoutColors) };
  const inVariant = anyOf([not(isTrue(offerField('hasVariants'))), scriptQuery(inOtherColorAndSize, params)]);
  return allOf([ofIds('sizes', sizes), inVariant]);
};

const withOptions = ({ colors, withoutColors }: ColorFilter, sizes: readonly number[]): Query | null => {
  if (colors.length > 0 && sizes.length > 0) return inColorAndSize(colors, sizes);
  if (withoutColors.length > 0 && colors.length === 0 && sizes.length > 0)
    return inSizeWithoutColors(withoutColors, sizes);
  if (colors.length > 0) return ofIds('colors', colors);
  return sizes.length > 0 ? ofIds('sizes', sizes) : null;
};

/** Matches offers whose sizes are known, so that fit can be determined. */
const judgedBy = ({ kinds }: Fit): Query => ofIds('sizeKinds', kinds);

const inVariants = (filter: ListingFilter): Query | null => {
  const { sizes, fit } = filter;
  const asked = withOptions(filter, sizes);
  if (fit === null) return asked;
  const judged = judgedBy(fit);
  const fitting = fittingSizes(filter, fit);
  const fits = fitting.length > 0 ? withOptions(filter, fitting) : nothing;
  return anyOf([allOf([judged, fits ?? everything]), asked ? allOf([asked], [judged]) : not(judged)]);
};

const chosen = (name: string, ids: readonly number[]): Query | null => (ids.length > 0 ? ofIds(name, ids) : null);

const listed = (name: string, ids: readonly number[] | null): Query[] => (ids === null ? [] : [ofIds(name, ids)]);

/** The query of each part of a filter. Null means that the part does not restrict. */
export type FilterParts = {
  base: Query;
  store: Query | null;
  brand: Query | null;
  price: Query | null;
  variants: Query | null;
  /** By group. */
  traits: ReadonlyMap<number, Query>;
};

/** The parts of a filter. A facet ignores its own part; an offer must match all others. */
export const partsOf = (filter: ListingFilter): FilterParts => {
  const wanted = [
    ...filter.words.map((meanings) => withAnyText(['keywords', 'details'], meanings)),
    ...filter.all.map(holding),
    ...listed('categories', filter.categories),
    ...listed('collections', filter.collections),
    ...listed('id', filter.products),
    ...(filter.within ? [offerQuery(filter.within)] : []),
    ...(filter.isOnSale ? [isTrue(offerField('isOnSale'))] : []),
    ...(filter.isInStock ? [isTrue(offerField('isInStock'))] : []),
    ...(filter.seenSince === undefined ? [] : [seenSince(filter.seenSince)]),
  ];
  const unwanted = [
    ...filter.none.map(holding),
    ...(filter.withoutColors.length > 0 ? [onlyInColors(filter.withoutColors)] : []),
  ];
  return {
    base: allOf(wanted, unwanted),
    store: chosen('store', filter.stores),
    brand: chosen('brands', filter.brands),
    price: filter.prices.length > 0 ? inPriceRanges(filter.prices) : null,
    variants: inVariants(filter),
    traits: new Map([...byGroup(filter.traits)].map(([group, traits]) => [group, ofIds('traits', traits)])),
  };
};

/** The query of a filter for a single offer. */
export const offerQuery = (filter: ListingFilter): Query => {
  const { base, store, brand, price, variants, traits } = partsOf(filter);
  const parts = [base, store, brand, price, variants, ...traits.values()].filter((part) => part !== null);
  return allOf(parts.length > 1 ? parts.filter((part) => part !== everything) : parts);
};

const isOfClusters = ({ titles, colors = [], stores = [], traits = [], or }: AnyOf): boolean =>
  titles.length + colors.length + stores.length + traits.length === 0 && (!or || isOfClusters(or));

/**
 * Whether a filter matches either all offers of a cluster or none. Then the card shows the offer with the first rank.
 */
export const queriesClusters = (filter: ListingFilter): boolean => {
  const { products, within, all, none, withoutColors, stores, colors, sizes, fit, prices, traits } = filter;
  const ids = [...withoutColors, ...stores, ...colors, ...sizes, ...traits];
  return (
    products === null &&
    fit === null &&
    ids.length + prices.length === 0 &&
    !filter.isOnSale &&
    !filter.isInStock &&
    [...all, ...none].every(isOfClusters) &&
    (!within || queriesClusters(within))
  );
};

const ofCluster = (field: string, ids: readonly number[] | null): Query[] =>
  ids === null ? [] : [anyValue(field, ids.map(String))];

/** Matches clusters with an offer that matches the filter. */
export const clusterQuery = (filter: ListingFilter): Query => {
  const { categories, collections, brands } = filter;
  if (!queriesClusters(filter)) return withOffer(offerQuery(filter));
  const own = [
    ...ofCluster('categories', categories),
    ...ofCluster('collections', collections),
    ...ofCluster('brands', brands.length > 0 ? brands : null),
  ];
  const rest = { ...filter, categories: null, collections: null, brands: [] };
  const others = offerQuery(rest);
  const parts = others === everything ? own : [...own, withOffer(others)];
  return allOf([isThere, ...parts]);
};
