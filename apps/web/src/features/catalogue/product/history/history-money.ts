import { formatMoney } from '../../../../lib/money.ts';
import type { History } from './price-stretch.ts';

/** Formats the prices of a history. */
export type HistoryMoney = (price: number) => string;

/** Formats the prices of a history, which may be stated in the currency of the page. */
export const moneyOf =
  ({ stated_in: currency }: Pick<History, 'stated_in'>): HistoryMoney =>
  (price) =>
    formatMoney(price, currency === undefined ? null : price);
