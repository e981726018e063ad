import type { Connection } from '../connection.ts';
import { shippedRates } from './reference-rates.ts';

/** What one unit of `currency` is worth in the shop's currency, who says so, and of which day that is. */
export type Rate = { currency: string; rate: number; source: 'ops' | 'ecb'; day: string };

/** Units of a currency for one euro, and their day. */
type PerEuro = { rate: number; day: string };

const latest = `
  SELECT DISTINCT ON (currency) currency, rate::float8 AS rate, to_char(day, 'YYYY-MM-DD') AS day
  FROM reference_rate ORDER BY currency, day DESC`;
const setByOps = `
  SELECT currency, rate::float8 AS rate, to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM currency_rate`;

/** The last rates of the European Central Bank that are known: fetched, or shipped where that is newer. */
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
 * The rates by which prices are converted into the shop's currency, by currency: what ops set, else what the European
 * Central Bank says, by way of the euro. The shop's own currency is worth 1.
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

/** Makes the temporary table `shop_rate` of these rates, for `inShop`. */
export const createShopRates = async (db: Connection, rates: ReadonlyMap<string, Rate>): Promise<void> => {
  await db.query(createTable);
  // More digits than a rate has only spell out how a fraction is kept.
  await db.query(fillTable, [[...rates.keys()], [...rates.values()].map(({ rate }) => rate.toPrecision(12))]);
  await db.query('ANALYZE shop_rate');
};

/** What an integer of the database holds. */
const mostCents = 2_147_483_647;

/**
 * What a store quotes, in cents of the shop's currency, as SQL over a bigint and the rate beside it; null where one of
 * them is, and for what is beyond all prices.
 */
export const inShop = (quoted: string, rate: string): string =>
  `CASE WHEN ${quoted} * ${rate} < ${mostCents} THEN round(${quoted} * ${rate})::int END`;

/**
 * What a store quotes, in cents of the shop's currency at the rate at which another of its prices was converted, as SQL;
 * null where one of them is, and for what is beyond all prices.
 */
export const alikeInShop = (quoted: string, price: string, itsQuoted: string): string =>
  inShop(quoted, `(${price}::numeric / nullif(${itsQuoted}, 0))`);
