import { setMapping } from '@wearfolio/catalogue/values/mappings';
import { seedDemo } from '@wearfolio/demo/seed';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { demoQueries } from './demo-queries.ts';

const aliases = [
  ['NF', 'Northfold'],
  ['M&T', 'Moss & Tide'],
  ['Rowan Jeans Co', 'ROWAN DENIM'],
] as const;

describe('a search of the demo catalogue', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
    await seedDemo({ url: shop.url, say: () => undefined });
    for (const [from, to] of aliases) await setMapping(shop.url, { kind: 'brand', from, to });
    await shop.app.refreshCatalogue();
  });
  afterAll(() => shop.app.close());

  it('takes no word that a product says for the misspelt name of a color', async () => {
    const { body } = await request(shop.app.server).get('/api/productList').query({ keyword: 'pine' }).expect(200);

    expect(body.understood).toEqual([]);
    expect(body.data.map(({ store_name }: { store_name: string }) => store_name)).toContain('Pocket & Pine');
  });

  it('lets go of the least telling part, and says what those that follow do not meet', async () => {
    const asked = { keyword: 'black linen trousers under $100' };
    const { body } = await request(shop.app.server).get('/api/productList').query(asked).expect(200);

    const texts = (parts: { text: string }[]): string[] => parts.map(({ text }) => text);
    expect([body.complete, texts(body.relaxed), texts(body.beyond)]).toEqual([0, ['linen'], ['under $100', 'black']]);
    expect(body.data[0].price).toBeLessThan(100);
  });

  it.each(demoQueries)('for %j shows %j first', async (keyword, first) => {
    const { body } = await request(shop.app.server).get('/api/productList').query({ keyword }).expect(200);

    const [card] = body.data;
    expect(card ? `${card.title}, ${card.store_name}` : null).toBe(first);
  });
});
