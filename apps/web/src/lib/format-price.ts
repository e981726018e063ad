import { printAmount } from '@wearfolio/contracts/identity/money';

/** Formats a number as `printAmount` does; '' if not numeric (behavior.md#price-display). */
export const formatPrice = (value: unknown): string => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return '';
  const price = Number(value);
  if (!Number.isFinite(price)) return '';
  return printAmount(price);
};

/** On sale means below the retail price; a higher price is shown alone (behavior.md#price-regular). */
export const isOnSale = (price: number | null, retailPrice: number | null): boolean =>
  price !== null && retailPrice !== null && price < retailPrice;

/** `−30%` with U+2212; empty if nothing is saved or the saving rounds to 0. */
export const discountOf = (price: number | null, retailPrice: number | null): string => {
  if (price === null || retailPrice === null || price >= retailPrice) return '';
  const percent = Math.round((1 - price / retailPrice) * 100);
  return percent > 0 ? `−${percent}%` : '';
};
