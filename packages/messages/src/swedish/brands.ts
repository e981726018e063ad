import type { Texts } from '../catalog.ts';
import type { brands as english } from '../english/brands.ts';

export const brands: Texts<typeof english> = {
  'brands.count': '{count, plural, one {# varumärke} other {# varumärken}}',
  'brands.favorites': 'Favoriter',
  'brands.figures': 'Siffror för {displayName}',
  'brands.firstLetter': 'Första bokstaven',
  'brands.myBrand': 'Mitt varumärke: {displayName}',
  'brands.productsLive': 'Produkter som visas',
  'brands.recentChanges': 'Ändringar av pris och lager, senaste 30 dagarna',
  'brands.search': '{count, plural, one {Sök bland # varumärke} other {Sök bland # varumärken}}',
  'brands.seePage': 'Till varumärkets sida',
  'brands.visitsStoresLast30Days': 'Besök hos butiker, senaste 30 dagarna',
};
