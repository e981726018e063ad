import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { ask, checksum, feedRow, importText } from '../testing/trial.ts';
import { setRate } from './rates.ts';
import { refreshPrices } from './refresh-prices.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const refresh = () => refreshPrices(url, 'USD', AbortSignal.timeout(20_000));

/** One product in dirhams, one that costs a fils, and one in dollars. */
const feed = [
  feedRow('a', { price: '100.00 AED', retail_price: '200.00 AED' }),
  feedRow('b', { price: '0.01 AED' }),
  feedRow('c', { price: '100.00 USD' }),
];

const shown = () =>
  ask<{ id: string; price: number; number: string }>(
    url,
    `SELECT external_id AS id, p.price_cents AS price, p.retail_cents AS retail, l.price_cents AS listed,
       (card ->> 'price')::float AS card, change_number AS number
     FROM product p JOIN listing l ON l.product_id = p.id ORDER BY external_id`,
  );
const history = () => ask(url, 'SELECT product_id, quoted_cents FROM price_change ORDER BY id');
const jobs = () => ask(url, 'SELECT id FROM graphile_worker._private_jobs');

describe('refreshPrices', () => {
  it('derives and publishes prices whose cents change with a new rate, without recording a price change', async () => {
    await setRate(url, 'AED', 0.27, 'USD');
    await importText(url, 'Larkfield', feed);
    const [before, past] = [await shown(), await history()];
    await setRate(url, 'AED', 0.3, 'USD');

    const first = await refresh();
    const after = await shown();
    const sum = await checksum(url);
    const second = await refresh();

    expect(before.map(({ price }) => price)).toEqual([2700, 0, 10_000]);
    expect(first).toEqual({ changed: 1, busy: [] });
    expect(after[0]).toMatchObject({ price: 3000, retail: 6000, listed: 3000, card: 30 });
    expect(Number(after[0]?.number)).toBeGreaterThan(Number(before[2]?.number));
    expect(after.slice(1)).toEqual(before.slice(1));
    expect([await history(), await jobs()]).toEqual([past, []]);
    expect(second).toEqual({ changed: 0, busy: [] });
    expect(await checksum(url)).toBe(sum);
  });

  it('leaves nothing to do for the next import of the same feed, which does not undo it', async () => {
    await setRate(url, 'AED', 0.27, 'USD');
    await importText(url, 'Larkfield', feed);
    await setRate(url, 'AED', 2.7, 'USD');
    await refresh();
    const [before, past] = [await shown(), await history()];

    const { plan, jumps } = await importText(url, 'Larkfield', feed);

    expect(plan).toMatchObject({ unchanged: 3, changed: 0 });
    expect(jumps.held).toBe(0);
    expect([await shown(), await history(), await jobs()]).toEqual([before, past, []]);
  });

  it('skips a store that is being imported, and prices without a rate', async () => {
    await setRate(url, 'AED', 0.27, 'USD');
    await importText(url, 'Larkfield', feed);
    await importText(url, 'Birchwood', feed);
    await setRate(url, 'AED', 0.3, 'USD');
    const busy = await withConnection(url, async (importer) => {
      await lockStore(importer, 'Larkfield');
      return refreshPrices(url, 'USD', AbortSignal.timeout(20_000), 2);
    });
    const [, price] = [
      await refresh(),
      await ask(url, "SELECT price_cents FROM product WHERE quoted_cents = 10000 AND currency = 'AED'"),
    ];
    await ask(url, 'DELETE FROM currency_rate');

    expect(busy).toEqual({ changed: 1, busy: ['Larkfield'] });
    expect(price).toEqual([{ price_cents: 3000 }, { price_cents: 3000 }]);
    expect(await refresh()).toEqual({ changed: 0, busy: [] });
  });

  it('gives up a batch that would hold locks for long', async () => {
    await setRate(url, 'AED', 0.27, 'USD');
    await importText(url, 'Larkfield', feed);
    await setRate(url, 'AED', 0.3, 'USD');
    await withConnection(url, async (publisher) => {
      await publisher.query('SELECT pg_advisory_lock(5170004)');
      const since = performance.now();
      expect(await refreshPrices(url, 'USD', AbortSignal.timeout(20_000), 1)).toEqual({
        changed: 0,
        busy: ['Larkfield'],
      });
      expect(performance.now() - since).toBeLessThan(2000);
      expect(
        await ask(
          url,
          "SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        ),
      ).toHaveLength(1);
    });

    expect(await refresh()).toEqual({ changed: 1, busy: [] });
  });
});
