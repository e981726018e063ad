import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.allOfBrand': 'Alles von {brand}',
  'home.brandsSideBySide': '{count, plural, one {# Marke} other {# Marken}}, Seite an Seite',
  'home.description':
    '{items, plural, one {# Artikel} other {# Artikel}} von {brands, plural, one {# Marke} other {# Marken}} aus {stores, plural, one {# Shop} other {# Shops}}, an einem Ort. Du kaufst direkt beim Shop.',
  'home.eachNewest': '{brands}: jede mit ihren neuesten Stücken.',
  'home.explore': 'Entdecken',
  'home.exploreNow': 'Jetzt entdecken',
  'home.featuring': 'Im Bild: {brand}',
  'home.firstItems':
    'Die ersten Artikel kommen bald. Hinterlasse unten deine Adresse, um unseren Newsletter zu bekommen.',
  'home.highlights': 'Highlights',
  'home.items': 'Artikel',
  'home.itemsFromBrands':
    '{items, plural, one {# Artikel} other {# Artikel}} von {brands, plural, one {# Marke} other {# Marken}}',
  'home.itemsFromStores':
    '{items, plural, one {# Artikel} other {# Artikel}} aus {stores, plural, one {# Shop} other {# Shops}}',
  'home.moreBrands': '{count, number} weitere',
  'home.newIn': 'Neu',
  'home.plenty': 'Große Auswahl',
  'home.shopNow': 'Jetzt shoppen<hidden>: {name}</hidden>',
};
