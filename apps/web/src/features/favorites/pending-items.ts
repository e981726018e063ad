import type { Target } from './target/target.ts';

/** A product to save, as the API takes it, and the target price to set afterwards. */
export type FavoriteItem = {
  product_id: number;
  color_id: number;
  parent_color_id: number;
  size_id?: number;
  target?: Target;
};

/** A brand to follow, as the API takes it. */
export type FollowItem = { brand_id: number };

type PendingItem = FavoriteItem | FollowItem;

/**
 * `at` in ms since 1970. `customerId` is set at sign-in. Do not rename `wish` or the storage key: browsers of guests hold
 * items under these names.
 */
type Kept = { wish: PendingItem; at: number; customerId?: number };

export const isFollow = (item: PendingItem): item is FollowItem => 'brand_id' in item;

const storageKey = 'wishes';

/** 30 days, in ms. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** The maximum number of items; the oldest are dropped. */
const most = 100;

const isTarget = (value: unknown): value is Target => {
  const { price, size_id } = (value ?? {}) as Partial<Target>;
  return typeof price === 'number' && (size_id === null || Number.isInteger(size_id));
};

const isItem = (value: unknown): value is PendingItem => {
  const { brand_id, target, ...heart } = (value ?? {}) as Partial<FavoriteItem & FollowItem>;
  const ids = brand_id === undefined ? [heart.product_id, heart.color_id, heart.parent_color_id] : [brand_id];
  return ids.every((id) => Number.isInteger(id)) && (target === undefined || isTarget(target));
};

// The absolute difference also covers a clock that was set back.
const isKept = (value: unknown): value is Kept => {
  const { wish, at, customerId } = (value ?? {}) as Partial<Kept>;
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < lifetime;
  return isItem(wish) && isFresh && (customerId === undefined || Number.isInteger(customerId));
};

const keyOf = ({ wish: item, customerId = 0 }: Omit<Kept, 'at'>): string =>
  isFollow(item) ? `${customerId}:brand ${item.brand_id}` : `${customerId}:${item.product_id}:${item.color_id}`;

const parse = (text: string): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};

const readStored = (): readonly Kept[] => {
  try {
    return parse(localStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
};

/** Replaces the storage until the page is closed, if the storage is full or forbidden. */
let unstored: readonly Kept[] | null = null;

const readAll = (): readonly Kept[] => unstored ?? readStored();

/** Stores each item once, in its latest form. */
const keep = (all: readonly Kept[]) => {
  const kept = [...new Map(all.map((one) => [keyOf(one), one])).values()].slice(-most);
  try {
    if (kept.length > 0) localStorage.setItem(storageKey, JSON.stringify(kept));
    else localStorage.removeItem(storageKey);
    unstored = null;
  } catch {
    unstored = kept;
  }
};

const keepWhere = (isStillPending: (one: Kept) => boolean) => {
  const all = readAll();
  if (!all.every(isStillPending)) keep(all.filter(isStillPending));
};

/**
 * Stores an item of a guest until a customer signs in. With `customerId`, it is stored for this customer only, whose
 * session has ended.
 */
export const rememberPending = (item: PendingItem, customerId?: number): void => {
  const key = keyOf({ wish: item, ...(customerId !== undefined && { customerId }) });
  const all = readAll();
  // A repeated item keeps the earlier size and target price.
  const before = all.find((other) => keyOf(other) === key)?.wish;
  const kept = { wish: { ...before, ...item }, at: Date.now(), ...(customerId !== undefined && { customerId }) };
  keep([...all.filter((other) => keyOf(other) !== key), kept]);
};

/** Assigns a guest's items to the customer who signed in, and returns all items of this customer, oldest first. */
export const takePending = (customerId: number): readonly PendingItem[] => {
  keep(readAll().map((one) => ({ ...one, customerId: one.customerId ?? customerId })));
  return readAll().flatMap((one) => (one.customerId === customerId ? [one.wish] : []));
};

/** Removes an item that was saved or permanently refused. */
export const removePending = (item: PendingItem, customerId: number): void =>
  keepWhere((one) => keyOf(one) !== keyOf({ wish: item, customerId }));

/** Removes all items of a customer. */
export const clearPending = (customerId: number): void => keepWhere((one) => one.customerId !== customerId);
