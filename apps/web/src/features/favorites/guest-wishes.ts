/** A target price that is to be set, in currency units, for one size or for any. */
export type WishedTarget = { price: number; size_id: number | null };

/** What a guest wanted to save, as `add-to-favorite` will ask for it, and the target price to set once it is saved. */
export type GuestWish = {
  product_id: number;
  color_id: number;
  parent_color_id: number;
  size_id?: number;
  target?: WishedTarget;
};

/** A brand that a guest wanted to follow, as `follow-brand` will ask for it. */
export type GuestFollow = { brand_id: number };

type Wish = GuestWish | GuestFollow;

/** `at` is when, in ms since 1970; `customerId` is whose it became by signing in, before which it is anybody's. */
type Kept = { wish: Wish; at: number; customerId?: number };

export const isFollow = (wish: Wish): wish is GuestFollow => 'brand_id' in wish;

const storageKey = 'wishes';

/** Milliseconds: 30 days. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** The oldest make way. */
const most = 100;

const isTarget = (value: unknown): value is WishedTarget => {
  const { price, size_id } = (value ?? {}) as Partial<WishedTarget>;
  return typeof price === 'number' && (size_id === null || Number.isInteger(size_id));
};

const isWish = (value: unknown): value is Wish => {
  const { brand_id, target, ...heart } = (value ?? {}) as Partial<GuestWish & GuestFollow>;
  const ids = brand_id === undefined ? [heart.product_id, heart.color_id, heart.parent_color_id] : [brand_id];
  return ids.every((id) => Number.isInteger(id)) && (target === undefined || isTarget(target));
};

// A clock that was put right since then makes no wish last for ever.
const isKept = (value: unknown): value is Kept => {
  const { wish, at, customerId } = (value ?? {}) as Partial<Kept>;
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < lifetime;
  return isWish(wish) && isFresh && (customerId === undefined || Number.isInteger(customerId));
};

const keyOf = ({ wish, customerId = 0 }: Omit<Kept, 'at'>): string =>
  isFollow(wish) ? `${customerId}:brand ${wish.brand_id}` : `${customerId}:${wish.product_id}:${wish.color_id}`;

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

/** In place of what is stored, as long as the page lasts, where the storage is full or forbidden. */
let unstored: readonly Kept[] | null = null;

const readAll = (): readonly Kept[] => unstored ?? readStored();

/** Each wish once, in its latest form. */
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

const keepWhere = (isStillWished: (one: Kept) => boolean) => {
  const all = readAll();
  if (!all.every(isStillWished)) keep(all.filter(isStillWished));
};

/**
 * Remembers a guest's wish for whoever signs in first in this browser, however often the page, the tab and the browser are
 * closed until then; that of a customer whose session has ended, for this customer alone.
 */
export const rememberWish = (wish: Wish, customerId?: number): void => {
  const key = keyOf({ wish, ...(customerId !== undefined && { customerId }) });
  const all = readAll();
  // Adding again keeps the size and the target price chosen before.
  const before = all.find((other) => keyOf(other) === key)?.wish;
  const kept = { wish: { ...before, ...wish }, at: Date.now(), ...(customerId !== undefined && { customerId }) };
  keep([...all.filter((other) => keyOf(other) !== key), kept]);
};

/** Makes the wishes of guests the customer's, and nobody else's; answers all of the customer's, the oldest first. */
export const takeWishes = (customerId: number): readonly Wish[] => {
  keep(readAll().map((one) => ({ ...one, customerId: one.customerId ?? customerId })));
  return readAll().flatMap((one) => (one.customerId === customerId ? [one.wish] : []));
};

/** Removes a wish that was fulfilled or can never be. */
export const forgetWish = (wish: Wish, customerId: number): void =>
  keepWhere((one) => keyOf(one) !== keyOf({ wish, customerId }));

/** Forgets what a customer took and what has not come true. */
export const forgetWishesOf = (customerId: number): void => keepWhere((one) => one.customerId !== customerId);
