import type { Reply } from '@wearfolio/contracts/endpoint';
import { type FavoriteProduct, type FavoritesQuery, listFavorites } from '@wearfolio/contracts/favorites';
import { pageSize } from '@wearfolio/contracts/limits';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import type { Database } from '@wearfolio/database/client';
import type { Fit } from '@wearfolio/listing-index/filter';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { forGuest } from '../../products/product-card.ts';
import { fitFor, readKept } from '../../sizes/read-fit.ts';
import { listWorn } from '../../sizes/size-queries.ts';
import { forCustomer } from '../personal.ts';
import { listTargets } from '../targets/target-queries.ts';
import { categoryList, chosenCategories } from './categories.ts';
import { findUnfit } from './fit-queries.ts';
import { type Elsewhere, findElsewhere, findSavedCards, findSavedProducts, listSaved } from './list-queries.ts';
import {
  chooseItems,
  type FavoritesQuestion,
  hasReturned,
  labelOf,
  priceThen,
  type SavedItem,
  stockIn,
} from './saved-items.ts';
import { listSizeLabels } from './size-label-queries.ts';

type FavoritesReply = Reply<typeof listFavorites>;
type Named = { id: number; name: string };
type NamedRows = ReadonlyMap<number, Named>;

/** The default query. */
export const openQuery = listFavorites.schema.querystring.parse({});

const idsOf = (rows: NamedRows, names: readonly string[]): number[] | null => {
  if (names.length === 0) return null;
  return [...rows.values()].filter(({ name }) => names.includes(name)).map(({ id }) => id);
};

// A drop of this week is also one of this month.
const longest = (asked: readonly number[]): number | null => {
  const known = asked.filter((days) => dropTraits.some(({ id }) => id === days));
  return known.length === 0 ? null : Math.max(...known);
};

const readQuestion = ({ dictionary }: Catalogue, query: FavoritesQuery): FavoritesQuestion => ({
  tab: query.filterType,
  categories: chosenCategories(dictionary.categories, query),
  stores: idsOf(dictionary.stores, query.store),
  brands: idsOf(dictionary.brands, query.brand),
  droppedDays: longest(query.dropped),
  sort: query.sort,
});

// A chosen name stays in its list so that it can be cleared. The dictionary is sorted by name.
const namesOf = (rows: NamedRows, found: ReadonlySet<number>, chosen: readonly number[] | null): Named[] =>
  [...rows.values()].filter(({ id }) => found.has(id) || chosen?.includes(id)).map(({ id, name }) => ({ id, name }));

/** All favorites of a customer, newest first. Products come from the catalogue's cache, the rest from one query. */
const listItems = async (db: Database, { saved: memory }: Catalogue, customerId: number): Promise<SavedItem[]> => {
  const { productIds, colorIds, times, prices, currencies, unspecified } = await listSaved(db, customerId);
  const known = productIds.map((id) => memory.get(id));
  const missing = productIds.filter((_, at) => !known[at]);
  const found = missing.length === 0 ? [] : await findSavedProducts(db, missing);
  // Kept here too, because the list may be larger than the cache.
  const read = new Map(found.map((product) => [product.id, product]));
  for (const product of found) memory.set(product.id, product);
  const now = Date.now();
  return productIds.flatMap((productId, at) => {
    const product = known[at] ?? read.get(productId);
    if (!product) return [];
    const [colorId = 0, savedAt = 0] = [colorIds[at], times[at]];
    const savedQuote = currencies[at] === product.currency ? (prices[at] ?? null) : null;
    const savedPrice = priceThen(product, savedQuote);
    const stock = stockIn(product, colorId, unspecified);
    const isBack = hasReturned(stock, savedAt, now);
    return { productId, colorId, savedAt, savedPrice, savedQuote, product, left: stock.left, isBack };
  });
};

/** The favorites, without those known not to fit or sold out in a size that does. */
const keepFitting = async (db: Database, saved: SavedItem[], fits: Fit | null): Promise<SavedItem[]> => {
  if (fits === null) return saved;
  const unfit = await findUnfit(db, saved, fits);
  return saved.filter(({ productId, colorId }) => !unfit.has(`${productId}/${colorId}`));
};

