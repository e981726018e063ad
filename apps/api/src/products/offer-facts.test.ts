import { Prisma } from '@wearfolio/database/generated/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const unknown = {
  ...{ delivery_price: null, delivered_price: null, delivery_free_from: null, delivery_days: null },
  ...{ returns_days: null, returns_free: null, returns_note: null },
};

describe('facts beside the price of an offer', () => {
  let shop: TestApp;
  let id = 0;

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    id = await addProduct(db, {
      name: 'Scent',
      brand: await addBrand(db, 'Vael'),
      store: await addStore(db, 'Northbound'),
      categories: await addCategories(db, 'Women/Beauty/Perfume'),
      colors: [await addColor(db, 'Red')],
    });
    await publishAll(shop);
  });
  afterAll(() => shop.app.close());

  const offer = async () => (await request(shop.app.server).get(`/api/product/${id}`).expect(200)).body[0].offers[0];
  const set = (data: object) => shop.db.product.update({ where: { id }, data, select: { id: true } });
  const disclosed = async () => (await request(shop.app.server).get('/api/disclosure').expect(200)).body.data;

  it('include delivery and the unit price when they are known', async () => {
    await set({ priceCents: 1200, quotedCents: 1200n, unitMeasure: { held: 75, base: 100, unit: 'ml' } });
    const perBase = { price: 16, stated: null, amount: 100, unit: 'ml' };
    expect(await offer()).toMatchObject({ ...unknown, unit_price: perBase });

    const option = { country: null, region: null, service: null, cents: 495, currency: 'USD', freeFromCents: null };
    await set({ delivery: [{ ...option, days: [2, 4] }], unitMeasure: Prisma.DbNull });
    await publishAll(shop);
    expect(await offer()).toMatchObject({
      ...{ delivery_price: 4.95, delivered_price: 16.95, delivery_days: [2, 4] },
      unit_price: null,
    });
  });

  it('include the unit price of the shown price where the store quotes another currency', async () => {
    const measure = { held: 75, base: 100, unit: 'ml' };
    await set({ priceCents: 1000, quotedCents: 7000n, currency: 'DKK', unitMeasure: measure });

    expect(await offer()).toMatchObject({ unit_price: { price: 13.33, stated: null, amount: 100, unit: 'ml' } });
  });

  it("include the commission note when the store's links are affiliate links", async () => {
    expect(await offer()).toMatchObject({ pays_commission: false });
    expect(await disclosed()).toEqual({ pays_commission: false });

    await shop.db.store.updateMany({ data: { clickOutTemplate: 'https://clicks.test/?to={url}' } });

    expect(await offer()).toMatchObject({ pays_commission: true });
    expect(await disclosed()).toEqual({ pays_commission: true });
  });
});
