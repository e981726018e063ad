import { listProducts } from '@wearfolio/contracts/catalogue';
import { keywordMax } from '@wearfolio/contracts/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBrand,
  addCategories,
  addCollection,
  addColor,
  addProduct,
  addSize,
  addStore,
  publishAll,
} from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

const fill = async (shop: TestApp) => {
  const { db } = shop;
  const [north, loft] = [await addStore(db, 'Northbound'), await addStore(db, 'Löft 100%')];
  const [five, acne] = [await addBrand(db, 'Five Ten'), await addBrand(db, 'Acné_Studio')];
  const [red, blue] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
  const wine = await addColor(db, 'Wine', red);
  const [large, small] = [await addSize(db, 'L', 3), await addSize(db, 'S', 1)];
  const boots = await addCategories(db, 'Women/Shoes/Boots');
  const menBoots = await addCategories(db, 'Men/Shoes/Boots');
  const dresses = await addCategories(db, 'Women/Clothing/Summer Dresses');
  const other = await addCategories(db, 'Other/Unsorted/Everything Else');
  await addCategories(db, 'Women/Clothing/Empty Branch');

  const climber = await addProduct(db, {
    name: 'Élan Climber',
    brand: five,
    store: north,
    categories: boots,
    colors: [blue, wine],
    variants: [
      { color: wine, size: small, stock: 2 },
      { color: blue, size: large, stock: 0 },
      { color: blue, size: large, stock: 3 },
    ],
    priceCents: 5_000,
    retailCents: 8_050,
    stock: 5,
    firstSeen: day(1),
    description: '<p>Warm</p>',
  });
  const hiker = await addProduct(db, {
    name: 'Hiker 100%',
    brand: acne,
    store: loft,
    categories: menBoots,
    colors: [red],
    variants: [{ color: null, size: large }],
    priceCents: 500_000,
    firstSeen: day(2),
  });
  const dress = await addProduct(db, {
    name: 'Linen Dress',
    brand: acne,
    store: loft,
    categories: dresses,
    colors: [wine],
    priceCents: 500_001,
    firstSeen: day(3),
  });
  const gift = await addProduct(db, {
    name: 'Gift Box',
    brand: five,
    store: north,
    categories: other,
    colors: [red],
    firstSeen: day(3),
  });
  const gone = await addProduct(db, {
    name: 'Gone Boots',
    brand: await addBrand(db, 'Vanished'),
    store: north,
    categories: boots,
    colors: [red],
    priceCents: 100,
    active: false,
    firstSeen: day(9),
  });
  await addCollection(db, 'weekly_product', [gift, gone, climber]);
  await publishAll(shop);
  return { north, loft, five, acne, red, blue, wine, large, small, climber, hiker, dress, gift, gone };
};

