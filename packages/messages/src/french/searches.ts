import type { Texts } from '../catalog.ts';
import type { searches as english } from '../english/searches.ts';

export const searches: Texts<typeof english> = {
  'searches.daily': 'Chaque jour',
  'searches.emailMe': 'M’avertir par e-mail',
  'searches.emailsOff': 'Vos e-mails sont désactivés. <link>Activez-les</link> pour être au courant des nouveautés.',
  'searches.immediately': 'Immédiatement',
  'searches.name': 'Nom',
  'searches.nameMissing': 'Veuillez saisir un nom',
  'searches.never': 'Jamais',
  'searches.new': 'Nouveau',
  'searches.none':
    'Vous n’avez encore aucune recherche enregistrée. Ouvrez une catégorie ou <link>lancez une recherche</link>, puis choisissez « Enregistrer cette recherche ».',
  'searches.popular': 'Recherches populaires',
  'searches.recent': 'Recherches récentes',
  'searches.saveIntro': 'Nous vous dirons ce qui est nouveau et ce qui a baissé.',
  'searches.saveSearch': 'Enregistrer cette recherche',
  'searches.seeAll': 'Tout voir',
  'searches.updates':
    '{count, plural, one {# nouveauté depuis votre dernière visite} many {# de nouveautés depuis votre dernière visite} other {# nouveautés depuis votre dernière visite}}',
  'searches.view': 'Voir',
  'searches.was': 'Avant {price}',
  'searches.weekly': 'Chaque semaine',
};
