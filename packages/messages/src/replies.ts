import type { Locale } from './locales.ts';
import { type Row, readTable } from './table.ts';

type Say = (text: string) => string;

const value = /\{(\w+)\}/g;

/** A sentence with values, such as `It costs {price}`, as a pattern of the finished sentence. */
const patternOf = (english: string): RegExp => {
  const parts = english.split(value).map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : RegExp.escape(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
};

const sayAmong = (rows: readonly Row[]): Say => {
  const plain = new Map(rows);
  // The first that fits says it, so a sentence with more words comes before one with fewer.
  const patterns = rows
    .filter(([english]) => english.includes('{'))
    .map(([english, own]) => ({ pattern: patternOf(english), own }));
  return (text) => {
    const said = plain.get(text);
    if (said !== undefined) return said;
    for (const { pattern, own } of patterns) {
      const { groups } = pattern.exec(text) ?? {};
      if (groups) return own.replace(value, (_, name: string) => groups[name] ?? '');
    }
    return text;
  };
};

const known = new Map<Locale, Say>();

/**
 * Says a sentence of the API's replies in another language. Replies are specified in English; calls for a market get
 * them in its language. A sentence without a translation stays as it is.
 */
export const replyIn = (locale: Locale): Say => {
  const say = known.get(locale) ?? sayAmong(readTable(locale, 'replies'));
  known.set(locale, say);
  return say;
};
