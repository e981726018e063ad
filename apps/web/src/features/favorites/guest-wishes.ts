/** What a guest wanted to save, as `add-to-favorite` will ask for it. */
export type GuestWish = { product_id: number; color_id: number; parent_color_id: number };

const storageKey = 'wishes';

const isWish = (value: unknown): value is GuestWish => {
  const { product_id, color_id, parent_color_id } = (value ?? {}) as Partial<GuestWish>;
  return [product_id, color_id, parent_color_id].every((id) => Number.isInteger(id));
};

const isSame = (one: GuestWish, other: GuestWish) =>
  one.product_id === other.product_id && one.color_id === other.color_id;

/** Without storage they last as long as the page. */
let kept: readonly GuestWish[] = [];

/** The wishes of this tab, the oldest first. */
export const guestWishes = (): readonly GuestWish[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWish) : [];
  } catch {
    return kept;
  }
};

const keep = (wishes: readonly GuestWish[]) => {
  kept = wishes;
  try {
    if (wishes.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(wishes));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // `kept` holds them.
  }
};

/** Remembers a wish until somebody signs in; reloading the page keeps it. */
export const rememberWish = (wish: GuestWish): void =>
  keep([...guestWishes().filter((other) => !isSame(other, wish)), wish]);

/** Forgets a wish that came true, or never can. */
export const forgetWish = (wish: GuestWish): void => keep(guestWishes().filter((other) => !isSame(other, wish)));
