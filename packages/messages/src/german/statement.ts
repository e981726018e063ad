import type { Texts } from '../catalog.ts';
import type { statement as english } from '../english/statement.ts';

export const statement: Texts<typeof english> = {
  'statement.aim':
    'Alle sollen diesen Shop nutzen können. Sein Ziel sind WCAG 2.2, Stufe AA, und EN&nbsp;301&nbsp;549.',
  'statement.assessed':
    'Diese Erklärung beruht auf unserer eigenen Bewertung: auf Prüfungen und auf automatischen Tests, die bei jeder Änderung laufen. Dazu gehören axe und der Barrierefreiheitsbaum jeder Seite, bei 400 % Zoom, mit größeren Textabständen, erzwungenen Farben und weniger Bewegung. Kein Dritter hat den Shop geprüft.',
  'statement.assessedHead': 'Wie wir den Shop geprüft haben',
  'statement.conformance':
    'Der Shop ist teilweise barrierefrei: Von {all} Anforderungen sind {met} erfüllt, {without} nicht anwendbar und {short} teilweise oder nicht erfüllt.',
  'statement.conformanceHead': 'Stand der Vereinbarkeit',
  'statement.disagree':
    'Du kannst dich an die Behörde deines Landes wenden, die die Barrierefreiheit von Dienstleistungen durchsetzt.',
  'statement.disagreeHead': 'Wenn du mit unserer Antwort nicht einverstanden bist',
  'statement.documents': 'Dokumente außerhalb des Webs: die E-Mails',
  'statement.gapLanguages':
    'Texte der Shops tragen ihre Sprache nur, wo der Import sie erkannt hat (3.1.2). Mischt ein Shop Sprachen, sagt die Seite nicht, in welcher ein Text steht.',
  'statement.gapMails':
    'Die E-Mails wurden nicht mit Screenreadern in E-Mail-Programmen ausprobiert (EN 301 549, Kapitel 10).',
  'statement.gapPeople': 'Menschen, die Hilfsmittel nutzen, haben den Shop nicht getestet.',
  'statement.gapsHead': 'Was noch nicht geht',
  'statement.gapStores':
    'Texte und Bilder der Shops sind so barrierefrei, wie die Shops sie gemacht haben. Die Seiten der Shops sind nicht unsere.',
  'statement.gapUndo':
    'Wird ein Favorit entfernt, lässt sich das drei Sekunden lang rückgängig machen (2.2.1). Der Favorit lässt sich an seinem Produkt wieder speichern.',
  'statement.parts': 'Sprache von Teilen',
  'statement.timing': 'Zeitvorgaben anpassbar',
  'statement.whole': 'Konformitätsanforderungen der WCAG',
};
