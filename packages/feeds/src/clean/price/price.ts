import { decimalsOf, readCurrency } from './currency.ts';

/** An amount in hundredths of the currency's unit, with its ISO code if the text names one, and a regular one beside it. */
export type Price = { cents: number; currency: string | null; regularCents?: number };

/** The decimal separator. */
export type DecimalMark = '.' | ',';

/** Context of an amount: its currency, and the decimal separator of the rest of the feed. */
type Known = { currency: string | null; decimalMark: DecimalMark | null };

const maxCents = 100_000_000_00;
const maxLength = 80;
const longestAmount = 40;

/** With both marks, the first groups thousands or lakhs and the last separates the decimals. */
const withBothMarks = (whole: string, grouping: string, fraction: string): string | null => {
  const groups = whole.split(grouping);
  const isGrouped =
    /^\d{1,3}$/.test(groups[0] ?? '') &&
    groups.at(-1)?.length === 3 &&
    groups.slice(1).every((group) => /^\d{2,3}$/.test(group));
  return isGrouped && /^\d*$/.test(fraction) ? `${groups.join('')}.${fraction}` : null;
};

/**
 * One mark and three digits group thousands, unless the integer part is zero or too long or the currency has three
 * decimals.
 */
const isThousands = (whole: string, mark: string, fraction: string, { currency, decimalMark }: Known): boolean => {
  if (fraction.length !== 3 || mark === decimalMark || !/^[1-9]\d{0,2}$/.test(whole)) return false;
  return decimalsOf(currency) < 3 || (mark === ',' && currency !== 'TND');
};

