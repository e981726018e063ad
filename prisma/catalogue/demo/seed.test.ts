import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../embedded.ts';
import { migrate } from '../../migrate.ts';
import { withConnection } from '../connection.ts';
import { collections, newest } from './collections.ts';
import { isDemoNeeded, lastCollection, seedDemo } from './seed.ts';

let folder = '';
let server: Awaited<ReturnType<typeof openEmbedded>>;

const query = (sql: string, values: readonly string[] = []) =>
  withConnection(server.url, async (db) => (await db.query<{ value: string }>(sql, [...values])).rows);
const valuesOf = async (sql: string, values?: readonly string[]) =>
  (await query(sql, values)).map(({ value }) => value);
const takeLastCollection = () => query('DELETE FROM collection WHERE key = $1', [lastCollection]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-demo-'));
  server = await openEmbedded(folder, () => undefined);
  await migrate(server.url);
}, 120_000);

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('seedDemo', () => {
  it('is needed until its last collection is published, and brings everything in', async () => {
    const lines: string[] = [];
    const before = await isDemoNeeded(server.url);

    await seedDemo({ url: server.url, say: (line) => lines.push(line) });

    expect(before).toBe(true);
    expect(lines).toHaveLength(9);
    expect(collections.at(-1)?.key).toBe(lastCollection);
    expect(await isDemoNeeded(server.url)).toBe(false);
    expect(await valuesOf('SELECT count(*)::int AS value FROM listing')).toEqual([newest.length]);
  }, 60_000);

  it('lists the products in the order that was laid out for them', async () => {
    const listed = await valuesOf(
      'SELECT external_id AS value FROM listing JOIN product ON id = product_id ORDER BY listing.first_seen DESC',
    );

    expect(listed).toEqual(newest.map(({ id }) => id));
  });

  it('publishes each collection in its order', async () => {
    for (const { key, products } of collections) {
      const published = await valuesOf(
        `SELECT external_id AS value FROM collection_item JOIN product ON id = product_id
         JOIN listing USING (product_id) JOIN collection ON collection.id = collection_id
         WHERE key = $1 AND collection_id = ANY (collection_ids) ORDER BY position`,
        [key],
      );

      expect(published).toEqual(products.map(({ id }) => id));
    }
  });

  it('changes no product when it runs again, and is needed again after an interruption', async () => {
    await takeLastCollection();
    const wasNeeded = await isDemoNeeded(server.url);

    await seedDemo({ url: server.url, say: () => undefined });

    expect(wasNeeded).toBe(true);
    expect(await isDemoNeeded(server.url)).toBe(false);
    expect(await valuesOf('SELECT count(*)::int AS value FROM price_change')).toEqual([newest.length]);
    expect(await valuesOf('SELECT DISTINCT created + changed AS value FROM import WHERE id > 8')).toEqual([0]);
  }, 60_000);

  it('is not needed beside products of a store of the ops’ own', async () => {
    await takeLastCollection();
    await query(`UPDATE store SET name = 'Somebody Else' WHERE slug = 'northbound'`);

    expect(await isDemoNeeded(server.url)).toBe(false);
  });
});
