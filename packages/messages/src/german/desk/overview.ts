import type { Texts } from '../../catalog.ts';
import type { deskOverview as english } from '../../english/desk/overview.ts';

export const deskOverview: Texts<typeof english> = {
  'desk.overview.backupAction': 'Sicherung erstellt',
  'desk.overview.beforeShopOpens': 'Vor der Eröffnung',
  'desk.overview.deadJobs': 'E-Mails und Importe, die endgültig fehlgeschlagen sind',
  'desk.overview.decide': 'Zu entscheiden',
  'desk.overview.done': ', erledigt',
  'desk.overview.doneOf': '{count} von {count2} erledigt',
  'desk.overview.failedImports': 'Fehlgeschlagene Importe',
  'desk.overview.fetchThemNow': 'Jetzt abrufen',
  'desk.overview.heldPrices': 'Zurückgehaltene Preise',
  'desk.overview.jumpedPrices': 'Preise, die gesprungen sind',
  'desk.overview.last7Days': 'Die letzten 7 Tage',
  'desk.overview.missing': ', fehlt',
  'desk.overview.nextLine': 'Als Nächstes, vor der Eröffnung: <link>{title}</link>',
  'desk.overview.oldRates':
    '<rates>Wechselkurse vom {day}</rates>, {days, plural, one {# Tag} other {# Tage}} alt, rechnen Preise der Händler um. Der Shop ruft sie täglich ab; zuletzt ist das nicht gelungen.',
  'desk.overview.more': '{count}+',
  'desk.overview.overview': 'Übersicht',
  'desk.overview.readyToOpen': 'Alles ist erledigt. Der Shop kann öffnen.',
  'desk.overview.reportedOffers': 'Angebote, die gemeldet wurden',
  'desk.overview.sendTestMail': 'Testmail senden',
  'desk.overview.unansweredMessages': 'Unbeantwortete Nachrichten aus dem Kontaktformular',
  'desk.overview.unmappedCategories': 'Kategorien aus Feeds ohne Zuordnung',
  'desk.overview.unmappedColors': 'Farben aus Feeds ohne Zuordnung',
  'desk.overview.waitingMatches': 'Angebote, die vielleicht ein Produkt sind',
};
