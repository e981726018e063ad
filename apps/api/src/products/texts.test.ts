// cspell:ignore Regenmantel Wasserdicht
import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import type { Market } from '@wearfolio/contracts/content/markets';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// A market of the same country, which differs from the shop in its language alone.
const german: Market = {
  ...{ prefix: 'de', country: 'US', language: 'de', currency: 'USD', sizes: [], has_vat_note: false },
};

describe('what a store says in the language of a market', () => {
  let shop: TestApp;
  let id: number;

  const bodyAt = async (path: string) => JSON.parse((await request(shop.app.server).get(path).expect(200)).text);

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const [brand, store] = [await addBrand(db, 'Quillmoor'), await addStore(db, 'Pine')];
    await db.store.update({ where: { id: store.id }, data: { language: 'en' } });
    const [categories, colors] = [await addCategories(db, 'Women/Clothing/Coats'), [await addColor(db, 'Red')]];
    id = await addProduct(db, { name: 'Rain Coat', brand, store, categories, colors, priceCents: 10_000 });
    await addProduct(db, { name: 'Wool Coat', brand, store, categories, colors, priceCents: 9_000 });
    await db.product.updateMany({ data: { description: '<p>Warm.</p>' } });
    const texts = { title: 'Regenmantel Elbe', description: '<p>Wasserdicht.</p>' };
    await db.productText.create({ data: { productId: id, language: 'de', ...texts } });
    await publishAll(shop);
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets: [german] } });
    await shop.app.refreshPublished();
    await shop.app.refreshCatalogue();
  });
  afterAll(() => shop.app.close());

  it('is on its cards there, and found by its words in every market', async () => {
    const titlesAt = async (path: string) => (await bodyAt(path)).data.map(({ title }: { title: string }) => title);
    expect(await titlesAt('/api/productList?sort=asc&market=de')).toEqual(['Wool Coat', 'Regenmantel Elbe']);
    expect(await titlesAt('/api/productList?sort=asc')).toEqual(['Wool Coat', 'Rain Coat']);
    expect((await titlesAt('/api/productList?keyword=regenmantel+elbe&market=de'))[0]).toBe('Regenmantel Elbe');
    expect((await titlesAt('/api/productList?keyword=regenmantel+elbe'))[0]).toBe('Rain Coat');
  });

  it('is told from what the store says in its own language', async () => {
    const langsAt = async (path: string) =>
      (await bodyAt(path)).data.map(({ lang }: { lang?: string }) => lang ?? null);
    expect(await langsAt('/api/productList?sort=asc&market=de')).toEqual(['en', null]);
    expect(await langsAt('/api/productList?sort=asc')).toEqual([null, null]);
    const wool = await shop.db.product.findFirstOrThrow({ where: { name: 'Wool Coat' } });
    expect((await bodyAt(`/api/product/${wool.id}?market=de`))[0]).toMatchObject({
      description_lang: 'en',
      card: { lang: 'en' },
    });
    expect((await bodyAt('/api/search/keyword?keyword=wool&market=de')).products).toMatchObject([{ lang: 'en' }]);
  });

  it('is on its page there', async () => {
    const [data] = await bodyAt(`/api/product/${id}?market=de`);
    expect(data).not.toHaveProperty('description_lang');
    expect(data).toMatchObject({ name: 'Regenmantel Elbe', description: '<p>Wasserdicht.</p>' });
    const [first] = await bodyAt(`/api/product/${id}`);
    expect(first).toMatchObject({ name: 'Rain Coat' });
    expect(first.description).not.toContain('Wasserdicht');
  });
});
