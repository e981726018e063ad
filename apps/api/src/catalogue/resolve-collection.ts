import type { Database } from '@wearfolio/database/client';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import type { Catalogue } from '../engine/follow-listing.ts';
import { listShownOffers } from '../products/shown-offers.ts';
import { listPopularIds, popularKey, popularMax } from './collection-queries.ts';
import { listOwnIds } from './own-collections.ts';
import { promotedFilter } from './promoted.ts';
import { ruleFilter } from './shelves/rule-filter.ts';

type Resolved = Pick<ListingFilter, 'collections' | 'products'> & Partial<ListingFilter>;

// A chosen offer may not ship to the market while another one of its product does.
const inMarket = async (db: Database, { destination }: Catalogue, ids: number[]): Promise<number[]> =>
  destination ? listShownOffers(db, ids, destination) : ids;

/** The filter of a collection that staff made at the desk, or null when there is none with this key. */
const resolveShelf = async (db: Database, catalogue: Catalogue, key: string): Promise<Resolved | null> => {
  const choice = catalogue.shelves?.collection(key)?.choice;
  if (!choice) return null;
  if (choice.by === 'hand') return { collections: null, products: await inMarket(db, catalogue, choice.products) };
  const within = await ruleFilter(db, catalogue, choice.href);
  return within ? { collections: null, products: null, within } : { collections: null, products: [] };
};

/** The filter for `homepageKey`. An unknown key matches nothing. */
export const resolveCollection = async (db: Database, catalogue: Catalogue, key: string): Promise<Resolved> => {
  if (key === '') return { collections: null, products: null };
  const shelf = await resolveShelf(db, catalogue, key);
  if (shelf) return shelf;
  if (key === popularKey) {
    const popular = await listPopularIds(db, popularMax);
    return { collections: null, products: await inMarket(db, catalogue, popular) };
  }
  const own = await listOwnIds(db, catalogue, key);
  if (own) return { collections: null, products: own };
  const id = catalogue.dictionary.collections.get(key);
  if (id !== undefined) return { collections: [id], products: null };
  const promoted = promotedFilter(key);
  return promoted ? { collections: null, products: null, ...promoted } : { collections: [], products: null };
};

/**
 * Ids of the first products of a collection made at the desk: hand-picked ones in their order, sold-out ones last. Null
 * when there is none with this key.
 */
export const listShelfIds = async (
  db: Database,
  catalogue: Catalogue,
  key: string,
  limit: number,
): Promise<number[] | null> => {
  const shelf = await resolveShelf(db, catalogue, key);
  if (!shelf) return null;
  const filter = { ...openFilter, ...shelf };
  const merchandise = { pins: shelf.products ?? [], boosts: [], buries: [] };
  return (await catalogue.index.answer({ filter, sort: 'newest', merchandise, offset: 0, limit })).ids;
};
