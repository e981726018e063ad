/** The products whose pages were opened last, kept by the browser alone. */
const storageKey = 'recently-viewed';

/** As many as a row of the home page shows. */
const most = 12;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Their ids, the last one first. */
export const readRecentlyViewed = (): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, most) : [];
  } catch {
    return [];
  }
};

/** Notes that the page of a product was opened. */
export const rememberViewed = (id: number): void => {
  const ids = [id, ...readRecentlyViewed().filter((other) => other !== id)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Without storage nothing is remembered.
  }
};

/** Forgets them all. */
export const forgetViewed = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to forget.
  }
};
