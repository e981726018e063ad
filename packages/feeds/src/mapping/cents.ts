import type { FieldName } from '../raw-record.ts';

const prices: ReadonlySet<FieldName> = new Set(['price', 'sale_price', 'retail_price']);
const saysCents = /(?:cents?|cent_?amount|minor(?:_?units?)?|_ct)$/i;

/** Whether the name of a column or the path of a property says that its prices are in hundredths. */
export const isInCents = (name: string): boolean => saysCents.test(name.trim());

/** A price with its unit, where the name of its column says cents: '1299' is '1299 cents'. */
export const inCents = (field: FieldName, name: string, value: string): string =>
  prices.has(field) && isInCents(name) && /^\d+$/.test(value) ? `${value} cents` : value;
