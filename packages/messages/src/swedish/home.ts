import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.explore': 'Upptäck',
  'home.exploreNow': 'Upptäck nu',
  'home.items': 'artiklar',
  'home.shopNow': 'Shoppa nu<hidden>: {name}</hidden>',
};
