import { joinSaleDates, readSaleDates } from '../../details/sale-dates.ts';
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

type Priced = { text: string; amount: number };

const pricedOf = ({ sale_price: sale, price }: RawFields): Priced[] => {
  const text = sale || price || '';
  // Only compared with the row's other amounts, which are in the same currency.
  const read = readPrice(text, 'USD');
  return typeof read === 'string' ? [] : [{ text, amount: read.cents }];
};

/** A product costs what its cheapest variant costs that is not sold out. */
const cheapestAt = ({ fields, variants }: RawRecord, time: string): Priced | undefined => {
  const left = variants.filter(({ stock, availability }) => readStock(stock, availability) !== 0);
  return (left.length > 0 ? left : variants)
    .flatMap((own) => pricedOf(asOf(own, own.sale_dates ?? fields.sale_dates, time)))
    .toSorted((one, other) => one.amount - other.amount)[0];
};

const afterwards = (time: string): string => new Date(Date.parse(time) + 1).toISOString();

/** The times at which the sale of a variant begins or is over. */
const switchesOf = ({ fields, variants }: RawRecord): string[] =>
  variants
    .flatMap((own) => {
      const { saleFrom, saleTo } = readSaleDates(own.sale_dates ?? fields.sale_dates ?? '');
      return [...(saleFrom === null ? [] : [saleFrom]), ...(saleTo === null ? [] : [afterwards(saleTo)])];
    })
    .toSorted();

type Change = { at: string; before: Priced; after: Priced };

/** The first change of the product's price after `time`. */
const nextChange = (record: RawRecord, time: string): Change | undefined => {
  const before = cheapestAt(record, time);
  return switchesOf(record)
    .filter((at) => at > time)
    .flatMap((at) => {
      const after = cheapestAt(record, at);
      return before && after && after.amount !== before.amount ? [{ at, before, after }] : [];
    })[0];
};

const lastMoment = (at: string): string => new Date(Date.parse(at) - 1).toISOString();

type Sale = { dates: string | undefined; dated: NonNullable<RawRecord['dated']> };

/** The sale of a product whose variants have prices: until the next time that its price rises. */
const saleOfVariants = (record: RawRecord, time: string): Sale | undefined => {
  const change = nextChange(record, time);
  if (!change) return undefined;
  const { at, before, after } = change;
  if (after.amount > before.amount)
    return { dates: joinSaleDates(undefined, lastMoment(at)), dated: { sale: before.text, regular: after.text } };
  const end = nextChange(record, at);
  return {
    dates: joinSaleDates(at, end && lastMoment(end.at)),
    dated: { sale: after.text, regular: before.text },
  };
};

/** The amounts inside and outside the dates; undefined if the record has only one of them. */
const saleOfRow = ({
  sale_price: sale,
  price,
  retail_price: retail,
  sale_dates: dates,
}: RawFields): Sale | undefined => {
  if (!dates) return undefined;
  if (sale && price) return { dates, dated: { sale, regular: price } };
  return !sale && price && retail ? { dates, dated: { sale: price, regular: retail } } : undefined;
};

/** Returns the record as of `now`: a sale that has ended or not begun does not set the price. */
export const withCurrentSale =
  (now: Date) =>
  (record: RawRecord): RawRecord => {
    const { fields, variants } = record;
    const dates = fields.sale_dates;
    if (!dates && !variants.some((variant) => variant.sale_dates)) return record;
    const time = now.toISOString();
    const hasPrices = variants.some(({ price, sale_price: sale }) => price || sale);
    const sale = hasPrices ? saleOfVariants(record, time) : saleOfRow(fields);
    const current = asOf(fields, dates, time);
    return {
      ...record,
      fields: sale?.dates ? { ...current, sale_dates: sale.dates } : current,
      variants: variants.map((own) => asOf(own, own.sale_dates ?? dates, time)),
      ...(sale && { dated: sale.dated }),
    };
  };
