import type { Texts } from '../catalog.ts';
import type { home as english } from '../english/home.ts';

export const home: Texts<typeof english> = {
  'home.allOfBrand': 'Tout {brand}',
  'home.brandsSideBySide': '{count, plural, one {# marque} many {# de marques} other {# marques}} côte à côte',
  'home.description':
    '{items, plural, one {# article} many {# d’articles} other {# articles}} de {brands, plural, one {# marque} many {# de marques} other {# marques}} dans {stores, plural, one {# boutique} many {# de boutiques} other {# boutiques}}, en un seul endroit. Achetez directement sur le site de la boutique.',
  'home.eachNewest': '{brands} : les dernières nouveautés de chacune.',
  'home.explore': 'Découvrir',
  'home.exploreNow': 'Découvrir maintenant',
  'home.featuring': 'En photo : {brand}',
  'home.firstItems':
    'Les premiers articles arrivent bientôt. Laissez votre adresse ci-dessous pour recevoir notre newsletter.',
  'home.highlights': 'À la une',
  'home.items': 'articles',
  'home.itemsFromBrands':
    '{items, plural, one {# article} many {# d’articles} other {# articles}} de {brands, plural, one {# marque} many {# de marques} other {# marques}}',
  'home.itemsFromStores':
    '{items, plural, one {# article} many {# d’articles} other {# articles}} dans {stores, plural, one {# boutique} many {# de boutiques} other {# boutiques}}',
  'home.moreBrands': '{count, plural, one {# autre} many {# d’autres} other {# autres}}',
  'home.newIn': 'Nouveautés',
  'home.plenty': 'L’embarras du choix',
  'home.shopNow': 'Voir la sélection<hidden> : {name}</hidden>',
};
