import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, checksum, type FeedRow, feedRow, importText } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

describe('a rejected row', () => {
  const shown = () =>
    ask(
      url,
      `SELECT p.external_id AS id, p.stock, p.price_cents AS price, (
         SELECT string_agg(v.external_id || ' ' || z.attribute_value || ' ' || coalesce(c.name::text, '') || ' ' || v.stock, ', ' ORDER BY v.external_id)
         FROM variant v JOIN size z ON z.id = size_id LEFT JOIN color c ON c.id = color_id WHERE v.product_id = p.id) AS variants
       FROM product p ORDER BY p.id`,
    );

  it('leaves its product unchanged', async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b'), feedRow('c')]);
    // The learned profile belongs to the store and may change.
    const sums = async () => (await checksum(url)).split('\n').filter((line) => !line.startsWith('store '));
    const before = await sums();

    const { plan, printed } = await importText(url, 'Larkfield', [
      feedRow('a', { price: '-1' }),
      feedRow('b', { price: 'free' }),
      feedRow('c'),
    ]);

    expect(plan).toMatchObject({ unchanged: 1, rejected: 2, soldOut: 0, missing: 0, kept: 2 });
    expect(printed.join('\n')).toContain('Products left unchanged because one of their rows was rejected: 2');
    expect(await sums()).toEqual(before);
  });

  it('keeps its variant in a product whose other rows changed', async () => {
    const row = (id: string, more: FeedRow) => feedRow(id, { group_id: 'g', title: 'Larkfield Coat', ...more });
    await importText(url, 'Larkfield', [
      row('a', { size: 'S', color: 'Red', price: '50.00' }),
      row('b', { size: 'M', color: 'Blue', price: '40.00' }),
    ]);
    const pictures = () => ask(url, 'SELECT path FROM product_media ORDER BY path');
    const before = await pictures();

    await importText(url, 'Larkfield', [
      row('a', { size: 'S', color: 'Red', price: '49.00' }),
      row('b', { price: '-1' }),
    ]);

    expect(await shown()).toEqual([{ id: 'g', stock: 10, price: 4000, variants: 'a S Red 5, b M Blue 5' }]);
    expect(await pictures()).toEqual(before);
    expect(await ask(url, 'SELECT id FROM price_change')).toHaveLength(1);
  });
});
