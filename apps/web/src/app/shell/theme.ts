import { useSyncExternalStore } from 'react';

/** The themes; `system` follows the operating system. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

/** Read before the first paint by `public/assets/theme-1.js`. */
const storageKey = 'theme';

const keep = (theme: Theme) => {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
};

const root = () => document.documentElement;

const current = (): Theme => themes.find((theme) => theme === root().dataset.theme) ?? 'system';

const show = (theme: Theme) => {
  if (theme === 'system') delete root().dataset.theme;
  else root().dataset.theme = theme;
};

const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    show(themes.find((theme) => theme === newValue) ?? 'system');
    notify();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
};

/** The chosen theme, kept the same in all tabs. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'system');

/** Applies a theme and stores it. */
export const chooseTheme = (theme: Theme): void => {
  keep(theme);
  show(theme);
  notify();
};
