import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.explore': 'Entdecken',
  'home.exploreNow': 'Jetzt entdecken',
  'home.items': 'Artikel',
  'home.shopNow': 'Jetzt shoppen<hidden>: {name}</hidden>',
};
