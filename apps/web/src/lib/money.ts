import { currencySign } from '@wearfolio/contracts/identity/currency';
import { formatPrice } from './format-price.ts';
import { settings } from './settings.ts';

/** The symbol before amounts in the shop's currency. */
export const shopSign = (): string => currencySign(settings.shop.currency);

/** Formats an amount with the currency symbol; '' if it is not a number. */
export const formatMoney = (value: unknown): string => {
  const amount = formatPrice(value);
  return amount === '' ? '' : shopSign() + amount;
};
