import { currencySign } from './currency.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The format of amounts with so many decimals. Creating one takes milliseconds on a phone, so each is created once, and
 * not before it is needed.
 */
const formatOf = (locale: string, digits: number, currency?: string): Intl.NumberFormat => {
  const key = `${locale} ${digits} ${currency}`;
  const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
};

const decimalsOf = (amount: number): number => (Number.isInteger(amount) ? 0 : 2);

/** Cents as currency units. */
export const inUnits = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Formats an amount: '12,800' or '49.90'. Whole amounts have no decimals (behavior.md#price-display); thousands are separated. */
export const printAmount = (amount: number): string => formatOf('en-US', decimalsOf(amount)).format(amount);

/** Formats an amount in currency units with the sign of its currency: '$12,800'. */
export const printMoney = (amount: number, currency: string): string => currencySign(currency) + printAmount(amount);

/** How a market shows amounts of the shop's currency: in its own, at `rate` units of it for one, in its language. */
export type MarketMoney = { locale: string; currency: string; rate: number };

/** From here on, a converted amount has no decimals, which the rate would only pretend to know. */
const roundFrom = 10;

/** An amount of the shop's currency in that of a market. */
export const convertMoney = (amount: number, { rate }: Pick<MarketMoney, 'rate'>): number => {
  const value = amount * rate;
  return rate !== 1 && value >= roundFrom ? Math.round(value) : Math.round(value * 100) / 100;
};

/**
 * Prints an amount of the shop's currency in that of a market; or `stated`, which a store itself says in the currency of
 * the market.
 */
export type PrintMoney = (amount: number, stated?: number | null) => string;

/**
 * Formats an amount of the shop's currency for a market: '≈ 1.161 €', without the mark if nothing was converted, as with
 * `stated`. Without a rate, amounts are in the shop's currency, so what is stated in another cannot be shown.
 */
export const printMarketMoney = (amount: number, money: MarketMoney, stated: number | null = null): string => {
  const isStated = stated !== null && money.rate !== 1;
  const value = isStated ? stated : convertMoney(amount, money);
  const text = formatOf(money.locale, decimalsOf(value), money.currency).format(value);
  return isStated || money.rate === 1 ? text : `≈ ${text}`;
};

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
