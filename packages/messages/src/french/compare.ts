import type { Texts } from '../catalog.ts';
import type { compare as english } from '../english/compare.ts';

export const compare: Texts<typeof english> = {
  'compare.add': 'Ajouter à la comparaison',
  'compare.added': '{count, plural, one {# article} many {# d’articles} other {# articles}} dans votre comparaison',
  'compare.delivery': 'Livraison',
  'compare.differs': 'différent',
  'compare.empty':
    'Ajoutez des articles avec « Comparer » sur leur page ou dans le menu de leur carte. Jusqu’à {most} articles se placent ici côte à côte, et l’adresse de cette page se partage.',
  'compare.full': 'Vous comparez déjà {most} articles, le maximum. Retirez-en un pour en ajouter un autre.',
  'compare.history': 'Historique des prix',
  'compare.lowest': 'Le plus bas',
  'compare.more':
    'Ajoutez des articles avec « Comparer » sur leur page ou dans le menu de leur carte. Il y a de la place pour {most}.',
  'compare.onePrice': '{price} depuis le {since}',
  'compare.onlyDifferences': 'Différences uniquement',
  'compare.own':
    '{count, plural, one {Votre comparaison (# article)} many {Votre comparaison (# d’articles)} other {Votre comparaison (# articles)}}',
  'compare.prices': 'Plus bas {least}, plus haut {most}, depuis le {since}',
  'compare.products': 'Articles comparés',
  'compare.removeFrom': 'Retirer de la comparaison',
  'compare.see': 'Voir la comparaison',
  'compare.seeCount':
    '{count, plural, one {Voir la comparaison (# article)} many {Voir la comparaison (# d’articles)} other {Voir la comparaison (# articles)}}',
  'compare.sizeLeft': '{size} (plus que {left})',
  'compare.sizes': 'Tailles disponibles',
  'compare.stock': 'Disponibilité',
  'compare.tooMany': 'Cette adresse compte {count} articles, pour {most} places. Retirez-en un pour voir le suivant.',
  'compare.traits': 'Motif, coupe et longueur',
};
