import { printAmount } from '@wearfolio/contracts/identity/money';
import { priceBucketOver, priceBuckets } from '@wearfolio/contracts/limits';
import type { PriceRange } from '@wearfolio/listing-index/filter';
import { toCents } from './listing-filter.ts';

/** An option of the price facet. The range is in cents. */
export type PriceOption = { value: string; name: string; range: PriceRange };

/** The buckets of the price facet in order, 'over' last. */
export const buckets: readonly PriceOption[] = [...priceBuckets, priceBucketOver].map(({ value, name, ...ends }) => ({
  value,
  name,
  range: toCents({ max: null, ...ends }),
}));

/** An option for a range that is not a bucket. In cents. */
export const ownOption = (range: PriceRange): PriceOption => {
  const low = range.from / 100;
  const high = range.below === null ? null : (range.below - 1) / 100;
  const name = high === null ? `From $${printAmount(low)}` : `$${printAmount(low)}-$${printAmount(high)}`;
  return { value: `${low}-${high ?? ''}`, name, range };
};

/** The bucket with this range in cents, or undefined. */
export const bucketOf = ({ from, below }: PriceRange): PriceOption | undefined =>
  buckets.find(({ range }) => range.from === from && range.below === below);
