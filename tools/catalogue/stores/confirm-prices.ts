import type { ConfirmedPrices } from '@wearfolio/feeds/row';
import { type Actor, audit } from '../audit.ts';
import { withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';

const known = 'SELECT name, confirmed_prices AS before FROM store WHERE id = $1 FOR UPDATE';

/** Confirms that high whole prices of a store's feed are no minor units. Throws Refused if there is no such store. */
export const confirmPrices = (
  url: string,
  actor: Actor,
  { storeId, prices }: { storeId: number; prices: ConfirmedPrices },
): Promise<void> =>
  withTransaction(url, async (db) => {
    const { rows } = await db.query<{ name: string; before: ConfirmedPrices | null }>(known, [storeId]);
    if (!rows[0]) throw new Refused('There is no such store');
    const confirmed = { ...prices, at: new Date().toISOString() };
    await db.query('UPDATE store SET confirmed_prices = $2 WHERE id = $1', [storeId, confirmed]);
    await audit(db, actor, {
      action: 'confirm prices',
      subject: rows[0].name,
      before: rows[0].before ?? undefined,
      after: prices,
    });
  });
