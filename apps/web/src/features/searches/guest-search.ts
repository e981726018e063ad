import type { SearchFrequency } from '@wearfolio/contracts/limits';

/** A search to save, as the `saved-searches` call takes it. */
export type NewSearch = { address: string; name: string; frequency: SearchFrequency };

// The name of earlier versions, under which browsers of guests hold a search.
const storageKey = 'search-wish';

/** One day, in ms. A guest who signs in later no longer expects the search. */
const lifetime = 24 * 60 * 60 * 1000;

type Kept = NewSearch & { at: number };

const isKept = (value: unknown): value is Kept => {
  const { address, name, frequency, at } = (value ?? {}) as Partial<Kept>;
  const areTexts = [address, name, frequency].every((text) => typeof text === 'string');
  return areTexts && typeof at === 'number' && Math.abs(Date.now() - at) < lifetime;
};

/** Stores the search of a guest until sign-in. */
export const rememberSearch = (search: NewSearch): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...search, at: Date.now() }));
  } catch {
    // Without storage, the guest presses again after signing in.
  }
};

/** Returns and removes the stored search; null if there is none. */
export const takeSearch = (): NewSearch | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    localStorage.removeItem(storageKey);
    if (!isKept(kept)) return null;
    const { address, name, frequency } = kept;
    return { address, name, frequency };
  } catch {
    return null;
  }
};
