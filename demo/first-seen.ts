import { type Connection, inTransaction } from '@wearfolio/catalogue/connection';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';
import type { DemoProduct } from './product.ts';
import { stores } from './stores.ts';

/** The number of days before the seed over which the products appeared. */
const days = 60;

const dateProducts = `
  UPDATE product SET first_seen = $3::timestamptz - demo.minutes * interval '1 minute'
  FROM unnest($1::text[], $2::int[]) AS demo (id, minutes), store
  WHERE external_id = demo.id AND store.id = store_id AND store.name = ANY ($4)
  RETURNING product.id`;

/**
 * Sets when the demo's products were first seen, spread over the 60 days before `now`, and publishes them. `newest` is
 * in descending order.
 */
export const spreadFirstSeen = (db: Connection, newest: readonly DemoProduct[], now: Date): Promise<void> =>
  inTransaction(db, async () => {
    const ids = newest.map(({ id }) => id);
    const minutes = newest.map((_, at) => Math.round((at * days * 24 * 60) / newest.length));
    const names = stores.map(({ name }) => name);
    const { rows } = await db.query<{ id: number }>(dateProducts, [ids, minutes, now, names]);
    await publishProducts(
      db,
      rows.map(({ id }) => id),
    );
  });
