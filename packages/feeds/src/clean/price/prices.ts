import type { CleaningRules } from '../../cleaning-rules.ts';
import { excerpt, type RawFields, type Refused } from '../../raw-record.ts';
import type { RowWarning } from '../../row.ts';
import { memo } from '../memo.ts';
import { linkTarget } from '../options/link-target.ts';
import { currencyOfCountry } from './country-currency.ts';
import { decimalsOf } from './currency.ts';
import { type DecimalMark, isDoubtful, type Price, readPrice } from './price.ts';

/** A row's two prices as quoted, in hundredths of `currency`. */
export type RowPrices = {
  priceCents: number | null;
  retailCents: number | null;
  currency: string;
  /** True if neither the feed nor ops name the currency. */
  isAssumed: boolean;
  warnings: RowWarning[];
};
type PriceRules = Pick<CleaningRules, 'currency' | 'currencies' | 'store'>;

const currencyNamed = (fields: RawFields): string | null => {
  const code = fields.currency?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : null;
};

/** Returns the currency of a row's shipping price: 'US:::9.00 USD'. */
const currencyOfShipping = memo((shipping: string): string | null => {
  const [first = ''] = shipping.split(/,(?!\d)/);
  const price = readPrice(first.slice(first.lastIndexOf(':') + 1), null);
  return typeof price === 'string' ? null : price.currency;
});

const currencyOfHost = memo(currencyOfCountry);

/** Returns the currency of the country domain in the row's link. */
const currencyOfDomain = ({ link = '' }: RawFields): string | null => {
  const host = hostOf.exec(link)?.[1] ?? '';
  const target = mayHoldTarget.test(link) ? linkTarget(link)?.hostname : undefined;
  return currencyOfHost(target ?? host);
};
const hostOf = /^https?:\/\/([^/:?#]+)/i;
const mayHoldTarget = /=https?(?::|%3a)/i;

const hintOf = (fields: RawFields, store: string | null): string | null =>
  currencyNamed(fields) ??
  store ??
  (fields.shipping ? currencyOfShipping(fields.shipping) : null) ??
  currencyOfDomain(fields);

/** Feeds write 0 for 'unknown', and less than half a cent is no price either. */
const isEmpty = (raw: string | undefined): boolean =>
  raw === undefined || raw === '' || /^[^\d,.]*0+(?:[.,](?:0*|00[0-4]\d*))?[^\d]*$/.test(raw.trim());

/** Detects a zero price beside a regular price: the row is neither free nor at the regular price. */
const zeroPrice = ({ price, sale_price: sale, retail_price: retail }: RawFields): string | null =>
  price !== undefined && price !== '' && isEmpty(price) && isEmpty(sale) && !isEmpty(retail) ? price : null;

const warn = (field: string, value: string, reason: string): RowWarning => ({ field, value, reason });

const zeroWarnings = (zero: string | null): RowWarning[] =>
  zero === null ? [] : [warn('price', excerpt(zero), 'is zero, so the row has no price')];

type PriceField = 'price' | 'sale_price' | 'retail_price';
type Read = Partial<Record<PriceField, Price>>;

const readEach = (fields: RawFields, hint: string | null, mark: DecimalMark | null): Read | Refused => {
  const read: Read = {};
  for (const field of ['price', 'sale_price', 'retail_price'] as const) {
    const raw = fields[field];
    if (raw === undefined || isEmpty(raw)) continue;
    const price = readPrice(raw, hint, mark);
    if (typeof price === 'string') return { field, value: raw, reason: price };
    read[field] = price;
  }
  return read;
};

/**
 * Chooses the two prices. Actual: the sale price, else the price, else the retail price. Regular: the retail price,
 * else the price if a sale price is below it.
 */
const choose = (read: Read): { actualField: PriceField; actual: Price | undefined; regular: Price | undefined } => {
  const actualField = (['sale_price', 'price', 'retail_price'] as const).find((field) => read[field]) ?? 'price';
  return {
    actualField,
    actual: read[actualField],
    regular: read.retail_price ?? (read.sale_price ? read.price : undefined),
  };
};

/** Warns about an ambiguous '12.345' if no other price of the feed shows the separator. */
const doubts = (field: PriceField, { [field]: raw = '' }: RawFields, currency: string): RowWarning[] =>
  isDoubtful(raw) && decimalsOf(currency) === 2 ? [warn(field, excerpt(raw), 'is read as thousands')] : [];

/** A regular price below the actual price is dropped. */
const isBelow = (regular: Price | undefined, actual: Price | undefined): boolean =>
  actual !== undefined && regular !== undefined && regular.cents < actual.cents;

const canBeShown = (currency: string, rules: PriceRules): boolean =>
  currency === rules.currency || rules.currencies.has(currency);

/**
 * Returns a row's prices as quoted (behavior.md#price-currency), or the rejected field and the reason, for example a
 * currency without a rate. Zero counts as unknown. A regular price below the actual price is dropped with a warning
 * (behavior.md#price-regular).
 */
export const readPrices = (
  fields: RawFields,
  rules: PriceRules,
  mark: DecimalMark | null = null,
): RowPrices | Refused => {
  const hint = hintOf(fields, rules.store.currency);
  const zero = zeroPrice(fields);
  const read = readEach(zero === null ? fields : {}, hint, mark);
  if ('reason' in read) return read;
  const { actualField, actual, regular } = choose(read);
  const source = actual?.currency ?? regular?.currency ?? hint ?? rules.currency;
  const regularText = excerpt(fields.retail_price ?? fields.price ?? '');
  if (regular?.currency && regular.currency !== source)
    return { field: 'retail_price', value: regularText, reason: 'prices are in two currencies' };
  if (!canBeShown(source, rules))
    return { field: actualField, value: fields[actualField] ?? source, reason: `no rate is set for ${source}` };

  const isWrong = isBelow(regular, actual);
  return {
    priceCents: actual?.cents ?? null,
    retailCents: isWrong ? null : (regular?.cents ?? null),
    currency: source,
    isAssumed: (actual ?? regular) !== undefined && !actual?.currency && !regular?.currency && hint === null,
    warnings: [
      ...zeroWarnings(zero),
      ...(mark === null ? doubts(actualField, fields, source) : []),
      ...(isWrong ? [warn('retail_price', regularText, 'is below the price')] : []),
    ],
  };
};
