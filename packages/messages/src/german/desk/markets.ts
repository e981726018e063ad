import type { Texts } from '../../catalog.ts';
import type { deskMarkets as english } from '../../english/desk/markets.ts';

export const deskMarkets: Texts<typeof english> = {
  'desk.markets.add': 'Markt hinzufügen',
  'desk.markets.before': 'Vor der Eröffnung eines Marktes',
  'desk.markets.country': 'Land, zum Beispiel DE',
  'desk.markets.currency': 'Währung, zum Beispiel EUR',
  'desk.markets.intro':
    'Ein Markt ist ein Land mit einer Sprache und einer Währung. Seine Seiten liegen unter seinem Präfix, und jede Seite nennt die anderen. Der Shop selbst ist der erste Markt.',
  'desk.markets.new': 'Neuer Markt',
  'desk.markets.none': 'Hier sind noch keine Märkte veröffentlicht. Der Shop hat nur seinen ersten.',
  'desk.markets.prefix': 'Präfix der Adressen, zum Beispiel de',
  'desk.markets.sizes': 'Größen beginnen mit',
  'desk.markets.sizesAsListed': 'Wie angegeben',
  'desk.markets.title': 'Märkte',
  'desk.markets.vatNote': 'Seiten sagen, dass Preise die Mehrwertsteuer enthalten',
};
