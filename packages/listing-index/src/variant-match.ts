import { allOf, type Bitset, createBitset, fullBitset, intersect, unite, without } from './bitset.ts';
import {
  type ColorFilter,
  type Fit,
  fittingSizes,
  isWantedColor,
  type ListingFilter,
  restrictsColors,
} from './filter.ts';
import { anyOf, listValues, uniteValue } from './postings.ts';
import { type Segment, variantKey } from './segment.ts';

/** The pair numbers of each of `colors` with each of `sizes` that occur. */
export const variantsOf = ({ variantIds }: Segment, colors: readonly number[], sizes: readonly number[]): number[] =>
  colors
    .flatMap((color) => sizes.map((size) => variantIds.get(variantKey(color, size))))
    .filter((variant) => variant !== undefined);

/** The colors of the segment that `isWantedColor` accepts. */
export const wantedColors = (segment: Segment, filter: ColorFilter): readonly number[] =>
  filter.colors.length > 0 ? filter.colors : listValues(segment.colors).filter(isWantedColor(filter));

/**
 * The slots without variants in their feed that match the selected colors. Excluded colors do not matter here:
 * `evaluate` has removed the offers that are only available in those. Read-only.
 */
export const looselyIn = ({ withoutVariants, colors: known }: Segment, { colors }: ColorFilter): Bitset =>
  allOf(withoutVariants, colors.length > 0 ? anyOf(known, colors) : null);

// In the same variant if the feed has variants, otherwise both anywhere in the offer (behavior.md#listing-filters).
const inColorAndSize = (segment: Segment, filter: ColorFilter, sizes: readonly number[]): Bitset => {
  const bits = anyOf(segment.sizes, sizes).slice();
  intersect(bits, looselyIn(segment, filter));
  for (const variant of variantsOf(segment, wantedColors(segment, filter), sizes))
    uniteValue(bits, segment.variants, variant);
  return bits;
};

/** The slots whose sizes are known, so that fit can be determined. Read-only. */
export const judgedBy = ({ sizeKinds }: Segment, { kinds }: Fit): Bitset => anyOf(sizeKinds, kinds);

/** The slots that match the color, size and fit filters, or null if there are none of these filters. Read-only. */
export const inVariants = (
  segment: Segment,
  filter: Pick<ListingFilter, 'colors' | 'withoutColors' | 'sizes' | 'fit'>,
): Bitset | null => {
  const { sizes, fit } = filter;
  if (fit === null) return withOptions(segment, filter, sizes);
  const judged = judgedBy(segment, fit);
  const fitting = fittingSizes(filter, fit);
  const bits = fitting.length > 0 ? allOf(judged, withOptions(segment, filter, fitting)) : createBitset(segment.size);
  const free = without(withOptions(segment, filter, sizes) ?? fullBitset(segment.size), judged);
  unite(free, bits);
  return free;
};

const withOptions = (segment: Segment, filter: ColorFilter, sizes: readonly number[]): Bitset | null => {
  if (sizes.length > 0 && restrictsColors(filter)) return inColorAndSize(segment, filter, sizes);
  if (filter.colors.length > 0) return anyOf(segment.colors, filter.colors);
  return sizes.length > 0 ? anyOf(segment.sizes, sizes) : null;
};
