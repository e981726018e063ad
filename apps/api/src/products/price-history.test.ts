import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let ids: Record<string, number>;

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const prices = async (item: string) =>
  (await request(shop.app.server).get(`/api/product/${ids[item]}/prices`).expect(200)).body.data;

beforeAll(async () => {
  shop = await startTestApp();
  const jacket = { title: 'Storm Jacket', brand: 'Vael' };
  for (const [store, item, price] of [
    ['Larkfield', 'a', '100.00'],
    ['Quillmoor', 'b', '120.00'],
  ] as const) {
    await importText(shop.url, store, [feedRow(item, { ...jacket, price })]);
  }
  const age = async (days: number) => {
    await shop.db.$executeRaw`UPDATE price_change SET changed_at = changed_at - make_interval(days => ${days}::int)`;
  };
  await age(20);
  await importText(shop.url, 'Quillmoor', [feedRow('b', { ...jacket, price: '90.00' })]);
  await age(10);
  await shop.db.$executeRaw`UPDATE product SET cluster_id = (SELECT min(id) FROM product)`;
  const products = await shop.db.product.findMany({ select: { id: true, externalId: true } });
  ids = Object.fromEntries(products.map(({ id, externalId }) => [externalId, id]));
});
afterAll(() => shop.app.close());

describe('GET /api/product/:id/prices', () => {
  it('returns the lowest price of all stores and the price of the requested store', async () => {
    expect(await prices('a')).toEqual({
      since: daysAgo(30),
      observed_days: 1,
      lowest_in_90_days: false,
      is_demo: false,
      lowest: [
        { day: daysAgo(30), price: 100 },
        { day: daysAgo(10), price: 90 },
      ],
      store: { store_name: 'Larkfield', currency: null, steps: [{ day: daysAgo(30), price: 100 }] },
    });
    expect((await prices('b')).store).toEqual({
      store_name: 'Quillmoor',
      currency: null,
      steps: [
        { day: daysAgo(30), price: 120 },
        { day: daysAgo(10), price: 90 },
      ],
    });
  });

  it('marks the lowest price after 60 days of observation', async () => {
    await shop.db.$executeRaw`
      INSERT INTO import (store_id, source, outcome, started_at, finished_at)
      SELECT store.id, 'test', 'imported', day, day FROM store,
        generate_series(now() - interval '80 days', now() - interval '1 day', interval '1 day') day`;
    expect(await prices('a')).toMatchObject({ lowest_in_90_days: false, observed_days: 31 });

    await shop.db.$executeRaw`UPDATE price_change SET changed_at = changed_at - interval '50 days'`;
    expect(await prices('a')).toMatchObject({ lowest_in_90_days: true, observed_days: 81, is_demo: false });
    await shop.db.$executeRaw`UPDATE import SET source = 'demo data' WHERE source = 'test'`;
    expect(await prices('a')).toMatchObject({ is_demo: true });
  });

  it("converts another currency at today's rate, whatever the earlier rate was", async () => {
    await shop.db.$executeRaw`
      UPDATE product SET currency = 'EUR', price_cents = quoted_cents * 2 WHERE id = ${ids.b}`;
    await shop.db.$executeRaw`UPDATE price_change SET currency = 'EUR' WHERE product_id = ${ids.b}`;

    const { store } = await prices('b');

    expect(store.currency).toBe('EUR');
    expect(store.steps.map(({ price }: { price: number }) => price)).toEqual([240, 180]);
  });

  it('returns 404 for an unknown product', () =>
    request(shop.app.server).get('/api/product/999999/prices').expect(404));
});
