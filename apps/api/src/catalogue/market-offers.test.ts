import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import type { Market } from '@wearfolio/contracts/content/markets';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKey } from '../partners/testing/add-key.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const marketOf = (prefix: string, country: string): Market => ({
  ...{ prefix, country, language: 'de', currency: 'EUR', sizes: [], has_vat_note: false },
});

/**
 * Pine says nothing of delivery, Vienna delivers to Austria, and Both to Austria and the shop's country. All sell the
 * coat; the hat is sold by Pine and the scarf by Vienna.
 */
const fillShop = async (shop: TestApp) => {
  const { db } = shop;
  const [brand, hats] = [await addBrand(db, 'Quillmoor'), await addBrand(db, 'Hatter')];
  const [pine, vienna, both] = [await addStore(db, 'Pine'), await addStore(db, 'Vienna'), await addStore(db, 'Both')];
  const [categories, colors] = [await addCategories(db, 'Women/Clothing/Coats'), [await addColor(db, 'Red')]];
  const hatKind = await addCategories(db, 'Women/Accessories/Hats');
  const add = (name: string, store: typeof pine, priceCents: number, more = {}) =>
    addProduct(db, { name, brand, store, categories, colors, priceCents, ...more });
  const coat = await add('Ridge Coat', pine, 6_000);
  const coatOfVienna = await add('Ridge Coat', vienna, 7_000);
  const coatOfBoth = await add('Ridge Coat', both, 7_100);
  const hat = await add('Beret', pine, 2_000, { brand: hats, categories: hatKind });
  const scarf = await add('Mohair Scarf', vienna, 3_000);
  await db.product.updateMany({ where: { id: { in: [coatOfVienna, coatOfBoth] } }, data: { clusterId: coat } });
  const rule = { currency: 'USD', region: '' };
  await db.storeDelivery.createMany({
    data: [
      { ...rule, storeId: vienna.id, country: 'AT', feeCents: 500n },
      { ...rule, storeId: both.id, country: 'AT', feeCents: 0n, daysFrom: 1, daysTo: 2 },
      { ...rule, storeId: both.id, country: 'US', feeCents: 400n },
    ],
  });
  return { coat, coatOfVienna, coatOfBoth, hat, scarf, pine, vienna, both };
};

