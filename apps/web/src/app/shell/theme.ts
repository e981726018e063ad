import { useSyncExternalStore } from 'react';

/** Light, dark, or what the system says. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

/** Read before the first paint by `public/assets/theme-1.js`. */
const storageKey = 'theme';

const keep = (theme: Theme) => {
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

const root = () => document.documentElement;

const current = (): Theme => themes.find((theme) => theme === root().dataset.theme) ?? 'system';

const show = (theme: Theme) => {
  if (theme === 'system') delete root().dataset.theme;
  else root().dataset.theme = theme;
};

const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey && key !== null) return;
    show(themes.find((theme) => theme === newValue) ?? 'system');
    tell();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
};

/** The theme that was chosen, the same in every tab. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'system');

/** Shows the shop in this theme from now on. */
export const chooseTheme = (theme: Theme): void => {
  keep(theme);
  show(theme);
  tell();
};
