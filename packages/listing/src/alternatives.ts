import { type Bitset, createBitset, intersect, unite } from './bitset.ts';
import type { AnyOf } from './filter.ts';
import { anyOf, type Postings, uniteValue } from './postings.ts';
import { rememberedIn } from './remembered.ts';
import type { Segment } from './segment.ts';
import { uniteTexts } from './text-match.ts';

/** The slots in any of these categories. Read-only. */
export const inCategories = (segment: Segment, categories: readonly number[]): Bitset =>
  categories.length < 2
    ? anyOf(segment.categories, categories)
    : rememberedIn(segment, `${categories}`, () => anyOf(segment.categories, categories));

const uniteAny = (target: Bitset, postings: Postings, values: readonly number[]): void => {
  for (const value of values) uniteValue(target, postings, value);
};

const findHolding = (segment: Segment, any: AnyOf): Bitset => {
  const { categories, titles, texts, within, colors = [], brands = [], stores = [], or } = any;
  const { titleWords, keywords, details } = segment;
  const said = createBitset(segment.size);
  uniteTexts(said, segment, [titleWords], titles);
  uniteTexts(said, segment, [keywords, details], texts);
  if (within) intersect(said, inCategories(segment, within));
  if (categories.length > 0) unite(said, inCategories(segment, categories));
  uniteAny(said, segment.colors, colors);
  uniteAny(said, segment.brandPostings, brands);
  uniteAny(said, segment.storePostings, stores);
  if (or) unite(said, holding(segment, or));
  return said;
};

/** The slots that match any of the alternatives. Read-only. */
export const holding = (segment: Segment, any: AnyOf): Bitset =>
  rememberedIn(segment, JSON.stringify(any), () => findHolding(segment, any));
