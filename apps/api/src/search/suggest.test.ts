// cspell:ignore jumpre swaeter
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSearchedProducts } from '../testing/searched-products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('suggestions', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
    await addSearchedProducts(shop);
  });
  afterAll(() => shop.app.close());

  const suggest = async (keyword: string) =>
    (await request(shop.app.server).get('/api/search/keyword').query({ keyword }).expect(200)).body;

  it('suggests products, brands, stores and categories with products that start as typed', async () => {
    expect(await suggest('jum')).toMatchObject({
      products: [{ productName: 'Cable Jumper', slug: 'cable-jumper', brand_name: 'Ostra Noir', price: 50 }],
      brands: [],
      stores: [],
      categories: [{ name: 'Jumpers', slug: 'jumpers', path: 'women/clothing/jumpers' }],
    });
    expect(await suggest('NOI')).toMatchObject({ brands: [{ display_name: 'Ostra Noir' }] });
    // Written as one word, without a space or an apostrophe.
    expect(await suggest('ostranoi')).toMatchObject({ brands: [{ display_name: 'Ostra Noir' }] });
    // Northbound sells all products but one, which is of the brand.
    expect(await suggest('north')).toMatchObject({
      products: [{ productName: 'Down Coat' }],
      stores: [{ store_name: 'Northbound' }],
    });
  });

  it.each([
    ['jewelry', ['women/jewellery', 'men/jewellery']],
    ['jewelr', ['women/jewellery', 'men/jewellery']],
    ["women's jewelry", ['women/jewellery']],
    ['red coats', ['women/clothing/coats']],
    ['coats under 100', ['women/clothing/coats']],
  ])('suggests for %s the matching categories: %j', async (keyword, expected) => {
    const { categories } = await suggest(keyword);

    expect(categories.map(({ path }: { path: string }) => path)).toEqual(expected);
  });

  it.each([
    ['reed jum', 'Cable Jumper'],
    ['jumpre', 'Cable Jumper'],
    ['swaeter', 'Cable Jumper'],
  ])('corrects %s before products are looked up', async (keyword, expected) => {
    expect((await suggest(keyword)).products[0]).toMatchObject({ productName: expected });
  });

  it.each([
    ['red jum', ['red jumpers', 'red jumpers for women']],
    ['coat', ['coat for women']],
    ['ostra n', ['ostra noir']],
    ['jumprs', ['jumpers', 'jumpers for women']],
    ['woool coa', ['wool coat', 'wool coats', 'wool coat for women']],
    ['wool', ['wool coat', 'wool coat for women']],
    ['zeppelin jum', []],
    ['anna', []],
  ])('completes %s to searches with results: %j', async (keyword, expected) => {
    expect((await suggest(keyword)).queries).toEqual(expected);
  });

  it('offers frequent searches with results, then the largest kinds, but no words without products', async () => {
    const { body } = await request(shop.app.server).get('/api/search/popular').expect(200);

    expect(body.queries.slice(0, 2)).toEqual(['wool coat', 'coats']);
    expect(body.queries).not.toContain('anna of 12 mill lane');
    expect(body.queries).not.toContain('down coat');
  });

  it.each(['', 'ju', '%%%', 'spaceship'])('F2: suggests nothing for %j', async (keyword) => {
    expect(await suggest(keyword)).toEqual({ products: [], queries: [], brands: [], stores: [], categories: [] });
  });

  it('refuses a keyword that is not a text', async () => {
    await request(shop.app.server).get('/api/search/keyword?keyword[]=x').expect(400);
  });
});
