import type { PriceRange } from '@wearfolio/listing/filter';

/** A price that a shopper wrote in words, and where: `text` is that part of the keyword. */
export type SaidPrice = { text: string; name: string; range: PriceRange };

const amount = String.raw`\$?(\d{1,7})`;
const phrases: readonly { pattern: RegExp; read: (numbers: number[]) => Omit<SaidPrice, 'text'> }[] = [
  {
    pattern: new RegExp(String.raw`\bbetween ${amount} and ${amount}(?!\w)`, 'u'),
    read: ([low = 0, high = 0]) => ({
      name: `$${Math.min(low, high)}-$${Math.max(low, high)}`,
      range: { from: Math.min(low, high) * 100, below: Math.max(low, high) * 100 + 1 },
    }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:under|below|less than|cheaper than) ${amount}(?!\w)`, 'u'),
    read: ([high = 0]) => ({ name: `Under $${high}`, range: { from: 0, below: high * 100 } }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:over|above|more than) ${amount}(?!\w)`, 'u'),
    read: ([low = 0]) => ({ name: `Over $${low}`, range: { from: low * 100 + 1, below: null } }),
  },
];

/** The price that a folded keyword names, if any. 'Under 50' leaves 50 itself out, as the price buckets do (decision 15). */
export const findPrice = (keyword: string): SaidPrice | null => {
  for (const { pattern, read } of phrases) {
    const found = pattern.exec(keyword);
    if (found) return { text: found[0], ...read(found.slice(1).map(Number)) };
  }
  return null;
};
