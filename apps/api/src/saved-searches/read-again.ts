import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '@wearfolio/database/client';
import type { Catalogue } from '../engine/follow-listing.ts';
import { readListingAddress } from './listing-address.ts';
import { keepReading, listSearchesAfter } from './queries.ts';
import { readSearch } from './read-search.ts';

const searchesPerBatch = 500;

/**
 * Reads all saved searches again, because the meaning of keywords changes with the catalogue and with synonyms.
 * Requests are answered in between. A search that is no longer a listing, because its brand has no products, keeps its
 * meaning.
 */
export const readSearchesAgain = async (db: Database, current: () => Catalogue, signal: AbortSignal): Promise<void> => {
  let searches = await listSearchesAfter(db, 0, searchesPerBatch);
  while (searches.length > 0) {
    for (const { id, address } of searches) {
      signal.throwIfAborted();
      const listing = await readListingAddress(db, current(), address);
      if (listing) await keepReading(db, { id, ...(await readSearch(db, current(), listing.query)) });
      await breathe();
    }
    searches = await listSearchesAfter(db, searches.at(-1)?.id ?? 0, searchesPerBatch);
  }
};
