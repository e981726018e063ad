import { createHash } from 'node:crypto';
import { foldColumn, type Network, type NetworkKey, networks } from './networks.ts';

/** The stored values of a row; amounts in hundredths of `currency`. No data about the buyer. */
export type Transaction = {
  id: string;
  advertiser: string;
  day: string;
  status: 'pending' | 'approved' | 'declined';
  currency: string;
  sale: bigint;
  commission: bigint;
};

/** Thrown for a row that is not a transaction. */
export class Unread extends Error {}

const longestText = 200;

const shown = (text: string): string => text.slice(0, 40);

const mostCents = 10n ** 13n;

/** Reads an amount in hundredths: `$1,234.50`, `1.234,50 EUR`, `(7.781)`. Null if it is not an amount. */
export const readAmount = (text: string): bigint | null => {
  const isNegative = /^\s*\(.*\)\s*$/.test(text) || /^[^\d]*[-−]/.test(text);
  const digits = text.replace(/[A-Z]{3}|[\s()$€£+\-−'’\u00a0]/g, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits[last];
  const rest = digits.length - last - 1;
  const occurs = digits.split(sign ?? ' ').length - 1;
  // A comma before three digits, or a repeated mark, groups thousands.
  const isDecimal = last >= 0 && occurs === 1 && !(sign === ',' && rest === 3);
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '');
  const part = `${isDecimal ? digits.slice(last + 1) : ''}000`;
  const cents = BigInt(whole || '0') * 100n + BigInt(part.slice(0, 2)) + (Number(part[2]) >= 5 ? 1n : 0n);
  if (cents > mostCents) return null;
  return isNegative ? -cents : cents;
};

const pad = (text: string): string => text.padStart(2, '0');

const dayOf = (year: string, month: string, day: string): string | null => {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  const time = Date.parse(text);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  const isLikely = text >= '2000' && time < Date.now() + 2 * 24 * 60 * 60 * 1000;
  return isReal && isLikely ? text : null;
};

/** Reads a day as `YYYY-MM-DD`; null for an invalid or future day. */
export const readDay = (text: string, isDayFirst: boolean): string | null => {
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const parts = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/.exec(text);
  if (parts) {
    const [, one = '', two = '', year = ''] = parts;
    const dayFirst = Number(one) > 12 || (isDayFirst && Number(two) <= 12);
    return dayFirst ? dayOf(year, two, one) : dayOf(year, one, two);
  }
  const time = /[a-z]{3}/i.test(text) ? Date.parse(`${text.replace(/[ T]\d\d:.*$/, '')} UTC`) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const [year = '', month = '', day = ''] = new Date(time).toISOString().slice(0, 10).split('-');
  return dayOf(year, month, day);
};

const statuses: Readonly<Record<string, Transaction['status']>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(
    ['', 'pending', 'new', 'extended', 'open', 'unlocked', 'tracked'].map((word) => [word, 'pending']),
  ),
  ...Object.fromEntries(
    ['approved', 'locked', 'closed', 'paid', 'confirmed', 'validated', 'bonus', 'corrected'].map((word) => [
      word,
      'approved',
    ]),
  ),
  ...Object.fromEntries(
    ['declined', 'reversed', 'voided', 'void', 'deleted', 'cancelled', 'canceled', 'rejected'].map((word) => [
      word,
      'declined',
    ]),
  ),
});

const isSet = (text: string): boolean => !/^(|0|no|n|false|null|0000-.*)$/i.test(text);

/** Returns a reader for the rows of a report with these columns. `fallback` is the currency of amounts without one. */
export const rowReader = (key: NetworkKey, head: readonly string[], fallback: string) => {
  const network: Network = networks[key];
  const places = new Map(head.map((name, at) => [foldColumn(name), at]));
  const placesOf = (names: readonly string[] = []) =>
    names.map((name) => places.get(foldColumn(name))).filter((at) => at !== undefined);
  const idPlaces = network.columns.id.map(placesOf).find((found) => found.length > 0) ?? [];
  const at = {
    advertiser: placesOf(network.columns.advertiser),
    date: placesOf(network.columns.date),
    sale: placesOf(network.columns.sale),
    commission: placesOf(network.columns.commission),
    currency: placesOf(network.columns.currency),
    status: placesOf(network.columns.status),
    declined: placesOf(network.flags?.declined),
    approved: placesOf(network.flags?.approved),
  };
  const ofHead = /\(?\b([A-Z]{3})\)?\s*$/.exec(head[at.commission[0] ?? -1] ?? '')?.[1];

  const currencyOf = (said: string, amount: string): string => {
    const [code] = said.toUpperCase().match(/^[A-Z]{3}$/) ?? amount.match(/\b[A-Z]{3}\b/) ?? [];
    if (code) return code;
    if (amount.includes('€')) return 'EUR';
    return amount.includes('£') ? 'GBP' : (ofHead ?? fallback);
  };

  const textsOf = (row: readonly string[], found: readonly number[]): string[] =>
    found.map((place) => row[place]?.trim() ?? '');
  const firstOf = (row: readonly string[], found: readonly number[]): string =>
    textsOf(row, found).find((text) => text !== '') ?? '';

  // A key of several columns contains order data, so only its hash is stored.
  const idOf = (row: readonly string[]): string => {
    const parts = textsOf(row, idPlaces);
    if (parts.length < 2) return parts[0] ?? '';
    const isEmpty = parts.every((part) => part === '');
    return isEmpty ? '' : createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
  };

  const statusOf = (row: readonly string[]): Transaction['status'] => {
    const said = firstOf(row, at.status).toLowerCase();
    const status = statuses[said];
    if (status === undefined) throw new Unread(`Unknown status: ${shown(said)}`);
    if (textsOf(row, at.declined).some(isSet)) return 'declined';
    return said === '' && textsOf(row, at.approved).some(isSet) ? 'approved' : status;
  };

  const amountOf = (what: string, text: string): bigint => {
    const amount = readAmount(text);
    if (amount === null) throw new Unread(`The ${what} is not an amount: ${shown(text)}`);
    return amount;
  };

  /** Reads a row. Throws `Unread` with the reason if it is not a transaction. */
  return (row: readonly string[]): Transaction => {
    const id = idOf(row);
    if (id === '' || id.length > longestText) throw new Unread('The row has no transaction id');
    const advertiser = firstOf(row, at.advertiser);
    if (advertiser === '' || advertiser.length > longestText) throw new Unread('The row has no advertiser');
    const day = readDay(firstOf(row, at.date), network.isDayFirst === true);
    if (day === null) throw new Unread(`Missing, invalid or future date: ${shown(firstOf(row, at.date))}`);
    const paid = firstOf(row, at.commission);
    const commission = amountOf('commission', paid);
    const sale = amountOf('sale', firstOf(row, at.sale) || '0');
    const status = statusOf(row);
    return { id, advertiser, day, status, currency: currencyOf(firstOf(row, at.currency), paid), sale, commission };
  };
};
