import type { Key } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Language, Locale } from './locales.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

/** The texts of each language but English, by key. A text that is missing is said in English. */
export const translations: Readonly<Partial<Record<Language | Locale, Readonly<Partial<Record<Key, string>>>>>> = {
  de: german,
  fr: french,
  es: spanish,
  sv: swedish,
  pl: polish,
};
