import { currencySign } from './currency.ts';

const [whole, decimal] = [0, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** Formats an amount: '12,800' or '49.90'. Whole amounts have no decimals (behavior.md#price-display); thousands are separated. */
export const printAmount = (amount: number): string =>
  (Number.isInteger(amount) ? whole : decimal)?.format(amount) ?? '';

/** Formats an amount in currency units with the sign of its currency: '$12,800'. */
export const printMoney = (amount: number, currency: string): string => currencySign(currency) + printAmount(amount);

const isAmount = [
  /^\d{1,7}(?:[.,]\d{1,2})?$/,
  // In English, then as in German, French and Swiss.
  /^\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?$/,
  /^\d{1,3}(?:\.\d{3}){1,2},\d{1,2}$/,
  /^\d{1,3}(?:\.\d{3}){2}$/,
  /^\d{1,3}(?:[ '’\u00a0\u202f]\d{3}){1,2}(?:[.,]\d{1,2})?$/,
];

const sign = String.raw`(?:[$€£¥₹₩₪]|R\$|zł|kr\.?|[A-Z]{3})`;
const leading = new RegExp(String.raw`^${sign}\s*(?=\d)`);
const trailing = new RegExp(String.raw`(?:[.,][-–—]{1,2})?\s*${sign}?$`);

/**
 * Reads an amount that a person typed, in currency units: '49.99', '49,99', '1,299', '1.299,00 €'. Null for anything
 * else, and for '1.299', which may mean 1.30 or 1299: an amount is refused rather than multiplied.
 */
export const readAmount = (text: string): number | null => {
  const typed = text.trim().replace(leading, '').replace(trailing, '');
  if (!isAmount.some((pattern) => pattern.test(typed))) return null;
  const [, units = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return Number(`${units.replace(/\D/g, '')}.${cents}`);
};
