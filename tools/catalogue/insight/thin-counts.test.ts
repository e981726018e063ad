import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { thinCounts } from './thin-counts.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterAll(() => drop());

it('merges sites with few visits after the day, keeps the sum, and removes rare keywords, old clicks and old days', async () => {
  await ask(
    url,
    `INSERT INTO daily_count (figure, day, value, count)
     SELECT 'visit-source', (now() AT TIME ZONE 'UTC')::date - ago, value, count
     FROM (VALUES (1, 'search.example', 90), (1, 'ada.example', 1), (1, 'bob.example', 4), (1, 'other', 2),
       (1, 'direct', 3), (0, 'eve.example', 1), (801, 'direct', 7)) AS seen (ago, value, count)`,
  );
  await importText(url, 'Larkfield', [feedRow('a')]);
  await ask(
    url,
    `INSERT INTO click_out (product_id, day, store_id, brand_id)
     SELECT id, (now() AT TIME ZONE 'UTC')::date - ago, store_id, brand_id FROM product, unnest(ARRAY[0, 400, 401]) ago`,
  );
  await ask(
    url,
    `INSERT INTO search_log (keyword, day, count, last_total)
     SELECT 'word ' || n, (now() AT TIME ZONE 'UTC')::date - ago, 5001 - n % 5000, 1
     FROM generate_series(1, 5003) n, unnest(ARRAY[0, 1]) ago`,
  );

  await thinCounts(url);
  await thinCounts(url);

  const rows = await ask<{ ago: number; value: string; count: number }>(
    url,
    `SELECT (now() AT TIME ZONE 'UTC')::date - day AS ago, value, count FROM daily_count ORDER BY ago, value`,
  );
  expect(rows).toEqual([
    { ago: 0, value: 'eve.example', count: 1 },
    { ago: 1, value: 'direct', count: 3 },
    { ago: 1, value: 'other', count: 7 },
    { ago: 1, value: 'search.example', count: 90 },
  ]);
  const kept = await ask<{ count: number }>(
    url,
    'SELECT count(*)::int AS count FROM search_log GROUP BY day ORDER BY day',
  );
  expect(kept).toEqual([{ count: 5000 }, { count: 5003 }]);
  expect(await ask(url, 'SELECT FROM click_out')).toHaveLength(2);
});
