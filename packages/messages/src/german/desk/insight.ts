import type { Texts } from '../../catalog.ts';
import type { deskInsight as english } from '../../english/desk/insight.ts';

export const deskInsight: Texts<typeof english> = {
  'desk.insight.advertiser': 'Advertiser',
  'desk.insight.advertisers': 'Advertiser',
  'desk.insight.advertisersIntro':
    'Ein Advertiser mit dem Namen eines Händlers gehört zu diesem Händler. Wählen Sie den Händler der übrigen.',
  'desk.insight.asNetworks': 'wie im Netzwerk',
  'desk.insight.before': '{of} vorher',
  'desk.insight.beforeColumn': 'Vorher',
  'desk.insight.by': 'Von',
  'desk.insight.byDay': '{name} nach Tag',
  'desk.insight.change': 'Veränderung',
  'desk.insight.clickOutsIntro':
    'Wie oft Besucher zu einem Händler gegangen sind. Ohne Wiederholungen zählt ein Besucher je Produkt einmal am Tag. Der Platz ist die Position des Produkts in der Liste.',
  'desk.insight.commissionsIntro':
    'Was Affiliate-Netzwerke melden, neben den Click-outs. Abgelehnte Bestellungen zählen nicht; Beträge in anderen Währungen werden zum letzten Kurs umgerechnet.',
  'desk.insight.compareWithPreviousPeriod': 'Mit vorherigem Zeitraum vergleichen',
  'desk.insight.csv': 'CSV<hidden>: {of}</hidden>',
  'desk.insight.currencyField': 'Währung, wenn keine Zeile eine nennt',
  'desk.insight.dayByDay': 'Tag für Tag',
  'desk.insight.daysOfPeriod': '{count, plural, one {# Tag} other {# Tage}}',
  'desk.insight.favoritesAdded': 'Hinzugefügte Favoriten',
  'desk.insight.favoritesIntro':
    'Produkte, die Kunden gespeichert und entfernt haben. Die Tabellen darunter zählen Produkte, die noch gespeichert sind.',
  'desk.insight.first': 'Die ersten {shown} von {count, number}.',
  'desk.insight.firstRows': 'Die ersten {insightRows}. Die Datei enthält alle.',
  'desk.insight.import': 'Importieren',
  'desk.insight.importReport': 'Bericht importieren',
  'desk.insight.imported': 'Importiert',
  'desk.insight.network': 'Netzwerk',
  'desk.insight.new': 'Neu',
  'desk.insight.noDataPeriod': 'Keine Daten für diesen Zeitraum.',
  'desk.insight.noneYet': 'Noch keine',
  'desk.insight.other': 'Anderes',
  'desk.insight.overviewIntro': 'Was Besucher tun und was es einbringt. Alle Tage sind UTC.',
  'desk.insight.partnersIntro':
    'Die Aufrufe, die Partner mit ihren Schlüsseln machen, und die Click-outs, die ihre Links bringen. Diese zählen auch bei den Click-outs der Händler mit.',
  'desk.insight.period': 'Zeitraum',
  'desk.insight.periodBefore': 'Vorheriger Zeitraum',
  'desk.insight.refused': 'Abgelehnt',
  'desk.insight.refusedRows': 'Abgelehnte Zeilen von {name}',
  'desk.insight.report': 'Bericht',
  'desk.insight.reportCsv': 'Bericht (CSV)',
  'desk.insight.reportImported':
    '{network}: {created, plural, one {# Bestellung} other {# Bestellungen}} neu, {updated, number} aktualisiert, {unchanged, number} unverändert',
  'desk.insight.reports': 'Berichte',
  'desk.insight.reportsIntro':
    'Berichte von AvantLink, Awin, CJ, impact.com, Rakuten und ShareASale werden an ihren Spalten erkannt. Denselben Bericht zweimal zu importieren ändert nichts; ein neuerer aktualisiert die Bestellungen.',
  'desk.insight.rows': 'Zeilen von {name}',
  'desk.insight.searchesIntro':
    'Was Besucher eingegeben haben, ohne Adressen und lange Zahlen. Dieselbe Suche eines Browsers zählt einmal in einer halben Stunde.',
  'desk.insight.searchesWithoutResults': 'Suchen ohne Ergebnis',
  'desk.insight.share': 'Anteil',
  'desk.insight.store': 'Händler von {advertiser}',
  'desk.insight.thisPeriod': 'Dieser Zeitraum',
  'desk.insight.unchanged': 'Unverändert',
  'desk.insight.updated': 'Aktualisiert',
  'desk.insight.visitsIntro':
    'Ein Besuch beginnt, wenn eine Seite von außerhalb des Shops geöffnet wird. Besucher werden nicht erkannt: kein Cookie, keine Adresse, kein Hash. Crawler und Browser, die nicht verfolgt werden wollen, zählen nicht.',
  'desk.insight.vs': '{change} ggü. {amount}',
  'desk.insight.year': 'Ein Jahr',
  'desk.insight.approved': 'Bestätigt',
  'desk.insight.computer': 'Computer',
  'desk.insight.declined': 'Abgelehnt',
  'desk.insight.direct': 'Direkt',
  'desk.insight.pending': 'Offen',
  'desk.insight.sharedList': 'Geteilte Liste',
};
