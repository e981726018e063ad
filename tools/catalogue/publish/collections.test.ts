import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { listCollections, setCollection } from './collections.ts';

let url = '';
const openShop = async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await importText(url, 'Larkfield', [
    feedRow('a', { price: '50', retail_price: '60' }),
    feedRow('b', { price: '50', retail_price: '100' }),
    feedRow('c', { stock: '0', price: '1', retail_price: '100' }),
  ]);
  await importText(url, 'Quillmoor', [feedRow('d', { category: 'Men > Shoes > Boots', title: 'Boots' })]);
  return database.drop;
};

const shown = (key: string) =>
  ask<{ id: string }>(
    url,
    `SELECT p.external_id AS id FROM collection c JOIN collection_item i ON i.collection_id = c.id
     JOIN product p ON p.id = i.product_id WHERE c.key = $1 ORDER BY i.position`,
    key,
  ).then((rows) => rows.map(({ id }) => id).join());
const listed = () =>
  ask<{ id: string }>(
    url,
    'SELECT external_id AS id FROM listing JOIN product p ON p.id = product_id WHERE cardinality(collection_ids) > 0 ORDER BY 1',
  ).then((rows) => rows.map(({ id }) => id).join());
const idOf = async (externalId: string): Promise<number> =>
  (await ask<{ id: number }>(url, 'SELECT id FROM product WHERE external_id = $1', externalId))[0]?.id ?? 0;

describe('setCollection', () => {
  beforeEach(openShop);

  it('applies each choice in order, and adds each product once', async () => {
    const products = [await idOf('b')];

    const count = await setCollection({ url, key: 'k', choice: { products, fromStore: 'larkfield', newest: 9 } });

    expect(count).toBe(3);
    expect(await shown('k')).toBe('b,a,d');
    expect(await listed()).toBe('a,b,d');
  });

  it('replaces its former products, in the listing too', async () => {
    await setCollection({ url, key: 'k', title: 'First', choice: { newest: 2 } });

    await setCollection({ url, key: 'k', choice: { onSale: 1 } });
    const onSale = await shown('k');
    await setCollection({ url, key: 'k', choice: { categories: ['men'] } });

    expect(onSale).toBe('b');
    expect(await listed()).toBe('d');
    expect(await listCollections(url)).toEqual([{ key: 'k', title: 'First', products: 1 }]);
  });

  it('keeps its products in the listing when they are imported again', { tags: 'sweep' }, async () => {
    await setCollection({ url, key: 'k', choice: { fromStore: 'Quillmoor' } });

    await importText(url, 'Quillmoor', [feedRow('d', { price: '1.00' })]);

    expect(await listed()).toBe('d');
  });
});

describe('setCollection with an invalid choice', () => {
  beforeAll(openShop);

  it.each([
    [{ products: [99] }, 'There is no product 99'],
    [{ fromStore: 'Nobody' }, "There is no store 'Nobody'"],
    [{ categories: ['men/hats'] }, "There is no category 'men/hats'"],
    [{ products: [] }, 'No products chosen for k'],
  ])('rejects %j and keeps the former products', async (choice, message) => {
    await setCollection({ url, key: 'k', choice: { newest: 1 } });
    const before = await shown('k');

    await expect(setCollection({ url, key: 'k', choice })).rejects.toThrow(message);

    expect(await shown('k')).toBe(before);
  });
});
