import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.explore': 'Descubrir',
  'home.exploreNow': 'Descubrir ahora',
  'home.items': 'artículos',
  'home.shopNow': 'Ver selección<hidden>: {name}</hidden>',
};
