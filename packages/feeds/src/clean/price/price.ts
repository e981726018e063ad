/** Money as read: hundredths of the currency's unit, and its ISO code where the text tells. */
export type Price = { cents: number; currency: string | null };

const symbols: readonly [symbol: string, currency: string][] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['zł', 'PLN'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
];
/** Symbols that several currencies share go by what the row itself says. */
const shared: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN'],
  '¥': ['JPY', 'CNY'],
  kr: ['DKK', 'SEK', 'NOK', 'ISK'],
};
const maxCents = 100_000_000_00;

/** Both marks: the first groups thousands (or lakhs), the last one parts the hundredths. */
const withBothMarks = (whole: string, grouping: string, fraction: string): string | null => {
  const groups = whole.split(grouping);
  const isGrouped =
    /^\d{1,3}$/.test(groups[0] ?? '') &&
    groups.at(-1)?.length === 3 &&
    groups.slice(1).every((group) => /^\d{2,3}$/.test(group));
  return isGrouped && /^\d{0,4}$/.test(fraction) ? `${groups.join('')}.${fraction}` : null;
};

/** An amount's digits with '.' before the hundredths, or null where the separators make no sense. */
const decimalOf = (amount: string): string | null => {
  const text = amount.replace(/(?<=\d)[\s'’\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (/^[.,]\d{1,2}$/.test(text)) return `0.${text.slice(1)}`;
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const whole = text.slice(0, last);
  const fraction = text.slice(last + 1);
  const mark = text.charAt(last);
  const other = mark === '.' ? ',' : '.';
  // The same mark twice groups thousands: 1,234,567.
  if (whole.includes(mark))
    return /^\d{1,3}([.,]\d{3})+$/.test(text) && !text.includes(other) ? text.replaceAll(mark, '') : null;
  if (whole.includes(other)) return withBothMarks(whole, other, fraction);
  // One mark and three digits is thousands, unless the whole part is zero or too long for a first group.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return whole + fraction;
  return fraction.length <= 4 ? `${whole}.${fraction}` : null;
};

const currencyOf = (rest: string, hint: string | null): string | null | undefined => {
  if (rest === '') return null;
  if (isCode(rest)) return rest.toUpperCase();
  if (/^kr\.?$/i.test(rest)) return hint && shared.kr?.includes(hint) ? hint : undefined;
  const found = symbols.find(([symbol]) => symbol.toLowerCase() === rest.toLowerCase());
  if (!found) return undefined;
  return hint && shared[found[0]]?.includes(hint) ? hint : found[1];
};

const isCode = (text: string): boolean => /^[A-Z]{3}$/i.test(text);

/** What stands around the digits, where it can be a sign and a currency. */
const currencyText = (before: string, after: string): string | null => {
  if (before === '' || before.toUpperCase() === after.toUpperCase()) return after;
  if (after === '') return before;
  return isCode(after) ? after : null;
};

/**
 * Reads a price as feeds write it: '1,299.00', '1.299,00 EUR', '$2,030', 'USD 12'.
 * `hint` is the currency that the row names elsewhere. A text answer is the
 * reason why it cannot be read.
 */
export const readPrice = (raw: string, hint: string | null): Price | string => {
  const text = raw.trim();
  const digits = text.length > 40 ? null : /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?|[.,]\d+/.exec(text);
  if (!digits) return 'not a price';
  const before = text.slice(0, digits.index).trim();
  // '12,-' and '12.' end in nothing.
  const after = text
    .slice(digits.index + digits[0].length)
    .replace(/^[.,]?-{0,2}(?=\s|$)/, '')
    .trim();
  if (/^[-–−(]|[-–−]$/.test(before) || after.endsWith(')')) return 'price is negative';
  const around = currencyText(before, after);
  const currency = around === null ? undefined : currencyOf(around, hint);
  if (currency === undefined) return 'not a price in a known currency';
  const decimal = decimalOf(digits[0].trim());
  if (decimal === null) return 'not a price';
  const cents = Math.round(Number(decimal) * 100);
  return Number.isFinite(cents) && cents <= maxCents ? { cents, currency } : 'price is out of range';
};
