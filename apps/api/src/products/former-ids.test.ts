import { feedRow, importStems, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { press } from '../favorites/testing/favorites-shop.ts';
import { type SignedInCustomer, signInAs } from '../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('the id of a product that was merged into another one', () => {
  let shop: TestApp;
  let customer: SignedInCustomer;
  let blue: number;

  const boot = (id: string, color: string, group_id = '') =>
    feedRow(id, { title: 'Larkfield Ridge Boot', category: 'Women > Shoes > Boots', color, group_id });
  beforeAll(async () => {
    shop = await startTestApp();
    await importStems(shop.url, 'Larkfield', [boot('a', 'Red'), boot('b', 'Blue')], () => null);
    await importText(shop.url, 'Larkfield', [boot('a', 'Red', 'g'), boot('b', 'Blue', 'g')]);
    await shop.app.refreshCatalogue();
    customer = await signInAs(shop, 'Ada');
    blue = (await shop.db.color.findUniqueOrThrow({ where: { name: 'Blue' } })).id;
  });
  afterAll(() => shop.app.close());

  const get = (path: string) => request(shop.app.server).get(path).redirects(0);

  it('redirects to the current address and keeps the query', async () => {
    const { headers } = await get('/product/2/larkfield-ridge-boot?utm_source=mail').expect(301);
    const { headers: bare } = await get('/product/2').expect(301);
    const { text } = await get(bare.location ?? '').expect(200);

    expect(headers.location).toMatch(/^\/product\/1\/[a-z-]+\?utm_source=mail$/);
    expect(text).toContain('Ridge Boot');
    await get('/product/3').expect(404);
  });

  it('works for details, pictures and click-outs', async () => {
    const { body: details } = await get('/api/product/2').expect(200);
    const { body: media } = await get('/api/media/mediaList?product_id=2').expect(200);
    const { headers } = await get('/out/2').expect(302);

    expect(details[0].id).toBe(1);
    expect(media.data).toHaveLength(2);
    expect(headers.location).toBe('https://larkfield.example/a');
  });

  it('saves and removes the current product as a favorite', async () => {
    const heart = { product_id: 2, color_id: blue };

    await press(shop, customer, heart).expect(200);
    const saved = await shop.db.favorite.findMany({ select: { productId: true, colorId: true } });
    await press(shop, customer, { ...heart, actionType: 'remove' }).expect(200);

    expect(saved).toEqual([{ productId: 1, colorId: blue }]);
    expect(await shop.db.favorite.count()).toBe(0);
  });
});
