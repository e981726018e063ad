/** The products viewed last, stored only in the browser. */
const storageKey = 'recently-viewed';

/** The size of the row on the home page. */
const most = 12;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The ids of the products, last viewed first. */
export const readRecentlyViewed = (): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Adds a product. */
export const rememberViewed = (id: number): void => {
  const ids = [id, ...readRecentlyViewed().filter((other) => other !== id)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Without storage, there are no recently viewed products.
  }
};

/** Removes all products. */
export const forgetViewed = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage, there is nothing to remove.
  }
};
