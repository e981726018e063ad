import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import {
  backInStockDays,
  type FavoriteSort,
  type FavoriteTab,
  favoriteTabs,
  lowStockMax,
} from '@wearfolio/contracts/limits';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import type { SavedProduct } from '../../listing/answered.ts';

/** Something saved: when, in milliseconds, the price then, in cents, and what is known of its product now. */
export type SavedItem = {
  productId: number;
  colorId: number;
  savedAt: number;
  savedPrice: number | null;
  product: SavedProduct;
  /** How many there are in its color; null where nobody knows, 0 also where the product comes no longer in it. */
  left: number | null;
  /** It came back in its color since, and that is news (decision 23). */
  isBack: boolean;
};

/** What is asked of a customer's favorites. Null means no such filter; an empty list finds nothing. */
export type FavoritesQuestion = {
  tab: FavoriteTab;
  categories: readonly number[] | null;
  stores: readonly number[] | null;
  brands: readonly number[] | null;
  /** Only prices that dropped in so many days. */
  droppedDays: number | null;
  sort: FavoriteSort;
};

/**
 * All that the filters leave, in order; what each tab would show of all that was saved; and the ids of the categories of it
 * all, and of the stores, brands and price drops in tab and category, each leaving out its own choice (decision 22).
 */
export type FoundItems = {
  items: SavedItem[];
  counts: Record<FavoriteTab, number>;
  /** How many dropped in price, by the days of `dropTraits`. */
  dropped: ReadonlyMap<number, number>;
  categories: ReadonlySet<number>;
  stores: ReadonlySet<number>;
  brands: ReadonlySet<number>;
};

/** What is left of a product in a color, null where nobody knows, and when it last came back in it, in milliseconds. */
type ColorStock = { left: number | null; returnedAt: number | null };

/** The stock of a product in a color; that of all of it in `unspecified`, which is no color. */
export const stockIn = (product: SavedProduct, colorId: number, unspecified: number | null): ColorStock => {
  if (colorId === unspecified) return { left: product.leftInAll, returnedAt: product.returnedInAll };
  const at = product.colors.indexOf(colorId);
  return at < 0
    ? { left: 0, returnedAt: null }
    : { left: product.left[at] ?? null, returnedAt: product.returned[at] ?? null };
};

const day = 24 * 60 * 60 * 1000;
const newsFor = backInStockDays * day;

/** Whether what can be bought came back after it was saved, and that is news (decision 23); `news` says it in SQL. */
export const hasReturned = ({ left, returnedAt }: ColorStock, savedAt: number, now: number): boolean =>
  left !== 0 && returnedAt !== null && returnedAt > Math.max(savedAt, now - newsFor);

type Stock = Pick<SavedItem, 'left' | 'isBack'>;

const isSoldOut = ({ left }: Stock): boolean => left === 0;

const isLow = ({ left }: Stock): boolean => left !== null && left > 0 && left <= lowStockMax;

/** What is to be said of the stock of something saved; one thing at most. */
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

// What is not known stands last. Equals stay in their order, the newest first.
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

/** Whether the price dropped in the last `days`, as the listing counts it. */
const hasDropped = ({ product: { droppedAt } }: SavedItem, days: number, now: number): boolean =>
  droppedAt !== null && droppedAt > now - days * day;

const countTabs = (saved: readonly SavedItem[]): FoundItems['counts'] => {
  const counts = { all_Items: 0, onsale: 0, lowstock: 0, backinstock: 0, soldout: 0 };
  for (const item of saved) for (const tab of favoriteTabs) if (inTab[tab](item)) counts[tab] += 1;
  return counts;
};

/** Answers what is asked of all that a customer saved, which comes with the newest first; `now` in milliseconds. */
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
