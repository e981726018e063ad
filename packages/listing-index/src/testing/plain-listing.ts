import type { AnyOf, ListingFilter, PriceRange, SortOrder } from '../filter.ts';
import { ListingIndex } from '../listing-index.ts';
import type { ListingRow } from '../row.ts';
import { SegmentBuilder } from '../segment.ts';
import { byGroup, groupOfTrait } from '../traits.ts';
import { wordsOf } from '../words.ts';
import { buckets, traits } from './histories.ts';

// A naive reference implementation that checks one product at a time.
const sharesAny = (left: readonly number[], right: readonly number[]): boolean => left.some((id) => right.includes(id));

const isInRange = (price: number | null, { from, below }: PriceRange): boolean =>
  price !== null && price >= from && (below === null || price < below);

const hasVariant = (row: ListingRow, filter: ListingFilter, sizes: readonly number[]): boolean => {
  const { colors, withoutColors } = filter;
  if (colors.length > 0 && sizes.length > 0 && row.variants.length > 0) {
    return row.variants.some(({ color, size }) => colors.includes(color) && sizes.includes(size));
  }
  if (withoutColors.length > 0 && sizes.length > 0 && row.variants.length > 0) {
    return row.variants.some(({ color, size }) => !withoutColors.includes(color) && sizes.includes(size));
  }
  return (colors.length === 0 || sharesAny(row.colors, colors)) && (sizes.length === 0 || sharesAny(row.sizes, sizes));
};

// Excludes offers that are known not to fit. Color, size and fit must match in one variant.
const fits = (row: ListingRow, filter: ListingFilter): boolean => {
  const { sizes, fit } = filter;
  if (!fit || !sharesAny(row.sizeKinds, fit.kinds)) return hasVariant(row, filter, sizes);
  const fitting = sizes.length === 0 ? fit.sizes : sizes.filter((size) => fit.sizes.includes(size));
  return fitting.length > 0 && hasVariant(row, filter, fitting);
};

const hasText = (text: string, asked: string): boolean => {
  const words = wordsOf(text);
  return asked.split(' ').every((word) => words.includes(word));
};

const hasWords = (row: ListingRow, { words }: ListingFilter): boolean =>
  words.every((meanings) => meanings.some((text) => hasText(row.keywords, text) || hasText(row.details, text)));

const holds = (row: ListingRow, { categories, titles, texts, within, ...any }: AnyOf): boolean =>
  sharesAny(row.categories, categories) ||
  sharesAny(row.colors, any.colors ?? []) ||
  sharesAny(row.brands, any.brands ?? []) ||
  (any.stores ?? []).includes(row.store) ||
  sharesAny(row.traits, any.traits ?? []) ||
  (any.or !== undefined && holds(row, any.or)) ||
  ((within === null || sharesAny(row.categories, within)) &&
    (titles.some((text) => hasText(row.title, text)) ||
      texts.some((text) => hasText(row.keywords, text) || hasText(row.details, text))));

const isUnwanted = (row: ListingRow, { none, withoutColors }: ListingFilter): boolean =>
  none.some((any) => holds(row, any)) ||
  (sharesAny(row.colors, withoutColors) && row.colors.every((color) => withoutColors.includes(color)));

/** Whether an offer matches a filter. */
export const matches = (row: ListingRow, filter: ListingFilter): boolean =>
  (filter.categories === null || sharesAny(row.categories, filter.categories)) &&
  (filter.collections === null || sharesAny(row.collections, filter.collections)) &&
  (filter.products === null || filter.products.includes(row.id)) &&
  hasWords(row, filter) &&
  filter.all.every((any) => holds(row, any)) &&
  !isUnwanted(row, filter) &&
  (filter.stores.length === 0 || filter.stores.includes(row.store)) &&
  (filter.brands.length === 0 || sharesAny(row.brands, filter.brands)) &&
  fits(row, filter) &&
  (filter.prices.length === 0 || filter.prices.some((range) => isInRange(row.price, range))) &&
  [...byGroup(filter.traits).values()].every((group) => sharesAny(row.traits, group)) &&
  (!filter.isOnSale || row.isOnSale) &&
  (!filter.isInStock || row.isInStock) &&
  row.firstSeen >= (filter.seenSince ?? 0);

