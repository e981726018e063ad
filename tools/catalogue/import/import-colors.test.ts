import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, feedRow, importText, productsOf } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

describe('importing colors', () => {
  it('makes one product of the rows of a group, at the lowest available price', async () => {
    await importText(url, 'Larkfield', [
      feedRow('g-1', { group_id: 'g', color: 'Red', size: 'M', price: '60', retail_price: '80', stock: '2' }),
      feedRow('g-2', { group_id: 'g', color: 'Navy', size: 'L', price: '50', retail_price: '70', stock: '1' }),
      feedRow('g-3', { group_id: 'g', color: 'Navy', size: 'S', price: '40', retail_price: '90', stock: '0' }),
    ]);

    expect(await productsOf(url, 'Larkfield')).toEqual([
      { external_id: 'g', stock: 3, price_cents: 5000, retail_cents: 7000 },
    ]);
    expect(
      await ask(
        url,
        `SELECT c.name, parent.name AS parent, pc.is_primary, pc.position, m.path
         FROM product_color pc JOIN color c ON c.id = pc.color_id JOIN color parent ON parent.id = c.parent_id
         JOIN product_media m ON m.product_color_id = pc.id ORDER BY pc.position, m.position`,
      ),
    ).toEqual([
      { name: 'Red', parent: 'Red', is_primary: true, position: 0, path: 'https://img.larkfield.example/g-1.jpg' },
      { name: 'Navy', parent: 'Blue', is_primary: false, position: 1, path: 'https://img.larkfield.example/g-2.jpg' },
      { name: 'Navy', parent: 'Blue', is_primary: false, position: 1, path: 'https://img.larkfield.example/g-3.jpg' },
    ]);
    expect(await ask(url, 'SELECT external_id, price_cents FROM variant ORDER BY external_id')).toHaveLength(3);
  });

  it("uses 'Unspecified' only for products without any color", { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', [
      feedRow('none', { title: 'Hat', color: '' }),
      feedRow('some-1', { title: 'Hat', group_id: 'some', color: '' }),
      feedRow('some-2', { title: 'Hat', group_id: 'some', color: 'Olive' }),
    ]);

    expect(
      await ask(
        url,
        `SELECT p.external_id, c.name, pc.is_primary, cardinality(l.color_ids) AS parents
         FROM product_color pc JOIN product p ON p.id = pc.product_id JOIN color c ON c.id = pc.color_id
         JOIN listing l ON l.product_id = p.id ORDER BY p.external_id`,
      ),
    ).toEqual([
      { external_id: 'none', name: 'Unspecified', is_primary: true, parents: 0 },
      { external_id: 'some', name: 'Olive', is_primary: true, parents: 1 },
    ]);
  });

  it('keeps the ids of unchanged colors and pictures when a product changes', async () => {
    const group = (price: string, colors: string[]) =>
      colors.map((color) => feedRow(`g-${color}`, { group_id: 'g', color, price }));
    const ids = () =>
      ask(
        url,
        'SELECT c.name, pc.id, m.id AS media FROM product_color pc JOIN color c ON c.id = pc.color_id JOIN product_media m ON m.product_color_id = pc.id ORDER BY c.name',
      );
    await importText(url, 'Larkfield', group('60', ['Red', 'Blue']));
    const before = await ids();

    await importText(url, 'Larkfield', group('50', ['Green', 'Blue', 'Red']));

    expect((await ids()).filter(({ name }: { name?: string }) => name !== 'Green')).toEqual(before);
    expect(
      await ask(url, 'SELECT c.name FROM product_color pc JOIN color c ON c.id = pc.color_id WHERE is_primary'),
    ).toEqual([{ name: 'Green' }]);
  });
});
