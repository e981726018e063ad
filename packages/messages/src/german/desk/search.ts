import type { Texts } from '../../catalog.ts';
import type { deskSearch as english } from '../../english/desk/search.ts';

export const deskSearch: Texts<typeof english> = {
  'desk.search.addSynonym': 'Synonym hinzufügen',
  'desk.search.allShown': 'alles Gezeigte',
  'desk.search.bothWays': 'in beide Richtungen',
  'desk.search.bothWaysSwitch': 'In beide Richtungen: Die Bedeutung findet auch das Wort',
  'desk.search.candidates': 'Wörter, die eines brauchen könnten',
  'desk.search.candidatesIntro':
    'Suchen der letzten 30 Tage, die nichts gefunden haben, und was Besucher direkt danach gesucht haben. Ein Paar erscheint, sobald fünf Besucher es an einem Tag gesucht haben. Wer gesucht hat, wird nicht gespeichert.',
  'desk.search.noWordsSoFar': 'Bisher keine Wörter.',
  'desk.search.explainIntro':
    'Geben Sie ein, was Besucher eingeben. Sie sehen, wie der Shop es liest und warum die ersten zehn Produkte so stehen.',
  'desk.search.firstTenProductsTable': 'Die ersten zehn Produkte',
  'desk.search.foundComplete':
    '{total, plural, one {# Produkt} other {# Produkte}}, davon erfüllen {complete, number} alles.',
  'desk.search.foundNear':
    '{total, plural, one {# Produkt} other {# Produkte}}, davon erfüllen {complete, number} alles und {near, number} fast alles.',
  'desk.search.foundNothing': 'nichts gefunden',
  'desk.search.group1MatchesMostWords':
    'Gruppe 1 passt zu den meisten Wörtern und kommt zuerst; was fast passt, kommt zuletzt. In jeder Gruppe stehen ausverkaufte Produkte am Ende. Die anderen sind nach Punkten sortiert; bei ähnlichen Punkten wechseln die Marken. Die Spalten ergeben zusammen die Punkte. Wortvektoren haben daran keinen Anteil.',
  'desk.search.groupSoldOut': '{group}, ausverkauft',
  'desk.search.holds': 'Gilt',
  'desk.search.kind': 'Typ',
  'desk.search.meaningField': 'Was {from} bedeutet',
  'desk.search.means': 'Bedeutet',
  'desk.search.metBy': 'Erfüllt von',
  'desk.search.near': 'fast',
  'desk.search.nearSoldOut': 'fast, ausverkauft',
  'desk.search.noSynonyms': 'Sie haben noch keine eigenen Synonyme.',
  'desk.search.note': 'Notiz',
  'desk.search.nothingUnderstood': 'Nichts wurde verstanden, deshalb passt die Suche zu allen Produkten.',
  'desk.search.oneWay': 'in eine Richtung',
  'desk.search.orderNotice': 'Die Wörter verlangen eine Sortierung, deshalb zählen die Punkte nicht.',
  'desk.search.partsTable': 'Was verstanden wurde',
  'desk.search.removeWord': 'Entfernen<hidden> {from}</hidden>',
  'desk.search.score': 'Punkte',
  'desk.search.searchTest': 'Eine Suche zum Testen',
  'desk.search.searched': 'Gesucht',
  'desk.search.since': 'Seit',
  'desk.search.someShown': 'manches vom Gezeigten',
  'desk.search.synonyms': 'Synonyme',
  'desk.search.synonymsPrecedence': 'Diese haben Vorrang vor den eingebauten Synonymen.',
  'desk.search.then': 'Danach',
  'desk.search.times': 'Anzahl',
  'desk.search.understoodAs': 'Verstanden als',
  'desk.search.word': 'Wort',
  'desk.search.wordOrPhrase': 'Wort oder Wortgruppe',
  'desk.search.words': 'Wörter',
};
