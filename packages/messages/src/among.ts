import type { Row } from './table.ts';

/** Says a sentence in another language. One without a translation stays as it is. */
export type Say = (text: string) => string;

const value = /\{(\w+)\}/g;

// As `RegExp.escape`, which some browsers lack.
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A sentence with values, such as `It costs {price}`, as a pattern of the finished sentence. */
const patternOf = (english: string): RegExp => {
  const parts = english.split(value).map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : escaped(part)));
  return new RegExp(`^${parts.join('')}$`, 's');
};

// The API writes numbers in English. One with a point and no percent sign may be a feed's own.
const thousands = /^\d{1,3}(?:,\d{3})+$/;
const share = /^\d+\.(\d+) %$/;

const numberIn = (locale: string, text: string): string => {
  if (thousands.test(text)) return Number(text.replaceAll(',', '')).toLocaleString(locale);
  const [, decimals] = share.exec(text) ?? [];
  if (decimals === undefined) return text;
  return `${Number.parseFloat(text).toLocaleString(locale, { minimumFractionDigits: decimals.length })} %`;
};

/** How much of a sentence with values is its own. */
const ownLength = (english: string): number => english.replace(value, '').length;

/** Says sentences of a table. Of the rows that fit, the one with the most words of its own says one. */
export const sayAmong = (locale: string, rows: readonly Row[]): Say => {
  const plain = new Map(rows);
  const patterns = rows
    .filter(([english]) => english.includes('{'))
    .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
    .map(([english, own]) => ({ pattern: patternOf(english), own }));
  // A sentence may hold another one.
  const say: Say = (text) => {
    const said = plain.get(text);
    if (said !== undefined) return said;
    for (const { pattern, own } of patterns) {
      const { groups } = pattern.exec(text) ?? {};
      if (groups) return own.replace(value, (_, name: string) => numberIn(locale, say(groups[name] ?? '')));
    }
    return text;
  };
  return say;
};
