// cspell:ignore unter jacke
import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { setRate } from '@wearfolio/catalogue/prices/rates';
import { refreshDelivery } from '@wearfolio/catalogue/publish/refresh-delivery';
import type { Market } from '@wearfolio/contracts/content/markets';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKey } from '../partners/testing/add-key.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const marketOf = (prefix: string, country: string, currency: string): Market => ({
  ...{ prefix, country, language: 'de', currency, sizes: [], has_vat_note: false },
});

// Vienna states the coat in euros, with delivery in euros to Austria and in dollars to Poland. Pine states the hat in
// dollars.
const fillShop = async ({ db }: TestApp) => {
  const brand = await addBrand(db, 'Quillmoor');
  const [pine, vienna] = [await addStore(db, 'Pine'), await addStore(db, 'Vienna')];
  const [categories, colors] = [await addCategories(db, 'Women/Clothing/Coats'), [await addColor(db, 'Red')]];
  const add = (name: string, store: typeof pine, priceCents: number, retailCents: number | null = null) =>
    addProduct(db, { name, brand, store, categories, colors, priceCents, retailCents });
  const coat = await add('Ridge Coat', vienna, 11_238, 14_999);
  const hat = await add('Beret', pine, 2_000);
  const quoted = { currency: 'EUR', quotedCents: 8_990n, quotedRetailCents: 11_999n, struckQuotedCents: 11_999n };
  await db.product.update({ where: { id: coat }, data: quoted });
  await db.store.update({ where: { id: vienna.id }, data: { shippingPolicy: 'Free shipping' } });
  const rule = { region: '', freeFromCents: 10_000n };
  await db.storeDelivery.createMany({
    data: [
      { ...rule, storeId: vienna.id, country: 'AT', currency: 'EUR', feeCents: 495n },
      { ...rule, storeId: vienna.id, country: 'PL', currency: 'USD', feeCents: 900n, freeFromCents: null },
      { ...rule, storeId: pine.id, country: 'AT', currency: 'USD', feeCents: 900n },
    ],
  });
  return { coat, hat };
};

describe('what a store states in the currency of a market', () => {
  let shop: TestApp;
  let made: Awaited<ReturnType<typeof fillShop>>;
  let before: string;

  const textAt = async (path: string) => (await request(shop.app.server).get(path).expect(200)).text;
  const bodyAt = async (path: string) => JSON.parse(await textAt(path));

  beforeAll(async () => {
    shop = await startTestApp();
    await setRate(shop.url, 'EUR', 1.25, 'USD');
    made = await fillShop(shop);
    await publishAll(shop);
    before = await textAt('/api/productList?sort=asc');
    const markets = [marketOf('at', 'AT', 'EUR'), marketOf('pl', 'PL', 'EUR'), marketOf('at-en', 'AT', 'USD')];
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets } });
    await shop.app.refreshPublished();
    await refreshDelivery(shop.url, AbortSignal.timeout(20_000));
    await shop.app.refreshCatalogue();
    await shop.app.refreshRates();
  });
  afterAll(() => shop.app.close());

  const quote = {
    ...{ currency: 'EUR', price: 89.9, retail_price: 119.99 },
    ...{ delivery_price: 4.95, delivered_price: 94.85, delivery_free_from: 100 },
  };

  it("goes without the store's words on shipping, which are of the shop's country", async () => {
    const [card] = (await bodyAt('/api/productList?market=at&sort=desc')).data;
    const [details] = await bodyAt(`/api/product/${made.coat}?market=at`);
    const { data: store } = await bodyAt('/api/store/vienna?market=at');

    expect(store).toMatchObject({ shipping_policy: null, delivery: { delivery_price: 4.95 } });
    expect(before).toContain('"shipping_policy":"Free shipping"');
    expect([card, details.card, ...details.offers]).toMatchObject(Array(3).fill({ shipping_policy: null }));
  });

  it('is with cards, offers and suggestions, and nowhere else', async () => {
    const { coat, hat } = made;
    const { data } = await bodyAt('/api/productList?market=at&sort=desc');
    const [details] = await bodyAt(`/api/product/${coat}?market=at`);
    const suggested = await bodyAt('/api/search/keyword?keyword=ridge&market=at');

    expect(data).toMatchObject([{ id: coat, price: 112.38, delivery_price: 6.19, quote }, { id: hat }]);
    expect(data[1]).not.toHaveProperty('quote');
    expect(details).toMatchObject({ card: { quote }, offers: [{ quote }] });
    expect(suggested.products).toMatchObject([{ id: coat, quote }]);
    expect(await textAt('/api/productList?market=at-en')).not.toContain('quote');
    expect(before).not.toContain('quote');
  });

  it('is the currency of prices in a search', async () => {
    const matching = async (query: string): Promise<number> => (await bodyAt(`/api/productList?${query}`)).complete;

    expect(await matching('market=at&keyword=ridge+coat+unter+90+euro')).toBe(1);
    expect(await matching('market=at&keyword=ridge+coat+unter+80+euro')).toBe(0);
    expect(await matching('market=at-en&keyword=ridge+coat+under+90')).toBe(0);
  });

  it('leaves out what it states in another currency', async () => {
    const { data } = await bodyAt('/api/productList?market=pl');

    expect(data).toMatchObject([
      { delivery_price: 9, quote: { price: 89.9, delivery_price: null, delivered_price: null } },
    ]);
  });

  it('is in pages, structured data and the rows of partners', async () => {
    const { coat, hat } = made;
    const page = await textAt(`/at/product/${coat}/ridge-coat`);
    const key = await addKey(shop.db, 'vienna-weekly');
    await shop.db.partner.updateMany({ data: { market: 'at' } });
    const changes = await request(shop.app.server).get('/api/changes?since=0').set('Authorization', `Bearer ${key}`);
    const rowOf = (id: number) =>
      changes.body.data.find((change: { product_id: number }) => change.product_id === id).product;

    expect(page).toContain('"price":"89.90","priceCurrency":"EUR"');
    expect(page).toContain('"shippingRate":{"@type":"MonetaryAmount","value":"4.95","currency":"EUR"}');
    expect(rowOf(coat)).toMatchObject({ price: 89.9, retail_price: 119.99, delivery_price: 4.95, currency: 'EUR' });
    expect(rowOf(hat)).toMatchObject({ price: 20, delivery_price: 9, currency: 'USD' });
  });
});
