import type { DeskLocale, Locale } from './locales.ts';
import { type Row, readTable } from './table.ts';

type Say = (text: string) => string;

const value = /\{(\w+)\}/g;

/** A sentence with values, such as `It costs {price}`, as a pattern of the finished sentence. */
const patternOf = (english: string): RegExp => {
  const parts = english.split(value).map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : RegExp.escape(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
};

// The API writes numbers in English.
const thousands = /^\d{1,3}(?:,\d{3})+$/;

const numberIn = (locale: Locale, text: string): string =>
  thousands.test(text) ? Number(text.replaceAll(',', '')).toLocaleString(locale) : text;

const sayAmong = (locale: Locale, rows: readonly Row[]): Say => {
  const plain = new Map(rows);
  // The first that fits says it, so a sentence with more words comes before one with fewer.
  const patterns = rows
    .filter(([english]) => english.includes('{'))
    .map(([english, own]) => ({ pattern: patternOf(english), own }));
  // A sentence may hold another one.
  const sayValue = (text: string): string => plain.get(text) ?? numberIn(locale, text);
  return (text) => {
    const said = plain.get(text);
    if (said !== undefined) return said;
    for (const { pattern, own } of patterns) {
      const { groups } = pattern.exec(text) ?? {};
      if (groups) return own.replace(value, (_, name: string) => sayValue(groups[name] ?? ''));
    }
    return text;
  };
};

const keeping = <Key>(make: (key: Key) => Say): ((key: Key) => Say) => {
  const known = new Map<Key, Say>();
  return (key) => {
    const say = known.get(key) ?? make(key);
    known.set(key, say);
    return say;
  };
};

/**
 * Says a sentence of the API's replies in another language. Replies are specified in English; calls for a market get
 * them in its language. A sentence without a translation stays as it is.
 */
export const replyIn: (locale: Locale) => Say = keeping((locale) => sayAmong(locale, readTable(locale, 'replies')));

/** Says a sentence of the desk's calls in a language of the desk. */
export const deskReplyIn: (locale: DeskLocale) => Say = keeping((locale) => {
  const rows = [...readTable(locale, 'desk-replies'), ...readTable(locale, 'replies')];
  // The desk's own words come first.
  const first = rows.filter(([english], at) => rows.findIndex(([other]) => other === english) === at);
  return sayAmong(locale, first);
});
