import type { Texts } from '../catalog.ts';
import type { searches as english } from '../english/searches.ts';

export const searches: Texts<typeof english> = {
  'searches.daily': 'Täglich',
  'searches.emailMe': 'E-Mail an mich',
  'searches.emailsOff': 'Deine E-Mails sind aus. <link>Schalte sie ein</link>, um von Neuem zu erfahren.',
  'searches.immediately': 'Sofort',
  'searches.name': 'Name',
  'searches.nameMissing': 'Bitte gib einen Namen ein',
  'searches.never': 'Nie',
  'searches.new': 'Neu',
  'searches.none':
    'Du hast noch keine gespeicherten Suchen. Öffne eine Kategorie oder <link>suche</link> und drücke „Suche speichern“.',
  'searches.popular': 'Beliebte Suchen',
  'searches.recent': 'Letzte Suchen',
  'searches.saveIntro': 'Wir sagen dir, was darin neu ist und was günstiger wurde.',
  'searches.saveSearch': 'Suche speichern',
  'searches.seeAll': 'Alle ansehen',
  'searches.updates':
    '{count, plural, one {1 Neuigkeit seit deinem letzten Besuch} other {{count} Neuigkeiten seit deinem letzten Besuch}}',
  'searches.view': 'Ansehen',
  'searches.was': 'Vorher {price}',
  'searches.weekly': 'Wöchentlich',
};
