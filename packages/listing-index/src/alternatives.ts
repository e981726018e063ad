import type { Sets } from './arena.ts';
import { type Bitset, intersect, unite } from './bitset.ts';
import type { AnyOf } from './filter.ts';
import { anyOf, type Postings, uniteValue } from './postings.ts';
import { rememberedIn } from './remembered.ts';
import type { Segment } from './segment.ts';
import { uniteTexts } from './text-match.ts';

/** The slots in any of these categories. Read-only. */
export const inCategories = (segment: Segment, categories: readonly number[], sets: Sets): Bitset =>
  categories.length < 2
    ? anyOf(segment.categories, categories, sets)
    : rememberedIn(segment, `${categories}`, () => anyOf(segment.categories, categories, sets));

const uniteAny = (target: Bitset, postings: Postings, values: readonly number[]): void => {
  for (const value of values) uniteValue(target, postings, value);
};

const findHolding = (segment: Segment, any: AnyOf, sets: Sets): Bitset => {
  const { categories, titles, texts, within, colors = [], brands = [], stores = [], traits = [], or } = any;
  const { titleWords, keywords, details } = segment;
  const hits = sets.create(segment.size);
  uniteTexts(hits, segment, [titleWords], titles);
  uniteTexts(hits, segment, [keywords, details], texts);
  if (within) intersect(hits, inCategories(segment, within, sets));
  if (categories.length > 0) unite(hits, inCategories(segment, categories, sets));
  uniteAny(hits, segment.colors, colors);
  uniteAny(hits, segment.brandPostings, brands);
  uniteAny(hits, segment.storePostings, stores);
  uniteAny(hits, segment.traits, traits);
  if (or) unite(hits, holding(segment, or, sets));
  return hits;
};

/** The slots that match any of the alternatives. Read-only. */
export const holding = (segment: Segment, any: AnyOf, sets: Sets): Bitset =>
  rememberedIn(segment, JSON.stringify(any), () => findHolding(segment, any, sets));
