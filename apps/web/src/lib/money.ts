import { currencySign } from '@wearfolio/contracts/identity/currency';
import { formatPrice } from './format-price.ts';
import { settings } from './settings.ts';

/** What stands before the amounts of the shop. */
export const shopSign = (): string => currencySign(settings.shop.currency);

/** An amount with the sign of the shop's currency; '' where it is no number. */
export const formatMoney = (value: unknown): string => {
  const amount = formatPrice(value);
  return amount === '' ? '' : shopSign() + amount;
};
