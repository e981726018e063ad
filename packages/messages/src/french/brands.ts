import type { Texts } from '../catalog.ts';
import type { brands as english } from '../english/brands.ts';

export const brands: Texts<typeof english> = {
  'brands.count': '{count, plural, one {# marque} many {# de marques} other {# marques}}',
  'brands.favorites': 'Favoris',
  'brands.figures': 'Chiffres : {displayName}',
  'brands.firstLetter': 'Première lettre',
  'brands.myBrand': 'Ma marque : {displayName}',
  'brands.productsLive': 'Articles en ligne',
  'brands.recentChanges': 'Changements de prix et de stock, 30 derniers jours',
  'brands.search':
    '{count, plural, one {Rechercher parmi # marque} many {Rechercher parmi # de marques} other {Rechercher parmi # marques}}',
  'brands.seePage': 'Voir sa page',
  'brands.visitsStoresLast30Days': 'Visites aux boutiques, 30 derniers jours',
};
