import type { FieldName } from '../raw-record.ts';
import { readHeader } from '../words/read-header.ts';

const prices: ReadonlySet<string> = new Set<FieldName>(['price', 'sale_price', 'retail_price']);
const centsName = /(?:cents?|cent_?amount|minor(?:_?units?)?|[_ ]ct)$/i;

/** Returns whether a field holds an amount of money. */
export const isPriceField = (field: string): boolean => prices.has(field);

/** Writes an amount of minor units of a currency as `readPrice` reads it. */
export const inMinorUnits = (amount: string, currency: string): string =>
  `${amount} ${currency} cents`.replace(/ +/g, ' ');

/** Adds a currency to a text that has only an amount. */
export const inCurrency = (amount: string, currency: string): string =>
  /^[\d\s.,'’-]+(?: cents)?$/.test(amount)
    ? `${amount.replace(/ cents$/, '')} ${currency}${/ cents$/.test(amount) ? ' cents' : ''}`
    : amount;

/**
 * Returns what completes the values of a price column by its name: '1299' of `price_cents` is '1299 cents', '399' of
 * `Preis (SEK)` is '399 SEK'. Null if the name says nothing.
 */
export const unitOf = (field: string, name: string): ((value: string) => string) | null => {
  if (!isPriceField(field)) return null;
  const { currency, isMinor } = readHeader(name);
  const isCents = isMinor || centsName.test(name.trim());
  if (currency === null && !isCents) return null;
  return (value) => {
    const amount = isCents && /^\d+$/.test(value) ? `${value} cents` : value;
    return currency === null ? amount : inCurrency(amount, currency);
  };
};
