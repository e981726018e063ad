import type { SavedSearch } from '@wearfolio/contracts/saved-searches';
import type { Database } from '@wearfolio/database/client';
import { openFilter } from '@wearfolio/listing-index/filter';
import type { Catalogue } from '../engine/follow-listing.ts';
import { listCards } from '../products/queries.ts';
import { readListingAddress } from './listing-address.ts';
import { newsOf } from './news.ts';
import { findFoundProducts } from './news-queries.ts';
import { keepReading, type ListedSearch, listOwnSearches } from './queries.ts';
import { readSearch } from './read-search.ts';

/** The most news of a search in the overview. Its listing has the rest. */
const shownNews = 6;

/** The current number of products of a search. Its meaning may have changed since it was read. */
const countNow = async (db: Database, catalogue: Catalogue, { id, address, filter }: ListedSearch): Promise<number> => {
  const listing = await readListingAddress(db, catalogue, address);
  if (!listing) {
    const asked = { ...openFilter, ...filter };
    return (await catalogue.index.answer({ filter: asked, sort: 'newest', offset: 0, limit: 0 })).total;
  }
  const read = await readSearch(db, catalogue, listing.query);
  await keepReading(db, { id, ...read });
  return read.total;
};

/** A customer's saved searches for the overview. */
export const listEntries = async (db: Database, catalogue: Catalogue, customerId: number): Promise<SavedSearch[]> => {
  const searches = await listOwnSearches(db, customerId);
  const ids = searches.flatMap(({ newIds, cheaperIds }) => [...newIds, ...cheaperIds]);
  const products = new Map(
    ids.length === 0
      ? []
      : (await findFoundProducts(db, ids, catalogue.destination ?? null)).map((product) => [product.id, product]),
  );
  const entries: SavedSearch[] = [];
  for (const search of searches) {
    const news = newsOf(search, products);
    const first = news.slice(0, shownNews);
    const cards = await listCards(
      db,
      catalogue,
      first.map(({ product }) => product.id),
    );
    const cardOf = new Map(cards.map((card) => [card.product_id, card]));
    const { id, name, address, frequency, createdAt } = search;
    entries.push({
      id,
      name,
      address,
      frequency,
      created_at: createdAt.toISOString(),
      total: await countNow(db, catalogue, search),
      new_count: news.length,
      news: first.flatMap(({ product, kind, before }) => {
        const card = cardOf.get(product.id);
        return card ? [{ card, kind, before: before === null ? null : before / 100 }] : [];
      }),
    });
  }
  return entries;
};
