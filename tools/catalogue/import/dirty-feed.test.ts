import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, csvOf, type FeedRow, feedRow, importText } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

const models = [
  ['21K', 'RIDGE WOMENS'],
  ['22K', 'RIDGE MID WOMENS'],
  ['23M', 'RIDGE II'],
  ['24M', 'HARRIER LEATHER'],
] as const;
const colors = [
  ['BkRd', 'Black Red'],
  ['WhGn', 'White Ice Green'],
] as const;

/** The feed of a store that sells only its own label: one row per size, no brand, no group, one menu as category. */
const dirtyRows: FeedRow[] = models.flatMap(([model, title]) =>
  colors.flatMap(([code, color]) =>
    ['38', '38.5', '39'].map((size) =>
      feedRow(`${model}-${code}-${size}`, {
        title: `${title} - ${size} - ${color}`,
        brand: '',
        category: 'Shoes > Boots > Shirts > Jackets > Harnesses > Ropes > Bags > Sale',
        color: '',
        size: '',
        link: `https://quillmoor.example/p?sku=${model}-${code}-${size}`,
      }),
    ),
  ),
);

const products = () =>
  ask<{ title: string; brand: string; variants: number; colors: string[] }>(
    url,
    `SELECT p.title, b.display_name AS brand, (SELECT count(*)::int FROM variant v WHERE v.product_id = p.id) AS variants,
       (SELECT array_agg(c.name::text ORDER BY c.name) FROM product_color pc JOIN color c ON c.id = pc.color_id
        WHERE pc.product_id = p.id) AS colors
     FROM product p JOIN brand b ON b.id = p.brand_id WHERE p.stock IS DISTINCT FROM 0 ORDER BY p.id`,
  );

describe('a dirty feed', () => {
  it("groups the rows of each model into one product with the store's name as brand", async () => {
    const { printed } = await importText(url, 'Quillmoor US', dirtyRows);

    const both = ['Black Red', 'White Ice Green'];
    expect(await products()).toEqual([
      { title: 'Ridge Womens', brand: 'Quillmoor', variants: 6, colors: both },
      { title: 'Ridge Mid Womens', brand: 'Quillmoor', variants: 6, colors: both },
      { title: 'Ridge II', brand: 'Quillmoor', variants: 6, colors: both },
      { title: 'Harrier Leather', brand: 'Quillmoor', variants: 6, colors: both },
    ]);
    expect(printed).toContain("Warning: Quillmoor US: no row names a brand; the store's name is shown");
  });

  it('is read with what was learned from it even if only a few of its rows arrive', { tags: 'sweep' }, async () => {
    await importText(url, 'Quillmoor', dirtyRows);
    const ids = await ask(url, 'SELECT id FROM product ORDER BY id');

    await importText(url, 'Quillmoor', dirtyRows.slice(0, 3), { yes: true });

    expect(await products()).toMatchObject([{ title: 'Ridge Womens', brand: 'Quillmoor', variants: 3 }]);
    expect(await ask(url, 'SELECT id FROM product ORDER BY id')).toEqual(ids);
  });
});

describe('a doubtful feed', () => {
  it('is refused if it is cut inside an open quote, without marking products sold out', async () => {
    const feed = csvOf([1, 2, 3, 4].map((at) => feedRow(`r${at}`, { title: `"Warm, dry jacket ${at}"` })));
    await importText(url, 'Cut', feed);

    const cut = importText(url, 'Cut', feed.slice(0, feed.indexOf('dry jacket 3')));

    await expect(cut).rejects.toThrow('Line 4: the feed ends inside a record');
    expect(await products()).toHaveLength(4);
  });

  it('is accepted with a warning if rows have neither price nor picture, or a zero price beside a regular price', async () => {
    const { printed } = await importText(url, 'Bare', [
      feedRow('a', { price: '', image: '' }),
      feedRow('b', { price: '0.00', retail_price: '49.00', image: '' }),
      feedRow('c'),
    ]);

    expect(printed.join('\n')).toContain('Warning: imported 2 rows without price and picture');
    expect(await ask(url, "SELECT price_cents FROM product WHERE external_id = 'b'")).toEqual([{ price_cents: null }]);
  });
});
