import { keywordMax } from '@wearfolio/contracts/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fillSmallCatalogue, type SmallCatalogue } from './testing/small-catalogue.ts';

describe('the catalogue', () => {
  let shop: TestApp;
  let made: SmallCatalogue;

  beforeAll(async () => {
    shop = await startTestApp();
    made = await fillSmallCatalogue(shop);
  });
  afterAll(() => shop.app.close());

  const get = (path: string) => request(shop.app.server).get(path);

  describe('GET /api/product/{id}', () => {
    it('returns an array of one product with every field of the quick view', async () => {
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
        {
          ...{ id: small.id, attribute_name: 'Clothing', attribute_value: 'S', sort_order: 1 },
          color_id: wine.id,
          quantity: 2,
        },
        {
          ...{ id: large.id, attribute_name: 'Clothing', attribute_value: 'L', sort_order: 3 },
          color_id: blue.id,
          quantity: 3,
        },
      ]);
    });

    it('returns 404 for inactive and unknown products', async () => {
      for (const id of [made.gone, 999_999]) {
        await get(`/api/product/${id}`).expect(404, {
          message: 'There is no such product',
          codes: [{ code: 'no_product' }],
        });
      }
    });

    it.each(['0', '-1', 'abc', '1e3', '%00', '9223372036854775808'])('refuses %s', async (id) => {
      await get(`/api/product/${id}`).expect(400);
    });
  });

  describe('GET /api/media/mediaList', () => {
    it('marks the picture that the card shows, and leaves out pictures that staff removed', async () => {
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

    it('refuses a missing or invalid product id and returns 404 for an inactive product', async () => {
      for (const query of ['', '?product_id=', '?product_id=x', '?product_id[]=1', '?product_id=1&product_id=2']) {
        await get(`/api/media/mediaList${query}`).expect(400);
      }
      await get(`/api/media/mediaList?product_id=${made.gone}`).expect(404);
    });
  });

  describe('GET /api/brandList and /api/storeList', () => {
    it('list names in order with their numbers of active products', async () => {
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
    ])('%s?filter=%s returns %i', async (name, filter, count) => {
      const { body } = await get(`/api/${name}?filter=${filter}`).expect(200);

      expect(body.data).toHaveLength(count);
    });

    it('refuse a filter that is not a single text; other lists ignore filter', async () => {
      for (const query of ['filter=a&filter=b', 'filter[]=a', 'filter[x]=a', `filter=${'x'.repeat(keywordMax + 1)}`]) {
        await get(`/api/brandList?${query}`).expect(400);
        await get(`/api/storeList?${query}`).expect(400);
      }
      await get('/api/customers?filter=a').expect(404, { message: 'Not found', codes: [{ code: 'not_found' }] });
    });
  });

  it('GET /api/productOptionAttribute lists sizes in wearing order', async () => {
    const { body } = await get('/api/productOptionAttribute').expect(200);

    expect(body.data.size.map((size: { attribute_value: string }) => size.attribute_value)).toEqual(['S', 'L']);
  });

  it('GET /api/colors lists the palette, each color its own parent', async () => {
    const { body } = await get('/api/colors').expect(200);

    expect(body.data).toEqual([
      { id: made.blue.id, color_name: 'Blue', parent_color_id: made.blue.id, hexa: '#AA0011' },
      { id: made.red.id, color_name: 'Red', parent_color_id: made.red.id, hexa: '#AA0011' },
    ]);
  });

  describe('GET /api/categories', () => {
    it('returns the branches that have products, the fallback last', async () => {
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

    it('returns 304 when nothing changed', async () => {
      const { headers } = await get('/api/categories').expect(200);

      const again = await get('/api/categories').set('If-None-Match', String(headers.etag)).expect(304);
      const other = await get('/api/categories').set('If-None-Match', 'W/"other"').expect(200);

      expect(headers['cache-control']).toBe('no-cache');
      expect(again.text).toBe('');
      expect(other.body.data).toHaveLength(3);
    });
  });
});
