import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.allOfBrand': 'Todo de {brand}',
  'home.brandsSideBySide': '{count, plural, one {# marca} many {# de marcas} other {# marcas}}, una al lado de otra',
  'home.description':
    '{items, plural, one {# artículo} many {# de artículos} other {# artículos}} de {brands, plural, one {# marca} many {# de marcas} other {# marcas}} en {stores, plural, one {# tienda} many {# de tiendas} other {# tiendas}}, en un solo lugar. Compra directamente en la web de la tienda.',
  'home.eachNewest': '{brands}: lo último de cada una.',
  'home.explore': 'Descubrir',
  'home.exploreNow': 'Descubrir ahora',
  'home.featuring': 'En la foto: {brand}',
  'home.firstItems': 'Los primeros artículos llegarán pronto. Deja abajo tu correo para recibir nuestra newsletter.',
  'home.highlights': 'Destacados',
  'home.items': 'artículos',
  'home.itemsFromBrands':
    '{items, plural, one {# artículo} many {# de artículos} other {# artículos}} de {brands, plural, one {# marca} many {# de marcas} other {# marcas}}',
  'home.itemsFromStores':
    '{items, plural, one {# artículo} many {# de artículos} other {# artículos}} en {stores, plural, one {# tienda} many {# de tiendas} other {# tiendas}}',
  'home.moreBrands': '{count, number} más',
  'home.newIn': 'Novedades',
  'home.plenty': 'Mucho donde elegir',
  'home.shopNow': 'Ver selección<hidden>: {name}</hidden>',
};
