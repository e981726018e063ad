import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideMatch } from '../matching/decisions.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { setCollection } from './collections.ts';

type Row = {
  store: string;
  change: number;
  cluster: string;
  brands: string[];
  paths: string[];
  collections: string[];
  words: string;
};

const rowsSql = `
  SELECT s.name AS store, l.change_number::int AS change, names.name AS cluster, l.keywords AS words,
    ARRAY(SELECT display_name FROM brand WHERE id = ANY(l.brand_ids) ORDER BY 1) AS brands,
    ARRAY(SELECT path FROM category WHERE id = ANY(l.category_ids) AND level = 3 ORDER BY 1) AS paths,
    ARRAY(SELECT key FROM collection WHERE id = ANY(l.collection_ids) ORDER BY 1) AS collections
  FROM listing l
  JOIN store s ON s.id = l.store_id
  JOIN product named ON named.id = l.cluster_id JOIN store names ON names.id = named.store_id
  ORDER BY s.name`;

let url = '';
let drop = async (): Promise<void> => undefined;
const rows = () => ask<Row>(url, rowsSql);
const idOf = async (store: string): Promise<number> =>
  (
    await ask<{ id: number }>(
      url,
      'SELECT p.id FROM product p JOIN store s ON s.id = store_id WHERE s.name = $1',
      store,
    )
  )[0]?.id ?? 0;

/** Joins the offers of two stores into one product as ops do, or undoes it. */
const decide = async (decision: 'join' | 'undo'): Promise<void> => {
  await decideMatch(url, decision, [await idOf('First'), await idOf('Second')]);
};

beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'First', [feedRow('a', { title: 'Ridge Boot', color: 'Olive', brand: 'Larkfield' })]);
  await importText(url, 'Second', [
    feedRow('b', { title: 'Ridge Hiker', color: 'Navy', brand: 'Quill', category: 'Women > Shoes > Boots' }),
  ]);
  await importText(url, 'Third', [feedRow('c', { title: 'Other' })]);
  await setCollection({ url, key: 'weekly', choice: { products: [await idOf('Second')] } });
});
afterAll(() => drop());

describe('listing rows of a cluster', () => {
  it('all contain the sum of its offers, and get new change numbers together', async () => {
    const before = await rows();
    await decide('join');
    const [first, second, third] = await rows();

    expect(first).toMatchObject({
      cluster: 'First',
      brands: ['Larkfield', 'Quill'],
      collections: ['weekly'],
      paths: ['women/clothing/jackets', 'women/shoes/boots'],
      words: expect.stringMatching(
        /^ridge boot larkfield first women clothing jackets olive hiker .*second shoes boots navy$/,
      ),
    });
    expect(second).toEqual({ ...first, store: 'Second', change: second?.change });
    expect([first?.change, second?.change].sort()).toEqual(
      [1, 2].map((step) => Math.max(...before.map(({ change }) => change)) + step),
    );
    expect(third).toEqual(before[2]);
  });

  it('contain the beginning of each description, with a total length of at most two descriptions', async () => {
    await ask(url, `UPDATE product SET description = 'own' || id || repeat(' soft', 400)`);
    await decide('undo');
    await decide('join');
    const [row] = await ask<{ details: string }>(url, 'SELECT details FROM listing WHERE cluster_id <> product_id');

    expect(row?.details.length).toBeLessThanOrEqual(1601);
    for (const store of ['First', 'Second']) expect(row?.details).toContain(`own${await idOf(store)}`);
  });

  it('follow an import of one of them, and keep their own cards', async () => {
    const [{ card } = { card: {} }] = await ask<{ card: object }>(
      url,
      'SELECT card FROM listing WHERE product_id = $1',
      await idOf('First'),
    );
    const [before] = await rows();

    await importText(url, 'Second', [
      feedRow('b', { title: 'Ridge Walker', color: 'Teal', brand: 'Quill', category: 'Women > Shoes > Boots' }),
    ]);
    const [first, second] = await rows();

    expect(first?.words).toMatch(/ walker .*teal$/);
    expect(first?.words).not.toContain('hiker');
    expect(second).toEqual({ ...first, store: 'Second', change: second?.change });
    expect(first?.change).toBeGreaterThan(before?.change ?? 0);
    expect(await ask(url, 'SELECT card FROM listing WHERE product_id = $1', await idOf('First'))).toEqual([{ card }]);
  });

  it('contain their own data again after a split', async () => {
    await decide('undo');
    const [first, second] = await rows();

    expect(first).toMatchObject({ cluster: 'First', collections: [], paths: ['women/clothing/jackets'] });
    expect(second).toMatchObject({ cluster: 'Second', collections: ['weekly'], paths: ['women/shoes/boots'] });
    expect(first?.words).toBe('ridge boot larkfield first women clothing jackets olive');
  });
});
