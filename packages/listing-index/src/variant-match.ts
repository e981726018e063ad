import { allOf, type Bitset, createBitset, fullBitset, intersect, unite, without } from './bitset.ts';
import { type Fit, fittingSizes, type ListingFilter } from './filter.ts';
import { anyOf, uniteValue } from './postings.ts';
import { type Segment, variantKey } from './segment.ts';

/** The pair numbers of each of `colors` with each of `sizes` that occur. */
export const variantsOf = ({ variantIds }: Segment, colors: readonly number[], sizes: readonly number[]): number[] =>
  colors
    .flatMap((color) => sizes.map((size) => variantIds.get(variantKey(color, size))))
    .filter((variant) => variant !== undefined);

// In the same variant if the feed has variants, otherwise both anywhere in the offer (behavior.md#listing-filters).
const inColorAndSize = (segment: Segment, colors: readonly number[], sizes: readonly number[]): Bitset => {
  const bits = segment.withoutVariants.slice();
  intersect(bits, anyOf(segment.colors, colors));
  intersect(bits, anyOf(segment.sizes, sizes));
  for (const variant of variantsOf(segment, colors, sizes)) uniteValue(bits, segment.variants, variant);
  return bits;
};

/** The slots whose sizes are known, so that fit can be determined. Read-only. */
export const judgedBy = ({ sizeKinds }: Segment, { kinds }: Fit): Bitset => anyOf(sizeKinds, kinds);

/** The slots that match the color, size and fit filters, or null if there are none of these filters. Read-only. */
export const inVariants = (
  segment: Segment,
  filter: Pick<ListingFilter, 'colors' | 'sizes' | 'fit'>,
): Bitset | null => {
  const { colors, sizes, fit } = filter;
  if (fit === null) return withOptions(segment, colors, sizes);
  const judged = judgedBy(segment, fit);
  const fitting = fittingSizes(filter, fit);
  const bits = fitting.length > 0 ? allOf(judged, withOptions(segment, colors, fitting)) : createBitset(segment.size);
  const free = without(withOptions(segment, colors, sizes) ?? fullBitset(segment.size), judged);
  unite(free, bits);
  return free;
};

const withOptions = (segment: Segment, colors: readonly number[], sizes: readonly number[]): Bitset | null => {
  if (colors.length > 0 && sizes.length > 0) return inColorAndSize(segment, colors, sizes);
  if (colors.length > 0) return anyOf(segment.colors, colors);
  return sizes.length > 0 ? anyOf(segment.sizes, sizes) : null;
};
