import { currencySign } from '@wearfolio/contracts/identity/currency';
import { formatPrice } from './format-price.ts';
import { locale } from './locale.ts';
import { settings } from './settings.ts';

const currency = (): string => settings.money?.currency ?? settings.shop.currency;

const rate = (): number => settings.money?.rate ?? 1;

/** The symbol before amounts in the currency of the page. */
export const shopSign = (): string => currencySign(currency());

/** From here on, a converted amount has no decimals, which the rate would only pretend to know. */
const roundFrom = 10;

/** An amount of the shop's currency in that of the market. */
const converted = (amount: number): number => {
  const value = amount * rate();
  return settings.money && value >= roundFrom ? Math.round(value) : Math.round(value * 100) / 100;
};

/** An amount of the shop's currency as a number to type: '46' or '9,50'; in English '1,299'. */
export const typedMoney = (amount: number): string => {
  if (!settings.market) return formatPrice(amount);
  const value = converted(amount);
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString(locale, { useGrouping: false, minimumFractionDigits: digits });
};

/** What a shopper typed in the currency of the market, in the shop's. */
export const paidMoney = (typed: number): number => Math.round((typed / rate()) * 100) / 100;

const inOtherMarket = (amount: number): string => {
  const value = converted(amount);
  const digits = Number.isInteger(value) ? 0 : 2;
  const text = value.toLocaleString(locale, {
    style: 'currency',
    currency: currency(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return settings.money ? `≈ ${text}` : text;
};

/**
 * Formats an amount of the shop's currency; '' if it is not a number. Other markets show it in the form of their
 * language, and in their currency by the day's rate, marked '≈' (behavior.md#markets-prefix).
 */
export const formatMoney = (value: unknown): string => {
  const amount = formatPrice(value);
  if (amount === '') return '';
  return settings.market ? inOtherMarket(Number(value)) : shopSign() + amount;
};
