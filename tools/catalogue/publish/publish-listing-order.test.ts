import { readListing, readListingChanges } from '@wearfolio/database/listing-rows';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../connection.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';

const gate = 77;

// An import of the store 'Slow' waits at a lock: its rows have numbers but are not committed.
const putUpGate = `
  CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN NEW; END';
  CREATE TRIGGER gate BEFORE UPDATE ON import FOR EACH ROW
    WHEN (NEW.outcome = 'imported' AND NEW.store_id = 1) EXECUTE FUNCTION wait_at_gate()`;

const waitingSql = `
  SELECT classid FROM pg_locks
  WHERE NOT granted AND locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

describe('two imports that commit in the opposite order of their numbers', () => {
  let url = '';
  let drop = async (): Promise<void> => undefined;
  let replica: Connection;
  let gatekeeper: Connection;

  beforeAll(async () => {
    ({ url, drop } = await createTestDatabase());
    // The second run creates the price-change job that a worker would have run long before in a real shop.
    for (const price of ['30.00', '40.00'])
      for (const store of ['Slow', 'Quick']) await importText(url, store, [feedRow(store, { price })]);
    [replica, gatekeeper] = [await connect(url), await connect(url)];
    await gatekeeper.query(putUpGate);
  });
  afterAll(async () => {
    await Promise.all([replica.end(), gatekeeper.end()]);
    await drop();
  });

  const importPrice = (store: string, price: string) => importText(url, store, [feedRow(store, { price })]);

  /** Waits until this many imports wait for a lock, or `import` is done. */
  const untilWaiting = async (count: number, started: Promise<unknown>): Promise<void> => {
    let isThrough = false;
    started.then(
      () => {
        isThrough = true;
      },
      () => undefined,
    );
    while (!isThrough && (await ask(url, waitingSql)).length < count);
  };

  it('are both seen by a replica that reads in between', async () => {
    let since = await readListing(replica, () => undefined);
    const seen: number[] = [];
    const look = async (): Promise<void> => {
      const { changes, upTo } = await readListingChanges(replica, since);
      seen.push(...changes.map(({ row }) => row?.price ?? 0));
      since = upTo;
    };

    await gatekeeper.query('SELECT pg_advisory_lock($1)', [gate]);
    const slow = importPrice('Slow', '15.00');
    await untilWaiting(1, slow);
    const quick = importPrice('Quick', '20.00');
    await untilWaiting(2, quick);
    await look();
    await gatekeeper.query('SELECT pg_advisory_unlock($1)', [gate]);
    await Promise.all([slow, quick]);
    await look();

    expect(seen.toSorted()).toEqual([1500, 2000]);
  });
});
