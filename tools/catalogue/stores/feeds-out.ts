import { type Actor, audit } from '../audit.ts';
import { inTransaction, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';

const setSql = 'UPDATE store SET feeds_out = $2 WHERE lower(name) = lower($1) RETURNING name';

/**
 * Says whether a store's terms allow its products in the feeds that the shop gives out. Throws Refused for an unknown
 * store.
 */
export const setFeedsOut = (url: string, actor: Actor, store: string, isGiven: boolean): Promise<void> =>
  withConnection(url, (db) =>
    inTransaction(db, async () => {
      const { rows } = await db.query<{ name: string }>(setSql, [store, isGiven]);
      if (!rows[0]) throw new Refused(`There is no store ${store}`);
      await audit(db, actor, { action: 'set store', subject: rows[0].name, after: { feedsOut: isGiven } });
    }),
  );
