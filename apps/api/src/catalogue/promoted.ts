import { newDays, type PromotedKey, promotedKeys } from '@wearfolio/contracts/listing/promoted';
import { EngineUnavailable } from '@wearfolio/listing-index/engine';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import type { Catalogue } from '../engine/follow-listing.ts';

const day = 24 * 60 * 60 * 1000;

const today = (): number => Math.floor(Date.now() / day) * day;

/** The filter of New In or Sale, or null for another key. It changes with the day only, so that answers are cached. */
export const promotedFilter = (key: string): Partial<ListingFilter> | null => {
  if (key === 'new') return { seenSince: today() - newDays * day };
  return key === 'sale' ? { isOnSale: true } : null;
};

type Known = { day: number; keys: Promise<PromotedKey[]> };

const known = new WeakMap<Catalogue['dictionary'], Known>();

const findPromoted = async ({ index, shelves, dictionary: { collections } }: Catalogue): Promise<PromotedKey[]> => {
  const isFilled = async (key: PromotedKey): Promise<boolean> =>
    shelves?.collection(key) != null ||
    collections.has(key) ||
    index.finds({ ...openFilter, ...(promotedFilter(key) ?? {}) });
  const filled = await Promise.all(promotedKeys.map(isFilled));
  return promotedKeys.filter((_, at) => filled[at]);
};

/** Which of New In and Sale have products now. Both, when the engine does not answer: the menu does not depend on it. */
export const listFilledPromoted = (catalogue: Catalogue): Promise<PromotedKey[]> => {
  const before = known.get(catalogue.dictionary);
  if (before?.day === today()) return before.keys;
  const keys = findPromoted(catalogue).catch((error: unknown) => {
    known.delete(catalogue.dictionary);
    if (error instanceof EngineUnavailable) return [...promotedKeys];
    throw error;
  });
  known.set(catalogue.dictionary, { day: today(), keys });
  return keys;
};
