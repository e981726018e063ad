import type { Texts } from '../../catalog.ts';
import type { deskOwn as english } from '../../english/desk/own.ts';

export const deskOwn: Texts<typeof english> = {
  'desk.own.add': 'Produkt hinzufügen',
  'desk.own.addStore': 'Händler hinzufügen',
  'desk.own.addVariant': 'Farbe oder Größe hinzufügen',
  'desk.own.byHand': 'Von Hand',
  'desk.own.byHandNotice':
    'Dieses Produkt hat das Team angelegt; es steht in keinem Feed. <link>Produkte des Händlers von Hand</link>',
  'desk.own.change': 'Ändern',
  'desk.own.changeTitle': '{title} ändern',
  'desk.own.changed': 'Geändert',
  'desk.own.colorOf': 'Farbe {at}',
  'desk.own.currencyHint': 'Drei Buchstaben, zum Beispiel EUR',
  'desk.own.intro': 'Produkte, die in keinem Feed stehen. Der Shop zeigt sie sofort, und kein Import entfernt sie.',
  'desk.own.link': 'Adresse des Produkts',
  'desk.own.linkHint': 'Wo der Händler es verkauft',
  'desk.own.newProduct': 'Neues Produkt',
  'desk.own.noKind': 'Noch keine Art gewählt',
  'desk.own.none': 'Dieser Händler hat keine Produkte von Hand.',
  'desk.own.regularPriceHint': 'Wenn der Preis reduziert ist',
  'desk.own.removeQuestion': '{title} entfernen?',
  'desk.own.removeTells': 'Es verschwindet sofort aus dem Shop, samt seiner Seite. Favoriten dazu bleiben.',
  'desk.own.removeTitle': '{title} entfernen',
  'desk.own.removeVariant': 'Farbe und Größe {at} entfernen',
  'desk.own.sizeOf': 'Größe {at}',
  'desk.own.stock': 'Bestand',
  'desk.own.stockOf': 'Bestand {at}',
  'desk.own.table': 'Produkte von Hand',
  'desk.own.variants': 'Farben und Größen',
  'desk.own.variantsHint': 'Ist die Anzahl unbekannt, bleibt das Feld leer; 0 heißt ausverkauft.',
  'desk.own.writtenTitle': 'Angaben des Teams',
};
