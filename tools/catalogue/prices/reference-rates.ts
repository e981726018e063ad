import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { Refused } from '../refused.ts';

/** Units of a currency for one euro on one day. */
export type ReferenceRate = { day: string; currency: string; rate: number };

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The calendars of the bank and this machine may be a day apart. */
const lastDay = (): string => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const rateOf = (day: string, { currency = '', rate = '' }: Record<string, string>): ReferenceRate | null => {
  const value = Number(rate);
  const isRate = /^[A-Z]{3}$/.test(currency) && value > 0 && value < 1e9;
  return isRate && isDay(day) && day <= lastDay() ? { day, currency, rate: value } : null;
};

/**
 * Reads the European Central Bank's reference rates of one or several days: `<Cube time="2026-04-13">` around
 * `<Cube currency="USD" rate="1.1684"/>`. Throws Refused for a text without rates.
 */
export const readReferenceRates = (xml: string): ReferenceRate[] => {
  const rates: ReferenceRate[] = [];
  let day = '';
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    day = attributes.time ?? day;
    const rate = rateOf(day, attributes);
    if (rate) rates.push(rate);
  });
  parser.on('error', () => {
    throw new Refused('The reference rates are not XML');
  });
  parser.write(xml).close();
  if (rates.length === 0) throw new Refused('The address has no reference rates of the European Central Bank');
  return rates;
};

let shipped: { day: string; rates: ReadonlyMap<string, number> } | null = null;

/** The built-in rates, for the first start and for shops without internet access. */
export const shippedRates = (): { day: string; rates: ReadonlyMap<string, number> } => {
  if (shipped) return shipped;
  const rates = readReferenceRates(readFileSync(join(import.meta.dirname, 'reference-rates.xml'), 'utf8'));
  shipped = { day: rates[0]?.day ?? '', rates: new Map(rates.map(({ currency, rate }) => [currency, rate])) };
  return shipped;
};
