// cspell:disable: words of several languages
import { memo } from '../clean/memo.ts';
import { readPrice } from '../clean/price/price.ts';
import type { RawFields } from '../raw-record.ts';
import type { Delivery } from '../row.ts';
import { readDays } from './delivery-days.ts';

/** A feed may list every carrier and region; more than this is no list for a shopper. */
const mostEntries = 100;
const longestName = 60;
const longestText = 200;
/** The largest PostgreSQL integer. */
const mostCents = 2_147_483_647;

const freeWords =
  'free|complimentary|kostenlos\\p{L}*|gratis|gratuit\\p{L}*|offert\\p{L}*|versandkostenfrei|kostenfrei|frei|fri|fraktfritt|fragtfri|gratuita|grátis|darmow\\p{L}*|bezpłatn\\p{L}*|zdarma|zadarmo|ingyenes|бесплатн\\p{L}*|безкоштовн\\p{L}*|ilmai\\p{L}*|ücretsiz|besplatn\\p{L}*';
const isFree = new RegExp(`(?<!\\p{L})(?:${freeWords})(?!\\p{L})`, 'iu');
const freeFrom = new RegExp(
  `(?<!\\p{L})(?:${freeWords})(?!\\p{L})\\D*?(?:over|above|from|for orders of|on orders of|ab|über|bei|dès|à partir d[e']|dal?|a partire da|oltre|desde|a partir de|vanaf|boven|fra|över|från|over|od|nad|powyżej|от|від|alkaen|yli|>=?|≥)\\D{0,12}?([^\\d]{0,4}\\d.*)$`,
  'iu',
);
/** A share, or a range of fees, is no fee. */
const isNoFee = /%|\d\s*[-–—~]\s*\D{0,3}\d/;
const nothing = /^(?:n\/?a|none|null|unknown|tbd|-+|\.)?$/i;

type Amount = { cents: number; currency: string };

const aside =
  /^\s*(?:zzgl\.?|plus|\+)\s*|\s*(?:\)|versand\p{L}*|shipping|delivery|postage|p&p|livraison|verzendkosten|frakt|fragt)\s*$/giu;

const amountOf = (raw: string, currency: string): Amount | null => {
  const price = isNoFee.test(raw) ? '' : readPrice(raw.replace(aside, ''), currency);
  if (typeof price === 'string' || price.cents > mostCents) return null;
  return { cents: price.cents, currency: price.currency ?? currency };
};

type Fee = Pick<Delivery, 'cents' | 'currency' | 'freeFromCents'>;

