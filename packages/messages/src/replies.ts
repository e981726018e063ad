import type { Locale } from './locales.ts';
import { readTable } from './table.ts';

type Say = (text: string) => string;

const { locales, rows } = readTable('replies.tsv');

const value = /\{(\w+)\}/g;

/** A sentence with values, such as `It costs {price}`, as a pattern of the finished sentence. */
const patternOf = (english: string): RegExp => {
  const parts = english.split(value).map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : RegExp.escape(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
};

// The first that fits says it, so a sentence with more words comes before one with fewer.
const patterns = rows.flatMap((row) => {
  const [english = ''] = row;
  return english.includes('{') ? [{ pattern: patternOf(english), row }] : [];
});

const plain = new Map(rows.map((row) => [row[0] ?? '', row]));

const sayIn =
  (column: number): Say =>
  (text) => {
    const row = plain.get(text);
    if (row) return row[column] ?? text;
    for (const { pattern, row: found } of patterns) {
      const { groups } = pattern.exec(text) ?? {};
      if (groups) return (found[column] ?? text).replace(value, (_, name: string) => groups[name] ?? '');
    }
    return text;
  };

/**
 * Says a sentence of the API's replies in another language. Replies are specified in English; calls for a market get
 * them in its language. A sentence without a translation stays as it is.
 */
export const replyIn = (locale: Locale): Say => {
  const column = locales.indexOf(locale);
  return column < 1 ? (text) => text : sayIn(column);
};
