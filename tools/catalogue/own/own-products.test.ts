import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import type { OwnFields } from './own-feed.ts';
import { addStoreByHand, listOwn, removeOwn, saveOwn } from './own-products.ts';

const ada: Actor = { id: null, email: 'ada@shop.test' };
const hash = 'cd'.repeat(16);
const picture = `/shop-pictures/${hash}/1-800x1000-112233-800`;

const boots: OwnFields = {
  title: 'Harbor Boots, "waxed"',
  brand: 'Quillmoor',
  category: 'women/shoes/boots',
  description: 'Made by hand.',
  link: 'https://quillmoor.example/harbor',
  price: '149.00',
  retailPrice: '199.00',
  currency: 'USD',
  pictures: [picture],
  variants: [
    { color: 'Black', size: 'US 8', stock: 3 },
    { color: 'Black', size: 'US 9', stock: 0 },
    { color: 'Red', size: 'US 8', stock: null },
  ],
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let url = '';
let storeId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ url } = database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await ask(url, 'TRUNCATE product, store, own_product CASCADE');
  storeId = await addStoreByHand(url, ada, { name: 'Atelier', currency: 'USD' });
});

const save = (fields: Partial<OwnFields> = {}, id: number | null = null, version = 1) =>
  saveOwn({ url, currency: 'USD' }, ada, { storeId, id, version, fields: { ...boots, ...fields } });

const shown = () =>
  ask<{ title: string; active: boolean }>(
    url,
    `SELECT l.card ->> 'title' AS title, l.card ->> 'brand_name' AS brand, l.card ->> 'category_path' AS path,
       l.card ->> 'image_path' AS image, l.price_cents AS price, l.active, p.product_url AS link, p.currency,
       ARRAY(SELECT concat_ws(' ', c.name, s.attribute_value, v.stock) FROM variant v LEFT JOIN color c ON c.id = v.color_id
         LEFT JOIN size s ON s.id = v.size_id WHERE v.product_id = p.id ORDER BY v.external_id) AS variants
     FROM product p JOIN listing l ON l.product_id = p.id ORDER BY p.external_id`,
  );

describe('a product by hand', () => {
  it('is listed with link, price, picture and variants, and changes where it stands', async () => {
    const id = await save();
    const first = await shown();
    const [{ productId, version } = { productId: 0, version: 0 }] = await ask<{ productId: number; version: number }>(
      url,
      'SELECT p.id AS "productId", version FROM product p, own_product',
    );
    await save({ price: '129.00', title: 'Harbor Boots' }, id, version);

    expect(first).toEqual([
      {
        ...{ title: 'Harbor Boots, "Waxed"', brand: 'Quillmoor', path: 'women/shoes/boots', image: picture },
        ...{ price: 14900, active: true, link: 'https://quillmoor.example/harbor', currency: 'USD' },
        variants: ['Black 8 3', 'Black 9 0', 'Red 8'],
      },
    ]);
    expect(await shown()).toMatchObject([{ title: 'Harbor Boots', price: 12900 }]);
    expect(await withConnection(url, (db) => listOwn(db, storeId))).toMatchObject([{ id, version: 2, productId }]);
  });

  it('keeps the paragraphs and lines of its description', async () => {
    await save({ description: 'Made by hand.\nIn Porto.\n\nWax them once a year.' });

    expect(await ask(url, 'SELECT description FROM product')).toEqual([
      { description: '<p>Made by hand.<br />In Porto.</p><p>Wax them once a year.</p>' },
    ]);
  });

  it('has pictures of the size of the upload', async () => {
    await ask(
      url,
      `INSERT INTO content_picture (hash, name, width, height, color, actor)
       VALUES ('${hash}', 'boots.jpg', 800, 1000, '112233', '${ada.email}')`,
    );

    await save();

    expect(await ask(url, 'SELECT DISTINCT path, width, height FROM product_media')).toEqual([
      { path: picture, width: 800, height: 1000 },
    ]);
  });

  it('stays through imports of a feed for its store, and the feed through changes by hand', async () => {
    const id = await save();
    await importText(url, 'Atelier', [feedRow('a'), feedRow('b')]);
    const imported = await shown();
    await save({ price: '99.00' }, id);
    await importText(url, 'Atelier', [feedRow('a')], { yes: true });

    expect(imported).toHaveLength(3);
    expect(imported).toMatchObject(Array.from({ length: 3 }, () => ({ active: true })));
    const stocks = await ask(url, 'SELECT external_id AS id, stock FROM product ORDER BY external_id');
    expect(stocks).toEqual([
      { id: 'a', stock: 5 },
      { id: 'b', stock: 0 },
      { id: `own-${id}`, stock: null },
    ]);
  });

  it('is taken out of the shop, and stays out', async () => {
    const id = await save();
    await save({ title: 'Second Boots', link: 'https://quillmoor.example/second' });

    await removeOwn(url, ada, { storeId, id });
    await importText(url, 'Atelier', [feedRow('a')], { yes: true });

    expect((await shown()).map(({ title, active }) => [title, active])).toEqual([
      ['Rain Jacket a', true],
      ['Harbor Boots, "Waxed"', false],
      ['Second Boots', true],
    ]);
    await expect(removeOwn(url, ada, { storeId, id })).rejects.toThrow('removed already');
  });

  it('keeps nothing of what cannot be read or was changed meanwhile', async () => {
    await expect(save({ price: 'a lot' })).rejects.toThrow(/price/);
    const id = await save();
    await save({ title: 'First' }, id);

    await expect(save({ title: 'Second' }, id)).rejects.toThrow('meanwhile');
    await expect(save({ currency: 'XYZ' }, id, 2)).rejects.toThrow();
    expect(await shown()).toMatchObject([{ title: 'First', price: 14900 }]);
  });

  it('can be saved again after a save that had to wait for an import', { tags: 'sweep' }, async () => {
    const [{ last } = { last: 0 }] = await ask<{ last: number }>(url, 'SELECT max(id)::int AS last FROM audit_log');
    const id = await save();
    await withConnection(url, async (importer) => {
      await lockStore(importer, 'Atelier');
      await expect(save({ title: 'Early' })).rejects.toThrow('import');
      await expect(save({ title: 'Late' }, id)).rejects.toThrow('import');
    });

    await save({ title: 'Late' }, id);

    expect(await shown()).toMatchObject([{ title: 'Late' }]);
    expect(
      await ask(url, `SELECT action, after ->> 'title' AS title FROM audit_log WHERE id > ${last} ORDER BY id`),
    ).toEqual([
      { action: 'add own product', title: boots.title },
      { action: 'add own product', title: 'Early' },
      { action: 'undo own product', title: null },
      { action: 'change own product', title: 'Late' },
      { action: 'undo own product', title: boots.title },
      { action: 'change own product', title: 'Late' },
    ]);
  });
});
