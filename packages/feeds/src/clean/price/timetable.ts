import type { RawFields, RawRecord, Refused } from '../../raw-record.ts';
import type { TimedPrice } from '../../row.ts';
import type { RowPrices } from './prices.ts';

/**
 * Returns a row's prices over time, as quoted; null if nothing changes them, or if one is unreadable or in another
 * currency than the row's own. `read` reads the prices of one set of fields.
 */
export const readTimetable = (
  { timetable, fields }: RawRecord,
  { currency }: RowPrices,
  read: (fields: RawFields) => RowPrices | Refused,
): readonly TimedPrice[] | null => {
  if (!timetable) return null;
  const prices = timetable.flatMap(({ from, fields: own }): TimedPrice[] => {
    const price = read({ currency: fields.currency ?? currency, ...own });
    if ('reason' in price || price.priceCents === null || price.currency !== currency) return [];
    return [{ from, cents: price.priceCents, retailCents: price.retailCents }];
  });
  return prices.length === timetable.length ? prices : null;
};
