import type { RawFields } from '../raw-record.ts';
import { presentFields } from './present-fields.ts';

const cost = ({ sale_price: sale, price }: RawFields): number => Number(sale ?? price ?? Number.POSITIVE_INFINITY);

/** The fields of the price of the cheapest variant. */
export const cheapestPrice = (variants: readonly RawFields[]): RawFields => {
  const [cheapest] = variants.toSorted((one, other) => cost(one) - cost(other));
  return presentFields({
    price: cheapest?.price,
    sale_price: cheapest?.sale_price,
    sale_dates: cheapest?.sale_dates,
  });
};