/** The saved colors of these products, ordered by id, by product. */
const colorsOf = (saved: readonly SavedItem[], productIds: readonly number[]): Map<number, number[]> => {
  const colors = new Map(productIds.map((id): [number, number[]] => [id, []]));
  for (const { productId, colorId } of saved) colors.get(productId)?.push(colorId);
  for (const ids of colors.values()) ids.sort((one, other) => one - other);
  return colors;
};

const elsewhereOf = (found: Elsewhere | undefined): FavoriteProduct['elsewhere'] => {
  if (!found) return null;
  const { stores, productId, store, price, stated } = found;
  return {
    ...{ stores, product_id: productId, store_name: store, price: price === null ? null : price / 100 },
    ...(stated !== null && { stated_price: stated / 100 }),
  };
};

type Page = { customerId: number; saved: readonly SavedItem[]; items: readonly SavedItem[]; fits: Fit | null };

/** Entries of some favorites in the format of behavior.md#favorites-entry. Prices in currency units. */
const listEntries = async (
  db: Database,
  catalogue: Catalogue,
  { customerId, saved, items, fits }: Page,
): Promise<FavoriteProduct[]> => {
  const { dictionary, destination = null } = catalogue;
  const productIds = items.map(({ productId }) => productId);
  const cards = await findSavedCards(db, productIds);
  const colors = colorsOf(saved, productIds);
  const targets = await listTargets(db, dictionary, { customerId, productIds });
  const sizes = await listSizeLabels(db, dictionary, { customerId, productIds, fitting: fits?.sizes ?? [] });
  const others = new Map(
    (await findElsewhere(db, items, destination)).map((found) => [`${found.savedId}/${found.colorId}`, found]),
  );
  return items.flatMap((item) => {
    const card = cards.get(item.productId);
    if (!card) return [];
    const key = `${item.productId}/${item.colorId}`;
    return {
      user_id: customerId,
      product_id: item.productId,
      color_id: item.colorId,
      productDetail: forCustomer(forGuest(card, destination), customerId, colors.get(item.productId) ?? []),
      ...(dictionary.stores.get(card.store_id)?.showsPrimary && { shows_primary_color: true as const }),
      saved_at: new Date(item.savedAt).toISOString(),
      saved_price: item.savedPrice === null ? null : item.savedPrice / 100,
      ...(item.savedQuote !== null &&
        item.product.currency === destination?.currency && { saved_quote: item.savedQuote / 100 }),
      stock_label: labelOf(item),
      elsewhere: elsewhereOf(others.get(key)),
      size: sizes.get(key) ?? null,
      target: targets.get(key) ?? null,
    };
  });
};

const pageOf = (items: readonly SavedItem[], page: number | undefined): readonly SavedItem[] =>
  page === undefined ? items : items.slice((page - 1) * pageSize, page * pageSize);

/** A customer's favorites for My Favorites (behavior.md#calls-table): all, or the requested page. */
export const answerFavorites = async (
  db: Database,
  catalogue: Catalogue,
  customerId: number,
  query: FavoritesQuery,
): Promise<FavoritesReply> => {
  const asked = readQuestion(catalogue, query);
  const all = await listItems(db, catalogue, customerId);
  const fits = fitFor(catalogue.dictionary, readKept(await listWorn(db, customerId)));
  const saved = query.fit ? await keepFitting(db, all, fits) : all;
  const found = chooseItems(saved, asked, Date.now());
  const { stores, brands, categories } = catalogue.dictionary;
  const items = pageOf(found.items, query.page);
  return {
    favProducts: await listEntries(db, catalogue, { customerId, saved, items, fits }),
    stores: namesOf(stores, found.stores, asked.stores),
    brands: namesOf(brands, found.brands, asked.brands),
    categories: categoryList(categories, found.categories),
    dropped: dropTraits.map(({ id, name }) => ({ id, name, count: found.dropped.get(id) ?? 0 })),
    counts: found.counts,
    total_pages: Math.ceil(found.items.length / pageSize),
    total: found.items.length,
  };
};
