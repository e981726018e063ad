import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.allOfBrand': 'Allt från {brand}',
  'home.brandsSideBySide': '{count, plural, one {# märke} other {# märken}} sida vid sida',
  'home.description':
    '{items, plural, one {# artikel} other {# artiklar}} av {brands, plural, one {# märke} other {# märken}} från {stores, plural, one {# butik} other {# butiker}}, på ett ställe. Köp direkt på butikens webbplats.',
  'home.eachNewest': '{brands}, vart och ett med det senaste.',
  'home.explore': 'Upptäck',
  'home.exploreNow': 'Upptäck nu',
  'home.featuring': 'På bilden: {brand}',
  'home.firstItems': 'De första artiklarna kommer snart. Lämna din adress nedan för att få vårt nyhetsbrev.',
  'home.highlights': 'Höjdpunkter',
  'home.items': 'artiklar',
  'home.itemsFromBrands':
    '{items, plural, one {# artikel} other {# artiklar}} från {brands, plural, one {# märke} other {# märken}}',
  'home.itemsFromStores':
    '{items, plural, one {# artikel} other {# artiklar}} från {stores, plural, one {# butik} other {# butiker}}',
  'home.moreBrands': '{count, number} till',
  'home.newIn': 'Nyheter',
  'home.plenty': 'Mycket att välja på',
  'home.shopNow': 'Shoppa nu<hidden>: {name}</hidden>',
};