/** Returns an amount's digits with '.' before the decimals; null if the separators are inconsistent. */
const decimalOf = (amount: string, known: Known): string | null => {
  const text = amount.replace(/(?<=\d)[\s'’\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  if (/^[.,]\d{1,2}$/.test(text)) return `0.${text.slice(1)}`;
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const whole = text.slice(0, last);
  const fraction = text.slice(last + 1);
  const mark = text.charAt(last);
  const other = mark === '.' ? ',' : '.';
  // A mark that occurs twice groups thousands: 1,234,567.
  if (whole.includes(mark))
    return /^\d{1,3}([.,]\d{3})+$/.test(text) && !text.includes(other) ? text.replaceAll(mark, '') : null;
  if (whole.includes(other)) return withBothMarks(whole, other, fraction);
  if (isThousands(whole, mark, fraction, known)) return whole + fraction;
  // A computed price has as many decimals as its program keeps: 79.98999999999999.
  return `${whole}.${fraction}`;
};

const leading =
  /^(?:from|starting (?:at|from)|as low as|now|only|ab|nur|jetzt|à partir de|dès|a partir de|desde|da|a partire da|vanaf|od|från|fra|alkaen|price:?|preis:?|prix:?)\s+(?=\D{0,4}\d)/i;
// What follows a slash is a unit, but neither a whole number nor the name of a file: '1/2', '37/photo.png'.
const trailing =
  /\s*(?:\(?\b(?:incl|inkl|excl|exkl|zzgl|plus|inc|inklusive|including|ex|ttc|iva|tva|moms|btw|brutto|netto|alkaen)\b.*|\/(?!\d+$|.*\.[a-z]{3,4}$).*|\b(?:per|pro|each|pr\.)(?:\s.*)?)$/i;
const inCents = /\s*(?:cents?|cts?\.?|¢)$/i;
const range = /^(.*\d.*?)(?:\s*[–—~]\s*|\s+-\s*|-\s+|(?<=\d)-(?=\D{0,3}\d)|\s+(?:to|bis|à|tot|do|till?)\s+)(.*\d.*)$/i;

const unit = '([^\\d\\s.,–—~-]{1,4})';
const digits = '(\\d(?:[\\d.,]*\\d)?)';
/** Two amounts of one currency, of which a shop strikes one out: '229,97 zł349,99 zł', '$25.00 $19.99'. */
const struck = [
  new RegExp(`^${unit}\\s?${digits}\\s*\\1\\s?${digits}`, 'u'),
  new RegExp(`^(?=[\\d.,]+\\s?${unit})${digits}\\s?\\1\\s*${digits}\\s?\\1`, 'u'),
];

const readOne = (text: string, hint: string | null, decimalMark: DecimalMark | null): Price | string => {
  const isCents = inCents.test(text);
  const wanted = isCents ? text.replace(inCents, '') : text;
  const digits = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?|[.,]\d+/.exec(wanted);
  if (!digits || digits[0].length > longestAmount) return 'not a price';
  const before = wanted.slice(0, digits.index).trim();
  // '12,-', '12:-' and '12.' have no decimals.
  const after = wanted
    .slice(digits.index + digits[0].length)
    .replace(/^[.,:]?[-–—]{0,2}(?=\s|$|€|kr\b)/, '')
    .trim();
  if (/^[-–−(]|[-–−]$/.test(before) || after.endsWith(')')) return 'price is negative';
  const currency = readCurrency(before, after, hint);
  if (currency === undefined) return 'not a price in a known currency';
  const decimal = decimalOf(digits[0].trim(), { currency: currency ?? hint, decimalMark });
  if (decimal === null) return 'not a price';
  const divisor = isCents ? 10 ** decimalsOf(currency ?? hint) : 1;
  const cents = Math.round((Number(decimal) / divisor) * 100);
  return Number.isFinite(cents) && cents <= maxCents ? { cents, currency } : 'price is out of range';
};

/** Reads the lower price of a range. Either price may name the currency. */
const readRange = (
  one: string,
  other: string,
  hint: string | null,
  decimalMark: DecimalMark | null,
): Price | string => {
  const high = readOne(other.trim(), hint, decimalMark);
  if (typeof high === 'string') return high;
  const low = readOne(one.trim(), high.currency ?? hint, decimalMark);
  if (typeof low === 'string') return low;
  return { cents: Math.min(low.cents, high.cents), currency: low.currency ?? high.currency };
};

/**
 * Reads a price as feeds write it: '1,299.00', '1.299,00 EUR', '$2,030', 'USD 12', 'from 10.00 to 20.00 kr', '1299
 * cents'.
 * `hint` is the currency named elsewhere in the row. `decimalMark` is the decimal separator of the rest of the feed;
 * without it, '12.345' is read as 12345. Returns the reason as a string if the price cannot be read.
 */
export const readPrice = (raw: string, hint: string | null, decimalMark: DecimalMark | null = null): Price | string => {
  if (/^\d{1,8}(?:\.\d{1,2})?$/.test(raw)) return { cents: Math.round(Number(raw) * 100), currency: null };
  if (raw.length > maxLength) return 'not a price';
  const text = raw.trim().replace(leading, '').replace(trailing, '');
  const [, sign = '', ...amounts] = struck.map((form) => form.exec(text)).find((found) => found !== null) ?? [];
  const [low, high] = amounts.map((amount) => readOne(`${amount} ${sign}`, hint, decimalMark));
  if (typeof low === 'object' && typeof high === 'object') {
    const cents = [low.cents, high.cents];
    return { cents: Math.min(...cents), currency: low.currency, regularCents: Math.max(...cents) };
  }
  const [, one, other] = range.exec(text) ?? [];
  return one === undefined || other === undefined
    ? readOne(text, hint, decimalMark)
    : readRange(one, other, hint, decimalMark);
};

const hundredths = /\d([.,])\d{1,2}(?:\D*)$/;
const nearlyAll = 0.9;

/** Returns the decimal separator of nearly all prices with decimals; null if no price has any. */
export const decimalMarkOf = (prices: readonly string[]): DecimalMark | null => {
  const marks = prices.flatMap((price) => hundredths.exec(price)?.[1] ?? []);
  const dots = marks.filter((mark) => mark === '.').length;
  if (marks.length === 0) return null;
  if (dots >= nearlyAll * marks.length) return '.';
  return marks.length - dots >= nearlyAll * marks.length ? ',' : null;
};

/** Returns whether a price is ambiguous: '12.345' is read as thousands only by convention. */
export const isDoubtful = (raw: string): boolean => /^\D*[1-9]\d{0,2}\.\d{3}\D*$/.test(raw);
