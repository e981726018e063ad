import { commandLine } from '@wearfolio/catalogue/audit';
import { setMapping } from '@wearfolio/catalogue/values/mappings';
import { removeSynonym, setSynonym } from '@wearfolio/catalogue/values/synonyms';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSearchedProducts } from '../testing/searched-products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('search', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
    await addSearchedProducts(shop);
  });
  afterAll(() => shop.app.close());

  const suggest = async (keyword: string) =>
    (await request(shop.app.server).get('/api/search/keyword').query({ keyword }).expect(200)).body;

  // As the page of a search asks (behavior.md#listing-sort).
  const ask = async (query: object) =>
    (
      await request(shop.app.server)
        .get('/api/search')
        .query({ sort: 'relevance', ...query })
        .expect(200)
    ).body;

  it('returns from GET /api/search the same as productList', async () => {
    const { body } = await request(shop.app.server).get('/api/productList?keyword=wool&sort=relevance').expect(200);

    expect(await ask({ keyword: 'wool' })).toEqual(body);
  });

  it('sorts by relevance or by newest', async () => {
    const titles = async (sort: string) => {
      const { body } = await request(shop.app.server).get(`/api/search?keyword=cable&sort=${sort}`).expect(200);
      return body.data.map(({ title }: { title: string }) => title);
    };

    expect(await titles('relevance')).toEqual(['Cable Jumper', 'Bobble Hat']);
    for (const newest of ['', 'newest']) expect(await titles(newest)).toEqual(['Bobble Hat', 'Cable Jumper']);
  });

  it('counts a search once with its results, and not reloads, filters and further pages', async () => {
    for (const query of ['keyword=Lamp', 'keyword=lamp&page=2', 'keyword=lamp&store=1', 'keyword=LAMP&sort=asc']) {
      await request(shop.app.server).get(`/api/productList?${query}`).expect(200);
    }
    await request(shop.app.server).get('/api/search?keyword=lamp').set('User-Agent', 'Another').expect(200);
    await shop.app.afterwardsDone();

    const counted = await shop.db.searchLog.findMany({ where: { keyword: 'lamp' } });
    expect(counted).toMatchObject([{ count: 2, lastTotal: 0 }]);
  });

  it('finds a brand by an alternative name as soon as staff set it', async () => {
    const before = await ask({ keyword: 'NB coat' });

    await setMapping(shop.url, { kind: 'brand', from: 'NB', to: 'northbound' });
    await setMapping(shop.url, { kind: 'brand', from: 'Boundless', to: 'Northbound' });
    await shop.app.refreshCatalogue();

    expect(before).toMatchObject({ total: 2, complete: 0, relaxed: [{ text: 'NB' }] });
    expect(await ask({ keyword: 'NB coat', only: 'exact' })).toMatchObject({
      data: [{ title: 'Down Coat' }],
      complete: 1,
      understood: [{ kind: 'brand', name: 'Northbound', text: 'NB' }, { kind: 'category' }],
    });
    expect((await suggest('boundl')).brands).toMatchObject([{ display_name: 'Northbound' }]);

    await setMapping(shop.url, { kind: 'brand', from: 'NB', to: 'Ostra Noir' });
    await shop.app.refreshCatalogue();
    expect((await ask({ keyword: 'NB coat' })).data[0]).toMatchObject({ title: 'Wool Coat' });
  });

  it('uses a synonym until staff remove it', async () => {
    const titles = async () =>
      (await ask({ keyword: 'ganzey' })).data.map(({ title }: { title: string }) => title).sort();
    const before = await titles();
    await setSynonym(shop.url, commandLine, { from: 'Ganzey', to: 'jumper', isBothWays: true, note: '' });
    await shop.app.refreshCatalogue();
    const explained = await titles();
    await removeSynonym(shop.url, commandLine, 'ganzey');
    await shop.app.refreshCatalogue();

    expect(explained).toEqual(['Cable Jumper']);
    expect(before).not.toEqual(explained);
    expect(await titles()).toEqual(before);
  });

  describe('an alternative name of a brand', () => {
    beforeAll(async () => {
      for (const from of ['Quorvex', 'Zweigli Co', 'Down Coat Foray']) {
        await setMapping(shop.url, { kind: 'brand', from, to: 'Northbound' });
      }
      await shop.app.refreshCatalogue();
    });

    it.each([
      ['quorve', 'quorve'],
      ['quorvx', 'quorvx'],
      ['quorvexs', 'quorvexs'],
      ['blue quorve', 'quorve'],
      ['down quorvx coats', 'quorvx'],
      ['coats for quorvx', 'quorvx'],
      ['zweigli', 'zweigli'],
      ['zwiegli coat', 'zwiegli'],
      ['zweigl co', 'zweigl co'],
      ['down coat forya', 'down coat forya'],
    ])('is found in %s', async (keyword, text) => {
      const { data, understood } = await ask({ keyword });
      const [brand] = understood.filter(({ kind }: { kind: string }) => kind === 'brand');

      expect(data[0]).toMatchObject({ title: 'Down Coat' });
      expect(brand).toMatchObject({ name: 'Northbound', text });
      expect((await suggest(keyword)).products).toMatchObject([{ productName: 'Down Coat' }]);
    });

    it.each(['down coat spaceship', 'qu spaceship'])(
      'is not recognized in product texts or in short words: %s',
      async (keyword) => {
        const { understood } = await ask({ keyword });

        expect(understood.filter(({ kind }: { kind: string }) => kind === 'brand')).toEqual([]);
      },
    );

    it('keeps other facet options when nothing is found', async () => {
      const { total, understood, facets } = await ask({ keyword: 'coat quorve', price_range: '100-500' });

      expect(total).toBe(0);
      expect(understood).toMatchObject([{ kind: 'category' }, { kind: 'brand', name: 'Northbound' }]);
      expect(facets.price_range[1]).toMatchObject({ name: '$50-$100', count: 7 });
    });
  });

  describe('near matches', () => {
    const titlesOf = ({ data }: { data: { title: string }[] }): string[] => data.map(({ title }) => title);

    it('follow those that match everything, in every order, and count in the total and the facets', async () => {
      const exact = await ask({ keyword: 'red coat', only: 'exact' });
      const [all, cheapest] = [await ask({ keyword: 'red coat' }), await ask({ keyword: 'red coat', sort: 'asc' })];

      expect([titlesOf(exact), exact.total]).toEqual([['Wool Coat'], 1]);
      expect(titlesOf(all)).toEqual(['Wool Coat', 'Down Coat']);
      expect(titlesOf(cheapest)).toEqual(['Wool Coat', 'Down Coat']);
      expect(all).toMatchObject({ total: 2, complete: 1, leading: 1 });
      expect(all.facets.store.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
    });

    it('keep the price, the audience, exclusions and what the shopper insists on', async () => {
      expect(titlesOf(await ask({ keyword: 'red coat -down' }))).not.toContain('Down Coat');
      expect(titlesOf(await ask({ keyword: 'red coat', on: 'red' }))).toEqual(['Wool Coat']);
    });

    it('are not corrected to another kind, and their words are reported', async () => {
      expect(await ask({ keyword: 'Nike coat' })).toMatchObject({ complete: 0, unknown: ['Nike'] });
    });
  });

  it('drops a keyword part that conflicts with a filter of the same facet, and reports it', async () => {
    const { facets, understood, complete } = await ask({ keyword: 'red coat' });
    const [blue, red] = facets.color;

    expect(understood).toMatchObject([{ kind: 'color', values: [String(red.id)] }, { kind: 'category' }]);
    expect([complete, blue.count, red.count]).toEqual([1, 1, 1]);
    expect(await ask({ keyword: 'red coat', color: blue.id })).toMatchObject({
      data: [{ title: 'Down Coat' }],
      total: 1,
      relaxed: [{ text: 'red' }],
    });
    expect(await ask({ keyword: 'red coat', color: red.id })).toMatchObject({ total: 1, complete: 1, relaxed: [] });
    expect(await ask({ keyword: 'coat under 40', price_range: '50-100' })).toMatchObject({
      total: 2,
      relaxed: [{ text: 'under 40' }],
    });
  });

  it('keeps the path, and drops an audience outside it', async () => {
    const reply = await ask({ keyword: 'womens shirt', parentCateg: 'men' });

    expect(reply).toMatchObject({ data: [{ title: 'Oxford Shirt' }], relaxed: [{ kind: 'audience', text: 'womens' }] });
    expect(await ask({ keyword: 'women', parentCateg: 'men' })).toMatchObject({
      total: 2,
      complete: 0,
      relaxed: [{ text: 'women' }],
    });
  });

  it('shows products that match all but the least specific part when none matches all', async () => {
    const reply = await ask({ keyword: 'red jumper under 20' });

    expect(reply.understood.map(({ name }: { name: string }) => name)).toEqual(['Under $20', 'Red', 'Jumper']);
    expect(reply).toMatchObject({ data: [{ title: 'Cable Jumper' }], complete: 0, relaxed: [{ text: 'under 20' }] });
  });

  it('drops a part that is switched off, and keeps one that is switched on', async () => {
    const off = await ask({ keyword: 'red jumper under 20', off: 'under 20' });
    const on = await ask({ keyword: 'red jumper under 20', on: 'under 20' });

    expect(off).toMatchObject({ data: [{ title: 'Cable Jumper' }], complete: 1, relaxed: [] });
    expect(on.relaxed.map(({ text }: { text: string }) => text)).not.toContain('under 20');
    expect(on.data.every(({ price }: { price: number }) => price < 20)).toBe(true);
  });

  it.each([
    ['navy', 'Navy'],
    ['nvay shirt', 'Navy'],
    ['navy blue shirt', 'Navy'],
    ['blue shirt', 'Blue'],
    ['wite shirt', 'White'],
    ['red shirt', 'Rust'],
  ])('shows for %s products in %s, and links to that color', async (keyword, color) => {
    const { data } = await ask({ keyword });

    const [shirt] = data;
    expect(shirt).toMatchObject({ title: 'Oxford Shirt' });
    expect(shirt.product_color_data[0]).toMatchObject({ color_id: shirt.asked_color_id, color_name: color });
  });

  it('shows a product in its main color when no word names one', async () => {
    const { data } = await ask({ keyword: 'oxford' });

    expect(data[0]).not.toHaveProperty('asked_color_id');
    expect(data[0].product_color_data[0]).toMatchObject({ color_name: 'Rust' });
  });

  it.each(['red shirt', 'red shi', 'navy shi', 'oxford shirt under 60', 'mens shirt'])(
    "suggests for %s the search's products, in the requested color",
    async (keyword) => {
      const [found] = (await ask({ keyword })).data;
      const { products } = await suggest(keyword);

      expect(products).toMatchObject([{ id: found.product_id, color_id: found.asked_color_id ?? null }]);
      expect(products[0].primary_image).toBe(
        found.asked_color_id ? found.product_color_data[0].product_image[0] : found.image_path,
      );
    },
  );

  it.each([
    ['wool spaceship', ['spaceship'], 'Wool Coat'],
    ['red wool spaceship zeppelin', ['spaceship', 'zeppelin'], 'Wool Coat'],
    ['wool coat under 20 dollars', ['under 20 dollars'], 'Wool Coat'],
    ['wool spaceship under $60', ['spaceship'], 'Wool Coat'],
    ['jumper spaceship', ['spaceship'], 'Cable Jumper'],
  ])('finds everything for %s except %j', async (keyword, left, title) => {
    const { data, complete, relaxed } = await ask({ keyword });

    expect(data[0]).toMatchObject({ title });
    expect(complete).toBe(0);
    expect(relaxed.map(({ text }: { text: string }) => text)).toEqual(expect.arrayContaining(left));
  });

  it('reports each of several words, and does not read a word of a name as another name', async () => {
    const { understood } = await ask({ keyword: 'wool bobble' });

    expect(understood).toMatchObject([
      { kind: 'word', name: 'Wool', text: 'wool' },
      { kind: 'word', name: 'Bobble', text: 'bobble' },
    ]);
    expect(await ask({ keyword: 'gore-tex' })).toMatchObject({ total: 0 });
  });

  it('shows products that also come in an excluded color in another one, behind those that do not', async () => {
    const reply = await ask({ keyword: 'not red' });
    const [other, shirt] = reply.data;
    const colors = shirt.product_color_data.map(({ color_name }: { color_name: string }) => color_name);

    expect([other.title, shirt.title]).toEqual(['Down Coat', 'Oxford Shirt']);
    expect(colors.at(-1)).toBe('Rust');
    expect(shirt.asked_color_id).toBe(shirt.product_color_data[0].color_id);
    expect(reply).toMatchObject({ complete: 2, total: 2, relaxed: [], beyond: [] });
  });

  it('finds nothing when no part is known', async () => {
    expect(await ask({ keyword: 'spaceship zeppelin' })).toMatchObject({ total: 0, relaxed: [] });
  });

  it('takes other kinds of its section for a kind that the shop lacks, but not what only has its color', async () => {
    const { data, relaxed } = await ask({ keyword: 'blue jeans' });

    expect(relaxed).toMatchObject([{ text: 'jeans' }]);
    expect(data.map(({ title }: { title: string }) => title).sort()).toEqual(['Down Coat', 'Oxford Shirt']);
    expect(await ask({ keyword: 'red sandals' })).toMatchObject({ total: 0 });
  });

  it('does not show socks 6-10 for a kind that no product is, beside a number', async () => {
    expect(await ask({ keyword: 'tent -10' })).toMatchObject({ total: 0 });
  });

  it.each([
    ['socks 6-10', 'Crew Socks 6-10', ['category']],
    ['crew 6 – 10', 'Crew Socks 6-10', []],
    ['ostra noir socks 6-10', 'Crew Socks 6-10', ['brand', 'category']],
    ['ankle 6-10', 'Ankle Socks', ['price']],
    ['socks $6-10', 'Ankle Socks', ['price', 'category']],
    ['socks 6-10 usd', 'Ankle Socks', ['price', 'category']],
    ['socks from 6-10', 'Ankle Socks', ['price', 'category']],
    ['socks 6 to 10', 'Ankle Socks', ['price', 'category']],
  ])('reads numbers in %s as a price only when no product contains them: %s', async (keyword, title, kinds) => {
    const { data, understood } = await ask({ keyword });

    expect(data[0]).toMatchObject({ title });
    expect(understood.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind !== 'word')).toEqual(
      kinds,
    );
    expect((await suggest(keyword)).products).toMatchObject([{ productName: title }]);
  });

  it.each([
    [
      'socks under 10',
      [
        { name: 'Under $10', count: 1 },
        { name: 'Under $50', count: 2 },
      ],
    ],
    [
      'socks $5-$12',
      [
        { name: '$5-$12', count: 2 },
        { name: 'Under $50', count: 2 },
      ],
    ],
    ['socks $0-$50', [{ name: 'Under $50', count: 2 }, { name: '$50-$100' }]],
  ])('puts the price in %s first in the price filter', async (keyword, first) => {
    const { facets, understood } = await ask({ keyword });

    expect(facets.price_range.slice(0, 2)).toMatchObject(first);
    const [{ value, name }] = facets.price_range;
    expect(understood).toMatchObject([{ kind: 'price', values: [value], name }, { kind: 'category' }]);
    expect((await ask({ keyword: 'socks' })).facets.price_range).toHaveLength(5);
  });

  it.each(['jewelry', 'jewlery', 'jewlry ring'])('finds for %s products spelled jewellery', async (keyword) => {
    expect((await ask({ keyword })).data).toMatchObject([{ title: 'Band Ring' }, { title: 'Band Ring' }]);
  });
});
