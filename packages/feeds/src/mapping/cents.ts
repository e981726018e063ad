import type { FieldName } from '../raw-record.ts';

const prices: ReadonlySet<FieldName> = new Set(['price', 'sale_price', 'retail_price']);
const centsName = /(?:cents?|cent_?amount|minor(?:_?units?)?|_ct)$/i;

/** Returns whether the name of a column or property says that its prices are in cents. */
export const isInCents = (name: string): boolean => centsName.test(name.trim());

/** Adds the unit to a price if its column's name says cents: '1299' -> '1299 cents'. */
export const inCents = (field: FieldName, name: string, value: string): string =>
  prices.has(field) && isInCents(name) && /^\d+$/.test(value) ? `${value} cents` : value;
