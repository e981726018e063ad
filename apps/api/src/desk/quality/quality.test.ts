import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let cookie = '';

beforeAll(async () => {
  shop = await startTestApp();
  ({ cookie } = await signInStaff(shop.db, 'reader'));
  const rows = Array.from({ length: 30 }, (_, at) =>
    feedRow(`L-${at}`, { brand: '', category: 'General', title: `Zorblat ${at}`, color: 'Zzyzx' }),
  );
  await importText(shop.url, 'Larkfield', rows);
  await shop.db.store.create({ data: { name: 'Birchwood', slug: 'birchwood' } });
});
afterAll(() => shop.app.close());

describe('GET /api/desk/quality', () => {
  it('returns measurements per store, and none for a store that was never imported', async () => {
    const { body } = await getDesk(shop, '/quality', cookie).expect(200);

    expect(body).toMatchObject({
      total: 2,
      data: [{ name: 'Birchwood', at: null, quality: null }, { name: 'Larkfield' }],
    });
    expect(body.data[1].quality).toMatchObject({ products: 30, duplicates: 0, known: { category: 0, gtin: 0 } });
    expect((await getDesk(shop, '/quality?page=2', cookie)).body.data).toEqual([]);
  });

  it('explains a missing measurement with the page and the command that provide it', async () => {
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });

    const { reasons } = (await getDesk(shop, '/quality', cookie)).body;

    expect(reasons).toContainEqual({
      rows: 30,
      stores: 'Larkfield',
      text: 'No color of the palette is known for the color "Zzyzx"',
      path: '/ops/values?list=color',
      command: 'map color "Zzyzx" Blue',
    });
    expect(reasons).toContainEqual({
      rows: 30,
      stores: 'Larkfield',
      text: expect.stringContaining('audience'),
      path: `/ops/store?id=${id}&tab=settings#audience`,
      command: 'store set --store "Larkfield" --audience "unisex"',
    });
  });
});
