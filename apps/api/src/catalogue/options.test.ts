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

describe('the brands of a listing with more brands than its facet shows', () => {
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
      // The first brands are the smallest, which the facet leaves out.
      if (at > 2) await addProduct(db, { ...common, name: `Wool Coat ${at}`, categories: coats });
    }
    await publishAll(shop);
    [red] = colors;
  });
  afterAll(() => shop.app.close());

  const get = async (path: string) => (await request(shop.app.server).get(path).expect(200)).body;
  const brandsOf = async (query: string): Promise<Brand[]> => (await get(`/api/brandList?${query}`)).data;
  const namesOf = async (query: string) => (await brandsOf(query)).map(({ display_name }) => display_name);

  it('can be counted and listed by letter within the listing', async () => {
    const { facets } = await get('/api/productList');

    expect(facets.brand).toHaveLength(facetOptionsMax);
    expect(facets.whole).toEqual({ brand: { count: names.length, letters: ['#', 'A', 'B', 'C', 'M', 'O', 'Z'] } });
    expect((await get(`/api/productList?color=${red.id}`)).facets).not.toHaveProperty('whole');
  });

  it('appear under exactly one letter each', async () => {
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
  ])('with %s have the count that selecting them would show', async (listing, letter) => {
    const brands = await brandsOf(`${listing}&letter=${letter}`);

    expect(brands.length).toBeGreaterThan(10);
    for (const { id, count } of brands.slice(0, 5)) {
      expect((await get(`/api/productList?${listing}&brand=${id}`)).total).toBe(count);
    }
  });

  it('ignore their own filter in the counts, and are empty when the listing has no matching product', async () => {
    const [first] = await brandsOf('letter=A');

    expect(await brandsOf(`letter=B&brand=${first?.id}`)).toEqual(await brandsOf('letter=B'));
    expect(await namesOf('filter=zeta')).toEqual(['Zeta']);
    expect(await namesOf('filter=orsted')).toEqual(['Ørsted']);
    expect(await namesOf('filter=zeta&keyword=coat')).toEqual([]);
  });

  it('refuse a value that is not a letter', async () => {
    for (const letter of ['a', 'AB', '', 'É']) {
      await request(shop.app.server).get('/api/brandList').query({ letter }).expect(400);
    }
  });
});
