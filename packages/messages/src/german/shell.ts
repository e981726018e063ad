import type { Texts } from '../catalog.ts';
import type { shell as english } from '../english/shell.ts';

export const shell: Texts<typeof english> = {
  'shell.accessibility': 'Barrierefreiheit',
  'shell.allCategories': 'Alle Kategorien',
  'shell.allOf': 'Alles in {name}',
  'shell.back': 'Zurück',
  'shell.categories': 'Kategorien',
  'shell.clearRecentSearches': 'Letzte Suchen löschen',
  'shell.dark': 'Dunkel',
  'shell.error': 'Unerwarteter Fehler!',
  'shell.fromStores': '{stores, plural, one {{name} aus # Shop} other {{name} aus # Shops}}',
  'shell.homeLink': '{name}, Startseite',
  'shell.legal': 'Rechtliches',
  'shell.light': 'Hell',
  'shell.menu': 'Menü',
  'shell.noSuggestions': 'Keine Vorschläge für {keyword}',
  'shell.offline': 'Du bist offline. Was du siehst, ist vielleicht nicht mehr aktuell.',
  'shell.pageNotLoaded': 'Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie noch einmal.',
  'shell.pageNotShown':
    'Diese Seite konnte nicht angezeigt werden. Lade sie noch einmal oder beginne auf der Startseite.',
  'shell.scrollTop': 'Nach oben',
  'shell.searchFor': 'Nach „{keyword}“ suchen',
  'shell.searches': 'Suchen',
  'shell.setByStores': 'Preise und Verfügbarkeit legen die Shops fest',
  'shell.skipToContent': 'Zum Inhalt springen',
  'shell.slogan': 'Viele Shops, ein Kleiderschrank. Hier finden, hier merken, im Shop kaufen.',
  'shell.stores': 'Shops',
  'shell.suggestions': 'Vorschläge',
  'shell.system': 'System',
  'shell.theme': 'Darstellung',
  'shell.updated': 'Der Shop wurde aktualisiert. Deshalb wurde diese Seite neu geladen.',
};
