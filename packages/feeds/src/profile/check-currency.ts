import { noCurrency, readPrices } from '../clean/price/prices.ts';
import { suggestedCurrency } from '../clean/price/suggested-currency.ts';
import type { CleaningRules } from '../cleaning-rules.ts';
import type { RawFields, RawRecord } from '../raw-record.ts';

const most = 0.5;

const commonest = (codes: readonly (string | null)[]): string | null => {
  const counts = Map.groupBy(
    codes.filter((code) => code !== null),
    (code) => code,
  );
  const [best] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return best?.[0] ?? null;
};

const isPriced = ({ price, sale_price: sale, retail_price: retail }: RawFields): boolean =>
  [price, sale, retail].some((text) => text !== undefined && /[1-9]/.test(text));

/**
 * Returns why a feed cannot be read if nothing states the currency of most of its prices; null if it is stated. The line
 * names the store, what the feed suggests, and what settles it.
 */
export const currencyRefusal = (records: readonly RawRecord[], rules: CleaningRules): string | null => {
  const rows = records.flatMap(({ fields, fault }) => (fault === null && isPriced(fields) ? [fields] : []));
  const lacking = rows.filter((fields) => {
    const read = readPrices(fields, rules);
    return 'reason' in read && read.reason === noCurrency;
  });
  if (lacking.length === 0 || lacking.length <= most * rows.length) return null;
  const suggested = commonest(lacking.map(suggestedCurrency));
  const { name } = rules.store;
  const guess = suggested === null ? 'suggests none' : `suggests ${suggested}`;
  return `Nothing states the currency of the prices${name === '' ? '' : ` of ${name}`}, and the feed ${guess}. Repeat with --currency ${suggested ?? 'CODE'}, or set Currency on the store's page of the desk`;
};

/** Returns whether the feed itself states the currency of every price. */
export const statesCurrency = (records: readonly RawRecord[], rules: CleaningRules): boolean => {
  const unset = { ...rules, store: { ...rules.store, currency: null } };
  return records.every(({ fields, fault }) => {
    const read = fault || !isPriced(fields) ? null : readPrices(fields, unset);
    return read === null || !('reason' in read) || read.reason !== noCurrency;
  });
};
