// cspell:ignore imum zwischen unter weniger günstiger billiger höchstens maximal mindestens ungefähr etwa rund über mehr
// cspell:ignore mellan między moins menos poniżej mindre jusqu högst powyżej ponad över
import { printAmount, readAmount } from '@wearfolio/contracts/identity/money';
import type { PriceRange } from '@wearfolio/listing-index/filter';

/**
 * A price in a keyword: `text` is its part of the keyword, and the range is in cents. If it `isBare`, it has no word
 * and no currency and may also be a size.
 */
export type ParsedPrice = { text: string; name: string; range: PriceRange; isBare: boolean };

// As `readAmount` reads it.
const amount = String.raw`(?:[$€£]\s?)?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,7}(?:[.,]\d{1,2})?)`;
const currency = String.raw`(?:\s?(?:[$€£]|usd|eur|gbp|dollars?|euros?|pounds?|bucks|zł|pln|kr|sek))?(?![\w.,]*\w)`;

const pattern = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${words}${currency}`, 'iu');

const centsOf = (text: string): number => Math.round((readAmount(text) ?? 0) * 100);
const shown = (cents: number): string => `$${printAmount(cents / 100)}`;

type Read = (cents: number[]) => { name: string; range: PriceRange };

// Both ends are inclusive.
const readRange: Read = ([one = 0, other = 0]) => {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return { name: `${shown(low)}-${shown(high)}`, range: { from: low, below: high + 1 } };
};

const around = 0.2;

const readAround: Read = (cents) => {
  const middle = cents.find((amount) => amount > 0) ?? 0;
  return {
    name: `Around ${shown(middle)}`,
    range: { from: Math.round(middle * (1 - around)), below: Math.round(middle * (1 + around)) + 1 },
  };
};

// In the languages of markets.
const phrases: readonly { pattern: RegExp; read: Read }[] = [
  { pattern: pattern(String.raw`between\s+${amount}\s+and\s+${amount}`), read: readRange },
  { pattern: pattern(String.raw`zwischen\s+${amount}\s+und\s+${amount}`), read: readRange },
  { pattern: pattern(String.raw`entre\s+${amount}\s+(?:et|y)\s+${amount}`), read: readRange },
  { pattern: pattern(String.raw`(?:mellan|między)\s+${amount}\s+(?:och|a)\s+${amount}`), read: readRange },
  { pattern: pattern(String.raw`(?:od|de|från)\s+${amount}\s+(?:do|à|a|till)\s+${amount}`), read: readRange },
  { pattern: pattern(String.raw`(?:von\s+)?${amount}\s+bis\s+${amount}`), read: readRange },
  {
    pattern: pattern(
      String.raw`(?:(?:costs?\s+|priced\s+)?(?:under|below|less\s+than|cheaper\s+than|lower\s+than|unter|(?:weniger|günstiger|billiger)\s+als|(?:à\s+)?moins\s+de|menos\s+de|poniżej|mindre\s+än)|<)\s*${amount}`,
    ),
    read: ([high = 0]) => ({ name: `Under ${shown(high)}`, range: { from: 0, below: high } }),
  },
  {
    pattern: pattern(
      String.raw`(?:max(?:imum)?(?:\s+of)?|up\s+to|at\s+most|no\s+more\s+than|not\s+more\s+than|within|budget(?:\s+of)?|bis(?:\s+zu)?|höchstens|maximal|jusqu['’]à|hasta|do|högst|upp\s+till)\s+${amount}`,
    ),
    read: ([high = 0]) => ({ name: `Up to ${shown(high)}`, range: { from: 0, below: high + 1 } }),
  },
  {
    pattern: pattern(
      String.raw`(?:min(?:imum)?(?:\s+of)?|at\s+least|from|starting\s+at|ab|mindestens|à\s+partir\s+de|desde|od|från)\s+${amount}(?!\s*(?:\p{Pd}|to\s))`,
    ),
    read: ([low = 0]) => ({ name: `From ${shown(low)}`, range: { from: low, below: null } }),
  },
  {
    pattern: pattern(String.raw`(?:around|about|roughly|etwa|ungefähr|rund)\s+${amount}`),
    read: readAround,
  },
  {
    pattern: pattern(
      String.raw`(?:(?:over|above|more\s+than|über|mehr\s+als|plus\s+de|más\s+de|powyżej|ponad|över|mer\s+än)|>)\s*${amount}`,
    ),
    read: ([low = 0]) => ({ name: `Over ${shown(low)}`, range: { from: low + 1, below: null } }),
  },
  // Any dash. Comes last, because two numbers may be sizes if another part is a price.
  {
    pattern: pattern(String.raw`(?:(?:between|from)\s+)?${amount}(?:\s*\p{Pd}\s*|\s+to\s+)${amount}`),
    read: readRange,
  },
  // An amount of money alone. Not 'eur', which is also a system of sizes.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?=[$€£])${amount}(?!\s*\p{Pd}|[\w.,]*\w)|${amount}\s?(?:[$€£]|usd|gbp|dollars?|euros?|pounds?|bucks)(?![\p{L}\p{N}]))`,
      'iu',
    ),
    read: readAround,
  },
];

/**
 * The price that a keyword names, if any. 'Under 50' excludes 50, like the price buckets
 * (behavior.md#listing-price-buckets). Amounts are typed in a currency of which one unit of the shop's is `rate`; those of
 * the result are in the shop's.
 */
export const findPrice = (keyword: string, rate = 1): ParsedPrice | null => {
  const inShop = (text: string): number => Math.round(centsOf(text) / rate);
  for (const { pattern, read } of phrases) {
    const found = pattern.exec(keyword);
    if (found) {
      const [text, ...amounts] = found;
      const { name, range } = read(amounts.filter((one) => one !== undefined).map(inShop));
      return { text, isBare: !/[\p{L}$€£<>]/u.test(text), name, range };
    }
  }
  return null;
};
