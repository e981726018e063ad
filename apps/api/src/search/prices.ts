import type { PriceRange } from '@wearfolio/listing/filter';
import { bucketOf, type PriceOption } from '../catalogue/listing/price-facet.ts';

/**
 * A price that a shopper wrote in words: `text` is that part of the keyword, as it stands there. Where it `isBare`, numbers
 * without a word or a currency, it may be a size as well. What is no bucket of the filter is an option of its own there,
 * whose value is its name.
 */
export type SaidPrice = PriceOption & { text: string; isBare: boolean };

const amount = String.raw`(?:\$\s?)?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)`;
const currency = String.raw`(?:\s?(?:\$|usd|dollars?))?(?![\w.,]*\w)`;

const pattern = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${words}${currency}`, 'iu');

const centsOf = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 100);
const shown = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

type Read = (cents: number[]) => { name: string; range: PriceRange };

// Both ends belong to it, unless an option of the filter is called so: then it is that option (decision 15).
const readRange: Read = ([one = 0, other = 0]) => {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const halfOpen = { from: low, below: high };
  const range = bucketOf(halfOpen) ? halfOpen : { from: low, below: high + 1 };
  return { name: `${shown(low)}-${shown(high)}`, range };
};

const phrases: readonly { pattern: RegExp; read: Read }[] = [
  { pattern: pattern(String.raw`between\s+${amount}\s+and\s+${amount}`), read: readRange },
  {
    pattern: pattern(String.raw`(?:under|below|less\s+than|cheaper\s+than)\s+${amount}`),
    read: ([high = 0]) => ({ name: `Under ${shown(high)}`, range: { from: 0, below: high } }),
  },
  {
    pattern: pattern(String.raw`(?:over|above|more\s+than)\s+${amount}`),
    read: ([low = 0]) => ({ name: `Over ${shown(low)}`, range: { from: low + 1, below: null } }),
  },
  // Any dash will do. After the others, since two numbers may be sizes where one of them is a price.
  {
    pattern: pattern(String.raw`(?:(?:between|from)\s+)?${amount}(?:\s*\p{Pd}\s*|\s+to\s+)${amount}`),
    read: readRange,
  },
];

/** The price that a keyword names, if any. 'Under 50' leaves 50 itself out, as the price buckets do (decision 15). */
export const findPrice = (keyword: string): SaidPrice | null => {
  for (const { pattern, read } of phrases) {
    const found = pattern.exec(keyword);
    if (found) {
      const [text, ...amounts] = found;
      const { name, range } = read(amounts.map(centsOf));
      return { text, isBare: !/[\p{L}$]/u.test(text), value: name, name, range, ...bucketOf(range) };
    }
  }
  return null;
};
