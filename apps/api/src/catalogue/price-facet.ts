import { priceBucketOver, priceBuckets } from '@wearfolio/contracts/limits';
import type { PriceRange } from '@wearfolio/listing/filter';
import { toCents } from './listing-filter.ts';

/** The price facet's buckets in order, 'over' last. */
export const buckets = [...priceBuckets, priceBucketOver];

/** The same in cents, by position. */
export const bucketRanges = buckets.map((bucket) =>
  toCents({ min: bucket.min, max: 'max' in bucket ? bucket.max : null }),
);

/** The value of the bucket that is this range of prices, in cents; undefined where none is. */
export const bucketOf = ({ from, below }: PriceRange): string | undefined =>
  buckets[bucketRanges.findIndex((bucket) => bucket.from === from && bucket.below === below)]?.value;
