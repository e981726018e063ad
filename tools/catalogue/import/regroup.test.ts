import { migrate } from '@wearfolio/database/migrate';
import { createFilledDatabase } from '@wearfolio/database/testing/filled-database';
import type { CleanRow } from '@wearfolio/feeds/row';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, checksum, type FeedRow, feedRow, importStems } from '../testing/trial.ts';

let url = '';

const stems: Readonly<Record<string, string>> = { RDG: 'ridge', TNY: 'tiny' };
const stemOf = ({ externalId }: CleanRow): string | null => stems[externalId.slice(0, 3)] ?? null;
const importRowsOf = (rows: readonly FeedRow[]) => importStems(url, 'Larkfield', rows, stemOf);

describe('a catalogue of the previous version', () => {
  const boot = (id: string, color: string, size: string, price: string) =>
    feedRow(id, {
      title: 'Larkfield Ridge Mid Hiking Boot',
      category: 'Women > Shoes > Boots',
      color,
      size,
      price,
      link: `https://larkfield.example/ridge-mid?sku=${id}`,
      image: `https://img.larkfield.example/ridge-${color.toLowerCase()}.jpg`,
    });
  const tee = (id: string, color: string, size: string, price: string) =>
    feedRow(id, {
      title: 'Larkfield Tiny Tee',
      category: 'Women > Clothing > Tops',
      color,
      size,
      price,
      link: `https://larkfield.example/tiny-tee?sku=${id}`,
      image: 'https://img.larkfield.example/tiny-tee.jpg',
    });
  // Its last feed; only the colors of the tee are new.
  const feed = [
    boot('RDG-BLK-38', 'Black', '38', '129.00'),
    boot('RDG-BLK-39', 'Black', '39', '19.00'),
    boot('RDG-OLV-38', 'Olive', '38', '109.00'),
    tee('TNY-S', 'White', 'S', '3.00'),
    tee('TNY-M', 'Pink', 'M', '30.00'),
    feedRow('COAT-RED', { group_id: 'COAT', title: 'Larkfield Long Coat', color: 'Red', size: 'M' }),
    feedRow('COAT-BLU', { group_id: 'COAT', title: 'Larkfield Long Coat', color: 'Blue', size: 'M' }),
    feedRow('SOLO', { title: 'Larkfield Rain Hat', category: 'Women > Accessories > Hats', size: '' }),
  ];

  const idsBefore = new Map<string, number>();
  const idOf = (externalId: string): number => idsBefore.get(externalId) ?? 0;
  const counts: Record<string, number> = {};
  const countAll = async (table: string) =>
    (await ask<{ count: number }>(url, `SELECT count(*)::int AS count FROM ${table}`))[0]?.count ?? 0;
  let plan: Awaited<ReturnType<typeof importRowsOf>>['plan'];
  let printed: string[] = [];

  beforeAll(async () => {
    const database = await createFilledDatabase();
    ({ url } = database);
    await migrate(url);
    const own = "SELECT id, external_id FROM product WHERE store_id = (SELECT id FROM store WHERE name = 'Larkfield')";
    for (const { id, external_id } of await ask<{ id: number; external_id: string }>(url, own)) {
      idsBefore.set(external_id, id);
    }
    for (const table of ['product', 'price_change', 'alert_sent', 'held_price']) counts[table] = await countAll(table);
    ({ plan, printed } = await importRowsOf(feed));
    return database.drop;
  });

  it('keeps the oldest product of rows that become one, and counts the others as regrouped', async () => {
    expect(plan).toMatchObject({ rows: 8, created: 0, changed: 4, merged: 1, regrouped: 3, rejected: 0, soldOut: 0 });
    expect(plan).toMatchObject({ missing: 0, offered: 7 });
    expect(printed.join('\n')).toMatch(/regrouped +3 /);
    expect(
      await ask(
        url,
        `SELECT p.id, p.external_id, p.active, l.active AS listed, f.product_id AS into FROM product p
         JOIN listing l ON l.product_id = p.id LEFT JOIN former_product f ON f.id = p.id
         WHERE p.external_id LIKE 'stem:%' OR f.id IS NOT NULL ORDER BY p.id`,
      ),
    ).toEqual([
      { id: idOf('RDG-BLK-38'), external_id: 'stem:ridge', active: true, listed: true, into: null },
      { id: idOf('RDG-BLK-39'), external_id: 'RDG-BLK-39', active: false, listed: false, into: idOf('RDG-BLK-38') },
      { id: idOf('RDG-OLV-38'), external_id: 'RDG-OLV-38', active: false, listed: false, into: idOf('RDG-BLK-38') },
      { id: idOf('TNY-S'), external_id: 'stem:tiny', active: true, listed: true, into: null },
      { id: idOf('TNY-M'), external_id: 'TNY-M', active: false, listed: false, into: idOf('TNY-S') },
    ]);
  });

  it('moves favorites with their product and color, and keeps the earliest of two that merge', async () => {
    expect(
      await ask(
        url,
        `SELECT customer_id AS customer, product_id AS product, c.name::text AS color, f.created_at::date::text AS at,
           price_cents::int AS price
         FROM favorite f JOIN color c ON c.id = color_id WHERE customer_id < 3 ORDER BY customer_id, c.name`,
      ),
    ).toEqual([
      { customer: 1, product: idOf('RDG-BLK-38'), color: 'Black', at: '2026-11-02', price: 12_900 },
      { customer: 1, product: idOf('RDG-BLK-38'), color: 'Olive', at: '2026-11-06', price: 11_900 },
      { customer: 2, product: idOf('TNY-S'), color: 'Pink', at: '2026-11-03', price: 3000 },
      { customer: 2, product: idOf('TNY-S'), color: 'White', at: '2026-11-04', price: 3000 },
    ]);
  });

  it('keeps the history, records no change and queues no alerts', async () => {
    const sums = Object.entries(counts).map(async ([table, count]) => [table, count, await countAll(table)]);

    for (const [table, before, after] of await Promise.all(sums)) expect([table, after]).toEqual([table, before]);
    expect(
      await ask(
        url,
        'SELECT DISTINCT c.product_id, a.product_id AS told FROM alert_sent a JOIN price_change c ON c.id = price_change_id',
      ),
    ).toEqual([{ product_id: idOf('RDG-BLK-38'), told: idOf('RDG-BLK-38') }]);
    expect(await ask(url, 'SELECT id FROM graphile_worker._private_jobs')).toEqual([]);
    expect(
      await ask(
        url,
        'SELECT p.id FROM product p LEFT JOIN product_color c ON c.product_id = p.id WHERE p.returned_at IS NOT NULL OR c.returned_at IS NOT NULL',
      ),
    ).toEqual([]);
  });

  it('adds up the clicks of a day and keeps the first position in a collection', async () => {
    const [a, b, c] = [idOf('RDG-BLK-38'), idOf('RDG-BLK-39'), idOf('RDG-OLV-38')];

    expect(await ask(url, 'SELECT product_id AS id, day::text, count FROM click_out ORDER BY day')).toEqual([
      { id: a, day: '2026-11-10', count: 6 + a + b + c },
      { id: a, day: '2026-11-11', count: 2 + b },
    ]);
    expect(await ask(url, 'SELECT product_id AS id, position FROM collection_item ORDER BY position')).toEqual([
      { id: idOf('SOLO'), position: 0 },
      { id: a, position: 1 },
      { id: idOf('TNY-S'), position: 3 },
    ]);
  });

  it('keeps held prices held, rejected prices rejected and removed pictures hidden', async () => {
    expect(
      await ask(
        url,
        "SELECT external_id AS id, price_cents AS price FROM product WHERE external_id LIKE 'stem:%' ORDER BY 1",
      ),
    ).toEqual([
      { id: 'stem:ridge', price: 10_900 },
      { id: 'stem:tiny', price: 3000 },
    ]);
    expect(
      await ask(
        url,
        'SELECT product_id AS id, price_cents AS price, rejected_at IS NOT NULL AS rejected FROM held_price ORDER BY product_id',
      ),
    ).toEqual([
      { id: idOf('RDG-BLK-38'), price: 1900, rejected: false },
      { id: idOf('TNY-S'), price: 300, rejected: true },
    ]);
    expect(
      await ask(
        url,
        `SELECT DISTINCT m.product_id AS id, path FROM product_media m JOIN product p ON p.id = m.product_id
         WHERE is_hidden AND external_id LIKE 'stem:%' ORDER BY 1`,
      ),
    ).toEqual([
      { id: idOf('RDG-BLK-38'), path: 'https://img.larkfield.example/ridge-olive.jpg' },
      { id: idOf('TNY-S'), path: 'https://img.larkfield.example/tiny-tee.jpg' },
    ]);
    expect(
      await ask(
        url,
        "SELECT FROM product_media WHERE path LIKE '%tiny-tee%' AND NOT is_hidden AND product_id = $1",
        idOf('TNY-S'),
      ),
    ).toEqual([]);
  });

  it('is unchanged by the same feed, and does not touch the other store', async () => {
    const before = await checksum(url);

    const again = await importRowsOf(feed);

    expect(again.plan).toMatchObject({ rows: 8, unchanged: 4, merged: 4, regrouped: 0, changed: 0 });
    expect(await checksum(url)).toBe(before);
    expect(
      await ask(
        url,
        "SELECT count(*)::int AS count FROM product p JOIN store s ON s.id = p.store_id WHERE s.name = 'Quillmoor' AND active",
      ),
    ).toEqual([{ count: 5 }]);
  });
});
