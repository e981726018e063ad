/** What a guest wanted to save, as `add-to-favorite` will ask for it. */
export type GuestWish = { product_id: number; color_id: number; parent_color_id: number };

/** A brand that a guest wanted to follow, as `follow-brand` will ask for it. */
export type GuestFollow = { brand_id: number };

type Wish = GuestWish | GuestFollow;

export const isFollow = (wish: Wish): wish is GuestFollow => 'brand_id' in wish;

const storageKey = 'wishes';

const isWish = (value: unknown): value is Wish => {
  const { brand_id, product_id, color_id, parent_color_id } = (value ?? {}) as Partial<GuestWish & GuestFollow>;
  const ids = brand_id === undefined ? [product_id, color_id, parent_color_id] : [brand_id];
  return ids.every((id) => Number.isInteger(id));
};

const isSame = (one: Wish, other: Wish) => {
  if (isFollow(one) || isFollow(other)) return isFollow(one) && isFollow(other) && one.brand_id === other.brand_id;
  return one.product_id === other.product_id && one.color_id === other.color_id;
};

/** Without storage they last as long as the page. */
let kept: readonly Wish[] = [];

/** The wishes of this tab, the oldest first. */
export const guestWishes = (): readonly Wish[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWish) : [];
  } catch {
    return kept;
  }
};

const keep = (wishes: readonly Wish[]) => {
  kept = wishes;
  try {
    if (wishes.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(wishes));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // `kept` holds them.
  }
};

/** Remembers a wish until somebody signs in; reloading the page keeps it. */
export const rememberWish = (wish: Wish): void =>
  keep([...guestWishes().filter((other) => !isSame(other, wish)), wish]);

/** Forgets a wish that came true, or never can. */
export const forgetWish = (wish: Wish): void => keep(guestWishes().filter((other) => !isSame(other, wish)));
