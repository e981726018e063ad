import { dayIn } from './day.ts';
import type { Key } from './english.ts';
import type { ValuesOf } from './key.ts';
import { defaultLocale, type Locale } from './locales.ts';
import { find } from './lookup.ts';
import { print } from './print.ts';

type Value = string | number | readonly string[] | Date;

/**
 * A sentence by its key, which is said when its reader's language is known: of a reply, a refusal, a line of a list. A
 * value of several names is listed in that language, and a day written in it.
 */
export type Said = { readonly key: Key; readonly values: Readonly<Record<string, Value>> };

type Given<K extends Key> = { readonly [name in keyof ValuesOf<K>]: Value };

type Arguments<K extends Key> = [keyof ValuesOf<K>] extends [never] ? [] : [values: Given<K>];

/** Names a sentence, with its values: `say('replies.tooManySearches', { count: 50 })`. */
export const say = <const K extends Key>(key: K, ...[values = {} as Given<K>]: Arguments<K>): Said => ({ key, values });

const listed = (locale: Locale, value: Value): string | number => {
  if (value instanceof Date) return dayIn(locale, value);
  return typeof value === 'object' ? new Intl.ListFormat(locale, { type: 'unit' }).format(value) : value;
};

/** The sentence in a language. */
export const textIn = (locale: Locale, { key, values }: Said): string =>
  print(
    locale,
    find(locale, key),
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, listed(locale, value)])),
  );

/** The sentence in English, which is the specification. */
export const inEnglish = (said: Said): string => textIn(defaultLocale, said);

/** The code of a sentence, for programs: `too_many_searches` of `replies.tooManySearches`. */
export const codeOf = ({ key }: Said): string =>
  key.slice(key.lastIndexOf('.') + 1).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
