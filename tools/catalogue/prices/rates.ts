import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { shippedRates } from './reference-rates.ts';
import { loadRates, type Rate } from './shop-rates.ts';

/**
 * Sets the rate for prices in `code`, overriding the European Central Bank's (behavior.md#price-currency). Throws
 * Refused for an invalid rate.
 */
export const setRate = async (
  url: string,
  code: string,
  rate: number,
  catalogueCurrency: string,
): Promise<Pick<Rate, 'currency' | 'rate'>> => {
  const currency = code.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw new Refused(`'${code}' is not a currency code like DKK`);
  if (currency === catalogueCurrency) throw new Refused(`${currency} is the catalogue's own currency`);
  if (!(rate > 0 && rate < 1e9)) throw new Refused('A rate is a number above 0, for example 0.145');
  await withConnection(url, (db) =>
    db.query(
      `INSERT INTO currency_rate (currency, rate) VALUES ($1, $2)
       ON CONFLICT (currency) DO UPDATE SET rate = excluded.rate, updated_at = now()`,
      [currency, rate],
    ),
  );
  return { currency, rate };
};

/** Restores the European Central Bank's rate of a currency. Throws Refused if ops set none. */
export const removeRate = async (url: string, code: string): Promise<void> => {
  const { rowCount } = await withConnection(url, (db) =>
    db.query('DELETE FROM currency_rate WHERE currency = $1', [code.toUpperCase()]),
  );
  if (!rowCount) throw new Refused(`No rate is set for ${code.toUpperCase()}`);
};

/** Lists the rates for converting prices, set by ops or from the European Central Bank, by currency. */
export const listRates = (url: string, catalogueCurrency: string): Promise<Rate[]> =>
  withConnection(url, async (db) => {
    const rates = [...(await loadRates(db, catalogueCurrency)).values()];
    return rates
      .filter(({ currency }) => currency !== catalogueCurrency)
      .sort((one, other) => (one.currency < other.currency ? -1 : 1));
  });

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
