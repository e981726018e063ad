import { useSyncExternalStore } from 'react';
import { currentSession, watchSession } from './session.ts';

/**
 * A guest's sizes (`kind:system:size`), and whether lists show only fitting products. Customers have them in the
 * profile.
 */
type Kept = { worn: readonly string[]; isOn: boolean };

const storageKey = 'sizes';
const none: Kept = { worn: [], isOn: false };

/** Invalid or unavailable storage is empty. */
const readStored = (): Kept => {
  try {
    const { worn, isOn } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Kept>;
    const texts = Array.isArray(worn) ? worn.filter((text) => typeof text === 'string') : [];
    return { worn: texts, isOn: isOn === true };
  } catch {
    return none;
  }
};

let current = readStored();
const listeners = new Set<() => void>();

const change = (kept: Kept) => {
  current = kept;
  for (const listener of listeners) listener();
};

const keep = (kept: Kept) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Without storage, they last until the page is closed.
  }
  change(kept);
};

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageKey || key === null) change(readStored());
});

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const keepGuestSizes = (worn: readonly string[]): void => keep({ ...current, worn });

export const switchFit = (isOn: boolean): void => keep({ ...current, isOn });

/** The sizes of a guest and the state of 'In my size', kept current in all tabs. */
export const useKeptSizes = (): Kept =>
  useSyncExternalStore(
    watch,
    () => current,
    () => none,
  );

/** As `useKeptSizes`, outside of components. */
export const keptSizes = (): Kept => current;

/** The query parameters of 'In my size'; empty while it is off. */
export type FitQuery = { fit?: '1'; wear?: string[] };

const whole: FitQuery = {};
let last: { key: string; query: FitQuery } = { key: '', query: whole };

const asked = (): FitQuery => {
  if (!current.isOn) return whole;
  if (currentSession().auth) return { fit: '1' };
  return current.worn.length > 0 ? { wear: [...current.worn] } : whole;
};

// Returns the same object for equal values, as `useSyncExternalStore` requires.
const fitNow = (): FitQuery => {
  const query = asked();
  const key = JSON.stringify(query);
  if (key !== last.key) last = { key, query };
  return last.query;
};

const watchBoth = (listener: () => void) => {
  const leave = [watch(listener), watchSession(listener)];
  return () => {
    for (const end of leave) end();
  };
};

/** The current `FitQuery`, kept current. */
export const useFit = (): FitQuery => useSyncExternalStore(watchBoth, fitNow, () => whole);
