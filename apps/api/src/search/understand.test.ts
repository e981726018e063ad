import { describe, expect, it } from 'vitest';
import type { Dictionary } from '../listing/dictionary.ts';
import { understand } from './understand.ts';

const named = (...names: string[]) => new Map(names.map((name, at) => [at + 1, { id: at + 1, name, slug: name }]));

const dictionary: Dictionary = {
  stores: named('Net & Thread', 'Northbound'),
  brands: named('Vael', 'Monday Linen', 'Café Noir', 'Bora Bora', 'VL'),
  brandAliases: [{ id: 1, name: 'Vael', alias: 'vl' }],
  colors: new Map([
    [7, { id: 7, name: 'Red', hexa: '#AA0000' }],
    [8, { id: 8, name: 'Grey', hexa: '#888888' }],
  ]),
  sizes: new Map(),
  categories: [
    { id: 1, name: 'Women', slug: 'women', path: 'women', level: 1 },
    { id: 2, name: 'Dresses', slug: 'dresses', path: 'women/clothing/dresses', level: 3 },
    { id: 3, name: 'Dresses', slug: 'dresses', path: 'kids/girls/dresses', level: 3 },
    { id: 4, name: 'Men', slug: 'men', path: 'men', level: 1 },
    { id: 5, name: 'Jewelry', slug: 'jewelry', path: 'women/jewelry', level: 2 },
    { id: 6, name: 'Jewelry', slug: 'jewelry', path: 'men/jewelry', level: 2 },
  ],
  collections: new Map(),
};

const read = (keyword: string, forgives = false) => {
  const { understood, words } = understand(dictionary, keyword, { color: () => forgives, alias: () => forgives });
  return [...understood.map(({ kind, name }) => `${kind}:${name}`), ...words];
};

describe('understand', () => {
  it.each([
    ['red vael dress under 50', ['price:Under $50', 'color:Red', 'brand:Vael', 'category:Dresses']],
    ['RED Dresses', ['color:Red', 'category:Dresses']],
    ['monday linen shirt', ['brand:Monday Linen', 'shirt']],
    ['linen dress', ['category:Dresses', 'linen']],
    ['cafe noir', ['brand:Café Noir']],
    ['net & thread red', ['store:Net & Thread', 'color:Red']],
    ['belt over $100', ['price:Over $100', 'belt']],
    ['belt between 20 and 40', ['price:$20-$40', 'belt']],
    ['dress 50-100', ['price:$50-$100', 'category:Dresses']],
    ['dress 0-50', ['price:Under $50', 'category:Dresses']],
    ['dress 0-40', ['price:$0-$40', 'category:Dresses']],
    ['$50 – $100 dress', ['price:$50-$100', 'category:Dresses']],
    ['dress from 20 to 40 dollars', ['price:$20-$40', 'category:Dresses']],
    ['dress between $20-$40', ['price:$20-$40', 'category:Dresses']],
    ['belt 8-10 under 50', ['price:Under $50', 'belt', '8', '10']],
    ['belt 50-100cm', ['belt', '50', '100cm']],
    ['red or red', ['color:Red', 'or']],
    ['vael northbound monday linen', ['brand:Vael', 'store:Northbound', 'monday', 'linen']],
    ['under', ['under']],
    ['under 50x', ['under', '50x']],
    ['%%% --', []],
    ['bora bora', ['brand:Bora Bora']],
    ['net and thread', ['store:Net & Thread']],
    ["women's dresses for rent", ['category:Women', 'category:Dresses', 'rent']],
    ["men's dresses", ['category:Men', 'dresses']],
    ['dress jewellery', ['category:Dresses', 'jewellery']],
    ['jewellery for women', ['category:Jewelry', 'category:Women']],
    ['gray dress', ['color:Grey', 'category:Dresses']],
    ['belt under $1,049.50', ['price:Under $1049.50', 'belt']],
    ['belt below 20 dollars', ['price:Under $20', 'belt']],
    ['belt under 50.5.1', ['belt', 'under', '50', '5', '1']],
    ['gery dress', ['category:Dresses', 'gery']],
  ])('reads %s as %j', (keyword, expected) => {
    expect(read(keyword)).toEqual(expected);
  });

  it('forgives a colour its typing error where it is told to', () => {
    expect(read('gery dress', true)).toEqual(['color:Grey', 'category:Dresses']);
  });

  it('forgives a brand of several words that it is written as one where it is told to', () => {
    expect(read('mondaylinen dress', true)).toEqual(['brand:Monday Linen', 'category:Dresses']);
    expect(read('mondaylinnen dress', true)).toEqual(['brand:Monday Linen', 'category:Dresses']);
    expect(read('mondaylinen dress')).toEqual(['category:Dresses', 'mondaylinen']);
  });

  it('reads an alias as the brand, and finds a brand that is called so as well', () => {
    const { understood, ids } = understand(dictionary, 'VL dress');

    expect(understood[0]).toEqual({ kind: 'brand', name: 'Vael', text: 'VL', values: ['1', '5'] });
    expect(ids.brand).toEqual([1, 5]);
  });

  it('tells each part as it stands in the keyword', () => {
    const { understood } = understand(dictionary, "Red  CAFÉ  noir, Women's  Under $50!");

    expect(understood.map(({ text }) => text)).toEqual(['Under $50', 'Red', 'CAFÉ  noir', "Women's"]);
  });

  it("takes of two categories' names what stands below either", () => {
    expect(understand(dictionary, "women's jewelry").ids.category).toEqual([5]);
    expect(understand(dictionary, 'dresses for women').ids.category).toEqual([2]);
  });

  it.each([
    ['red dress under 50', ['0-50', '7']],
    ['dress under 40', ['Under $40']],
    ['belt over 5000', ['5000-']],
    ['dress 50-100', ['50-100']],
    ['$50 to $100 dress', ['50-100']],
    ['dress between $100 and $50', ['50-100']],
    ['dress 0-50', ['0-50']],
    ['belt from 1000 to 5000', ['1000-5000']],
    ['belt 50-99', ['$50-$99']],
  ])('tells which options of the filters %s ticks', (keyword, expected) => {
    expect(understand(dictionary, keyword).understood.flatMap(({ values }) => values)).toEqual(expected);
  });

  it.each([
    ['dress 50-90', '50-90'],
    ['dress, $50 to $90', '$50 to $90'],
  ])('takes of %j nothing but the price %j, both ends included', (keyword, text) => {
    const { understood, price } = understand(dictionary, keyword);

    expect(understood[0]).toMatchObject({ kind: 'price', text, values: ['$50-$90'] });
    expect(price?.range).toEqual({ from: 5000, below: 9001 });
  });

  it('leaves the upper end out where an option of the filter does', () => {
    expect(understand(dictionary, 'dress 50-100').price?.range).toEqual({ from: 5000, below: 10_000 });
  });

  it('unites all categories of one name, and reads prices in cents', () => {
    const { ids, price } = understand(dictionary, 'dress between 40 and 20');

    expect(ids.category).toEqual([2, 3]);
    expect(price?.range).toEqual({ from: 2000, below: 4001 });
  });
});
