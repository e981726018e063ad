import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections, newestOffers } from './collections.ts';
import { pricesOf } from './price-history.ts';
import { isDemoNeeded, lastCollection, seedDemo, seedWhereNeeded } from './seed.ts';

const run = promisify(execFile);

let url = '';
let drop = async (): Promise<void> => undefined;

const query = (sql: string, values: readonly string[] = []) =>
  withConnection(url, async (db) => (await db.query<{ value: string }>(sql, [...values])).rows);
const valuesOf = async (sql: string, values?: readonly string[]) =>
  (await query(sql, values)).map(({ value }) => value);
const takeLastCollection = () => query('DELETE FROM collection WHERE key = $1', [lastCollection]);

beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterAll(() => drop());

describe('seedDemo', () => {
  it('is needed until it publishes its last collection, and imports everything once even if two run at the same time', async () => {
    const lines: string[] = [];
    const request = { url, say: (line: string) => lines.push(line) };
    const before = await isDemoNeeded(url);

    await Promise.all([seedWhereNeeded(request), seedWhereNeeded(request)]);

    expect(before).toBe(true);
    expect(lines).toHaveLength(9);
    expect(collections.at(-1)?.key).toBe(lastCollection);
    expect(await isDemoNeeded(url)).toBe(false);
    expect(await valuesOf('SELECT count(*)::int AS value FROM listing')).toEqual([newestOffers.length]);
  });

  it('orders the products as laid out', async () => {
    // An offer in a cluster has the first-seen day of the cluster's first offer.
    const listed = await valuesOf(
      'SELECT external_id AS value FROM listing JOIN product ON id = product_id ORDER BY product.first_seen DESC',
    );

    expect(listed).toEqual(newestOffers.map(({ id }) => id));
  });

  it('joins exactly the offers of each model that several stores sell', async () => {
    const clusters = await valuesOf(
      `SELECT string_agg(external_id, ' ' ORDER BY external_id COLLATE "C") AS value
       FROM product GROUP BY cluster_id HAVING count(*) > 1`,
    );

    const shared = [...Map.groupBy(newestOffers, ({ model }) => model).values()].filter(({ length }) => length > 1);
    expect(clusters.toSorted()).toEqual(
      shared
        .map((offers) =>
          offers
            .map(({ id }) => id)
            .sort()
            .join(' '),
        )
        .sort(),
    );
  });

  it('generates a year of prices that prove the reductions in the feeds', async () => {
    const [reduced, dropped, years] = await Promise.all([
      valuesOf("SELECT external_id AS value FROM product WHERE struck_kind = 'lowest30'"),
      valuesOf('SELECT count(*)::int AS value FROM listing WHERE trait_ids @> ARRAY[7]'),
      valuesOf(
        `SELECT count(*)::int AS value FROM product
         WHERE (SELECT min(changed_at) FROM price_change WHERE product_id = id) > now() - interval '360 days'`,
      ),
    ]);

    const onSale = newestOffers.filter(({ retailCents }) => retailCents !== null).map(({ id }) => id);
    expect(reduced.toSorted()).toEqual(onSale.toSorted());
    expect(Number(dropped[0])).toBeGreaterThan(10);
    expect(years).toEqual([0]);
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

  it('changes no product in a second run, and is needed again after an interruption', async () => {
    await takeLastCollection();
    const wasNeeded = await isDemoNeeded(url);

    await seedDemo({ url, say: () => undefined });

    expect(wasNeeded).toBe(true);
    expect(await isDemoNeeded(url)).toBe(false);
    expect(await valuesOf('SELECT count(*)::int AS value FROM price_change')).toEqual([
      newestOffers.flatMap(pricesOf).length,
    ]);
    expect(await valuesOf('SELECT DISTINCT created + changed AS value FROM import WHERE id > 8')).toEqual([0]);
  });
});

// As a user would: without what `npm test` sets for Prisma and the toolchain.
const { PRISMA_SCHEMA_ENGINE_BINARY: _, WEARFOLIO_PNPM: __, NODE_OPTIONS: ___, ...user } = process.env;

describe.each([
  ['npm run seed', 'npm', ['run', 'seed'], '.'],
  ['npx prisma db seed', 'npx', ['prisma', 'db', 'seed'], 'prisma'],
] as const)('%s', (_, command, args, folder) => {
  it('says what the catalogue has, and changes nothing in a seeded one', async () => {
    const before = await valuesOf('SELECT count(*)::int AS value FROM import');

    const { stdout } = await run(command, [...args], {
      cwd: join(import.meta.dirname, '..', folder),
      env: { ...user, DATABASE_URL: url },
    });

    expect(stdout).toMatch(/already has the demo shop with \d+ offers of 8 stores; nothing was seeded/);
    expect(await valuesOf('SELECT count(*)::int AS value FROM import')).toEqual(before);
  });
});

describe('a catalogue of another store', () => {
  it('does not need the seed', async () => {
    await takeLastCollection();
    await query(`UPDATE store SET name = 'Somebody Else' WHERE slug = 'northbound'`);

    expect(await isDemoNeeded(url)).toBe(false);
  });
});
