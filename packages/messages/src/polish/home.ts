import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.explore': 'Odkrywaj',
  'home.exploreNow': 'Odkryj teraz',
  'home.items': 'produktów',
  'home.shopNow': 'Zobacz teraz<hidden>: {name}</hidden>',
};
