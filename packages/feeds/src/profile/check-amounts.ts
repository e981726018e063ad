import { readPrices } from '../clean/price/prices.ts';
import type { CleaningRules } from '../cleaning-rules.ts';
import type { RawRecord } from '../raw-record.ts';
import type { ConfirmedPrices, FeedEvent } from '../row.ts';

const enoughPrices = 5;

// By currency, an amount that half of a fashion store's products do not exceed. Currencies of smaller units are not
// judged: a dress costs 20,000 forint.
const rarelyAbove: ReadonlyMap<string, number> = new Map([
  ...['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD'].map((code) => [code, 2_000] as const),
  ...['SEK', 'NOK', 'DKK', 'PLN', 'RON', 'BRL', 'CNY', 'HKD', 'ILS', 'AED', 'SAR'].map(
    (code) => [code, 10_000] as const,
  ),
]);

/** Confirmed prices are doubted again from this multiple on, as when a store begins to write minor units. */
const doubtedAgain = 5;

const isConfirmed = (confirmed: ConfirmedPrices | null, { currency, cents }: ConfirmedPrices): boolean =>
  confirmed?.currency === currency && cents < confirmed.cents * doubtedAgain;

const isWhole = (text: string): boolean => /^\D*\d+\D*$/.test(text) && !/cents$/.test(text);

/** How the reason of that warning begins. */
export const maybeCentsReason = 'may be cents';

/**
 * A warning about a feed whose amounts are all whole and so high that they may be minor units, which nothing states
 * (behavior.md#price-currency-unknown). Null if they look like prices, or staff confirmed them.
 */
export const minorUnitsWarning = (records: readonly RawRecord[], rules: CleaningRules): FeedEvent | null => {
  const priced = records.flatMap(({ line, fault, fields }) => {
    const text = fields.sale_price ?? fields.price ?? '';
    const read = fault || !/[1-9]/.test(text) ? null : readPrices(fields, rules);
    return read === null || 'reason' in read || read.priceCents === null
      ? []
      : [{ line, text, ...read, cents: read.priceCents }];
  });
  const median = priced.toSorted((one, other) => one.cents - other.cents)[Math.floor(priced.length / 2)];
  const limit = median && rarelyAbove.get(median.currency);
  if (!limit || priced.length < enoughPrices || median.cents <= limit * 100) return null;
  if (!priced.every(({ text }) => isWhole(text))) return null;
  const { line, text: value, currency, cents } = median;
  const prices = { currency, cents };
  if (isConfirmed(rules.store.confirmedPrices, prices)) return null;
  const reason = `${maybeCentsReason}, as half of the prices are higher; if so, multiply the price by 0.01 in a rule`;
  return { type: 'warning', warning: { line, field: 'price', value, reason }, prices };
};
