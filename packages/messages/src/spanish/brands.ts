import type { Texts } from '../catalog.ts';
import type { brands as english } from '../english/brands.ts';

export const brands: Texts<typeof english> = {
  'brands.count': '{count, plural, one {# marca} many {# de marcas} other {# marcas}}',
  'brands.favorites': 'Favoritos',
  'brands.figures': 'Cifras de {displayName}',
  'brands.firstLetter': 'Inicial',
  'brands.myBrand': 'Mi marca: {displayName}',
  'brands.productsLive': 'Artículos publicados',
  'brands.recentChanges': 'Cambios de precio y stock, últimos 30 días',
  'brands.search':
    '{count, plural, one {Buscar entre # marca} many {Buscar entre # de marcas} other {Buscar entre # marcas}}',
  'brands.seePage': 'Ver su página',
  'brands.visitsStoresLast30Days': 'Visitas a tiendas, últimos 30 días',
};
