import { readPrice } from '@wearfolio/feeds/clean/price/price';
import { readDays } from '@wearfolio/feeds/details/delivery-days';
import type { Pool } from 'pg';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { readCurrencyIn } from '../content/shop-identity.ts';
import { findStore } from '../import/runs.ts';
import { refreshDelivery } from '../publish/refresh-delivery.ts';
import { Refused } from '../refused.ts';
import { loadStore } from './store-settings.ts';

/**
 * A store's rule for delivery to a country, as staff write it; '' is unknown. `fee` is 'free' or an amount, with a
 * currency or in the store's; from `freeFrom` on, delivery is free. `days` are '2-4', `returnsDays` a number,
 * `returnsFree` 'yes' or 'no'.
 */
export type DeliveryRule = {
  /** A country, or a region of it: 'US', 'US:CA'. */
  place: string;
  fee: string;
  freeFrom: string;
  days: string;
  returnsDays: string;
  returnsFree: string;
  /** Where to return goods. */
  returnsNote: string;
};

/** The rule of a place about which nothing is known. */
export const unknownRule: Omit<DeliveryRule, 'place'> = {
  ...{ fee: '', freeFrom: '', days: '', returnsDays: '', returnsFree: '', returnsNote: '' },
};

type Stored = {
  country: string;
  region: string;
  currency: string;
  fee: string | null;
  freeFrom: string | null;
  daysFrom: number | null;
  daysTo: number | null;
  returnsDays: number | null;
  returnsFree: boolean | null;
  returnsNote: string | null;
};

const mostRules = 60;
const mostReturnDays = 400;
const longestRegion = 60;
const longestNote = 200;

/** Thrown for an invalid field of the rule at this place of the list. */
export class RuleRefused extends Refused {
  override readonly name = 'RuleRefused';
  readonly at: number;
  readonly field: keyof DeliveryRule;

  constructor(at: number, field: keyof DeliveryRule, message: string) {
    super(message);
    this.at = at;
    this.field = field;
  }
}

const readPlace = (text: string): Pick<Stored, 'country' | 'region'> => {
  const [, country, region = ''] = /^([A-Za-z]{2})(?::(.+))?$/.exec(text.trim()) ?? [];
  if (country === undefined || region.length > longestRegion)
    throw new Refused(`${text} is not a country such as US, or a region such as US:CA`);
  return { country: country.toUpperCase(), region: region.trim() };
};

type Amount = { cents: number; currency: string | null };

const readAmount = (text: string, hint: string): Amount | null => {
  if (text === '') return null;
  if (text.toLowerCase() === 'free') return { cents: 0, currency: null };
  const price = readPrice(text, hint);
  if (typeof price === 'string') throw new Refused(`${text} is not an amount such as 4.95, or 4.95 EUR`);
  return price;
};

const readNumber = (text: string): number | null => {
  if (text === '') return null;
  if (!/^\d{1,3}$/.test(text) || Number(text) > mostReturnDays)
    throw new Refused(`${text} is not a number of days up to ${mostReturnDays}`);
  return Number(text);
};

const readYesNo = (text: string): boolean | null => {
  if (text === '') return null;
  if (text !== 'yes' && text !== 'no') throw new Refused(`${text} is neither yes nor no`);
  return text === 'yes';
};

const readDaysOf = (text: string): ReturnType<typeof readDays> => {
  const days = text === '' ? null : readDays(text);
  if (text !== '' && days === null) throw new Refused(`${text} are not days such as 2-4`);
  return days;
};

const readRule = (rule: DeliveryRule, currency: string, at: number): Stored => {
  const readAs = <T>(field: keyof DeliveryRule, read: (text: string) => T): T => {
    try {
      return read(rule[field]);
    } catch (error) {
      throw error instanceof Refused ? new RuleRefused(at, field, error.message) : error;
    }
  };
  const place = readAs('place', readPlace);
  const fee = readAs('fee', (text) => readAmount(text, currency));
  const freeFrom = readAs('freeFrom', (text) => readAmount(text, currency));
  const stated = new Set([fee?.currency, freeFrom?.currency].filter((code) => typeof code === 'string'));
  if (stated.size > 1) throw new RuleRefused(at, 'freeFrom', `${rule.place}: the amounts are in different currencies`);
  const days = readAs('days', readDaysOf);
  if (rule.returnsNote.length > longestNote)
    throw new RuleRefused(at, 'returnsNote', `A note on returns may have at most ${longestNote} characters`);
  return {
    ...place,
    currency: [...stated][0] ?? currency,
    fee: fee && String(fee.cents),
    freeFrom: freeFrom && String(freeFrom.cents),
    daysFrom: days?.[0] ?? null,
    daysTo: days?.[1] ?? null,
    returnsDays: readAs('returnsDays', readNumber),
    returnsFree: readAs('returnsFree', readYesNo),
    returnsNote: rule.returnsNote || null,
  };
};

const trimmed = (rule: DeliveryRule): DeliveryRule =>
  Object.fromEntries(Object.entries(rule).map(([name, text]) => [name, text.trim()])) as DeliveryRule;

const saysAnything = ({ place: _, ...rule }: DeliveryRule): boolean => Object.values(rule).some((text) => text !== '');

