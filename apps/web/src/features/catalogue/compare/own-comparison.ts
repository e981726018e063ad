import { type Compared, comparePath, mostCompared, parseCompared } from '@wearfolio/contracts/compared';
import { useSyncExternalStore } from 'react';

/** The shopper's comparison, stored only in the browser as the query of its address. */
const storageKey = 'comparison';

const none: readonly Compared[] = [];

const readStored = (): readonly Compared[] => {
  try {
    return parseCompared(new URLSearchParams(localStorage.getItem(storageKey) ?? '')).slice(0, mostCompared);
  } catch {
    return none;
  }
};

let current = readStored();
const listeners = new Set<() => void>();

const change = (items: readonly Compared[]) => {
  current = items;
  for (const listener of listeners) listener();
};

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageKey || key === null) change(readStored());
});

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Replaces the comparison. Without storage, it lasts until the page is closed. */
export const keepComparison = (items: readonly Compared[]): void => {
  try {
    if (items.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, comparePath(items).split('?')[1] ?? '');
  } catch {
    // See above.
  }
  change(items);
};

/** The products that the shopper compares, kept current in all tabs. */
export const useOwnComparison = (): readonly Compared[] =>
  useSyncExternalStore(
    watch,
    () => current,
    () => none,
  );
