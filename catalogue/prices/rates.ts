import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';

/** What one unit of `currency` is worth in the catalogue's currency. */
export type Rate = { currency: string; rate: number };

/** Decision 50: from the next import on, prices in `code` are converted. Throws Refused for what is no rate. */
export const setRate = async (url: string, code: string, rate: number, catalogueCurrency: string): Promise<Rate> => {
  const currency = code.toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw new Refused(`'${code}' is no currency code like DKK`);
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

/** The rates that ops set, by currency. */
export const listRates = (url: string): Promise<Rate[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Rate>('SELECT currency, rate::float AS rate FROM currency_rate ORDER BY currency');
    return rows;
  });
