import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import type { CleanRow } from '@wearfolio/feeds/row';
import { beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../connection.ts';
import { lockPublishing } from '../publish/publish-clusters.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { ask, csvOf, type FeedRow, feedRow, importStems, importText } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

const stemOf = ({ externalId }: CleanRow): string | null => (externalId.startsWith('TRL') ? 'trail' : null);
const importRowsOf = (rows: readonly FeedRow[]) => importStems(url, 'Larkfield', rows, stemOf);

describe('a product', () => {
  const trail = (size: string, more: FeedRow = {}): FeedRow =>
    feedRow(`TRL-${size}`, { title: 'Larkfield Trail Shoe', size, ...more });
  const bare = (size: string, more: FeedRow = {}): FeedRow =>
    feedRow(`${size}-1`, { title: 'Larkfield Trail Shoe', size, ...more });
  const products = () =>
    ask<{ id: number; key: string }>(url, 'SELECT id, external_id AS key FROM product WHERE active ORDER BY id');
  const sizes = ['38', '39', '40'];

  it('keeps its id when its store starts and stops sending group ids', async () => {
    await importRowsOf(sizes.map((size) => trail(size)));
    const grouped = await products();

    const started = await importRowsOf(sizes.map((size) => trail(size, { group_id: 'G1' })));
    const withGroups = await products();
    const stopped = await importRowsOf(sizes.map((size) => trail(size)));

    expect(grouped).toEqual([{ id: 1, key: 'stem:trail' }]);
    expect(withGroups).toEqual([{ id: 1, key: 'G1' }]);
    expect(await products()).toEqual(grouped);
    for (const { plan } of [started, stopped])
      expect(plan).toMatchObject({ created: 0, changed: 1, merged: 2, soldOut: 0 });
  });

  it('keeps favorites, ids and addresses when later rules join the cards that earlier ones left apart', async () => {
    const sized = ['XS', 'S', 'M', 'L'].map((size) =>
      feedRow(`71400-FROST-${size}`, { title: `Larkfield Radical Jacket W / ${size} / Frost`, size: '', color: '' }),
    );
    // As the rules before read it: a card per size, of the letter that they left in the title.
    await importStems(url, 'Larkfield', sized, ({ externalId }) => `title|larkfield|${externalId}`);
    const before = await ask<{ id: number; slug: string }>(url, 'SELECT id, slug FROM product ORDER BY id');
    await ask(
      url,
      `WITH c AS (INSERT INTO customer (first_name, last_name, email) VALUES ('Ada', 'Test', 'a@b.example') RETURNING id)
       INSERT INTO favorite (customer_id, product_id, color_id)
       SELECT c.id, v.id, (SELECT color_id FROM product_color WHERE product_id = v.id LIMIT 1) FROM c, (VALUES (1), (3)) v (id)`,
    );

    const joined = await importText(url, 'Larkfield', csvOf(sized));
    const again = await importText(url, 'Larkfield', csvOf(sized));

    expect(joined.plan).toMatchObject({ created: 0, regrouped: 3, soldOut: 0, rejected: 0 });
    expect(again.plan).toMatchObject({ created: 0, changed: 0, regrouped: 0 });
    expect(await ask(url, 'SELECT id, slug FROM product WHERE active')).toEqual([before[0]]);
    expect(await ask(url, 'SELECT id, product_id AS into FROM former_product ORDER BY id')).toEqual([
      { id: 2, into: 1 },
      { id: 3, into: 1 },
      { id: 4, into: 1 },
    ]);
    expect(await ask(url, 'SELECT DISTINCT product_id AS product FROM favorite')).toEqual([{ product: 1 }]);
    expect(await ask(url, 'SELECT id FROM price_change')).toHaveLength(4);
  });

  it('is merged while another process publishes it, and neither waits for the other without end', async () => {
    await importRowsOf(sizes.map((size) => bare(size)));
    const ids = (await products()).map(({ id }) => id);
    const waiting = (count: number) =>
      expect
        .poll(() => ask(url, 'SELECT FROM pg_locks WHERE NOT granted').then(({ length }) => length), {
          timeout: 10_000,
        })
        .toBe(count);
    const publishing = () => withTransaction(url, (db) => publishProducts(db, ids));

    const work = await withTransaction(url, async (other) => {
      await lockPublishing(other);
      const published = publishing();
      await waiting(1);
      const imported = importRowsOf(sizes.map((size) => bare(size, { group_id: 'G1' })));
      await waiting(2);
      return [published, imported];
    });

    await Promise.all(work);
    expect(await products()).toEqual([{ id: 1, key: 'G1' }]);
  });

  it('grouped only by its group id stays one product without it', async () => {
    await importRowsOf(sizes.map((size) => bare(size, { group_id: 'G1' })));

    const { plan } = await importRowsOf(sizes.map((size) => bare(size)));

    expect(plan).toMatchObject({ created: 0, merged: 2, soldOut: 0 });
    expect(await products()).toEqual([{ id: 1, key: 'G1' }]);
  });

  it('continues as the group with most of its rows', async () => {
    await importRowsOf(sizes.map((size) => trail(size)));

    const { plan } = await importRowsOf([
      trail('38', { group_id: 'A' }),
      trail('39', { group_id: 'B' }),
      trail('40', { group_id: 'B' }),
    ]);

    expect(plan).toMatchObject({ created: 1, changed: 1, merged: 1, regrouped: 0, soldOut: 0 });
    expect(await products()).toEqual([
      { id: 1, key: 'B' },
      { id: 2, key: 'A' },
    ]);
  });

  it('is restored when its row leaves the merged product', async () => {
    await importStems(
      url,
      'Larkfield',
      sizes.map((size) => bare(size)),
      () => null,
    );
    const joined = await importRowsOf(sizes.map((size) => bare(size, { group_id: 'G1' })));
    const merged = await products();

    const { plan } = await importRowsOf([bare('38', { group_id: 'G1' }), bare('39', { group_id: 'G1' }), bare('40')]);

    expect(joined.plan).toMatchObject({ changed: 1, regrouped: 2, created: 0 });
    expect(merged).toEqual([{ id: 1, key: 'G1' }]);
    expect(plan).toMatchObject({ created: 0, merged: 1, soldOut: 0 });
    expect(await products()).toEqual([
      { id: 1, key: 'G1' },
      { id: 3, key: '40-1' },
    ]);
    expect(await ask(url, 'SELECT id, product_id FROM former_product')).toEqual([{ id: 2, product_id: 1 }]);
  });

  it('is not confused with a row whose own id is the group id of others', async () => {
    const grouped = ['1', '2'].map((size) => bare(size, { group_id: 'TRL-38' }));

    const { plan } = await importRowsOf([trail('38'), ...grouped]);

    expect(plan).toMatchObject({ created: 2, merged: 1 });
    expect((await products()).map(({ key }) => key)).toEqual(['stem:trail', 'TRL-38']);
  });

  it('swaps its key with another product', async () => {
    const row = (id: string, group: string) => bare(id, { group_id: group });
    await importRowsOf([row('1', 'A'), row('2', 'B')]);

    await importRowsOf([row('1', 'B'), row('2', 'A')]);

    expect(await products()).toEqual([
      { id: 1, key: 'B' },
      { id: 2, key: 'A' },
    ]);
  });

  it('moves favorites without a color to its first known color', async () => {
    await importRowsOf([trail('38', { color: '' }), trail('39', { color: '' })]);
    await ask(
      url,
      `WITH c AS (INSERT INTO customer (first_name, last_name, email) VALUES ('Ada', 'Test', 'a@b.example') RETURNING id)
       INSERT INTO favorite (customer_id, product_id, color_id)
       SELECT c.id, 1, k.id FROM c, color k WHERE k.name = 'Unspecified'`,
    );

    await importRowsOf([trail('38', { color: 'Green' }), trail('39', { color: 'Black' })]);

    expect(await ask(url, 'SELECT c.name::text AS color FROM favorite JOIN color c ON c.id = color_id')).toEqual([
      { color: 'Green' },
    ]);
    expect(await ask(url, 'SELECT returned_at FROM product_color WHERE returned_at IS NOT NULL')).toEqual([]);
    expect(await ask(url, 'SELECT id FROM price_change')).toHaveLength(1);
  });
});
