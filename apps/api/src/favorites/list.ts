import type { Reply } from '@wearfolio/contracts/endpoint';
import { type FavoriteProduct, type FavoritesQuery, listFavorites } from '@wearfolio/contracts/favorites';
import { pageSize } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import { forCustomer } from '../catalogue/personal.ts';
import type { Catalogue } from '../listing/follow-listing.ts';
import { categoryList, chosenCategories } from './categories.ts';
import { type FavoritesQuestion, findFavorites, findSavedCards, type SavedRow } from './list-queries.ts';
import { listFavoriteColors } from './queries.ts';

type FavoritesReply = Reply<typeof listFavorites>;
type Named = { id: number; name: string };
type NamedRows = ReadonlyMap<number, Named>;

/** What is asked by a query that says nothing. */
export const openQuery = listFavorites.schema.querystring.parse({});

const idsOf = (rows: NamedRows, names: readonly string[]): number[] | null => {
  if (names.length === 0) return null;
  return [...rows.values()].filter(({ name }) => names.includes(name)).map(({ id }) => id);
};

const readQuestion = ({ dictionary }: Catalogue, query: FavoritesQuery): FavoritesQuestion => ({
  tab: query.filterType,
  categories: chosenCategories(dictionary.categories, query),
  stores: idsOf(dictionary.stores, query.store),
  brands: idsOf(dictionary.brands, query.brand),
  sort: query.sort,
  offset: ((query.page ?? 1) - 1) * pageSize,
  limit: query.page === undefined ? null : pageSize,
});

// What is chosen stays in its list, so that it can be let go of. The dictionary has names in their order.
const namesOf = (rows: NamedRows, found: readonly number[], chosen: readonly number[] | null): Named[] => {
  const shown = new Set([...found, ...(chosen ?? [])]);
  return [...rows.values()].filter(({ id }) => shown.has(id)).map(({ id, name }) => ({ id, name }));
};

const labelOf = ({ isSoldOut, isLow, isBack }: SavedRow): FavoriteProduct['stock_label'] => {
  if (isSoldOut) return 'sold_out';
  if (isLow) return 'low_stock';
  return isBack ? 'back_in_stock' : null;
};

/** Entries in the shape of spec 3; prices in currency units. */
const listEntries = async (db: Database, customerId: number, rows: readonly SavedRow[]): Promise<FavoriteProduct[]> => {
  const productIds = rows.map(({ productId }) => productId);
  const [cards, colors] = await Promise.all([
    findSavedCards(db, productIds),
    listFavoriteColors(db, { customerId, productIds }),
  ]);
  return rows.flatMap((row) => {
    const card = cards.get(row.productId);
    if (!card) return [];
    return {
      user_id: customerId,
      product_id: row.productId,
      color_id: row.colorId,
      productDetail: forCustomer(card, customerId, colors.get(row.productId) ?? []),
      saved_at: new Date(row.savedAt).toISOString(),
      saved_price: row.savedCents === null ? null : row.savedCents / 100,
      stock_label: labelOf(row),
    };
  });
};

/** A customer's favourites as My Favorites shows them (spec 7): whole, or the page that was asked for. */
export const answerFavorites = async (
  db: Database,
  catalogue: Catalogue,
  customerId: number,
  query: FavoritesQuery,
): Promise<FavoritesReply> => {
  const asked = readQuestion(catalogue, query);
  const found = await findFavorites(db, customerId, asked);
  const { stores, brands, categories } = catalogue.dictionary;
  return {
    favProducts: await listEntries(db, customerId, found.rows),
    stores: namesOf(stores, found.stores, asked.stores),
    brands: namesOf(brands, found.brands, asked.brands),
    categories: categoryList(categories, found.categories),
    counts: found.counts,
    total_pages: Math.ceil(found.total / pageSize),
    total: found.total,
  };
};
