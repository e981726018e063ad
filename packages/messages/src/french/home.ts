import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.explore': 'Découvrir',
  'home.exploreNow': 'Découvrir maintenant',
  'home.items': 'articles',
  'home.shopNow': 'Voir la sélection<hidden> : {name}</hidden>',
};
