import { type Say, sayAmong } from './among.ts';
import { everyDeskLocale, type Locale } from './locales.ts';
import { pseudoOf } from './pseudo.ts';
import { type Row, readTable } from './table.ts';

// The desk's languages lack no row.
const completeLocale = 'de';

const keeping = <Kept>(make: (locale: Locale) => Kept): ((locale: Locale) => Kept) => {
  const known = new Map<Locale, Kept>();
  return (locale) => {
    const kept = known.get(locale) ?? make(locale);
    known.set(locale, kept);
    return kept;
  };
};

/** The rows of a table. Those of a pseudo-language are made from the English of another. */
const rowsIn = (locale: Locale, table: 'desk-reasons' | 'desk-forms'): Row[] => {
  const change = pseudoOf(locale);
  if (!change) return readTable(locale, table);
  return readTable(completeLocale, table).map(([english]) => [english, change(english)]);
};

/** What forms of the desk say of their fields, in a language of the desk. Pages of the desk hold these. */
export const formsIn: (locale: Locale) => Row[] = keeping((locale) => rowsIn(locale, 'desk-forms'));

/**
 * Says a sentence that is stored or thrown in English, such as the reason of an import, in a language of the desk. One
 * without a translation stays as it is.
 */
export const storedIn: (locale: Locale) => Say = keeping((locale) =>
  sayAmong(locale, everyDeskLocale.includes(locale) ? [...formsIn(locale), ...rowsIn(locale, 'desk-reasons')] : []),
);
