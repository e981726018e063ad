import { readSaleDates } from '../../details/sale-dates.ts';
import type { RawFields, RawRecord } from '../../raw-record.ts';

const isOn = (dates: string, now: Date): boolean => {
  const { saleFrom, saleTo } = readSaleDates(dates);
  const time = now.toISOString();
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

/** The amounts inside and outside the dates; undefined if the record has only one of them. */
const datedOf = ({ sale_price: sale, price, retail_price: retail }: RawFields): RawRecord['dated'] => {
  if (sale && price) return { sale, regular: price };
  return !sale && price && retail ? { sale: price, regular: retail } : undefined;
};

/** Returns the record as of `now`: a sale that has ended or not begun does not set the price. */
export const withCurrentSale =
  (now: Date) =>
  (record: RawRecord): RawRecord => {
    const { fields, variants } = record;
    const dates = fields.sale_dates;
    if (!dates && !variants.some((variant) => variant.sale_dates)) return record;
    const current = (own: RawFields): RawFields => {
      const period = own.sale_dates ?? dates;
      return period && !isOn(period, now) ? regular(own) : own;
    };
    const dated = dates ? datedOf(fields) : undefined;
    return { ...record, fields: current(fields), variants: variants.map(current), ...(dated && { dated }) };
  };