const storedColumns = `country, region, currency, fee_cents AS fee, free_from_cents AS "freeFrom", days_from AS "daysFrom",
  days_to AS "daysTo", returns_days AS "returnsDays", returns_free AS "returnsFree", returns_note AS "returnsNote"`;

const amountText = (cents: string | null, currency: string): string =>
  cents === null ? '' : `${(Number(cents) / 100).toFixed(2).replace(/\.00$/, '')} ${currency}`;

const yesNo = (value: boolean | null): string => {
  if (value === null) return '';
  return value ? 'yes' : 'no';
};

const asWritten = (rule: Stored): DeliveryRule => ({
  place: rule.region === '' ? rule.country : `${rule.country}:${rule.region}`,
  fee: rule.fee === '0' ? 'free' : amountText(rule.fee, rule.currency),
  freeFrom: amountText(rule.freeFrom, rule.currency),
  days: rule.daysTo === null ? '' : [...new Set([rule.daysFrom, rule.daysTo])].join('-'),
  returnsDays: rule.returnsDays === null ? '' : String(rule.returnsDays),
  returnsFree: yesNo(rule.returnsFree),
  returnsNote: rule.returnsNote ?? '',
});

/** Returns a store's rules by place. */
export const listDeliveryRules = async (db: Connection | Pool, storeId: number): Promise<DeliveryRule[]> => {
  const { rows } = await db.query<Stored>(
    `SELECT ${storedColumns} FROM store_delivery WHERE store_id = $1 ORDER BY country, region`,
    [storeId],
  );
  return rows.map(asWritten);
};

const insertRules = `
  INSERT INTO store_delivery (store_id, country, region, currency, fee_cents, free_from_cents, days_from, days_to,
    returns_days, returns_free, returns_note)
  SELECT $1, country, region, currency, fee, "freeFrom", "daysFrom", "daysTo", "returnsDays", "returnsFree", "returnsNote"
  FROM jsonb_to_recordset($2::jsonb) AS rule(country text, region text, currency text, fee bigint, "freeFrom" bigint,
    "daysFrom" smallint, "daysTo" smallint, "returnsDays" smallint, "returnsFree" boolean, "returnsNote" text)`;

/**
 * Replaces a store's rules, and returns them as stored. Amounts without a currency are in the store's, else the shop's.
 * The listing follows with `refreshDelivery`. Throws Refused for an invalid rule, or two for one place.
 */
export const keepDeliveryRules = async (
  db: Connection,
  storeId: number,
  given: readonly DeliveryRule[],
): Promise<DeliveryRule[]> => {
  const currency = (await loadStore(db, storeId))?.currency ?? (await readCurrencyIn(db));
  const rules = given.map(trimmed).flatMap((rule, at) => (saysAnything(rule) ? [readRule(rule, currency, at)] : []));
  const places = rules.map(({ country, region }) => `${country}:${region}`);
  if (new Set(places).size < places.length) throw new Refused('Two rules are for the same place');
  if (rules.length > mostRules) throw new Refused(`A store may have at most ${mostRules} rules`);
  await db.query('DELETE FROM store_delivery WHERE store_id = $1', [storeId]);
  await db.query(insertRules, [storeId, JSON.stringify(rules)]);
  await db.query('UPDATE store SET delivery_country = NULL WHERE id = $1', [storeId]);
  return listDeliveryRules(db, storeId);
};

/** A change of a store's rules: what to set at each place. */
export type DeliveryChange = readonly (Pick<DeliveryRule, 'place'> & Partial<DeliveryRule>)[];

const changedBy = (rules: readonly DeliveryRule[], change: DeliveryChange): DeliveryRule[] => {
  const byPlace = new Map(rules.map((rule) => [rule.place, rule]));
  for (const one of change) {
    const { country, region } = readPlace(one.place);
    const place = region === '' ? country : `${country}:${region}`;
    byPlace.set(place, { ...unknownRule, ...byPlace.get(place), ...one, place });
  }
  return [...byPlace.values()];
};

/**
 * Changes some rules of a store that exists, with an audit log entry, and publishes its products. Returns all its rules.
 * Throws Refused for an invalid one.
 */
export const changeDelivery = async (
  url: string,
  actor: Actor,
  store: string,
  change: DeliveryChange,
): Promise<DeliveryRule[]> => {
  const rules = await withTransaction(url, async (db) => {
    const storeId = await findStore(db, store);
    if (storeId === null) throw new Refused(`There is no store ${store}`);
    const before = await listDeliveryRules(db, storeId);
    const after = await keepDeliveryRules(db, storeId, changedBy(before, change));
    await audit(db, actor, {
      action: 'set store',
      subject: store,
      before: { delivery: before },
      after: { delivery: after },
    });
    return after;
  });
  await refreshDelivery(url, new AbortController().signal);
  return rules;
};

/** Returns the rules of the store with this name. */
export const deliveryRulesOf = (url: string, store: string): Promise<DeliveryRule[]> =>
  withConnection(url, async (db) => {
    const storeId = await findStore(db, store);
    return storeId === null ? [] : listDeliveryRules(db, storeId);
  });
