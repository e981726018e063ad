import type { Key } from './english.ts';
import type { Translate } from './key.ts';
import type { Locale } from './locales.ts';
import { find } from './lookup.ts';
import { print, type Values } from './print.ts';

const known = new Map<Locale, Translate>();

/** The texts of a language: `translateIn('en')('favorites.removed')`. */
export const translateIn = (locale: Locale): Translate => {
  const translate: Translate =
    known.get(locale) ?? ((key, ...[values]) => print(locale, find(locale, key as Key), values as Values | undefined));
  known.set(locale, translate);
  return translate;
};
