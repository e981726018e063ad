import type { Texts } from '../catalog.ts';
import type { brands as english } from '../english/brands.ts';

export const brands: Texts<typeof english> = {
  'brands.count': '{count, plural, one {# marka} few {# marki} many {# marek} other {# marki}}',
  'brands.favorites': 'Ulubione',
  'brands.figures': 'Statystyki: {displayName}',
  'brands.firstLetter': 'Pierwsza litera',
  'brands.myBrand': 'Moja marka: {displayName}',
  'brands.productsLive': 'Widoczne produkty',
  'brands.recentChanges': 'Zmiany cen i dostępności, ostatnie 30 dni',
  'brands.search':
    '{count, plural, one {Przeszukaj # markę} few {Przeszukaj # marki} many {Przeszukaj # marek} other {Przeszukaj # marki}}',
  'brands.seePage': 'Zobacz stronę marki',
  'brands.visitsStoresLast30Days': 'Przejścia do sklepów, ostatnie 30 dni',
};
