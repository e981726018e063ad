import { readSaleDates } from '../../details/sale-dates.ts';
import type { RawFields, RawRecord } from '../../raw-record.ts';
import { readStock } from '../availability.ts';
import { readPrice } from './price.ts';

const isOn = (dates: string, time: string): boolean => {
  const { saleFrom, saleTo } = readSaleDates(dates);
  return (saleFrom === null || saleFrom <= time) && (saleTo === null || time <= saleTo);
};

/**
 * Removes the sale price. In Google feeds `price` is the regular price; AvantLink feeds have a separate column for it.
 */
const regular = (fields: RawFields): RawFields => {
  const { sale_price: sale, ...others } = fields;
  if (sale !== undefined) return others;
  return fields.retail_price && fields.price ? { ...fields, price: fields.retail_price } : fields;
};

const asOf = (fields: RawFields, dates: string | undefined, time: string): RawFields =>
  dates && !isOn(dates, time) ? regular(fields) : fields;

type Priced = { fields: RawFields; amount: number };

const pricedOf = (fields: RawFields): Priced[] => {
  // Only compared with the row's other amounts, which are in the same currency.
  const read = readPrice(fields.sale_price || fields.price || '', 'USD');
  return typeof read === 'string' ? [] : [{ fields, amount: read.cents }];
};

const hasPrices = ({ variants }: RawRecord): boolean => variants.some(({ price, sale_price: sale }) => price || sale);

/** What has prices and dates of its own: the variants, else the row. */
const pricedParts = (record: RawRecord): readonly RawFields[] =>
  hasPrices(record) ? record.variants : [record.fields];

/** A product costs what its cheapest variant costs that is not sold out. */
const cheapestAt = (record: RawRecord, time: string): Priced | undefined => {
  const parts = pricedParts(record);
  const left = parts.filter(({ stock, availability }) => readStock(stock, availability) !== 0);
  return (left.length > 0 ? left : parts)
    .flatMap((own) => pricedOf(asOf(own, own.sale_dates ?? record.fields.sale_dates, time)))
    .toSorted((one, other) => one.amount - other.amount)[0];
};

const afterwards = (time: string): string => new Date(Date.parse(time) + 1).toISOString();

/** The times at which a sale begins or is over, in order. */
const switchesOf = (record: RawRecord): string[] =>
  pricedParts(record)
    .flatMap((own) => {
      const { saleFrom, saleTo } = readSaleDates(own.sale_dates ?? record.fields.sale_dates ?? '');
      return [...(saleFrom === null ? [] : [saleFrom]), ...(saleTo === null ? [] : [afterwards(saleTo)])];
    })
    .toSorted();

/** Every price of the product from `time` on, as far as its dates tell; undefined if it is always the same. */
const timetableOf = (record: RawRecord, time: string): RawRecord['timetable'] => {
  let amount: number | undefined;
  const timetable = [time, ...switchesOf(record).filter((at) => at > time)].flatMap((at) => {
    const cheapest = cheapestAt(record, at);
    if (cheapest === undefined || cheapest.amount === amount) return [];
    ({ amount } = cheapest);
    return [{ from: at === time ? null : at, fields: cheapest.fields }];
  });
  return timetable.length > 1 ? timetable : undefined;
};

/**
 * Returns the record as of `now`: a sale that has ended or not begun does not set the price. The prices of later times
 * are in its timetable.
 */
export const withCurrentSale =
  (now: Date) =>
  (record: RawRecord): RawRecord => {
    const { fields, variants } = record;
    const dates = fields.sale_dates;
    if (!dates && !variants.some((variant) => variant.sale_dates)) return record;
    const time = now.toISOString();
    const timetable = timetableOf(record, time);
    return {
      ...record,
      fields: asOf(fields, dates, time),
      variants: variants.map((own) => asOf(own, own.sale_dates ?? dates, time)),
      ...(timetable && { timetable }),
    };
  };
