import type { CleaningRules } from '../../cleaning-rules.ts';
import { excerpt, type RawFields, type Refused } from '../../raw-record.ts';
import type { RowWarning } from '../../row.ts';
import { decimalsOf, isSharedSymbol } from './currency.ts';
import { type DecimalMark, isDoubtful, type Price, readPrice } from './price.ts';
import { suggestedCurrency } from './suggested-currency.ts';

/** A row's two prices as quoted, in hundredths of `currency`. */
export type RowPrices = {
  priceCents: number | null;
  retailCents: number | null;
  currency: string;
  warnings: RowWarning[];
};
type PriceRules = Pick<CleaningRules, 'currency' | 'currencies' | 'store' | 'onlyTexts'>;

const currencyNamed = (fields: RawFields): string | null => {
  const code = fields.currency?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : null;
};

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
    if (typeof price === 'string')
      return { field, value: raw, reason: hint === null && isSharedSymbol(raw) ? noCurrency : price };
    read[field] = price;
  }
  return read;
};

/**
 * Chooses the two prices. Actual: the sale price, else the price, else the retail price. Regular: the retail price,
 * else the price if a sale price is below it. A hundred times the actual price is that price in minor units.
 */
const choose = (read: Read): { actualField: PriceField; actual: Price | undefined; regular: Price | undefined } => {
  const actualField = (['sale_price', 'price', 'retail_price'] as const).find((field) => read[field]) ?? 'price';
  const actual = read[actualField];
  const beside = actual?.regularCents === undefined ? undefined : { ...actual, cents: actual.regularCents };
  const regular = read.retail_price ?? (read.sale_price ? read.price : undefined) ?? beside;
  return { actualField, actual, regular: actual?.cents === (regular?.cents ?? 0) / 100 ? undefined : regular };
};

/** Warns about an ambiguous '12.345' if no other price of the feed shows the separator. */
const doubts = (field: PriceField, { [field]: raw = '' }: RawFields, currency: string): RowWarning[] =>
  isDoubtful(raw) && decimalsOf(currency) === 2 ? [warn(field, excerpt(raw), 'is read as thousands')] : [];

/** A regular price below the actual price is dropped. */
const isBelow = (regular: Price | undefined, actual: Price | undefined): boolean =>
  actual !== undefined && regular !== undefined && regular.cents < actual.cents;

const canBeShown = (currency: string, rules: PriceRules): boolean =>
  currency === rules.currency || rules.currencies.has(currency);

/** The reason for a price whose currency nothing states: no shop, domain or language does. */
export const noCurrency = 'no currency is stated';

/** A bare '$' is the dollar of the United States, unless the row suggests another country's dollar. */
const isOtherDollar = (fields: RawFields, field: PriceField, hint: string | null): boolean => {
  if (hint !== null || !isSharedSymbol(fields[field] ?? '')) return false;
  const suggested = suggestedCurrency(fields);
  return suggested !== null && suggested !== 'USD' && /\$/.test(fields[field] ?? '');
};

/** Returns why a row's prices cannot be read in their currency; null if they can. `named` is null if none is stated. */
const currencyFault = (
  fields: RawFields,
  { actualField: field, actual, regular }: ReturnType<typeof choose>,
  named: string | null,
  rules: PriceRules,
): Refused | null => {
  if (actual === undefined) return null;
  if (named === null) return { field, value: excerpt(fields[field] ?? ''), reason: noCurrency };
  const regularText = excerpt(fields.retail_price ?? fields.price ?? '');
  if (regular?.currency && regular.currency !== named)
    return { field: 'retail_price', value: regularText, reason: 'prices are in two currencies' };
  return canBeShown(named, rules)
    ? null
    : { field, value: fields[field] ?? named, reason: `no rate is set for ${named}` };
};

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
  if (rules.onlyTexts) return { priceCents: null, retailCents: null, currency: rules.currency, warnings: [] };
  const hint = currencyNamed(fields) ?? rules.store.currency;
  const zero = zeroPrice(fields);
  const read = readEach(zero === null ? fields : {}, hint, mark);
  if ('reason' in read) return read;
  const { actualField, actual, regular } = choose(read);
  const isUnstated = actual !== undefined && isOtherDollar(fields, actualField, hint);
  const named = isUnstated ? null : (actual?.currency ?? regular?.currency ?? hint);
  const refused = currencyFault(fields, choose(read), named, rules);
  if (refused) return refused;
  const source = named ?? rules.currency;
  const regularText = excerpt(fields.retail_price ?? fields.price ?? '');
  const isWrong = isBelow(regular, actual);
  return {
    priceCents: actual?.cents ?? null,
    retailCents: isWrong ? null : (regular?.cents ?? null),
    currency: source,
    warnings: [
      ...zeroWarnings(zero),
      ...(mark === null ? doubts(actualField, fields, source) : []),
      ...(isWrong ? [warn('retail_price', regularText, 'is below the price')] : []),
    ],
  };
};
