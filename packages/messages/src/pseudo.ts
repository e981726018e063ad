// cspell:ignore áƀçðéƒĝĥíĵķļḿñóþɋŕšţúṽŵẋýž ÁƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ
import type { Locale } from './locales.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļḿñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** Changes the texts around elements and values, not their names: 'search' in `Or <link>search</link>`. */
const between = (text: string, change: (words: string) => string): string =>
  text
    .split(/(<[^>]*>|\{\w+\})/)
    .map((part) => (/^[<{]/.test(part) || !/\p{L}/u.test(part) ? part : change(part)))
    .join('');

const isVowel = (letter: string): boolean => /[aeiouy]/i.test(letter);

// Two vowels for one make English about 40 % longer, and words still break where they did.
const accent = (words: string): string =>
  [...words].map((letter) => (accents.get(letter) ?? letter).repeat(isVowel(letter) ? 2 : 1)).join('');

// An override, and its end: the words stand from right to left.
const turn = (words: string): string => `\u202e${words}\u202c`;

/** What a pseudo-language makes of the texts of a message; undefined for languages. */
export const pseudoOf = (locale: Locale): ((text: string) => string) | undefined => {
  if (locale === 'en-XA') return (text) => between(text, accent);
  return locale === 'ar-XB' ? (text) => between(text, turn) : undefined;
};
