import type { Texts } from '../../catalog.ts';
import type { deskOverview as english } from '../../english/desk/overview.ts';

export const deskOverview: Texts<typeof english> = {
  'desk.overview.backupWasMade': 'Sicherung erstellt',
  'desk.overview.beforeShopOpens': 'Vor der Eröffnung',
  'desk.overview.categories': 'Kategorien',
  'desk.overview.categoriesFeedsThatAreNot': 'Kategorien aus Feeds ohne Zuordnung',
  'desk.overview.colors': 'Farben',
  'desk.overview.colorsFeedsThatAreNot': 'Farben aus Feeds ohne Zuordnung',
  'desk.overview.decide': 'Zu entscheiden',
  'desk.overview.done': ', erledigt',
  'desk.overview.done2': '{count} von {count2} erledigt',
  'desk.overview.emailsImportsThatFailedGood': 'E-Mails und Importe, die endgültig fehlgeschlagen sind',
  'desk.overview.everythingIsDoneShopCan': 'Alles ist erledigt. Der Shop kann öffnen.',
  'desk.overview.failedImports': 'Fehlgeschlagene Importe',
  'desk.overview.fetchThemNow': 'Jetzt abrufen',
  'desk.overview.heldPrices': 'Zurückgehaltene Preise',
  'desk.overview.jobs': 'Jobs',
  'desk.overview.last7Days': 'Die letzten 7 Tage',
  'desk.overview.matches': 'Treffer',
  'desk.overview.messages': 'Nachrichten',
  'desk.overview.missing': ', fehlt',
  'desk.overview.nextLine': 'Als Nächstes, vor der Eröffnung: <link>{title}</link>',
  'desk.overview.offersThatMayBeOne': 'Angebote, die vielleicht ein Produkt sind',
  'desk.overview.offersThatShoppersReported': 'Angebote, die gemeldet wurden',
  'desk.overview.oldRates':
    '<rates>Wechselkurse vom {day}</rates>, {days, plural, one {# Tag} other {# Tage}} alt, rechnen Preise der Händler um. Der Shop ruft sie täglich ab; zuletzt ist das nicht gelungen.',
  'desk.overview.overview': 'Übersicht',
  'desk.overview.pricesThatJumped': 'Preise, die gesprungen sind',
  'desk.overview.reports': 'Meldungen',
  'desk.overview.sendTestMail': 'Testmail senden',
  'desk.overview.unansweredMessagesFromContactForm': 'Unbeantwortete Nachrichten aus dem Kontaktformular',
};
