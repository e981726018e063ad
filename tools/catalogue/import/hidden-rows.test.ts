import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, importText } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const feed = (active: Readonly<Record<string, string>>): string =>
  [
    'id,title,brand,category,price,link,stock,is_active',
    ...Object.entries(active).map(
      ([id, value]) =>
        `${id},Rain Jacket ${id},Larkfield,Women > Clothing > Jackets,59.00 USD,https://larkfield.example/${id},5,${value}`,
    ),
    '',
  ].join('\n');

const shown = async () =>
  (
    await ask<{ id: string }>(
      url,
      'SELECT external_id AS id FROM listing JOIN product ON id = product_id WHERE listing.active ORDER BY 1',
    )
  ).map(({ id }) => id);

describe('a feed with a column is_active', () => {
  it('hides a product where it is 0 or false, and shows it again where it is not', async () => {
    await importText(url, 'Larkfield', feed({ a: '1', b: '0', c: 'true' }));
    const first = await shown();
    const { plan } = await importText(url, 'Larkfield', feed({ a: '0', b: '1', c: 'FALSE' }), { yes: true });
    const second = await shown();
    await importText(url, 'Larkfield', feed({ a: '', b: '1', c: '1' }));

    expect(first).toEqual(['a', 'c']);
    expect(second).toEqual(['b']);
    expect(plan).toMatchObject({ created: 1, soldOut: 2, rejected: 2, kept: 0 });
    expect(await shown()).toEqual(['a', 'b', 'c']);
  });

  it('hides a product that had left the feed before', async () => {
    await importText(url, 'Larkfield', feed({ a: '1', b: '1' }));
    await importText(url, 'Larkfield', feed({ b: '1' }), { yes: true });
    const soldOut = await shown();
    await importText(url, 'Larkfield', feed({ a: '0', b: '1' }));

    expect(soldOut).toEqual(['a', 'b']);
    expect(await shown()).toEqual(['b']);
  });
});
