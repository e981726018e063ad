import type { Texts } from '../catalog.ts';
import type { compare as english } from '../english/compare.ts';

export const compare: Texts<typeof english> = {
  'compare.add': 'Dodaj do porównania',
  'compare.added':
    '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}} w Twoim porównaniu',
  'compare.delivery': 'Dostawa',
  'compare.differs': 'różni się',
  'compare.empty':
    'Dodawaj produkty przyciskiem „Porównaj” na ich stronie lub w menu ich karty. Zmieści się tu obok siebie do {most} produktów, a adres tej strony można udostępnić.',
  'compare.full': 'Porównywana liczba produktów: {most}. Więcej się nie zmieści. Usuń jeden, aby dodać inny.',
  'compare.history': 'Historia cen',
  'compare.lowest': 'Najniższa',
  'compare.more': 'Dodawaj produkty przyciskiem „Porównaj” na ich stronie lub w menu ich karty. Zmieści się do {most}.',
  'compare.onePrice': '{price} od {since}',
  'compare.onlyDifferences': 'Tylko różnice',
  'compare.own':
    '{count, plural, one {Twoje porównanie (# produkt)} few {Twoje porównanie (# produkty)} many {Twoje porównanie (# produktów)} other {Twoje porównanie (# produktu)}}',
  'compare.prices': 'Najniżej {least}, najwyżej {most}, od {since}',
  'compare.products': 'Porównywane produkty',
  'compare.removeFrom': 'Usuń z porównania',
  'compare.see': 'Zobacz porównanie',
  'compare.seeCount':
    '{count, plural, one {Zobacz porównanie # produktu} few {Zobacz porównanie # produktów} many {Zobacz porównanie # produktów} other {Zobacz porównanie # produktu}}',
  'compare.sizeLeft': '{size} (zostało {left})',
  'compare.sizes': 'Dostępne rozmiary',
  'compare.stock': 'Dostępność',
  'compare.tooMany': 'Produkty w tym adresie: {count}, a mieści się {most}. Usuń jeden, aby zobaczyć następny.',
  'compare.traits': 'Wzór, krój i długość',
};
