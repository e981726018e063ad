import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { withConnection } from '../connection.ts';
import { isHeld, leaseOf } from './lease.ts';

it('has one holder at a time, and is free again when it is released or expires', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  await withConnection(url, async (db) => {
    const [one, other, third] = [leaseOf('work'), leaseOf('work'), leaseOf('work')];

    expect(await Promise.all([one.take(db), leaseOf('other work').take(db)])).toEqual([true, true]);
    expect([await one.take(db), await other.take(db)]).toEqual([true, false]);
    expect(await isHeld(db, 'work')).toBe(true);

    // Only the holder can release the lease.
    await other.giveBack(db);
    expect(await other.take(db)).toBe(false);
    await one.giveBack(db);
    expect(await other.take(db)).toBe(true);

    await db.query("UPDATE lease SET expires_at = clock_timestamp() - interval '1 second' WHERE name = 'work'");
    expect(await isHeld(db, 'work')).toBe(false);
    expect(await third.take(db)).toBe(true);
  });
});
