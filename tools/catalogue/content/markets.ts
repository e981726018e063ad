import { marketsKey, readBody } from '@wearfolio/contracts/content/content-body';
import { firstMarket, type Market, type MarketsDraft } from '@wearfolio/contracts/content/markets';
import { fixedCountry, fixedCurrency } from '@wearfolio/database/env';
import type { Actor } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { publishNext } from './content-store.ts';
import { readIdentityIn, readShown } from './shop-identity.ts';

const readIn = async (db: Connection): Promise<Market[]> =>
  ((await readShown(db, marketsKey)) as MarketsDraft | null)?.markets ?? [];

/** Returns all markets, first the one of the shop itself, whose prefix is empty. */
export const listMarkets = (url: string): Promise<Market[]> =>
  withConnection(url, async (db) => {
    const identity = await readIdentityIn(db, {
      ...(fixedCountry !== null && { country: fixedCountry }),
      ...(fixedCurrency !== null && { currency: fixedCurrency }),
    });
    return [firstMarket(identity), ...(await readIn(db))];
  });

/** Publishes the markets that `change` makes of all but the first. Throws Refused if they are not valid. */
const changeMarkets = (url: string, actor: Actor, change: (markets: Market[]) => Market[]): Promise<void> =>
  withTransaction(url, async (db) => {
    // Serializes this with other writers of the document, so that no market is lost.
    await db.query("SELECT pg_advisory_xact_lock(hashtext('content ' || $1))", [marketsKey]);
    const read = readBody(marketsKey, { markets: change(await readIn(db)) });
    if ('wrong' in read) throw new Refused(read.wrong.replace(/^market \d+, /, ''));
    await publishNext(db, actor, { key: marketsKey, body: read.data });
  });

const requireMarket = (markets: readonly Market[], prefix: string): Market => {
  const found = markets.find((market) => market.prefix === prefix);
  if (found) return found;
  const known = markets.length === 0 ? 'There is none yet' : `There are ${markets.map((one) => one.prefix).join(', ')}`;
  throw new Refused(`There is no market ${prefix}. ${known}`);
};

/** Throws Refused if there is no market with this prefix. That of the first one is empty. */
export const checkMarket = async (db: Connection, prefix: string): Promise<void> => {
  if (prefix !== '') requireMarket(await readIn(db), prefix);
};

/** Adds a market. Throws Refused for a prefix that exists or is an address of the shop. */
export const addMarket = (url: string, actor: Actor, market: Market): Promise<void> =>
  changeMarkets(url, actor, (markets) => [...markets, market]);

/** Changes the given settings of a market. */
export const setMarket = (
  url: string,
  actor: Actor,
  prefix: string,
  change: Partial<Omit<Market, 'prefix'>>,
): Promise<void> =>
  changeMarkets(url, actor, (markets) => {
    requireMarket(markets, prefix);
    return markets.map((market) => (market.prefix === prefix ? { ...market, ...change } : market));
  });

/** Removes a market. Its addresses are then not found. */
export const removeMarket = (url: string, actor: Actor, prefix: string): Promise<void> =>
  changeMarkets(url, actor, (markets) => {
    requireMarket(markets, prefix);
    return markets.filter((market) => market.prefix !== prefix);
  });
