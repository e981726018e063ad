import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, withConnection } from '../connection.ts';
import { importOffers } from '../testing/offers.ts';
import { refreshPending } from './refresh.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterEach(() => drop());

const waiting = 2000;
const batch = 10;

// How many pending products were read so far. A connection reports its own reads when asked.
const countRead = async (db: Connection): Promise<number> => {
  await db.query('SELECT pg_stat_force_next_flush()');
  const sql = `
    SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_user_tables WHERE relid = 'match_pending'::regclass`;
  return (await db.query<{ read: number }>(sql)).rows[0]?.read ?? 0;
};

describe('refreshPending', () => {
  it('reads no more pending products than its batch', async () => {
    await importOffers(url, 'Alpine', { a1: { title: 'Ridge Mid Hiking Shoe' } });

    const read = await withConnection(url, async (db) => {
      await db.query('INSERT INTO match_pending (product_id) SELECT id FROM product, generate_series(1, $1)', [
        waiting,
      ]);
      const before = await countRead(db);
      await refreshPending(db, batch);
      return (await countRead(db)) - before;
    });

    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(waiting / 2);
  });
});
