import type { Texts } from '../catalog.ts';
import type { searches as english } from '../english/searches.ts';

export const searches: Texts<typeof english> = {
  'searches.daily': 'Codziennie',
  'searches.emailMe': 'Wysyłaj mi e-maile',
  'searches.emailsOff': 'Twoje e-maile są wyłączone. <link>Włącz je</link>, aby dowiadywać się o nowościach.',
  'searches.immediately': 'Od razu',
  'searches.name': 'Nazwa',
  'searches.nameMissing': 'Podaj nazwę',
  'searches.never': 'Nigdy',
  'searches.new': 'Nowość',
  'searches.none':
    'Nie masz jeszcze zapisanych wyszukiwań. Otwórz kategorię albo <link>wyszukaj</link> i naciśnij „Zapisz wyszukiwanie”.',
  'searches.popular': 'Popularne wyszukiwania',
  'searches.recent': 'Ostatnie wyszukiwania',
  'searches.saveIntro': 'Powiadomimy Cię, co jest w nim nowego i co potaniało.',
  'searches.saveSearch': 'Zapisz wyszukiwanie',
  'searches.seeAll': 'Zobacz wszystko',
  'searches.updates':
    '{count, plural, one {1 nowość od ostatniej wizyty} few {{count} nowości od ostatniej wizyty} many {{count} nowości od ostatniej wizyty} other {{count} nowości od ostatniej wizyty}}',
  'searches.view': 'Zobacz',
  'searches.was': 'Wcześniej {price}',
  'searches.weekly': 'Co tydzień',
};
