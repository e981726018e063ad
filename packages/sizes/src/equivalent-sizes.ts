import { numberOf, type System, showNumber } from './size.ts';

/** A size in one system. */
export type SystemSize = { system: System; value: string };

const names: Readonly<Record<string, System>> = Object.assign(Object.create(null), {
  us: 'US',
  usa: 'US',
  uk: 'UK',
  gb: 'UK',
  eu: 'EU',
  eur: 'EU',
  euro: 'EU',
  fr: 'FR',
  it: 'IT',
  de: 'DE',
  es: 'ES',
  jp: 'JP',
  au: 'AU',
  cm: 'cm',
  mondo: 'cm',
});

const system = 'usa?|uk|gb|euro|eur?|fr|it|de|es|jp|au|cm|mondo';
const number = String.raw`\d{1,3}(?:[.,]\d)?(?:\s?[½⅓⅔]|[\s-][12]\/[23])?`;
const people = String.raw`(?:\s?(?:wo)?men['’]?s?|\s?[mw](?=\s?\d))?`;
const ahead = new RegExp(String.raw`\b(${system})${people}\.?\s*[:=]?\s*(${number})(?![\d.])`, 'giu');
const behind = new RegExp(String.raw`(?<![\d.])(${number})\s*\(?(${system})\b`, 'giu');

const signs: Readonly<Record<string, string>> = { '½': ' 1/2', '⅓': ' 1/3', '⅔': ' 2/3' };

const numberIn = (text: string): string | null => {
  const plain = text.replace(/\s?([½⅓⅔])/u, (_, sign: string) => signs[sign] ?? '').replace('-', ' ');
  const value = numberOf(plain);
  return value === null ? null : showNumber(value);
};

const collect = (matches: Iterable<readonly [string | undefined, string | undefined]>): SystemSize[] => {
  const stated = new Map<System, string>();
  for (const [name, text] of matches) {
    const known = names[(name ?? '').toLowerCase()];
    const value = numberIn(text ?? '');
    if (known && value !== null && !stated.has(known)) stated.set(known, value);
  }
  return [...stated].map(([known, value]) => ({ system: known, value }));
};

/** All systems in which a label gives one size: 'UK6, US7, EUR 39'. Empty if there are fewer than two. */
export const equivalentSizes = (label: string): SystemSize[] => {
  const first = collect([...label.matchAll(ahead)].map((found) => [found[1], found[2]] as const));
  const last = collect([...label.matchAll(behind)].map((found) => [found[2], found[1]] as const));
  const stated = last.length > first.length ? last : first;
  return stated.length > 1 ? stated : [];
};