describe('the catalogue', () => {
  let shop: TestApp;
  let made: Awaited<ReturnType<typeof fill>>;

  beforeAll(async () => {
    shop = await startTestApp();
    made = await fill(shop);
  });
  afterAll(() => shop.app.close());

  const get = (path: string) => request(shop.app.server).get(path);
  const list = async (query: string) => (await get(`/api/productList?${query}`).expect(200)).body;
  const idsOf = async (query: string): Promise<number[]> =>
    (await list(query)).data.map((card: { product_id: number }) => card.product_id);

  describe('GET /api/productList', () => {
    it('shows every active product, newest first, the last imported first among equals', async () => {
      const { climber, hiker, dress, gift } = made;

      const reply = await list('page=0&keyword=&request_type=all_products&filter_type=x&user_id=7');

      expect(reply.data.map((card: { id: number }) => card.id)).toEqual([gift, dress, hiker, climber]);
      expect(reply).toMatchObject({ total: 4, total_pages: 1 });
    });

    it('shows a guest nothing personal and prices in currency units', async () => {
      const { data } = await list('keyword=climber&user_id=1');

      expect(data[0]).toMatchObject({
        user_id: null,
        is_favorite: 0,
        favorite_color_ids: [],
        price: 50,
        retail_price: 80.5,
      });
    });

    it('sorts by price with missing prices last in both directions', async () => {
      const { climber, hiker, dress, gift } = made;

      expect(await idsOf('sort=asc')).toEqual([climber, hiker, dress, gift]);
      expect(await idsOf('sort=desc')).toEqual([dress, hiker, climber, gift]);
    });

    it('keeps each bucket half-open, includes 5000 in the last one and shows what is dearer apart', async () => {
      const { climber, hiker, dress } = made;

      expect(await idsOf('price_range[]=0-50')).toEqual([]);
      expect(await idsOf('price_range[]=50%20-%20100')).toEqual([climber]);
      expect(await idsOf('price_range=1000-5000')).toEqual([hiker]);
      expect(await idsOf('price_range=5000-')).toEqual([dress]);
      expect((await list('')).facets.price_range.at(-1)).toEqual({ value: '5000-', name: 'Over $5000', count: 1 });
      expect((await list('keyword=climber')).facets.price_range).toHaveLength(5);
    });

    it.each([['keyword=climber&price_range[]=0-50&price_range[]=5000-'], ['keyword=climber+over+5000']])(
      'keeps what is dearer than the buckets in sight while it is asked for: %s',
      async (query) => {
        const { facets } = await list(query);

        expect(facets.price_range.at(-1)).toEqual({ value: '5000-', name: 'Over $5000', count: 0 });
      },
    );

    it('joins the values of one filter with OR, filters with AND, and reads both spellings of a list', async () => {
      const { north, loft, five, acne, climber, hiker, dress, gift } = made;

      expect(await idsOf(`store[]=${north.id}&store=${loft.id}`)).toEqual([gift, dress, hiker, climber]);
      expect(await idsOf(`store[]=${north.id}&brand[]=${five.id}`)).toEqual([gift, climber]);
      expect(await idsOf(`store[]=${north.id}&brand[]=${acne.id}`)).toEqual([]);
    });

    it('finds a colour by its parent and shows the asked colour first', async () => {
      const { red, wine, climber, hiker, dress, gift } = made;

      const { data } = await list(`color[]=${red.id}`);

      expect(data.map((card: { id: number }) => card.id)).toEqual([gift, dress, hiker, climber]);
      expect(data[3].product_color_data.map((color: { color_id: number }) => color.color_id)[0]).toBe(wine.id);
      expect(await idsOf(`color[]=${wine.id}`)).toEqual([]);
    });

    it('wants colour and size in one variant where the feed tells, else both in one product', async () => {
      const { red, blue, large, small, climber, hiker } = made;

      expect(await idsOf(`color=${red.id}&size=${small.id}`)).toEqual([climber]);
      expect(await idsOf(`color=${red.id}&size=${large.id}`)).toEqual([hiker]);
      expect(await idsOf(`color=${blue.id}&size=${large.id}`)).toEqual([climber]);
    });

    it('finds every word of a keyword without regard to case and accents', async () => {
      const { climber } = made;

      expect(await idsOf('keyword=ELAN+clim')).toEqual([climber]);
      expect(await idsOf('searchKeyword=%C3%A9lan%20five')).toEqual([climber]);
      expect(await idsOf('keyword=elan&searchKeyword=hiker')).toEqual([]);
    });

    it.each(['%25', '%25%25%25', '_', '%5C', '*', '!!!', 'hik%25r', 'h_ker', "'", '%CC%81'])(
      'takes %s as text, never as a wildcard',
      async (keyword) => {
        expect(await list(`keyword=${keyword}`)).toMatchObject({ data: [], total: 0, total_pages: 0 });
      },
    );

    it('puts the products with the word in their name before those that hold it elsewhere', async () => {
      expect(await idsOf('keyword=100%25')).toEqual([made.hiker, made.dress]);
    });

    it('answers in the very shape that the contract declares', async () => {
      for (const query of ['', `color=${made.red.id}`, 'keyword=red+boots', 'keyword=spaceship+boots']) {
        const { text } = await get(`/api/productList?${query}`).expect(200);
        const reply = JSON.parse(text);

        expect(listProducts.schema.response[200].parse(reply)).toEqual(reply);
      }
    });

    it('reads names and a price out of a keyword, and says what it read', async () => {
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

    it('forgives a typing error, and offers the nearest keyword where nothing is found', async () => {
      expect(await idsOf('keyword=climbre')).toEqual([made.climber]);
      expect(await list('keyword=linen+spaceship')).toMatchObject({ total: 0, nearest: 'linen' });
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

    it('shows what is published under a key, and nothing under an unknown one', async () => {
      expect(await idsOf('page=0&keyword=&homepageKey=weekly_product')).toEqual([made.gift, made.climber]);
      expect(await idsOf('homepageKey=nobody')).toEqual([]);
    });

    it('answers a page past the end with no products and the right number of pages', async () => {
      expect(await list('page=2')).toMatchObject({ data: [], total: 4, total_pages: 1 });
      expect(await list('page=999999999')).toMatchObject({ data: [], total: 4, total_pages: 1 });
    });

    it('keeps a selected store or brand that holds nothing, and drops one that nobody knows', async () => {
      const { facets } = await list(`keyword=climber&store=${made.loft.id}&store=99999&brand=${made.acne.id}`);

      expect(facets.store).toEqual([{ id: made.loft.id, name: 'Löft 100%', count: 0 }]);
      expect(facets.brand).toEqual([{ id: made.acne.id, name: 'Acné_Studio', count: 0 }]);
    });

    it('ignores keys that it does not know', async () => {
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
      expect(Object.keys(body)).toEqual(['message', 'errors']);
      expect(Object.values(body.errors)).toEqual([[body.message]]);
    });

    it('refuses a value given twice where one is meant, and more values than a filter takes', async () => {
      for (const name of ['page', 'sort', 'keyword', 'parentCateg', 'homepageKey']) {
        await get(`/api/productList?${name}=1&${name}=2`).expect(400);
      }
      await get(`/api/productList?${'store=1&'.repeat(500)}`).expect(400);
    });
  });

  describe('GET /api/product/{id}', () => {
    it('answers an array of one with all that the quick view shows', async () => {
      const { climber, large, small, wine, blue } = made;

      const { body } = await get(`/api/product/${climber}`).expect(200);

      expect(body).toHaveLength(1);
      expect(body[0]).toMatchObject({
        id: climber,
        name: 'Élan Climber',
        brand_name: 'Five Ten',
        store_name: 'Northbound',
        description: '<p>Warm</p>',
        price: 50,
        compare_price: 80.5,
        quantity: 5,
        proPrimaryMedia: { image_path: `/pictures/${climber}-0.avif` },
        productMedia: [{ color_id: blue.id }, { color_id: wine.id }],
        categories: [{ slug: 'women' }, { slug: 'shoes' }, { slug: 'boots' }],
        card: { product_id: climber, is_favorite: 0 },
      });
      expect(body[0].sizes).toEqual([
        { id: small.id, attribute_name: 'Clothing', attribute_value: 'S', color_id: wine.id, quantity: 2 },
        { id: large.id, attribute_name: 'Clothing', attribute_value: 'L', color_id: blue.id, quantity: 3 },
      ]);
    });

    it('knows no product that is inactive or never was', async () => {
      for (const id of [made.gone, 999_999]) {
        await get(`/api/product/${id}`).expect(404, { message: 'There is no such product' });
      }
    });

    it.each(['0', '-1', 'abc', '1e3', '%00', '9223372036854775808'])('refuses %s', async (id) => {
      await get(`/api/product/${id}`).expect(400);
    });
  });

  describe('GET /api/media/mediaList', () => {
    it('lists the pictures of a product in the order of its colours, without what ops removed', async () => {
      const { climber, wine, blue } = made;

      const { body } = await get(`/api/media/mediaList?product_id=${climber}`).expect(200);
      await shop.db.productMedia.updateMany({
        where: { path: `/pictures/${climber}-1.avif` },
        data: { isHidden: true },
      });
      const { body: left } = await get(`/api/media/mediaList?product_id=${climber}`).expect(200);

      expect(body.data).toMatchObject([
        { color_id: blue.id, is_default: 1, width: 800, height: 1000 },
        { color_id: wine.id, is_default: 0 },
      ]);
      expect(left.data).toHaveLength(1);
    });

    it('refuses a missing or senseless product and knows no inactive one', async () => {
      for (const query of ['', '?product_id=', '?product_id=x', '?product_id[]=1', '?product_id=1&product_id=2']) {
        await get(`/api/media/mediaList${query}`).expect(400);
      }
      await get(`/api/media/mediaList?product_id=${made.gone}`).expect(404);
    });
  });

  describe('GET /api/brandList and /api/storeList', () => {
    it('list names in order with the number of active products', async () => {
      const brands = await get('/api/brandList').expect(200);
      const stores = await get('/api/storeList').expect(200);

      expect(brands.body.data).toMatchObject([
        { display_name: 'Acné_Studio', count: 2 },
        { display_name: 'Five Ten', count: 2 },
      ]);
      expect(stores.body.data).toMatchObject([
        { store_name: 'Löft 100%', count: 2 },
        { store_name: 'Northbound', count: 2 },
      ]);
    });

    it.each([
      ['brandList', 'ACNE', 1],
      ['brandList', 'e_s', 1],
      ['brandList', 'n_s', 0],
      ['brandList', 't%25n', 0],
      ['brandList', '%CC%81', 0],
      ['brandList', '%20%20', 2],
      ['storeList', 'loft', 1],
      ['storeList', '%25', 1],
      ['storeList', '%5C', 0],
    ])('%s?filter=%s keeps %i', async (name, filter, count) => {
      const { body } = await get(`/api/${name}?filter=${filter}`).expect(200);

      expect(body.data).toHaveLength(count);
    });

    it('refuse a filter that is not one text, and nothing else can be filtered so', async () => {
      for (const query of ['filter=a&filter=b', 'filter[]=a', 'filter[x]=a', `filter=${'x'.repeat(keywordMax + 1)}`]) {
        await get(`/api/brandList?${query}`).expect(400);
        await get(`/api/storeList?${query}`).expect(400);
      }
      await get('/api/customers?filter=a').expect(404, { message: 'Not found' });
    });
  });

  it('GET /api/productOptionAttribute lists sizes in wearing order', async () => {
    const { body } = await get('/api/productOptionAttribute').expect(200);

    expect(body.data.size.map((size: { attribute_value: string }) => size.attribute_value)).toEqual(['S', 'L']);
  });

  it('GET /api/colors lists the palette, each colour its own parent', async () => {
    const { body } = await get('/api/colors').expect(200);

    expect(body.data).toEqual([
      { id: made.blue.id, color_name: 'Blue', parent_color_id: made.blue.id, hexa: '#AA0011' },
      { id: made.red.id, color_name: 'Red', parent_color_id: made.red.id, hexa: '#AA0011' },
    ]);
  });

  describe('GET /api/categories', () => {
    it('shows the branches that hold products, the fallback last', async () => {
      const { body } = await get('/api/categories').expect(200);

      expect(body.data.map((category: { slug: string }) => category.slug)).toEqual(['men', 'women', 'other']);
      expect(body.data[1]).toEqual({
        name: 'Women',
        slug: 'women',
        subCateg: [
          { name: 'Clothing', slug: 'clothing', childSubCateg: [{ name: 'Summer Dresses', slug: 'summer-dresses' }] },
          { name: 'Shoes', slug: 'shoes', childSubCateg: [{ name: 'Boots', slug: 'boots' }] },
        ],
      });
    });

    it('answers 304 when nothing changed', async () => {
      const { headers } = await get('/api/categories').expect(200);

      const again = await get('/api/categories').set('If-None-Match', String(headers.etag)).expect(304);
      const other = await get('/api/categories').set('If-None-Match', 'W/"other"').expect(200);

      expect(headers['cache-control']).toBe('no-cache');
      expect(again.text).toBe('');
      expect(other.body.data).toHaveLength(3);
    });
  });
});
