import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { insightNames, insights } from './definitions.ts';
import { readInsight, streamTable } from './read-insight.ts';

let url = '';
let drop = async (): Promise<void> => undefined;

const ago = (days: number): string => `(now() AT TIME ZONE 'UTC')::date - ${days}`;

beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'Larkfield', [feedRow('a', { brand: 'Vael' }), feedRow('b', { brand: 'Evolv' })]);
  await importText(url, 'Quillmoor', [feedRow('c', { brand: 'Vael', title: 'Boots' })]);
  await ask(
    url,
    `INSERT INTO click_out (product_id, day, store_id, brand_id, count, visitors)
     SELECT id, (now() AT TIME ZONE 'UTC')::date - ago, store_id, brand_id, times, 1 FROM product
     JOIN (VALUES ('a', 0, 5), ('a', 6, 2), ('b', 0, 1), ('c', 0, 4), ('c', 7, 100), ('c', 14, 1000)) AS click (item, ago, times)
       ON external_id = item`,
  );
  await ask(
    url,
    `INSERT INTO daily_count (figure, day, value, count) VALUES
     ('visit', ${ago(0)}, 'home', 3), ('visit', ${ago(1)}, 'search', 2), ('view', ${ago(0)}, 'home', 9),
     ('visit', ${ago(7)}, 'home', 10), ('visit', ${ago(14)}, 'home', 99), ('visit-source', ${ago(0)}, 'direct', 5),
     ('search', ${ago(0)}, 'found', 6), ('search', ${ago(0)}, 'vain', 2),
     ('click-position', ${ago(0)}, '10', 1), ('click-position', ${ago(0)}, '9', 7), ('click-position', ${ago(0)}, '101–200', 2)`,
  );
  await ask(
    url,
    `INSERT INTO search_log (keyword, day, count, last_total) VALUES
     ('boots', ${ago(0)}, 5, 9), ('hat', ${ago(1)}, 2, 3), ('hat', ${ago(0)}, 1, 0), ('old', ${ago(8)}, 9, 0)`,
  );
  await ask(
    url,
    `INSERT INTO commission_advertiser (network, advertiser, store_id)
     SELECT 'awin', 'Larkfield UK', id FROM store WHERE name = 'Larkfield' UNION ALL SELECT 'awin', 'Nobody', NULL`,
  );
  await ask(
    url,
    `INSERT INTO commission (network, transaction_id, advertiser, day, status, currency, sale_cents, commission_cents) VALUES
     ('awin', '1', 'Larkfield UK', ${ago(0)}, 'approved', 'USD', 10000, 1000),
     ('awin', '2', 'Larkfield UK', ${ago(0)}, 'pending', 'XTS', 10000, 1000),
     ('awin', '3', 'Larkfield UK', ${ago(0)}, 'declined', 'USD', 90000, 9000),
     ('awin', '4', 'Larkfield UK', ${ago(0)}, 'approved', 'USD', -5000, -500),
     ('awin', '5', 'Nobody', ${ago(8)}, 'approved', 'USD', 4000, 400)`,
  );
  await ask(url, "INSERT INTO currency_rate (currency, rate, updated_at) VALUES ('XTS', 2, now())");
});
afterAll(() => drop());

const read = (name: (typeof insightNames)[number], limit = 50) =>
  readInsight(url, { name, days: 7, currency: 'USD' }, limit);

const rowsOf = async (name: (typeof insightNames)[number], key: string) =>
  (await read(name)).tables
    .find((table) => table.key === key)
    ?.rows.map(({ name: of, now, before }) => [of, now, before]);

describe('readInsight', () => {
  it('compares a week with the one before, day by day, without older days', async () => {
    const { now, before, days, period } = await read('visits');

    expect([now, before]).toEqual([
      [5, 9],
      [10, 0],
    ]);
    expect(days).toHaveLength(7);
    expect(days.map((day) => [day.now[0], day.before[0]])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 0],
      [3, 10],
    ]);
    expect(period.to).toBe(new Date().toISOString().slice(0, 10));
  });

  it('splits clicks by store, brand, product and position', async () => {
    expect(await rowsOf('clicks', 'store')).toEqual([
      ['Larkfield', [8, 3], [0, 0]],
      ['Quillmoor', [4, 1], [100, 1]],
    ]);
    expect(await rowsOf('clicks', 'brand')).toEqual([
      ['Vael', [11, 3], [100, 1]],
      ['Evolv', [1, 1], [0, 0]],
    ]);
    expect((await rowsOf('clicks', 'position'))?.map(([place]) => place)).toEqual(['9', '10', '101–200']);
    const { tables } = await read('clicks', 1);
    const products = tables.find(({ key }) => key === 'product')?.rows;
    expect(products).toMatchObject([{ productId: expect.any(Number), now: [7, 2] }]);
  });

  it('counts searches without results by their latest number, and their share', async () => {
    expect((await read('searches')).now).toEqual([8, 2, 0.25]);
    expect(await rowsOf('searches', 'vain')).toEqual([['hat', [3, 0], [0, null]]]);
    expect(await rowsOf('searches', 'keyword')).toEqual([
      ['boots', [5, 9], [0, null]],
      ['hat', [3, 0], [0, null]],
    ]);
  });

  it("sums commissions in the shop's currency, without declined ones, beside the clicks", async () => {
    const { now, before } = await read('commissions');

    expect(now).toEqual([12, 2, 25_000, 2500, 2500 / 12]);
    expect(before).toEqual([100, 1, 4000, 400, 4]);
    expect(await rowsOf('commissions', 'store')).toEqual([
      ['Larkfield', [8, 2, 25_000, 2500, 312.5], [0, 0, 0, 0, null]],
      ['Quillmoor', [4, 0, 0, 0, 0], [100, 0, 0, 0, 0]],
      ['Advertisers without a store', [0, 0, 0, 0, null], [0, 1, 4000, 400, null]],
    ]);
    expect(await rowsOf('commissions', 'quoted')).toEqual([
      ['Awin, USD', [2, 5000, 500], [1, 4000, 400]],
      ['Awin, XTS', [1, 10_000, 1000], [0, 0, 0]],
    ]);
  });

  it('streams every table as displayed', async () => {
    for (const name of insightNames) {
      const { tables } = await read(name);
      expect(tables.map(({ key }) => key)).toEqual(Object.keys(insights[name].tables));
      for (const { key, rows } of tables) {
        const streamed = await Array.fromAsync(streamTable(url, { name, days: 7, currency: 'USD' }, key));
        expect(streamed).toEqual(rows);
      }
    }
  });
});
