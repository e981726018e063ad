import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../connection.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { refreshPopularity } from './refresh-popularity.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'Larkfield', [feedRow('a'), feedRow('b'), feedRow('c')]);
});
afterAll(() => drop());
beforeEach(async () => {
  await ask(url, 'TRUNCATE click_out, click_visit, click_key, favorite, customer CASCADE');
  await ask(url, 'UPDATE product SET popularity = 0, cluster_id = id');
  await ask(url, 'UPDATE listing SET popularity = 0');
});

const visit = (item: string, ago: number, visitors: number) =>
  ask(
    url,
    `INSERT INTO click_out (product_id, day, store_id, brand_id, count, visitors)
     SELECT id, (now() AT TIME ZONE 'UTC')::date - ${ago}, store_id, brand_id, 1000, ${visitors}
     FROM product WHERE external_id = '${item}'`,
  );
const save = (item: string, times: number) =>
  ask(
    url,
    `WITH saver AS (
       INSERT INTO customer (first_name, last_name, email)
       SELECT 'Ada', 'Test', 'ada' || n || '@larkfield.example' FROM generate_series(1, ${times}) n RETURNING id
     )
     INSERT INTO favorite (customer_id, product_id, color_id, created_at)
     SELECT saver.id, c.product_id, c.color_id, now()
     FROM saver, product p JOIN product_color c ON c.product_id = p.id WHERE p.external_id = '${item}'`,
  );
const refresh = async () => {
  await refreshPopularity(url, AbortSignal.timeout(30_000));
  const rows = await ask<{ item: string; popularity: number }>(
    url,
    `SELECT external_id AS item, listing.popularity FROM listing JOIN product ON product.id = product_id
     WHERE listing.popularity > 0 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ item, popularity }) => [item, popularity]));
};

describe('refreshPopularity', () => {
  it('counts visitors instead of clicks, and ignores a single visitor', async () => {
    await visit('a', 1, 1);
    await visit('b', 1, 60);

    expect(await refresh()).toEqual({ b: 7 });
  });

  it('halves the weight of a visit after two weeks, and ignores today', async () => {
    await visit('a', 14, 40);
    await visit('b', 0, 1000);
    await visit('c', 99, 1000);

    expect(await refresh()).toEqual({ a: 5, c: 2 });
  });

  it('counts a favorite as two visits, halved after sixty days', async () => {
    await save('a', 12);
    expect(await refresh()).toEqual({ a: 5 });

    await ask(url, "UPDATE favorite SET created_at = now() - interval '60 days'");
    expect(await refresh()).toEqual({ a: 3 });
  });

  it('gives every offer of a product the popularity of all of them', async () => {
    await ask(
      url,
      `UPDATE product SET cluster_id = (SELECT id FROM product WHERE external_id = 'a') WHERE external_id = 'b'`,
    );
    await visit('a', 1, 15);
    await visit('b', 1, 15);

    expect(await refresh()).toEqual({ a: 5, b: 5 });
  });

  it('writes and announces only changes, and removes expired popularity', async () => {
    await visit('a', 1, 60);
    await refresh();
    const changes = 'SELECT max(change_number) AS highest FROM listing';
    const before = await ask(url, changes);
    expect(await refreshPopularity(url, AbortSignal.timeout(30_000))).toBe(0);
    expect(await ask(url, changes)).toEqual(before);

    await ask(url, 'TRUNCATE click_out');
    expect(await refresh()).toEqual({});
  });

  it('survives the next import of the product', async () => {
    await visit('a', 1, 60);
    await refresh();
    await importText(url, 'Larkfield', [feedRow('a', { price: '58.00' }), feedRow('b'), feedRow('c')]);

    expect(await ask(url, 'SELECT popularity FROM listing WHERE popularity > 0')).toEqual([{ popularity: 7 }]);
  });

  it('deletes the hashes and keys of past days', async () => {
    const day = `(now() AT TIME ZONE 'UTC')::date`;
    await ask(url, `INSERT INTO click_key (day) VALUES (${day}), (${day} - 1)`);
    await ask(url, `INSERT INTO click_visit VALUES (${day}, 1, 'a'), (${day} - 1, 1, 'b')`);
    await refresh();

    expect(await ask(url, 'SELECT visitor FROM click_visit')).toEqual([{ visitor: Buffer.from('a') }]);
    expect(await ask(url, 'SELECT 1 AS one FROM click_key')).toEqual([{ one: 1 }]);
  });

  it('waits for other publishers without holding locks', async () => {
    await visit('a', 1, 60);
    const db = await connect(url);
    await db.query('BEGIN');
    await db.query('SELECT pg_advisory_xact_lock(5170004)');
    const done = refresh();
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await db.query('UPDATE product SET last_changed = now()');
    await db.query('COMMIT');
    await db.end();

    expect(await done).toEqual({ a: 7 });
  });
});
