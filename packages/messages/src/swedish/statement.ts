import type { Texts } from '../catalog.ts';
import type { statement as english } from '../english/statement.ts';

export const statement: Texts<typeof english> = {
  'statement.aim':
    'Vi vill att alla ska kunna använda den här sajten. Målet är att uppfylla WCAG 2.2, nivå AA, och EN&nbsp;301&nbsp;549.',
  'statement.assessed':
    'Den här redogörelsen bygger på vår egen bedömning: granskningar och automatiska tester som körs vid varje ändring. De omfattar axe och tillgänglighetsträdet för varje sida, vid 400 % zoom, med större textavstånd, tvingade färger och mindre rörelse. Ingen utomstående har bedömt sajten.',
  'statement.assessedHead': 'Hur vi har bedömt sajten',
  'statement.conformance':
    'Sajten är delvis förenlig med kraven: av {all} krav är {met} uppfyllda, {without} är inte tillämpliga och {short} är delvis eller inte uppfyllda.',
  'statement.conformanceHead': 'Hur tillgänglig sajten är',
  'statement.disagree':
    'Du kan vända dig till den myndighet i ditt land som har tillsyn över tjänsters tillgänglighet.',
  'statement.disagreeHead': 'Om du inte är nöjd med vårt svar',
  'statement.documents': 'Dokument utanför webben: mejlen',
  'statement.gapLanguages':
    'Butikernas texter anger sitt språk bara där importen har känt igen det (3.1.2). Om en butik blandar språk säger sidan inte vilket en text är på.',
  'statement.gapMails': 'Mejlen har inte provats med skärmläsare i mejlprogram (EN 301 549, kapitel 10).',
  'statement.gapPeople': 'Personer som använder hjälpmedel har inte testat sajten.',
  'statement.gapsHead': 'Det som inte fungerar än',
  'statement.gapStores':
    'Butikernas texter och bilder är så tillgängliga som butikerna har gjort dem. Butikernas webbplatser är inte våra.',
  'statement.gapUndo':
    'När en favorit tas bort går det att ångra i tre sekunder (2.2.1). Favoriten kan sparas igen vid sin produkt.',
  'statement.parts': 'Språk i delar',
  'statement.timing': 'Justerbar tidsgräns',
  'statement.whole': 'WCAG:s krav på överensstämmelse',
};
