import { priceBucketOver, priceBuckets } from '@wearfolio/contracts/limits';
import { toCents } from './listing-filter.ts';

/** A row of the listing's one statement: a product at its place, the total, or a facet's value and its count. */
export type CountRow = {
  kind: 'id' | 'total' | 'store' | 'brand' | 'color' | 'size' | 'price';
  value: bigint;
  count: bigint;
};

/** Ids and numbers of a listing, not yet named; price buckets by their 1-based position in `buckets`. */
export type ListingCounts = {
  ids: number[];
  total: number;
} & Record<'store' | 'brand' | 'color' | 'size' | 'price', Map<number, number>>;

/** The price facet's buckets in order, 'over' last. */
export const buckets = [...priceBuckets, priceBucketOver];

const bucketRanges = buckets.map((bucket) => toCents({ min: bucket.min, max: 'max' in bucket ? bucket.max : null }));

/** The buckets in cents as the statement takes them: `from <= price < below`, 0 for no upper end. */
export const bucketValues = {
  from: bucketRanges.map(({ from }) => from),
  below: bucketRanges.map(({ below }) => below ?? 0),
};

/** Sorts the rows of the statement into what they are about. */
export const collate = (rows: readonly CountRow[]): ListingCounts => {
  const placed: { id: number; place: number }[] = [];
  const counts: ListingCounts = {
    ids: [],
    total: 0,
    store: new Map(),
    brand: new Map(),
    color: new Map(),
    size: new Map(),
    price: new Map(),
  };
  for (const { kind, value, count } of rows) {
    if (kind === 'id') placed.push({ id: Number(value), place: Number(count) });
    else if (kind === 'total') counts.total = Number(count);
    else counts[kind].set(Number(value), Number(count));
  }
  counts.ids = placed.sort((one, other) => one.place - other.place).map(({ id }) => id);
  return counts;
};
