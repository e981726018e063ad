import { facetOptionsMax } from '@wearfolio/contracts/limits';
import { alphabet } from '@wearfolio/contracts/text/alphabet';
import { letterOf } from '@wearfolio/contracts/text/fold';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const names = [
  'Zeta',
  'Ørsted',
  '7 Mills',
  ...Array.from({ length: facetOptionsMax + 20 }, (_, at) => `${'ABCM'.charAt(at % 4)}ill ${at}`),
];

type Brand = { id: number; display_name: string; count: number };

describe('the brands of a listing that has more than its facet carries', () => {
  let shop: TestApp;
  let red: { id: number };

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const store = await addStore(db, 'Northbound');
    const colors = [await addColor(db, 'Red'), await addColor(db, 'Blue')] as const;
    const dresses = await addCategories(db, 'Women/Dresses');
    const coats = await addCategories(db, 'Women/Coats');
    for (const [at, name] of names.entries()) {
      const brand = await addBrand(db, name);
      const common = { brand, store, colors: [colors[at % 2 === 0 ? 0 : 1]], priceCents: 1000 };
      await addProduct(db, { ...common, name: `Wrap Dress ${at}`, categories: dresses });
      // The first ones are of the smallest brands, which the facet leaves out.
      if (at > 2) await addProduct(db, { ...common, name: `Wool Coat ${at}`, categories: coats });
    }
    await publishAll(shop);
    [red] = colors;
  });
  afterAll(() => shop.app.close());

  const get = async (path: string) => (await request(shop.app.server).get(path).expect(200)).body;
  const brandsOf = async (query: string): Promise<Brand[]> => (await get(`/api/brandList?${query}`)).data;
  const namesOf = async (query: string) => (await brandsOf(query)).map(({ display_name }) => display_name);

  it('are told in number and by letter, as far as the listing has them', async () => {
    const { facets } = await get('/api/productList');

    expect(facets.brand).toHaveLength(facetOptionsMax);
    expect(facets.whole).toEqual({ brand: { count: names.length, letters: ['#', 'A', 'B', 'C', 'M', 'O', 'Z'] } });
    expect((await get(`/api/productList?color=${red.id}`)).facets).not.toHaveProperty('whole');
  });

  it('stand under their letters, each brand under one', async () => {
    const under = await Promise.all(alphabet.map((letter) => namesOf(`letter=${encodeURIComponent(letter)}`)));

    expect(await namesOf('letter=O')).toEqual(['Ørsted']);
    expect(await namesOf('letter=%23')).toEqual(['7 Mills']);
    expect(under.flat().sort()).toEqual([...names].sort());
    for (const [at, letter] of alphabet.entries())
      expect(under[at]?.every((name) => letterOf(name) === letter)).toBe(true);
  });

  it.each([
    ['keyword=red+dress', 'M'],
    ['keyword=coat+under+50', 'M'],
    ['parentCateg=women&subCateg=coats', 'A'],
    ['price_range=0-50&sort=asc&page=2', 'A'],
  ])('have with %s the count that ticking them there leaves', async (listing, letter) => {
    const brands = await brandsOf(`${listing}&letter=${letter}`);

    expect(brands.length).toBeGreaterThan(10);
    for (const { id, count } of brands.slice(0, 5)) {
      expect((await get(`/api/productList?${listing}&brand=${id}`)).total).toBe(count);
    }
  });

  it('leave their own filter out of the counts, and have none where the listing has no product of theirs', async () => {
    const [first] = await brandsOf('letter=A');

    expect(await brandsOf(`letter=B&brand=${first?.id}`)).toEqual(await brandsOf('letter=B'));
    expect(await namesOf('filter=zeta')).toEqual(['Zeta']);
    expect(await namesOf('filter=orsted')).toEqual(['Ørsted']);
    expect(await namesOf('filter=zeta&keyword=coat')).toEqual([]);
  });

  it('are refused for what is no letter', async () => {
    for (const letter of ['a', 'AB', '', 'É']) {
      await request(shop.app.server).get('/api/brandList').query({ letter }).expect(400);
    }
  });
});
