import { currencyKey, identityKey, marketsKey } from '@wearfolio/contracts/content/content-body';
import type { MarketsDraft } from '@wearfolio/contracts/content/markets';
import {
  type FixedIdentity,
  type Identity,
  type IdentityDraft,
  identityOf,
} from '@wearfolio/contracts/identity/identity';
import { fixedCountry, fixedCurrency } from '@wearfolio/database/env';
import type { Pool } from 'pg';
import { type Connection, withConnection } from '../connection.ts';

const shown = `
  SELECT version.body FROM content_publication AS publication LEFT JOIN content_version AS version USING (key, number)
  WHERE publication.key = $1 AND live_at <= coalesce($2, now()) ORDER BY live_at DESC, publication.id DESC LIMIT 1`;

/** Returns the body of the version of a document that is published now or at `at`; null if there is none. */
export const readShown = async (db: Connection | Pool, key: string, at: Date | null = null): Promise<unknown> =>
  (await db.query<{ body: unknown }>(shown, [key, at])).rows[0]?.body ?? null;

/** Like `readIdentity`, on the caller's connection. */
export const readIdentityIn = async (db: Connection, fixed: FixedIdentity): Promise<Identity> => {
  const draft = (await readShown(db, identityKey)) as IdentityDraft | null;
  const known = (await readShown(db, currencyKey)) as { currency: string } | null;
  return identityOf(fixed, draft, known?.currency ?? null);
};

/** Returns the shop's identity; `fixed` are the values set by the environment. */
export const readIdentity = (url: string, fixed: FixedIdentity): Promise<Identity> =>
  withConnection(url, (db) => readIdentityIn(db, fixed));

/** Returns the currency of the shop's prices: CURRENCY if set, else the currency that staff changed it to. */
export const readCurrencyIn = async (db: Connection): Promise<string> =>
  fixedCurrency ?? (await readIdentityIn(db, {})).currency;

/** Returns the shop's time zone, in which feeds are scheduled. */
export const readTimeZone = async (url: string): Promise<string> => (await readIdentity(url, {})).time_zone;

/** Returns the country to which delivery is shown: COUNTRY if set, else the one that staff published. */
export const readCountryIn = async (db: Connection): Promise<string> =>
  fixedCountry ?? (await readIdentityIn(db, {})).country;

const readMarketsIn = async (db: Connection): Promise<MarketsDraft['markets']> =>
  ((await readShown(db, marketsKey)) as MarketsDraft | null)?.markets ?? [];

/** Returns the countries of all markets, first the shop's own. */
export const readCountriesIn = async (db: Connection): Promise<string[]> => {
  const others = await readMarketsIn(db);
  return [...new Set([await readCountryIn(db), ...others.map(({ country }) => country).sort()])];
};

/** Returns the currencies of markets other than the shop's. What stores quote in them is shown as it is. */
export const readQuotedIn = async (db: Connection): Promise<string[]> => {
  const markets = await readMarketsIn(db);
  if (markets.length === 0) return [];
  const own = await readCurrencyIn(db);
  return [...new Set(markets.map(({ currency }) => currency))].filter((currency) => currency !== own).sort();
};

/**
 * Returns what a store is marked with once its products are published for all markets: their countries, and their
 * currencies other than the shop's.
 */
export const readDeliveryMark = async (db: Connection): Promise<string> =>
  [...(await readCountriesIn(db)), ...(await readQuotedIn(db))].join(' ');

/** Like `readCurrencyIn`, on its own connection. */
export const readCurrency = (url: string): Promise<string> => withConnection(url, readCurrencyIn);