describe('the offers of a market', () => {
  let shop: TestApp;
  let made: Awaited<ReturnType<typeof fillShop>>;
  let before: string;

  const get = (path: string) => request(shop.app.server).get(path);
  const list = async (query: string) => (await get(`/api/productList?${query}`).expect(200)).body;
  const idsOf = async (query: string): Promise<number[]> =>
    (await list(query)).data.map(({ product_id }: ProductCard) => product_id);

  beforeAll(async () => {
    shop = await startTestApp();
    made = await fillShop(shop);
    await publishAll(shop);
    before = (await get('/api/productList?sort=asc').expect(200)).text;
    const markets = [marketOf('at', 'AT'), marketOf('pl', 'PL'), marketOf('us-de', 'US')];
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets } });
    await shop.app.refreshPublished();
    await publishAll(shop);
  });
  afterAll(() => shop.app.close());

  it('are all in a shop of one market', () => {
    const { total, data } = JSON.parse(before);

    expect(total).toBe(3);
    expect(data.map(({ id, offer_count }: ProductCard) => [id, offer_count])).toEqual([
      [made.hat, 1],
      [made.scarf, 1],
      [made.coat, 3],
    ]);
    expect(before).not.toContain('abroad');
  });

  it.each(['sort=asc', 'sort=asc&market=us-de'])('are those that ship to its country: %s', async (query) => {
    const { hat, coat } = made;
    const { data, facets, total } = await list(query);

    expect(total).toBe(2);
    expect(data).toMatchObject([
      { id: hat, delivery_price: null },
      { id: coat, store_name: 'Pine', lowest_price: 60, offer_count: 2, delivery_price: null },
    ]);
    expect(facets.store).toMatchObject([
      { name: 'Both', count: 1 },
      { name: 'Pine', count: 2 },
    ]);
  });

  it('have the delivery to another country, in cards, orders and facets', async () => {
    const { coatOfVienna, coatOfBoth, scarf } = made;
    const { data, facets, total } = await list('market=at&sort=asc');

    expect(total).toBe(2);
    expect(data).toMatchObject([
      { id: scarf, delivery_price: 5, delivered_price: 35 },
      { id: coatOfVienna, price: 70, lowest_price: 70, offer_count: 2, delivery_price: 5, delivered_price: 75 },
    ]);
    expect(JSON.stringify(data)).not.toContain('abroad');
    expect(facets.free_delivery).toMatchObject([{ id: 601, count: 1 }]);
    expect(facets.store).toMatchObject([
      { name: 'Both', count: 1 },
      { name: 'Vienna', count: 2 },
    ]);
    expect(await idsOf('market=at&free_delivery=601')).toEqual([coatOfBoth]);
    expect((await list('market=at&free_delivery=601')).data[0]).toMatchObject({ delivery_price: 0 });
    expect(await idsOf('market=at&sort=delivered')).toEqual([scarf, coatOfVienna]);
    expect(await idsOf('market=pl')).toEqual([]);
  });

  it('are searched, suggested and listed by brand', async () => {
    const suggested = async (market: string) =>
      (await get(`/api/search/keyword?keyword=beret${market}`).expect(200)).body.products.length;

    expect((await list('keyword=beret&market=at')).complete ?? 0).toBe(0);
    expect([await suggested(''), await suggested('&market=at')]).toEqual([1, 0]);
    await get('/api/brand/hatter').expect(200);
    await get('/api/brand/hatter?market=at').expect(404);
    const tree = JSON.stringify((await get('/api/categories?market=at').expect(200)).body.data);
    expect([tree.includes('Coats'), tree.includes('Hats')]).toEqual([true, false]);
  });

  it('are those of a product, which is not found where none ships', async () => {
    const { coat, coatOfVienna, coatOfBoth, hat } = made;
    const [details] = (await get(`/api/product/${coat}?market=at`).expect(200)).body;

    expect(details.id).toBe(coatOfVienna);
    expect(details.offers).toMatchObject([
      { product_id: coatOfVienna, delivery_price: 5 },
      { product_id: coatOfBoth, delivery_price: 0, delivery_days: [1, 2] },
    ]);
    for (const part of ['prices', 'similar']) await get(`/api/product/${coat}/${part}?market=at`).expect(200);
    await get(`/api/product/${hat}`).expect(200);
    await get(`/api/product/${hat}?market=at`).expect(404);
    await get(`/at/product/${hat}/beret`).expect(404);
    const moved = await get(`/at/product/${coat}/ridge-coat`).expect(301);
    expect(moved.headers.location).toBe(`/at/product/${coatOfVienna}/ridge-coat`);
  });

  it('are in the markets that a page names for search engines', async () => {
    const { hat, coat, coatOfVienna } = made;
    const alternates = async (path: string) =>
      [...(await get(path).expect(200)).text.matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/g)]
        .map(([, lang, href]) => `${lang} ${href}`)
        .toSorted();
    const ofHome = (path: string) => [`de-US /us-de${path}`, `en-US ${path}`, `x-default ${path}`];

    expect(await alternates(`/product/${hat}/beret`)).toEqual(ofHome(`/product/${hat}/beret`));
    expect(await alternates(`/at/product/${coatOfVienna}/ridge-coat`)).toEqual([
      `de-AT /at/product/${coatOfVienna}/ridge-coat`,
      ...ofHome(`/product/${coat}/ridge-coat`),
    ]);
    expect(await alternates('/brand/hatter')).toEqual(ofHome('/brand/hatter'));
    expect(await alternates('/at/brand/quillmoor')).toContain('en-US /brand/quillmoor');
  });

  it('are in the sitemap of the market', async () => {
    const { hat, scarf } = made;
    const sitemap = async (prefix: string) => (await get(`${prefix}/sitemaps/products-1.xml`).expect(200)).text;
    const [own, austrian] = [await sitemap(''), await sitemap('/at')];

    expect([own.includes(`/product/${hat}/`), own.includes(`/product/${scarf}/`)]).toEqual([true, false]);
    expect([austrian.includes(`/product/${hat}/`), austrian.includes(`/at/product/${scarf}/`)]).toEqual([false, true]);
  });

  it('are those of the market of a partner, unless it names another', async () => {
    const { hat, scarf } = made;
    const key = await addKey(shop.db, 'vienna-weekly');
    await shop.db.partner.updateMany({ data: { market: 'at' } });
    const ask = async (path: string) => (await get(path).set('Authorization', `Bearer ${key}`).expect(200)).body;

    expect((await ask('/api/productList?sort=asc')).data[0].id).toBe(scarf);
    expect((await ask('/api/productList?sort=asc&market=us-de')).data[0].id).toBe(hat);
    const { data } = await ask('/api/changes?since=0');
    const changeOf = (id: number) => data.find((change: { product_id: number }) => change.product_id === id).product;
    expect(changeOf(hat)).toBeNull();
    expect(changeOf(scarf)).toMatchObject({ delivery_price: 5, link: expect.stringContaining('/at/product/') });
  });
});
