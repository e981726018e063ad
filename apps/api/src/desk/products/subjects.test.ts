import { importOffers } from '@wearfolio/catalogue/testing/offers';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

describe('the brands and stores of the desk', () => {
  let shop: TestApp;
  let editor: SignedInStaff;

  beforeAll(async () => {
    shop = await startTestApp();
    editor = await signInStaff(shop.db, 'editor');
    await importOffers(shop.url, 'Alpine', {
      a: { title: 'Ridge Boot', brand: 'Fjord Works' },
      b: { title: 'Corvus Sandal', brand: 'Fjordworks Norway' },
    });
    await shop.app.refreshCatalogue();
  });
  afterAll(() => shop.app.close());

  const get = (path: string, status = 200) => request(shop.app.server).get(path).expect(status);
  const brandId = async (displayName: string): Promise<number> =>
    (await shop.db.brand.findFirstOrThrow({ where: { displayName } })).id;
  const about = async (kind: string, id: number) =>
    (await getDesk(shop, `/subject?kind=${kind}&id=${id}`, editor.cookie).expect(200)).body.data;
  const post = async (path: string, body: object, status = 200) => {
    const reply = await postDesk(shop, path, body, editor.cookie).expect(status);
    await shop.app.refreshCatalogue();
    return reply.body;
  };

  it('merge a brand, whose address and filter lead to the other one until that is undone', async () => {
    const [id, into] = [await brandId('Fjordworks Norway'), await brandId('Fjord Works')];

    const { message, data } = await post('/brands/merge', { id, into });

    expect(message).toBe('Merged Fjordworks Norway into Fjord Works');
    const moved = await get('/brand/fjordworks-norway?sort=asc', 301);
    expect(moved.headers.location).toBe('/brand/fjord-works?sort=asc');
    expect((await get('/api/brand/fjordworks-norway')).body.data).toMatchObject({ slug: 'fjord-works', count: 2 });
    expect((await get(`/api/productList?brand[]=${id}`)).body.total).toBe(2);
    expect((await get('/api/search/keyword?searchKeyword=fjordworks%20norway')).body.brands).toMatchObject([
      { id: into },
    ]);
    expect(await about('brand', into)).toMatchObject({
      products: 2,
      spellings: [{ name: 'Fjordworks Norway', change: data.id }],
    });
    expect((await getDesk(shop, '/subjects?kind=brand&q=norway', editor.cookie)).body.data).toMatchObject([
      { id: into, spellings: ['Fjordworks Norway'], products: 2 },
    ]);
    await getDesk(shop, `/subject?kind=brand&id=${id}`, editor.cookie).expect(404);
    await post('/changes/undo', { id: data.id });
    await get('/brand/fjordworks-norway');
    await post('/brands/merge', { id: 4711, into }, 409);
  });

  it('get other spellings of feeds, which are no other brands', async () => {
    const id = await brandId('Fjord Works');
    const spelling = { kind: 'brand', from: 'FJD Works AS' };

    await post('/values/map', { ...spelling, to: 'Fjord Works' });
    const { spellings } = await about('brand', id);
    await post('/values/map', { kind: 'brand', from: 'Fjordworks Norway', to: 'Fjord Works' }, 409);
    await post('/values/map', { kind: 'brand', from: 'fjord works', to: 'Fjord Works' }, 409);
    await post('/values/map', { ...spelling, to: 'Nobody' }, 409);
    await post('/values/unmap', spelling);

    expect(spellings).toEqual([{ name: 'fjd works as', change: null, is_mapped: true }]);
    expect((await about('brand', id)).spellings).toEqual([]);
  });

  it('have names, and pages with a logo and a text', async () => {
    const id = await brandId('Fjord Works');
    const logo = { src: '/shop-pictures/a/160.webp', width: 160, height: 40, alt: '' };

    await post('/subjects/save', { kind: 'brand', id, text: ' Boots from the coast. ', logo });
    const { data } = await post('/subjects/rename', { kind: 'brand', id, name: 'FjordWorks' });

    expect((await get('/api/brand/fjord-works')).body.data).toMatchObject({
      display_name: 'FjordWorks',
      text: 'Boots from the coast.',
      logo,
    });
    expect((await get(`/api/productList?brand[]=${id}`)).body.data[0].brand_name).toBe('FjordWorks');
    await post('/changes/undo', { id: data.id });
    await post('/subjects/rename', { kind: 'brand', id, name: 'Fjordworks Norway' }, 409);
    await post('/subjects/save', { kind: 'brand', id, text: 'x'.repeat(601), logo: null }, 400);
    await post('/subjects/save', { kind: 'store', id: 4711, text: '', logo: null }, 404);
  });

  it('tell what a store’s deletion removes, and keep it when that is undone', async () => {
    const { id } = await shop.db.store.findFirstOrThrow();

    const before = await about('store', id);
    const { data } = await post('/store/delete', { id });
    const deleted = await about('store', id);
    const empty = (await get('/api/productList')).body.total;
    await post('/changes/undo', { id: data.id });

    expect(before.loss).toEqual({ products: 2, elsewhere: 0, favorites: 0, customers: 0, prices: 2, clicks: 0 });
    expect(deleted.removal).toEqual({ at: expect.any(String), change: data.id });
    expect(empty).toBe(0);
    expect((await get('/api/productList')).body.total).toBe(2);
    await post('/store/delete', { id: 4711 }, 409);
  });
});
