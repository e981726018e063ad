import { listProducts } from '@wearfolio/contracts/catalogue';
import { keywordMax } from '@wearfolio/contracts/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillSmallCatalogue, type SmallCatalogue } from '../testing/small-catalogue.ts';

describe('GET /api/productList', () => {
  let shop: TestApp;
  let made: SmallCatalogue;

  beforeAll(async () => {
    shop = await startTestApp();
    made = await fillSmallCatalogue(shop);
  });
  afterAll(() => shop.app.close());

  const get = (path: string) => request(shop.app.server).get(path);
  const list = async (query: string) => (await get(`/api/productList?${query}`).expect(200)).body;
  const idsOf = async (query: string): Promise<number[]> =>
    (await list(query)).data.map((card: { product_id: number }) => card.product_id);

  it('returns every active product by first seen, then by id, both descending', async () => {
    const { climber, hiker, dress, gift } = made;

    const reply = await list('page=0&keyword=&request_type=all_products&filter_type=x&user_id=7');

    expect(reply.data.map((card: { id: number }) => card.id)).toEqual([gift, dress, hiker, climber]);
    expect(reply).toMatchObject({ total: 4, total_pages: 1 });
  });

  it('returns prices in currency units and nothing personal to a guest', async () => {
    const { data } = await list('keyword=climber&user_id=1');

    expect(data[0]).toMatchObject({
      user_id: null,
      is_favorite: 0,
      favorite_color_ids: [],
      price: 50,
      retail_price: 80.5,
      retail_kind: 'regular',
    });
  });

  it('sorts by price, with missing prices last in both directions', async () => {
    const { climber, hiker, dress, gift } = made;

    expect(await idsOf('sort=asc')).toEqual([climber, hiker, dress, gift]);
    expect(await idsOf('sort=desc')).toEqual([dress, hiker, climber, gift]);
  });

  it('excludes the upper end of each bucket, includes 5000 in the last one and lists higher prices separately', async () => {
    const { climber, hiker, dress } = made;

    expect(await idsOf('price_range[]=0-50')).toEqual([]);
    expect(await idsOf('price_range[]=50%20-%20100')).toEqual([climber]);
    expect(await idsOf('price_range=1000-5000')).toEqual([hiker]);
    expect(await idsOf('price_range=5000-')).toEqual([dress]);
    expect((await list('')).facets.price_range.at(-1)).toEqual({ value: '5000-', name: 'Over $5000', count: 1 });
    expect((await list('keyword=climber')).facets.price_range).toHaveLength(5);
  });

  it('keeps the option for higher prices while it is selected', async () => {
    const { facets } = await list('keyword=climber&price_range[]=0-50&price_range[]=5000-');

    expect(facets.price_range.at(-1)).toEqual({ value: '5000-', name: 'Over $5000', count: 0 });
  });

  it('combines values of one filter with OR and filters with AND, and reads both spellings of a list', async () => {
    const { north, loft, five, acne, climber, hiker, dress, gift } = made;

    expect(await idsOf(`store[]=${north.id}&store=${loft.id}`)).toEqual([gift, dress, hiker, climber]);
    expect(await idsOf(`store[]=${north.id}&brand[]=${five.id}`)).toEqual([gift, climber]);
    expect(await idsOf(`store[]=${north.id}&brand[]=${acne.id}`)).toEqual([]);
  });

  it('finds a color by its parent and shows the requested color first', async () => {
    const { red, wine, climber, hiker, dress, gift } = made;

    const { data } = await list(`color[]=${red.id}`);

    expect(data.map((card: { id: number }) => card.id)).toEqual([gift, dress, hiker, climber]);
    expect(data[3].product_color_data.map((color: { color_id: number }) => color.color_id)[0]).toBe(wine.id);
    expect(await idsOf(`color[]=${wine.id}`)).toEqual([]);
  });

  it('requires color and size in one variant where the feed has variants, else both in one product', async () => {
    const { red, blue, large, small, climber, hiker } = made;

    expect(await idsOf(`color=${red.id}&size=${small.id}`)).toEqual([climber]);
    expect(await idsOf(`color=${red.id}&size=${large.id}`)).toEqual([hiker]);
    expect(await idsOf(`color=${blue.id}&size=${large.id}`)).toEqual([climber]);
  });

  it('finds every word of a keyword, ignoring case and accents', async () => {
    const { climber } = made;

    for (const query of ['keyword=ELAN+clim&sort=relevance', 'searchKeyword=%C3%A9lan%20five&sort=relevance']) {
      const { data, complete } = await list(query);
      expect([data[0].id, complete]).toEqual([climber, 1]);
    }
    expect((await list('keyword=elan&searchKeyword=hiker')).complete).toBe(0);
  });

  it.each(['%25', '%25%25%25', '_', '%5C', '*', '!!!', 'h_zr', "'", '%CC%81'])(
    'treats %s as text, not as a wildcard',
    async (keyword) => {
      expect(await list(`keyword=${keyword}`)).toMatchObject({ data: [], total: 0, total_pages: 0 });
    },
  );

  it('ranks products with the word in their name above products that have it elsewhere', async () => {
    expect(await idsOf('keyword=100%25&sort=relevance')).toEqual([made.hiker, made.dress]);
  });

  it('matches the reply schema of the contract', async () => {
    for (const query of ['', `color=${made.red.id}`, 'keyword=red+boots', 'keyword=spaceship+boots']) {
      const { text } = await get(`/api/productList?${query}`).expect(200);
      const reply = JSON.parse(text);

      expect(listProducts.schema.response[200].parse(reply)).toEqual(reply);
    }
  });

  it('reads names and a price in a keyword, and reports how it read them', async () => {
    const reply = await list('keyword=red+five+ten+boots+under+60');

    expect(reply.data.map((card: { id: number }) => card.id)).toEqual([made.climber]);
    expect(reply.understood.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)).toEqual([
      'price Under $60',
      'color Red',
      'brand Five Ten',
      'category Boots',
    ]);
    expect(reply.data[0].product_color_data[0].color_name).toBe('Wine');
  });

  it('corrects a typo, and drops a word when no product matches all words', async () => {
    expect(await idsOf('keyword=climbre')).toEqual([made.climber]);
    expect(await list('keyword=linen+spaceship')).toMatchObject({ complete: 0, relaxed: [{ text: 'spaceship' }] });
  });

  it.each([
    ['parentCateg=women', ['dress', 'climber']],
    ['parentCateg=women&subCateg=shoes', ['climber']],
    ['parentCateg=women&subCateg=shoes&childCateg=boots', ['climber']],
    ['parentCateg=women&subCateg=secondary&childCateg=boots', ['climber']],
    ['parentCateg=women&subCateg=secondary&childCateg=shoes', ['climber']],
    ['parentCateg=men&childCateg=boots', ['hiker']],
    ['childCateg=boots', ['hiker', 'climber']],
    ['childCateg=Boots', ['hiker', 'climber']],
    ['childCateg=women', ['dress', 'climber']],
    ['childCateg=Summer%20Dresses', ['dress']],
    ['childCateg=summer-dresses', ['dress']],
    ['subCateg=shoes', ['hiker', 'climber']],
    ['parentCateg=nobody', []],
    ['parentCateg=women&subCateg=nobody', []],
    ['parentCateg=women&subCateg=secondary', []],
    ['parentCateg=women&subCateg=shoes&childCateg=nobody', []],
    ['parentCateg=men&subCateg=clothing&childCateg=summer-dresses', []],
    ['childCateg=nobody', []],
    ['parentCateg=%25', []],
  ] as const)('%s lists %j', async (query, names) => {
    expect(await idsOf(query)).toEqual(names.map((name) => made[name]));
  });

  it('returns what is published under a key, and nothing for an unknown key', async () => {
    expect(await idsOf('page=0&keyword=&homepageKey=weekly_product')).toEqual([made.gift, made.climber]);
    expect(await idsOf('homepageKey=nobody')).toEqual([]);
  });

  it('returns no products and the right number of pages past the end', async () => {
    expect(await list('page=2')).toMatchObject({ data: [], total: 4, total_pages: 1 });
    expect(await list('page=999999999')).toMatchObject({ data: [], total: 4, total_pages: 1 });
  });

  it('keeps a selected store or brand with no products, and drops an unknown one', async () => {
    const { facets } = await list(`keyword=climber&store=${made.loft.id}&store=99999&brand=${made.acne.id}`);

    expect(facets.store).toEqual([{ id: made.loft.id, name: 'Löft 100%', count: 0 }]);
    expect(facets.brand).toEqual([{ id: made.acne.id, name: 'Acné_Studio', count: 0 }]);
  });

  it('offers the next level of categories with the counts that choosing them leaves, never the unsorted', async () => {
    const offered = async (query: string) => {
      const { facets } = await list(query);
      return facets.category.map((option: { slugs: string[]; count: number; chosen: boolean }) =>
        [option.slugs.join('/'), option.count, ...(option.chosen ? ['chosen'] : [])].join(' '),
      );
    };
    const [women, shoes] = (await list('parentCateg=women')).facets.category;

    expect(await offered('')).toEqual(['men 1', 'women 2']);
    expect(await offered('parentCateg=women')).toEqual(['women 2 chosen', 'women/clothing 1', 'women/shoes 1']);
    expect(await offered(`category=${women.id}&brand=${made.acne.id}`)).toEqual(['women 1 chosen', 'women/clothing 1']);
    expect(await offered('parentCateg=women&subCateg=shoes&childCateg=boots')).toEqual([
      'women 2 chosen',
      'women/shoes 1 chosen',
      'women/shoes/boots 1 chosen',
    ]);
    // Boots are in two departments.
    expect(await offered('childCateg=boots')).toEqual(['men 1', 'women 1']);
    expect(await idsOf(`childCateg=boots&category=${women.id}`)).toEqual([made.climber]);
    expect(shoes.slugs[0]).toBe('women');
  });

  it('suggests no category of products of no known kind', async () => {
    const { body } = await get('/api/search/keyword?keyword=everything').expect(200);

    expect(body).toMatchObject({ categories: [] });
  });

  it('gives replies with other cards, order or page other ETags, and equal replies one', async () => {
    const asked = ['', 'page=0', 'page=2', 'sort=asc', 'sort=desc', 'keyword=climber', 'keyword=Climber'];
    const replies = await Promise.all(asked.map((query) => get(`/api/productList?${query}`).expect(200)));

    const tags = replies.map(({ headers }) => String(headers.etag));
    const bodies = replies.map(({ text }) => text);
    expect(tags.map((tag) => tags.indexOf(tag))).toEqual(bodies.map((body) => bodies.indexOf(body)));
    expect(new Set(tags).size).toBeGreaterThan(3);
  });

  it('ignores unknown parameters', async () => {
    expect(await list('utm_source=mail&pageSize=5&__proto__=1&constructor=x')).toMatchObject({ total: 4 });
  });

  it.each([
    ...['store', 'brand', 'color', 'size'].flatMap((name) => [
      [name, ''],
      [name, '0'],
      [name, '-1'],
      [name, '-0'],
      [name, '1e3'],
      [name, '0x10'],
      [name, '1.5'],
      [name, 'NaN'],
      [name, 'null'],
      [name, 'undefined'],
      [name, '9223372036854775808'],
      [name, '1;drop'],
      [`${name}[]`, ''],
      [`${name}[0]`, '1'],
      [`${name}[a][b]`, '1'],
      [`${name}[contains]`, '1'],
      [`${name}s`, '1'],
    ]),
    ['price_range', ''],
    ['price_range', '1000-0'],
    ['price_range', '50-50'],
    ['price_range', '-5-10'],
    ['price_range', '0-Infinity'],
    ['price_range', '0-1e3'],
    ['price_range', '99999999-'],
    ['price_range[0]', '0-50'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', '1e3'],
    ['page', '9999999999'],
    ['page[]', '2'],
    ['sort', 'asc;drop'],
    ['sort', 'ASC'],
    ['sort[]', 'asc'],
    ['keyword', 'x'.repeat(keywordMax + 1)],
    ['keyword[]', 'dress'],
    ['keyword[contains]', 'dress'],
    ['searchKeyword[]', 'dress'],
    ['parentCateg[]', 'women'],
    ['subCateg[0]', 'shoes'],
    ['childCateg[]', 'boots'],
    ['homepageKey[]', 'weekly_product'],
  ])('refuses %s=%s', async (key, value) => {
    const { status, body } = await get('/api/productList').query({ [key]: value });

    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['message', 'errors', 'codes']);
    expect(Object.values(body.errors)).toEqual([[body.message]]);
  });

  it('refuses a repeated single value, and too many values of a filter', async () => {
    for (const name of ['page', 'sort', 'keyword', 'parentCateg', 'homepageKey']) {
      await get(`/api/productList?${name}=1&${name}=2`).expect(400);
    }
    await get(`/api/productList?${'store=1&'.repeat(500)}`).expect(400);
  });
});
