import { priceBucketOver, priceBuckets } from '@wearfolio/contracts/limits';
import { toCents } from './listing-filter.ts';

/** The price facet's buckets in order, 'over' last. */
export const buckets = [...priceBuckets, priceBucketOver];

/** The same in cents, by position. */
export const bucketRanges = buckets.map((bucket) =>
  toCents({ min: bucket.min, max: 'max' in bucket ? bucket.max : null }),
);
