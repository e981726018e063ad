import type { Texts } from '../../catalog.ts';
import type { deskMenu as english } from '../../english/desk/menu.ts';

export const deskMenu: Texts<typeof english> = {
  'desk.menu.entry': 'Eintrag',
  'desk.menu.first': 'Zuerst gezeigt',
  'desk.menu.firstHint':
    '„Neu“ enthält die Produkte der letzten 30 Tage, „Sale“ die reduzierten. Beide erscheinen, solange sie Produkte haben.',
  'desk.menu.formerly': 'statt {name}',
  'desk.menu.hidden': 'Ausgeblendet',
  'desk.menu.intro':
    'Reihenfolge, Namen und Sichtbarkeit der Kategorien. Ein neuer Name gilt überall, wo die Kategorie im Shop zu sehen ist. Eine ausgeblendete Kategorie verschwindet aus dem Menü; ihre Seite und Links dorthin funktionieren weiter.',
  'desk.menu.isShown': 'Im Menü zeigen',
  'desk.menu.nameHint': 'Leer lassen für {name}',
  'desk.menu.noCategories': 'Noch hat kein Produkt eine Kategorie.',
  'desk.menu.preview': 'Das Menü, wie es im Shop aussehen wird',
  'desk.menu.reset': 'Alles auf Standard zurücksetzen',
  'desk.menu.standard': 'Der Shop zeigt „Neu“, „Sale“ und alle Kategorien mit Produkten.',
  'desk.menu.title': 'Menü',
};
