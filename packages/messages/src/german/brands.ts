import type { Texts } from '../catalog.ts';
import type { brands as english } from '../english/brands.ts';

export const brands: Texts<typeof english> = {
  'brands.count': '{count, plural, one {# Marke} other {# Marken}}',
  'brands.favorites': 'Favoriten',
  'brands.figures': 'Zahlen von {displayName}',
  'brands.firstLetter': 'Anfangsbuchstabe',
  'brands.myBrand': 'Meine Marke: {displayName}',
  'brands.productsLive': 'Produkte online',
  'brands.recentChanges': 'Änderungen von Preis und Bestand, letzte 30 Tage',
  'brands.search': '{count, plural, one {# Marke durchsuchen} other {# Marken durchsuchen}}',
  'brands.seePage': 'Zur Seite der Marke',
  'brands.visitsStoresLast30Days': 'Besuche bei Shops, letzte 30 Tage',
};
