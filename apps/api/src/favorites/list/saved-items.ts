import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import {
  backInStockDays,
  type FavoriteSort,
  type FavoriteTab,
  favoriteTabs,
  lowStockMax,
} from '@wearfolio/contracts/limits';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import type { SavedProduct } from '../../engine/reply-cache.ts';

/** A favorite: when it was saved (ms), its price then (cents), and the current product. */
export type SavedItem = {
  productId: number;
  colorId: number;
  savedAt: number;
  savedPrice: number | null;
  /** As the store quoted it when it was saved; null if unknown, or in another currency than now. */
  savedQuote: number | null;
  product: SavedProduct;
  /** The stock in its color. Null when unknown; 0 also when the product no longer comes in that color. */
  left: number | null;
  /** It came back in its color since it was saved, and that is recent (behavior.md#favorites-tabs). */
  isBack: boolean;
};

/** A query of favorites. Null means no filter; an empty list matches nothing. */
export type FavoritesQuestion = {
  tab: FavoriteTab;
  categories: readonly number[] | null;
  stores: readonly number[] | null;
  brands: readonly number[] | null;
  /** Only prices that dropped within this many days. */
  droppedDays: number | null;
  sort: FavoriteSort;
};

/**
 * The favorites that match, in order; the count of each tab; and the ids of the categories of all favorites, and of the
 * stores, brands and price drops in the tab and category, each ignoring its own filter (behavior.md#listing-facets).
 */
export type FoundItems = {
  items: SavedItem[];
  counts: Record<FavoriteTab, number>;
  /** The number of price drops, by the days of `dropTraits`. */
  dropped: ReadonlyMap<number, number>;
  categories: ReadonlySet<number>;
  stores: ReadonlySet<number>;
  brands: ReadonlySet<number>;
};

/** A product's stock in a color, null when unknown, and when it last came back in it (ms). */
type ColorStock = { left: number | null; returnedAt: number | null };

/** A product's stock in a color. For `unspecified`: the stock of the whole product. */
export const stockIn = (product: SavedProduct, colorId: number, unspecified: number | null): ColorStock => {
  if (colorId === unspecified) return { left: product.leftInAll, returnedAt: product.returnedInAll };
  const at = product.colors.indexOf(colorId);
  return at < 0
    ? { left: 0, returnedAt: null }
    : { left: product.left[at] ?? null, returnedAt: product.returned[at] ?? null };
};

/**
 * The price when a product was saved, in cents of the shop's currency at today's rate, so that only the store's changes
 * count (behavior.md#price-currency). `quoted` is the store's price then; null when it is unknown or was in another
 * currency.
 */
export const priceThen = ({ price, quoted: now }: SavedProduct, quoted: number | null): number | null => {
  if (quoted === null) return null;
  if (now === quoted) return price;
  // Without a current price there is nothing to compare.
  return price === null || !now ? null : Math.round((quoted * price) / now);
};

const day = 24 * 60 * 60 * 1000;
const newsFor = backInStockDays * day;

/**
 * Whether an available product came back after it was saved, recently (behavior.md#favorites-tabs). `news` is the same
 * in SQL.
 */
export const hasReturned = ({ left, returnedAt }: ColorStock, savedAt: number, now: number): boolean =>
  left !== 0 && returnedAt !== null && returnedAt > Math.max(savedAt, now - newsFor);

type Stock = Pick<SavedItem, 'left' | 'isBack'>;

const isSoldOut = ({ left }: Stock): boolean => left === 0;

const isLow = ({ left }: Stock): boolean => left !== null && left > 0 && left <= lowStockMax;

/** The stock label of a favorite; at most one. */
export const labelOf = (item: Stock): FavoriteProduct['stock_label'] => {
  if (isSoldOut(item)) return 'sold_out';
  if (isLow(item)) return 'low_stock';
  return item.isBack ? 'back_in_stock' : null;
};

const inTab: Record<FavoriteTab, (item: SavedItem) => boolean> = {
  all_Items: () => true,
  onsale: ({ product }) => product.isOnSale,
  lowstock: isLow,
  backinstock: ({ isBack }) => isBack,
  soldout: isSoldOut,
};

const dropOf = ({ savedPrice, product: { price } }: SavedItem): number | null =>
  savedPrice === null || price === null ? null : savedPrice - price;

// Unknown values come last. Ties keep their order, newest first.
const rising = (keyOf: (item: SavedItem) => number | null) => (one: SavedItem, other: SavedItem) => {
  const [left, right] = [keyOf(one), keyOf(other)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return left - right;
};

const negative = (key: number | null): number | null => (key === null ? null : -key);

const orders: Record<Exclude<FavoriteSort, 'saved'>, (one: SavedItem, other: SavedItem) => number> = {
  asc: rising(({ product }) => product.price),
  desc: rising(({ product }) => negative(product.price)),
  drop: rising((item) => negative(dropOf(item))),
};

const isOneOf = (ids: readonly number[] | null): ((id: number) => boolean) => {
  if (ids === null) return () => true;
  const chosen = new Set(ids);
  return (id) => chosen.has(id);
};

/** Whether the price dropped in the last `days`, counted as in listings. */
const hasDropped = ({ product: { droppedAt } }: SavedItem, days: number, now: number): boolean =>
  droppedAt !== null && droppedAt > now - days * day;

const countTabs = (saved: readonly SavedItem[]): FoundItems['counts'] => {
  const counts = { all_Items: 0, onsale: 0, lowstock: 0, backinstock: 0, soldout: 0 };
  for (const item of saved) for (const tab of favoriteTabs) if (inTab[tab](item)) counts[tab] += 1;
  return counts;
};

/** Applies a query to all favorites of a customer, given newest first. `now` in ms. */
export const chooseItems = (saved: readonly SavedItem[], asked: FavoritesQuestion, now: number): FoundItems => {
  const [inCategory, inStore, inBrand] = [isOneOf(asked.categories), isOneOf(asked.stores), isOneOf(asked.brands)];
  const isOfStore = ({ product }: SavedItem) => inStore(product.store);
  const isOfBrand = ({ product }: SavedItem) => inBrand(product.brand);
  const isDropped = (item: SavedItem) => asked.droppedDays === null || hasDropped(item, asked.droppedDays, now);
  const inPlace = saved.filter((item) => inTab[asked.tab](item) && inCategory(item.product.category));
  const named = inPlace.filter((item) => isOfStore(item) && isOfBrand(item));
  const items = named.filter(isDropped);
  if (asked.sort !== 'saved') items.sort(orders[asked.sort]);
  return {
    items,
    counts: countTabs(saved),
    dropped: new Map(dropTraits.map(({ id }) => [id, named.filter((item) => hasDropped(item, id, now)).length])),
    categories: new Set(saved.map(({ product }) => product.category)),
    stores: new Set(inPlace.filter((item) => isOfBrand(item) && isDropped(item)).map(({ product }) => product.store)),
    brands: new Set(inPlace.filter((item) => isOfStore(item) && isDropped(item)).map(({ product }) => product.brand)),
  };
};
