import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.allOfBrand': 'Wszystko od {brand}',
  'home.brandsSideBySide': '{count, plural, one {# marka} few {# marki} many {# marek} other {# marki}} obok siebie',
  'home.description':
    '{items, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} od {brands, plural, one {# marki} few {# marek} many {# marek} other {# marki}} z {stores, plural, one {# sklepu} few {# sklepów} many {# sklepów} other {# sklepu}} w jednym miejscu. Kupujesz bezpośrednio w sklepie.',
  'home.eachNewest': '{brands}: najnowsze produkty każdej z nich.',
  'home.explore': 'Odkrywaj',
  'home.exploreNow': 'Odkryj teraz',
  'home.featuring': 'Na zdjęciu: {brand}',
  'home.firstItems':
    'Pierwsze produkty pojawią się wkrótce. Zostaw poniżej swój adres, aby otrzymywać nasz newsletter.',
  'home.highlights': 'Polecane',
  'home.items': 'produktów',
  'home.itemsFromBrands':
    '{items, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} od {brands, plural, one {# marki} few {# marek} many {# marek} other {# marki}}',
  'home.itemsFromStores':
    '{items, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} z {stores, plural, one {# sklepu} few {# sklepów} many {# sklepów} other {# sklepu}}',
  'home.moreBrands': '{count, plural, one {# inna} few {# inne} many {# innych} other {# innej}}',
  'home.newIn': 'Nowości',
  'home.plenty': 'Duży wybór',
  'home.shopNow': 'Zobacz teraz<hidden>: {name}</hidden>',
};
