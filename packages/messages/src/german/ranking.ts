import type { Texts } from '../catalog.ts';
import type { ranking as english } from '../english/ranking.ts';

export const ranking: Texts<typeof english> = {
  'ranking.adult': 'Das Produkt ist für Erwachsene, wenn die Suche keine Kinder nennt',
  'ranking.collections':
    'Die Kollektionen auf der Startseite, zum Beispiel die Auswahl der Redaktion, stellen wir zusammen: von Hand oder nach einer Regel wie den neuesten Produkten verschiedener Marken. Ihre Seiten sagen das. Niemand bezahlt uns für einen Platz darin.',
  'ranking.editors':
    'In der normalen Reihenfolge einer Liste oder Suche kann unsere Redaktion ausgewählte Produkte nach vorn, nach oben oder ans Ende setzen. Auch dafür bezahlt uns niemand. Es ändert weder, welche Produkte gefunden werden, noch die Zahlen der Filter, und es zeigt nie ein Produkt, das nicht zu deinen Filtern passt. Eine von Hand zusammengestellte Kollektion öffnet sich in der Reihenfolge der Redaktion. Nichts davon gilt, wenn du nach Preis, nach Preis mit Versand oder nach Preissenkung sortierst.',
  'ranking.editorsHead': 'Was unsere Redaktion platziert',
  'ranking.fresh': 'höchstens, für Neuheit; der Wert halbiert sich nach {days} Tagen',
  'ranking.head': 'des Gewichts des Worts, das am Ende des Titels die Art des Produkts nennt',
  'ranking.inCategory': 'Das Wort nennt die Kategorie des Produkts',
  'ranking.inDetails': 'Das Wort steht in der Beschreibung oder im Material, in längeren Texten weniger',
  'ranking.inNames': 'Das Wort steht im Namen der Marke, des Shops, der Kategorie oder der Farbe',
  'ranking.inTitle': 'Das Wort steht im Titel, in längeren Titeln weniger',
  'ranking.intro':
    'Diese Seite erklärt, wie Produkte in diesem Shop sortiert werden. Sie wird aus den Parametern der Sortierung erzeugt.',
  'ranking.lists':
    'Sie beginnen mit den neuesten Produkten, abgesehen von denen, die unsere Redaktion platziert. Du kannst auch nach Preis sortieren, nach dem Preis mit Versand in das Land des Shops, wobei Produkte mit unbekannten Versandkosten zuletzt kommen, oder danach, wie stark der Preis in den letzten 30 Tagen gesunken ist. Bei Gleichstand kommt das Produkt zuerst, das länger im Shop ist, wenn du nach Preis, Preis mit Versand oder Preissenkung sortierst, und das neueste, wenn du nach Neuheit sortierst.',
  'ranking.listsHead': 'Listen von Kategorien, Marken und Shops',
  'ranking.near': 'des jeweiligen Werts oben, für eine andere Schreibweise oder ein Synonym',
  'ranking.paid':
    'Shops und Marken können keinen besseren Platz kaufen. Einige Shops zahlen uns eine Provision, wenn du über unsere Links kaufst. Listen und Produktseiten weisen darauf hin. Die Provision ändert weder die Reihenfolge noch den Preis.',
  'ranking.paidHead': 'Niemand kann für einen Platz bezahlen',
  'ranking.personal':
    'Die Reihenfolge ist für alle gleich. Wenn du deine Größen angibst, kannst du dir nur zeigen lassen, was dir passt. Nichts anderes über dich ändert eine Liste.',
  'ranking.personalHead': 'Personalisierung',
  'ranking.phrase': 'des Gewichts von zwei Wörtern, die im Titel nebeneinanderstehen',
  'ranking.picture': 'Das Produkt hat ein Bild',
  'ranking.popular': 'höchstens, für die Beliebtheit in letzter Zeit, in zehn Stufen',
  'ranking.recent':
    'Die Beliebtheit in letzter Zeit stammt aus täglichen Summen ohne persönliche Daten. Ein Besuch auf der Seite eines Shops zählt nach {visitDays} Tagen halb. Ein Favorit zählt {factor}-mal so viel wie ein Besuch und nach {favoriteDays} Tagen halb.',
  'ranking.repeated': 'Das Wort kommt mehr als einmal vor',
  'ranking.search':
    'Produkte, zu denen mehr von deiner Suche passt, kommen zuerst, darunter verfügbare vor ausverkauften. Danach entscheidet ein Punktwert, die Summe der folgenden Punkte. Seltene Wörter zählen mehr als häufige.',
  'ranking.searchHead': 'Suchergebnisse',
  'ranking.signal': '<b>{weight, number}</b>: {text}',
  'ranking.stores':
    'Die Produktseite sortiert die Shops nach Preis, den niedrigsten zuerst, oder auf Wunsch nach Preis mit Versand. Ausverkaufte Shops stehen am Ende. Die Karte des Produkts zeigt den niedrigsten verfügbaren Preis.',
  'ranking.storesHead': 'Produkte, die mehrere Shops verkaufen',
  'ranking.varied':
    'Unter den ersten {places} Produkten erscheint eine Marke erst nach {between} Produkten anderer Marken wieder, wenn sich ihre Punkte um höchstens {percent} % unterscheiden.',
};
