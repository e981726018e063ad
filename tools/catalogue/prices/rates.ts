import { type Actor, audit, commandLine } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { shippedRates } from './reference-rates.ts';
import { loadRates, type Rate } from './shop-rates.ts';

const keepRate = `
  INSERT INTO currency_rate (currency, rate) VALUES ($1, $2)
  ON CONFLICT (currency) DO UPDATE SET rate = excluded.rate, updated_at = now()`;

/** The rate that ops set. */
const lockSet = async (db: Connection, currency: string): Promise<{ rate: number } | undefined> =>
  (
    await db.query<{ rate: number }>('SELECT rate::float8 AS rate FROM currency_rate WHERE currency = $1 FOR UPDATE', [
      currency,
    ])
  ).rows[0];

/**
 * Sets the rate for prices in `code`, overriding the European Central Bank's (behavior.md#price-currency). Throws
 * Refused for an invalid rate.
 */
export const setRate = async (
  url: string,
  code: string,
  rate: number,
  catalogueCurrency: string,
  actor: Actor = commandLine,
): Promise<Pick<Rate, 'currency' | 'rate'>> => {
  const currency = code.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw new Refused(`'${code}' is not a currency code like DKK`);
  if (currency === catalogueCurrency) throw new Refused(`${currency} is the catalogue's own currency`);
  if (!(rate > 0 && rate < 1e9)) throw new Refused('A rate is a number above 0, for example 0.145');
  await withTransaction(url, async (db) => {
    const before = await lockSet(db, currency);
    await db.query(keepRate, [currency, rate]);
    await audit(db, actor, { action: 'set rate', subject: currency, before, after: { rate } });
  });
  return { currency, rate };
};

/** Restores the European Central Bank's rate of a currency. Throws Refused if ops set none. */
export const removeRate = async (url: string, code: string, actor: Actor = commandLine): Promise<void> => {
  const currency = code.toUpperCase();
  await withTransaction(url, async (db) => {
    const before = await lockSet(db, currency);
    if (!before) throw new Refused(`No rate is set for ${currency}`);
    await db.query('DELETE FROM currency_rate WHERE currency = $1', [currency]);
    await audit(db, actor, { action: 'remove rate', subject: currency, before });
  });
};

/** Lists the rates for converting prices, set by ops or from the European Central Bank, by currency. */
export const listRates = (url: string, catalogueCurrency: string): Promise<Rate[]> =>
  withConnection(url, async (db) => {
    const rates = [...(await loadRates(db, catalogueCurrency)).values()];
    return rates
      .filter(({ currency }) => currency !== catalogueCurrency)
      .sort((one, other) => (one.currency < other.currency ? -1 : 1));
  });

const neededSql = `
  WITH last AS (
    SELECT DISTINCT ON (store_id) import.id, reason FROM import JOIN store ON store.id = store_id
    WHERE remove_at IS NULL AND outcome <> 'running' ORDER BY store_id, import.id DESC
  ), said AS (
    SELECT reason FROM last
    UNION ALL SELECT import_reject.reason FROM last JOIN import_reject ON import_id = last.id
  )
  SELECT currency FROM product WHERE active AND quoted_cents IS NOT NULL
  UNION SELECT substring(reason FROM 'no rate (?:is set )?for ([A-Z]{3})') FROM said WHERE reason LIKE '%no rate %'`;

/** The rates that the shop needs or that ops set, and the currencies of feeds without one. */
export type NeededRates = { rates: Rate[]; missing: string[] };

/** Lists the rates of the stores' currencies and those that ops set, and the currencies that lack one. */
export const listNeededRates = async (url: string, catalogueCurrency: string): Promise<NeededRates> => {
  const all = await listRates(url, catalogueCurrency);
  const { rows } = await withConnection(url, (db) => db.query<{ currency: string | null }>(neededSql));
  const needed = new Set(rows.flatMap(({ currency }) => currency ?? []));
  needed.delete(catalogueCurrency);
  const known = new Set(all.map(({ currency }) => currency));
  return {
    rates: all.filter(({ currency, source }) => source === 'ops' || needed.has(currency)),
    missing: [...needed].filter((currency) => !known.has(currency)).sort(),
  };
};

/**
 * Days after which reference rates are stale. They are published on working days, and holidays last four days at most.
 */
const freshDays = 7;

const lastDay = "SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM reference_rate";

/** Returns the day of the latest reference rates, their age in days, and whether they are stale. */
export const ageOfRates = async (url: string): Promise<{ day: string; days: number; isStale: boolean }> => {
  const { rows } = await withConnection(url, (db) => db.query<{ day: string | null }>(lastDay));
  const day = [shippedRates().day, rows[0]?.day ?? ''].sort().at(-1) ?? '';
  const days = Math.floor((Date.now() - Date.parse(day)) / (24 * 60 * 60 * 1000));
  return { day, days, isStale: days >= freshDays };
};

// A rate that staff set does not age, and the shop's own currency needs none.
const needsReference = `
  SELECT FROM product WHERE active AND quoted_cents IS NOT NULL AND currency <> $1
    AND NOT EXISTS (SELECT FROM currency_rate WHERE currency_rate.currency = product.currency) LIMIT 1`;

/** Returns the day and age of stale reference rates that convert prices; null if they are fresh or convert none. */
export const ageOfUsedRates = async (
  url: string,
  shopCurrency: string,
): Promise<{ day: string; days: number } | null> => {
  const { day, days, isStale } = await ageOfRates(url);
  if (!isStale) return null;
  const { rowCount } = await withConnection(url, (db) => db.query(needsReference, [shopCurrency]));
  return rowCount ? { day, days } : null;
};