/** Reads a fee: '7.99 USD', 'free', 'Free over $60', '4,90 €, gratis ab 50 €'. */
const feeOf = (raw: string, currency: string): Fee | null => {
  const text = raw.trim();
  if (text.length > longestText || nothing.test(text)) return null;
  const [whole, amount] = freeFrom.exec(text) ?? [];
  if (whole !== undefined && amount !== undefined) {
    const from = amountOf(amount, currency);
    const before = text.slice(0, text.length - whole.length).replace(/[\s,;(–-]+$/, '');
    const fee = before === '' ? null : amountOf(before, from?.currency ?? currency);
    if (!from) return null;
    return {
      cents: fee?.currency === from.currency ? fee.cents : null,
      currency: from.currency,
      freeFromCents: from.cents,
    };
  }
  const fee = amountOf(text, currency);
  if (fee) return { ...fee, freeFromCents: null };
  return isFree.test(text) && !/\d/.test(text) ? { cents: 0, currency, freeFromCents: null } : null;
};

const countryOf = (text: string): string | null => {
  const code = text.trim().toUpperCase();
  if (code === 'UK') return 'GB';
  if (code === 'USA') return 'US';
  return /^[A-Z]{2}$/.test(code) ? code : null;
};

const nameOf = (text: string): string | null => text.trim().slice(0, longestName) || null;

const numberOf = (text: string | undefined): number | undefined =>
  /^\d{1,2}$/.test(text?.trim() ?? '') ? Number(text) : undefined;

/**
 * Sums handling and transit, in days. Without the end of either, nobody knows when it arrives. `handling` is the row's
 * own, at most, for options without one.
 */
const daysOf = (parts: readonly string[], handling: number | undefined): Delivery['days'] => {
  // One colon too many brings the price here.
  if (parts.some((part) => part.trim() !== '' && numberOf(part) === undefined)) return null;
  const [fromHandling, toHandling, fromTransit, toTransit] = [0, 1, 2, 3].map((at) => numberOf(parts[at]));
  if (toTransit === undefined || (toHandling === undefined && fromHandling !== undefined)) return null;
  if (toHandling === undefined && handling !== undefined) return [fromTransit ?? toTransit, handling + toTransit];
  const handled = toHandling ?? 0;
  return [(fromHandling ?? handled) + (fromTransit ?? toTransit), handled + toTransit];
};

/** Collection in a store, which is no delivery. A carrier's pickup point is one. */
const isCollected =
  /(?<!\p{L})(?:click\s*(?:&|and|\+|n)\s*collect|(?:in[\s-]?)?store[\s-]?pick[\s-]?up|pick[\s-]?up (?:in|from|at) store|bopis|curbside|selbstabhol\p{L}*|abholung|filialabhol\p{L}*|marktabhol\p{L}*|retrait (?:en )?(?:magasin|boutique)|recogida en tienda|ritiro in (?:negozio|sede)|afhalen|odbiór osobisty|osobn[íý] odb[ěe]r|hämta i butik|afhentning|самовыво[зі]\p{L}*|самовивіз)(?!\p{L})/iu;

/** Where the price stands among the parts: fourth in full, else last. */
const placeOfPrice = (parts: readonly string[]): number => Math.min(parts.length, 4) - 1;

/** Reads one option: 'US:CA:Ground:7.99 USD:1:1:2:3', 'US:7.99 USD', ':::7.99', '7.99'. */
const optionOf = (raw: string, currency: string, handling: number | undefined): Delivery | null => {
  const parts = raw.split(/:(?!-)/);
  const at = placeOfPrice(parts);
  const fee = feeOf(parts[at] ?? '', currency);
  const days = daysOf(parts.slice(4), handling);
  if (fee === null && days === null) return null;
  const [country = '', second = '', third = ''] = at === 0 ? [] : parts;
  // A country that is not one would make the fee hold everywhere.
  if (country.trim() !== '' && countryOf(country) === null) return null;
  const service = nameOf([null, '', second, third][at] ?? '');
  if (service !== null && isCollected.test(service)) return null;
  return {
    country: countryOf(country),
    region: at === 3 ? nameOf(second) : null,
    service,
    ...(fee ?? { cents: null, currency, freeFromCents: null }),
    days,
  };
};

// A comma before a digit belongs to an amount.
const optionsOf = (raw: string, currency: string, handling: number | undefined): Delivery[] =>
  raw
    .split(/\s*(?:[|;\n]|,(?!\d)\s*(?=[A-Za-z]{2}:|:|$))\s*/)
    .flatMap((text) => optionOf(text, currency, handling) ?? [])
    .slice(0, mostEntries);

type Threshold = { country: string | null } & Amount;

/** Reads amounts from which delivery is free: 'US:50.00 USD,CA:75 CAD', '50'. */
const thresholdsOf = (raw: string, currency: string): Threshold[] =>
  raw.split(/\s*(?:[|;\n]|,(?!\d))\s*/).flatMap((text) => {
    const [first = '', ...rest] = text.split(':');
    const amount = amountOf(rest.length === 0 ? first : (rest.at(-1) ?? ''), currency);
    const country = rest.length === 0 || first.trim() === '' ? null : countryOf(first);
    if (!amount || (country === null && rest.length > 0 && first.trim() !== '')) return [];
    return [{ country, ...amount }];
  });

const withThreshold = (all: readonly Delivery[], { country, cents, currency }: Threshold): Delivery[] => {
  const holds = (one: Delivery): boolean =>
    (country === null || one.country === null || one.country === country) &&
    (one.cents === null || one.currency === currency);
  if (!all.some(holds))
    return [...all, { country, region: null, service: null, cents: null, currency, freeFromCents: cents, days: null }];
  return all.map((one) => (holds(one) && one.cents !== 0 ? { ...one, currency, freeFromCents: cents } : one));
};

const withDays = (all: readonly Delivery[], days: Delivery['days'], currency: string): Delivery[] => {
  if (days === null) return [...all];
  if (all.length > 0) return all.map((one) => ({ ...one, days: one.days ?? days }));
  return [{ country: null, region: null, service: null, cents: null, currency, freeFromCents: null, days }];
};

const readText = memo((key: string): Delivery[] => {
  const [currency = '', shipping = '', threshold = '', time = '', handling = ''] = key.split('\0');
  const options = optionsOf(shipping, currency, numberOf(handling));
  const limited = thresholdsOf(threshold, currency).reduce(withThreshold, options);
  return withDays(limited, readDays(time), currency);
});

/**
 * Reads what a row says of delivery: its options with their fees, the amount from which delivery is free, and the time
 * it takes. Amounts without a currency are in `currency`. Returns null if nothing is readable.
 */
export const readDelivery = (
  { shipping = '', free_shipping: threshold = '', delivery_time: time = '', handling_time: handling = '' }: RawFields,
  currency: string,
): Delivery[] | null => {
  const all = readText([currency, shipping, threshold, time, handling].join('\0'));
  return all.length === 0 ? null : all;
};