const comparePrices = (left: number | null, right: number | null, sign: number): number => {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return sign * (left - right);
};

type Scores = ReadonlyMap<number, number>;

type Compare = (left: ListingRow, right: ListingRow, scores: Scores) => number;

const comparisons: Record<SortOrder, Compare> = {
  newest: (left, right) => right.firstSeen - left.firstSeen || right.id - left.id,
  'price-asc': (left, right) => comparePrices(left.price, right.price, 1) || left.id - right.id,
  'price-desc': (left, right) => comparePrices(left.price, right.price, -1) || left.id - right.id,
  delivered: (left, right) => comparePrices(left.delivered, right.delivered, 1) || left.id - right.id,
  drop: (left, right) => right.drop - left.drop || left.id - right.id,
  relevance: (left, right, scores) =>
    Number(right.isInStock) - Number(left.isInStock) ||
    (scores.get(right.id) ?? 0) - (scores.get(left.id) ?? 0) ||
    right.id - left.id,
};

/** Compares shown offers in an order. */
export const compare = (sort: SortOrder, scores: Scores) => (left: ListingRow, right: ListingRow) =>
  comparisons[sort](left, right, scores);

/** How many clusters have each value in any of the rows. */
const tally = (rows: ListingRow[], valuesOf: (row: ListingRow) => readonly number[]): Map<number, number> => {
  const clusters = new Map<number, Set<number>>();
  for (const row of rows)
    for (const value of valuesOf(row)) clusters.set(value, (clusters.get(value) ?? new Set()).add(row.cluster));
  return new Map([...clusters].map(([value, { size }]) => [value, size]));
};

const isShown = (row: ListingRow, filter: ListingFilter, color: number[], size: number[]): boolean =>
  matches(row, { ...filter, colors: color, sizes: size });

/** The counts of all facets in the rows. */
export const countAll = (rows: ListingRow[], filter: ListingFilter) => {
  const kept = (changed: Partial<ListingFilter>) => rows.filter((row) => matches(row, { ...filter, ...changed }));
  const { colors, sizes } = filter;
  const inScope = kept({ stores: [], brands: [], colors: [], sizes: [], fit: null, prices: [], traits: [] });
  return {
    store: tally(kept({ stores: [] }), ({ store }) => [store]),
    brand: tally(kept({ brands: [] }), ({ brands }) => brands),
    color: tally(rows, (row) => row.colors.filter((color) => isShown(row, filter, [color], [...sizes]))),
    size: new Map([
      ...inScope.flatMap((row) => row.sizes).map((size) => [size, 0] as const),
      ...tally(rows, (row) => row.sizes.filter((size) => isShown(row, filter, [...colors], [size]))),
    ]),
    price: tally(kept({ prices: [] }), ({ price }) =>
      buckets.flatMap((bucket, position) => (isInRange(price, bucket) ? [position] : [])),
    ),
    trait: new Map(
      traits.flatMap((trait) => {
        const others = filter.traits.filter((chosen) => groupOfTrait(chosen) !== groupOfTrait(trait));
        return [...tally(kept({ traits: others }), (row) => row.traits.filter((own) => own === trait))];
      }),
    ),
  };
};

/** For each cluster, the row that a card shows (behavior.md#card-cluster). */
export const shownRows = (rows: ListingRow[]): ListingRow[] => {
  const shown = new Map<number, ListingRow>();
  const isBefore = (one: ListingRow, other: ListingRow): boolean =>
    (Number(other.isInStock) - Number(one.isInStock) || comparePrices(one.price, other.price, 1) || one.id - other.id) <
    0;
  for (const row of rows) {
    const best = shown.get(row.cluster);
    if (!best || isBefore(row, best)) shown.set(row.cluster, row);
  }
  return [...shown.values()];
};

/** An index of rows in ascending order of id. */
export const indexOf = (rows: ListingRow[]): ListingIndex => {
  const builder = new SegmentBuilder();
  for (const row of rows) builder.add(row);
  return new ListingIndex(builder.finish());
};

/** Counts in the order of their values. */
export const sorted = (counts: Map<number, number>): [number, number][] =>
  [...counts].sort(([left], [right]) => left - right);
