import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { decidePrices } from '../prices/held-prices.ts';
import { setRate } from '../prices/rates.ts';
import { shippedRates } from '../prices/reference-rates.ts';
import { ask, type FeedRow, feedRow, importText } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await setRate(url, 'AED', 0.25, 'USD');
  return () => database.drop();
});

const importAt = (price: string, more: FeedRow = {}) =>
  importText(url, 'Larkfield', [feedRow('a', { price, ...more })]);

const shown = () =>
  ask(url, 'SELECT currency, quoted_cents::float AS quoted, price_cents AS price FROM product ORDER BY external_id');
const history = () => ask(url, 'SELECT currency, quoted_cents::float AS quoted FROM price_change ORDER BY id');
const jobs = () => ask(url, 'SELECT id FROM graphile_worker._private_jobs');

describe('a price in another currency', () => {
  it("is stored as quoted and displayed in the shop's currency", async () => {
    const yen = (shippedRates().rates.get('USD') ?? 0) / (shippedRates().rates.get('JPY') ?? 1);

    await importText(url, 'Larkfield', [
      feedRow('a', { price: '100.00 AED', retail_price: '120.00 AED' }),
      feedRow('b', { price: '12000 JPY' }),
      feedRow('c', { price: '45000000 IDR' }),
      feedRow('d', { price: '20.00' }),
    ]);

    expect(await shown()).toEqual([
      { currency: 'AED', quoted: 10_000, price: 2500 },
      { currency: 'JPY', quoted: 1_200_000, price: Math.round(1_200_000 * yen) },
      { currency: 'IDR', quoted: 4_500_000_000, price: expect.any(Number) },
      { currency: 'USD', quoted: 2000, price: 2000 },
    ]);
    expect(await history()).toHaveLength(4);
    expect(
      await ask(url, "SELECT quoted_retail_cents::int AS retail, retail_cents FROM product WHERE currency = 'AED'"),
    ).toEqual([{ retail: 12_000, retail_cents: 3000 }]);
  });

  it("is the product's lowest price in the shop's currency, whatever the currencies of its variants", async () => {
    const rows = [
      feedRow('g-1', { group_id: 'g', size: 'M', price: '30.00 USD' }),
      feedRow('g-2', { group_id: 'g', size: 'L', price: '100.00 AED' }),
    ];

    await importText(url, 'Larkfield', rows);
    const { plan } = await importText(url, 'Larkfield', rows);

    expect(await shown()).toEqual([{ currency: 'AED', quoted: 10_000, price: 2500 }]);
    expect(await ask(url, 'SELECT currency, price_cents::int AS quoted FROM variant ORDER BY external_id')).toEqual([
      { currency: 'USD', quoted: 3000 },
      { currency: 'AED', quoted: 10_000 },
    ]);
    expect(plan).toMatchObject({ unchanged: 1, merged: 1 });
  });

  it("changes when the store's price changes, not when the rate does", async () => {
    await importAt('100.00 AED');
    await setRate(url, 'AED', 0.1, 'USD');
    await importAt('100.00 AED', { title: 'Snow Cape' });
    const [after, queued] = [await shown(), await jobs()];
    await importAt('90.00 AED', { title: 'Snow Cape' });

    expect(after).toEqual([{ currency: 'AED', quoted: 10_000, price: 1000 }]);
    expect(queued).toEqual([]);
    expect(await history()).toEqual([
      { currency: 'AED', quoted: 10_000 },
      { currency: 'AED', quoted: 9000 },
    ]);
    expect(await jobs()).toHaveLength(1);
  });

  it('is held when the quoted price jumps, not when the rate does, and keeps its currency when accepted', async () => {
    await importAt('100.00 AED');
    await setRate(url, 'AED', 2.5, 'USD');
    const shifted = await importAt('101.00 AED');
    await setRate(url, 'AED', 0.25, 'USD');
    const jumped = await importAt('10.00 AED');
    const [held] = await shown();
    const again = await importAt('10.00 AED');
    const store = 'Larkfield';
    await decidePrices(url, 'accept', { store });

    expect([shifted.jumps.held, jumped.jumps, again.jumps]).toEqual([
      0,
      { held: 1, fresh: 1, times: 1000 / 10_100 },
      { held: 1, fresh: 0, times: 1000 / 10_100 },
    ]);
    expect(held).toMatchObject({ currency: 'AED', quoted: 10_100 });
    expect(await shown()).toEqual([{ currency: 'AED', quoted: 1000, price: 250 }]);
    expect((await history()).at(-1)).toEqual({ currency: 'AED', quoted: 1000 });
  });

  it("starts a new series when the store's currency changes", { tags: 'sweep' }, async () => {
    await importAt('100.00 USD');
    await ask(
      url,
      `WITH ada AS (INSERT INTO customer (first_name, last_name, email) VALUES ('Ada', 'L', 'ada@shop.test') RETURNING id)
       INSERT INTO favorite (customer_id, product_id, color_id, currency, price_cents)
       SELECT ada.id, product_id, color_id, 'USD', 10000 FROM ada, product_color`,
    );

    const { jumps } = await importAt('300.00 AED');

    expect(jumps.held).toBe(0);
    expect(await shown()).toEqual([{ currency: 'AED', quoted: 30_000, price: 7500 }]);
    expect(await history()).toEqual([
      { currency: 'USD', quoted: 10_000 },
      { currency: 'AED', quoted: 30_000 },
    ]);
    expect(await ask(url, 'SELECT currency, price_cents::int AS quoted FROM favorite')).toEqual([
      { currency: 'AED', quoted: 30_000 },
    ]);
  });

  it('is held if only the change of currency makes it a jump', async () => {
    await importAt('100.00 USD');
    const { jumps } = await importAt('100.00 AED');

    expect(jumps).toMatchObject({ held: 1, times: 0.25 });
    expect(await shown()).toEqual([{ currency: 'USD', quoted: 10_000, price: 10_000 }]);
  });
});
