import { decideMatch } from '@wearfolio/catalogue/matching/decisions';
import { matchOffers } from '@wearfolio/catalogue/matching/run-matching';
import { importOffers, offerId } from '@wearfolio/catalogue/testing/offers';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const gtin = '4006381333931';

describe('the canonical address of a cluster', () => {
  let shop: TestApp;
  let [old, young, alone] = [0, 0, 0];

  beforeAll(async () => {
    shop = await startTestApp();
    await importOffers(shop.url, 'Alpine', { a: { title: 'Ridge Boot', gtin }, b: { title: 'Heron Sandal' } });
    await importOffers(shop.url, 'Basecamp', { c: { title: 'Corvus Boot', gtin } });
    [old, young, alone] = await Promise.all([
      offerId(shop.url, 'Alpine', 'a'),
      offerId(shop.url, 'Basecamp', 'c'),
      offerId(shop.url, 'Alpine', 'b'),
    ]);
    await shop.app.refreshCatalogue();
  });
  beforeEach(async () => {
    await shop.db.product.updateMany({ where: { id: old }, data: { active: true } });
    await shop.db.listing.updateMany({ data: { active: true } });
  });
  afterAll(() => shop.app.close());

  const get = (path: string) => request(shop.app.server).get(path).redirects(0);
  const whereTo = async (path: string): Promise<string> => {
    const { headers } = await get(path).expect(301);
    expect(headers['cache-control']).toBe('no-cache');
    return headers.location ?? '';
  };
  const listed = async (): Promise<string[]> => {
    const { text } = await get('/sitemaps/products-1.xml').expect(200);
    return [...text.matchAll(/<loc>https:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  };

  it('is the address of its oldest offer, and the addresses of the others redirect to it', async () => {
    const target = await whereTo(`/product/${young}/corvus-boot?utm_source=mail`);
    const { text } = await get(target).expect(200);

    expect(target).toBe(`/product/${old}/ridge-boot?utm_source=mail&offer=${young}`);
    expect(text).toContain(`<link rel="canonical" href="https://shop.test/product/${old}/ridge-boot"`);
    expect(text).toContain('Corvus Boot');
    expect((await get(`/product/${old}`).expect(200)).text).toContain('Ridge Boot');
    expect(await listed()).toEqual([`/product/${old}/ridge-boot`, `/product/${alone}/heron-sandal`]);
  });

  it('changes when the oldest offer leaves, and changes back when it returns', async () => {
    await shop.db.product.updateMany({ where: { id: old }, data: { active: false } });
    await get(`/product/${young}`).expect(200);
    const { status } = await get(`/product/${old}/ridge-boot?offer=${young}`);
    const back = await whereTo(`/product/${old}/ridge-boot?offer=${young}`);
    const gone = await get(`/out/${old}`);
    await shop.db.product.updateMany({ where: { id: old }, data: { active: true } });

    expect([status, back]).toEqual([301, `/product/${young}/corvus-boot`]);
    expect([gone.status, gone.headers.location]).toEqual([302, `/product/${young}/corvus-boot`]);
    expect(await whereTo(`/product/${young}`)).toBe(`/product/${old}/ridge-boot?offer=${young}`);
  });

  it('is separate for each offer after a split, and while offers are not grouped', async () => {
    await decideMatch(shop.url, 'split', [old, young]);
    await get(`/product/${young}/corvus-boot`).expect(200);
    const shared = await whereTo(`/product/${old}/ridge-boot?offer=${young}&color=1`);
    const apart = await listed();
    await decideMatch(shop.url, 'undo', [old, young]);
    await matchOffers(shop.url, { isGrouping: false });
    await get(`/product/${young}/corvus-boot`).expect(200);
    await matchOffers(shop.url, { isGrouping: true });

    expect(shared).toBe(`/product/${young}/corvus-boot?color=1`);
    expect(apart).toHaveLength(3);
    expect(await whereTo(`/product/${young}`)).toContain(`/product/${old}/`);
  });

  it('keeps ?offer= for the oldest offer while the cluster has other offers', async () => {
    await get(`/product/${old}/ridge-boot?offer=${old}`).expect(200);

    expect(await whereTo(`/product/${alone}/heron-sandal?offer=${alone}`)).toBe(`/product/${alone}/heron-sandal`);
  });

  it('leads from an offer that staff hid to what other stores sell', async () => {
    const hide = (id: number) => shop.db.listing.update({ where: { productId: id }, data: { active: false } });
    await hide(young);
    const hidden = [await whereTo(`/product/${young}`), await whereTo(`/product/${old}/x?offer=${young}&color=1`)];
    const { body: details } = await get(`/api/product/${young}`).expect(200);
    const { body: media } = await get(`/api/media/mediaList?product_id=${young}`).expect(200);
    await shop.db.listing.updateMany({ data: { active: true } });
    await hide(old);

    expect(hidden).toEqual([`/product/${old}/ridge-boot`, `/product/${old}/ridge-boot?color=1`]);
    expect(details[0].id).toBe(old);
    expect(media.data).toMatchObject([{ image_path: 'https://alpine.example/a.jpg' }]);
    expect(await whereTo(`/product/${old}/ridge-boot`)).toBe(`/product/${young}/corvus-boot`);
    expect(await listed()).toEqual([`/product/${alone}/heron-sandal`, `/product/${young}/corvus-boot`]);
    await hide(young);
    await get(`/product/${old}`).expect(404);
    await get(`/api/product/${young}`).expect(404);
  });

  it.each(['x', '0', '999999'])('drops ?offer= when it is %s', async (offer) => {
    expect(await whereTo(`/product/${old}?offer=${offer}`)).toBe(`/product/${old}/ridge-boot`);
  });
});
