import type { SearchFrequency } from '@wearfolio/contracts/limits';

/** A search that is to be saved, as `saved-searches` takes it. */
export type NewSearch = { address: string; name: string; frequency: SearchFrequency };

const storageKey = 'search-wish';

/** Milliseconds: a day, since a guest who signs in later has forgotten it. */
const lifetime = 24 * 60 * 60 * 1000;

type Kept = NewSearch & { at: number };

const isKept = (value: unknown): value is Kept => {
  const { address, name, frequency, at } = (value ?? {}) as Partial<Kept>;
  const areTexts = [address, name, frequency].every((text) => typeof text === 'string');
  return areTexts && typeof at === 'number' && Math.abs(Date.now() - at) < lifetime;
};

/** Remembers what a guest wanted to save, until somebody signs in. */
export const rememberSearch = (search: NewSearch): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...search, at: Date.now() }));
  } catch {
    // Without storage the guest has to press once more after signing in.
  }
};

/** Hands out what a guest wanted to save, and forgets it; null where there is nothing. */
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
