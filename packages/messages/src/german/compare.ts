import type { Texts } from '../catalog.ts';
import type { compare as english } from '../english/compare.ts';

export const compare: Texts<typeof english> = {
  'compare.add': 'Zum Vergleich hinzufügen',
  'compare.added': '{count, plural, one {# Produkt} other {# Produkte}} in deinem Vergleich',
  'compare.delivery': 'Versand',
  'compare.differs': 'unterschiedlich',
  'compare.empty':
    'Füge Produkte mit „Vergleichen“ auf ihrer Seite oder im Menü ihrer Karte hinzu. Bis zu {most} Produkte stehen hier nebeneinander, und die Adresse dieser Seite lässt sich teilen.',
  'compare.full': '{most} Produkte sind im Vergleich, mehr passen nicht. Entferne eines, um ein anderes hinzuzufügen.',
  'compare.history': 'Preisverlauf',
  'compare.lowest': 'Niedrigster',
  'compare.more':
    'Füge Produkte mit „Vergleichen“ auf ihrer Seite oder im Menü ihrer Karte hinzu. Bis zu {most} passen.',
  'compare.onePrice': '{price} seit {since}',
  'compare.onlyDifferences': 'Nur Unterschiede',
  'compare.own':
    '{count, plural, one {Dein eigener Vergleich (# Produkt)} other {Dein eigener Vergleich (# Produkte)}}',
  'compare.prices': 'Niedrigster {least}, höchster {most}, seit {since}',
  'compare.products': 'Verglichene Produkte',
  'compare.removeFrom': 'Aus dem Vergleich entfernen',
  'compare.see': 'Vergleich ansehen',
  'compare.seeCount':
    '{count, plural, one {Vergleich von # Produkt ansehen} other {Vergleich von # Produkten ansehen}}',
  'compare.sizeLeft': '{size} (noch {left})',
  'compare.sizes': 'Verfügbare Größen',
  'compare.stock': 'Verfügbarkeit',
  'compare.tooMany': 'Diese Adresse nennt {count} Produkte, {most} passen. Entferne eines, um das nächste zu sehen.',
  'compare.traits': 'Muster, Schnitt und Länge',
};
