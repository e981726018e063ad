import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { listClicks } from './clicks.ts';
import { listSearches } from './searches.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'Larkfield', [feedRow('a', { brand: 'Vael' }), feedRow('b', { brand: 'Evolv' })]);
  await importText(url, 'Quillmoor', [feedRow('c', { brand: 'Vael', title: 'Boots' })]);
  await ask(
    url,
    `INSERT INTO click_out (product_id, day, store_id, brand_id, count)
     SELECT id, (now() AT TIME ZONE 'UTC')::date - ago, store_id, brand_id, times FROM product
     JOIN (VALUES ('a', 0, 5), ('a', 6, 2), ('b', 0, 1), ('c', 0, 4), ('c', 7, 100)) AS click (item, ago, times)
       ON external_id = item`,
  );
  await ask(
    url,
    `INSERT INTO search_log (keyword, day, count, last_total)
     SELECT keyword, (now() AT TIME ZONE 'UTC')::date - ago, times, total
     FROM (VALUES ('boots', 0, 2, 9), ('boots', 1, 1, 0), ('hat', 0, 5, 0), ('hat', 1, 1, 3), ('old', 7, 50, 0))
       AS search (keyword, ago, times, total)`,
  );
});
afterAll(() => drop());

describe('listClicks', () => {
  it.each([
    ['store', 1, ['6 from 2: Larkfield', '4 from 1: Quillmoor']],
    ['store', 7, ['8 from 2: Larkfield', '4 from 1: Quillmoor']],
    ['store', 8, ['104 from 1: Quillmoor', '8 from 2: Larkfield']],
    ['brand', 7, ['11 from 2: Vael', '1 from 1: Evolv']],
  ] as const)('counts clicks by %s over %i days', async (by, days, expected) => {
    const rows = await listClicks(url, { by, days });

    expect(rows.map(({ name, products, clicks }) => `${clicks} from ${products}: ${name}`)).toEqual(expected);
  });

  it('names products with their brand and store', async () => {
    const rows = await listClicks(url, { by: 'product', days: 7 });

    expect(rows.map(({ clicks }) => clicks)).toEqual([7, 4, 1]);
    expect(rows[1]?.name).toMatch(/^\d+ Boots, Vael at Quillmoor$/);
  });
});

describe('listSearches', () => {
  it('counts the searches of these days with the latest number of results', async () => {
    expect(await listSearches(url, { days: 7, isWithoutResult: false })).toEqual([
      { keyword: 'hat', searches: 6, total: 0 },
      { keyword: 'boots', searches: 3, total: 9 },
    ]);
  });

  it('lists searches without results', async () => {
    expect(await listSearches(url, { days: 7, isWithoutResult: true })).toEqual([
      { keyword: 'hat', searches: 6, total: 0 },
    ]);
  });
});
