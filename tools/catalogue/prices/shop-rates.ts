import type { Connection } from '../connection.ts';
import { shippedRates } from './reference-rates.ts';

/** Value of one unit of `currency` in the shop's currency, with source and day. */
export type Rate = { currency: string; rate: number; source: 'ops' | 'ecb'; day: string };

/** Units of a currency for one euro, with their day. */
type PerEuro = { rate: number; day: string };

const latest = `
  SELECT DISTINCT ON (currency) currency, rate::float8 AS rate, to_char(day, 'YYYY-MM-DD') AS day
  FROM reference_rate ORDER BY currency, day DESC`;
const setByOps = `
  SELECT currency, rate::float8 AS rate, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM currency_rate`;

/**
 * Returns the latest known rates of the European Central Bank: the fetched ones, or the built-in ones if those are
 * newer.
 */
const loadPerEuro = async (db: Connection): Promise<Map<string, PerEuro>> => {
  const shipped = shippedRates();
  const { rows } = await db.query<PerEuro & { currency: string }>(latest);
  const known = new Map(
    [...shipped.rates].map(([currency, rate]): [string, PerEuro] => [currency, { rate, day: shipped.day }]),
  );
  for (const { currency, rate, day } of rows) {
    if (day >= (known.get(currency)?.day ?? '')) known.set(currency, { rate, day });
  }
  const days = [...known.values()].map(({ day }) => day).sort();
  return known.set('EUR', { rate: 1, day: days.at(-1) ?? shipped.day });
};

const older = (one: string, other: string): string => (one < other ? one : other);

/**
 * Returns the rates to the shop's currency by currency: set by ops, else computed from the European Central Bank's by
 * way of the euro. The shop's own currency has the rate 1.
 */
export const loadRates = async (db: Connection, shopCurrency: string): Promise<Map<string, Rate>> => {
  const perEuro = await loadPerEuro(db);
  const own = perEuro.get(shopCurrency);
  const rates = new Map<string, Rate>();
  for (const [currency, { rate, day }] of own ? perEuro : []) {
    if (own) rates.set(currency, { currency, rate: own.rate / rate, source: 'ecb', day: older(day, own.day) });
  }
  const { rows } = await db.query<Omit<Rate, 'source'>>(setByOps);
  for (const row of rows) rates.set(row.currency, { ...row, source: 'ops' });
  const today = new Date().toISOString().slice(0, 10);
  return rates.set(shopCurrency, { currency: shopCurrency, rate: 1, source: 'ecb', day: own?.day ?? today });
};

const createTable = 'CREATE TEMP TABLE shop_rate (currency text PRIMARY KEY, rate numeric NOT NULL)';
const fillTable = 'INSERT INTO shop_rate SELECT * FROM unnest($1::text[], $2::numeric[])';

/** Creates the temporary table `shop_rate` with these rates, for `inShop`. */
export const createShopRates = async (db: Connection, rates: ReadonlyMap<string, Rate>): Promise<void> => {
  await db.query(createTable);
  // Further digits only reflect binary rounding.
  await db.query(fillTable, [[...rates.keys()], [...rates.values()].map(({ rate }) => rate.toPrecision(12))]);
  await db.query('ANALYZE shop_rate');
};

/** The largest PostgreSQL integer. */
const mostCents = 2_147_483_647;

/**
 * SQL that converts a quoted bigint price at the given rate to cents of the shop's currency; null if either is null or
 * the result is out of range.
 */
export const inShop = (quoted: string, rate: string): string =>
  `CASE WHEN ${quoted} * ${rate} < ${mostCents} THEN round(${quoted} * ${rate})::int END`;

/**
 * SQL that converts a quoted price to cents of the shop's currency at the rate of another price of the same row; null
 * if either is null or the result is out of range.
 */
export const alikeInShop = (quoted: string, price: string, itsQuoted: string): string =>
  inShop(quoted, `(${price}::numeric / nullif(${itsQuoted}, 0))`);
