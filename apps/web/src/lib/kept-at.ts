import { useSyncExternalStore } from 'react';
import { keptAt } from '../offline/caches.ts';

const readMark = (): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${keptAt}"]`)?.content ?? null;

let current = readMark();

/** When the page was received, in ms since 1970, if it was kept from an earlier visit; null if it came from the shop. */
export const pageKeptAt: number | null = current === null ? null : Date.parse(current) || 0;

const listeners = new Set<() => void>();

const change = (time: string | null) => {
  if (time === current) return;
  current = time;
  for (const listener of listeners) listener();
};

/** Notes whether a reply was kept from an earlier visit, because the shop could not be reached. */
export const noteKept = ({ headers }: Response): void => change(headers.get(keptAt));

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** When what is shown was received, if it was kept from an earlier visit; null if it came from the shop. */
export const useKeptAt = (): string | null =>
  useSyncExternalStore(
    watch,
    () => current,
    () => null,
  );
