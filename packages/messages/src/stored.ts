import { type Say, sayAmong } from './among.ts';
import { isDeskLocale, type Locale } from './locales.ts';
import { type Row, readTable } from './table.ts';

const keeping = <Kept>(make: (locale: Locale) => Kept): ((locale: Locale) => Kept) => {
  const known = new Map<Locale, Kept>();
  return (locale) => {
    const kept = known.get(locale) ?? make(locale);
    known.set(locale, kept);
    return kept;
  };
};

/** What forms of the desk say of their fields, in a language of the desk. Pages of the desk hold these. */
export const formsIn: (locale: Locale) => Row[] = keeping((locale) => readTable(locale, 'desk-forms'));

/**
 * Says a sentence that is stored or thrown in English, such as the reason of an import, in a language of the desk. One
 * without a translation stays as it is.
 */
export const storedIn: (locale: Locale) => Say = keeping((locale) =>
  sayAmong(locale, isDeskLocale(locale) ? [...formsIn(locale), ...readTable(locale, 'desk-reasons')] : []),
);
