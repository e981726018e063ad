import { currencySign } from '@wearfolio/contracts/identity/currency';
import { convertMoney, printMarketMoney } from '@wearfolio/contracts/identity/money';
import { defaultLocale, type Locale, pseudoLocales } from '@wearfolio/messages/locales';
import { formatPrice } from './format-price.ts';
import { locale } from './locale.ts';
import { settings } from './settings.ts';

/** How this page shows amounts of the shop's currency. */
const money = () => ({ currency: settings.shop.currency, rate: 1, ...settings.money, locale });

const inEnglish: readonly Locale[] = [defaultLocale, ...pseudoLocales];

/** Whether amounts have the form of the first market. The desk shows its prices too, in its own language. */
const isPlain = (): boolean => !settings.market && inEnglish.includes(locale);

/** The symbol before amounts in the currency of the page. */
export const shopSign = (): string => currencySign(money().currency);

/** An amount of the shop's currency as a number to type: '46' or '9,50'; in English '1,299'. */
export const typedMoney = (amount: number): string => {
  if (!settings.market) return formatPrice(amount);
  const value = convertMoney(amount, money());
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString(locale, { useGrouping: false, minimumFractionDigits: digits });
};

/** What a shopper typed in the currency of the page, in the shop's. */
export const paidMoney = (typed: number): number => Math.round((typed / money().rate) * 100) / 100;

/** Formats an amount that is stated in some currency, in the form of the page's language. */
export const formatStated = (amount: number, currency: string): string =>
  isPlain() ? currencySign(currency) + formatPrice(amount) : printMarketMoney(amount, { locale, currency, rate: 1 });

/**
 * Formats an amount of the shop's currency; '' if it is not a number. Other markets show it in the form of their
 * language, and in their currency: `stated`, if the store itself states it there, else by the day's rate, marked '≈'
 * (behavior.md#markets-prefix).
 */
export const formatMoney = (value: unknown, stated?: number | null): string => {
  const amount = formatPrice(value);
  if (amount === '') return '';
  return isPlain() ? shopSign() + amount : printMarketMoney(Number(value), money(), stated);
};
