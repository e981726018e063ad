import { type Actor, audit } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import type { NetworkKey } from './networks.ts';

/** An advertiser of a network, and its store. */
export type Advertiser = { network: NetworkKey; advertiser: string; storeId: number | null; store: string | null };

const list = `
  SELECT network, advertiser, store_id AS "storeId", store.name AS store
  FROM commission_advertiser LEFT JOIN store ON store.id = store_id
  ORDER BY store_id IS NOT NULL, network, advertiser LIMIT $1`;

/** Lists the advertisers in reports, those without a store first. */
export const listAdvertisers = (url: string, limit: number): Promise<Advertiser[]> =>
  withConnection(url, async (db) => (await db.query<Advertiser>(list, [limit])).rows);

const nameOf = async (db: Connection, storeId: number | null): Promise<string | null> => {
  if (storeId === null) return null;
  const { rows } = await db.query<{ name: string }>('SELECT name FROM store WHERE id = $1', [storeId]);
  if (!rows[0]) throw new Refused('There is no such store');
  return rows[0].name;
};

type Said = Pick<Advertiser, 'network' | 'advertiser' | 'storeId'>;

/** Sets the store of an advertiser; null removes it. Throws Refused if either does not exist. */
export const setAdvertiser = (url: string, actor: Actor, { network, advertiser, storeId }: Said): Promise<void> =>
  withTransaction(url, async (db) => {
    const { rows } = await db.query<{ storeId: number | null }>(
      'SELECT store_id AS "storeId" FROM commission_advertiser WHERE network = $1 AND advertiser = $2 FOR UPDATE',
      [network, advertiser],
    );
    if (!rows[0]) throw new Refused('No report has named this advertiser');
    const [before, after] = [await nameOf(db, rows[0].storeId), await nameOf(db, storeId)];
    if (rows[0].storeId === storeId) return;
    await db.query('UPDATE commission_advertiser SET store_id = $3 WHERE network = $1 AND advertiser = $2', [
      ...[network, advertiser],
      storeId,
    ]);
    const subject = `advertiser ${advertiser} of ${network}`;
    await audit(db, actor, {
      action: 'say which store',
      subject,
      before: { store: before },
      after: { store: after },
    });
  });
