import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { fillSmallCatalogue, type SmallCatalogue } from '../../catalogue/testing/small-catalogue.ts';
import { publishAll } from '../../testing/builders.ts';
import { standardEnv, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let made: SmallCatalogue;
let cookie: string;

beforeAll(async () => {
  shop = await startTestApp();
  made = await fillSmallCatalogue(shop);
  cookie = (await signInStaff(shop.db, 'editor')).cookie;
});
afterEach(async () => {
  await shop.db.$executeRaw`TRUNCATE content_publication, content_version`;
  await shop.app.refreshPublished();
});
afterAll(() => shop.app.close());

const post = (path: string, body: object) => postDesk(shop, `/content/${path}`, body, cookie);

const show = async (key: string, body: object): Promise<void> => {
  await post('save', { key, based_on: 0, body: JSON.stringify(body) }).expect(200);
  await post('publish', { key, number: 1, at: null }).expect(200);
};

const list = async (query: string, { app } = shop) =>
  (await request(app.server).get(`/api/productList?${query}`).expect(200)).body;

const idsOf = async (query: string): Promise<number[]> =>
  (await list(query)).data.map((card: { product_id: number }) => card.product_id);

const always = { from: null, until: null };
const order = (own: object) => ({
  title: 'Spring',
  href: '/search',
  pins: [],
  boosts: [],
  buries: [],
  ...always,
  ...own,
});
const later = (ms: number): string => new Date(Date.now() + ms).toISOString();

describe('a ranking rule of the desk', () => {
  it('changes the default order only, whatever the filters, and no counts', async () => {
    const { climber, hiker, dress, gift, north } = made;
    const before = await list('');

    await show('merchandise/spring', order({ pins: [climber], boosts: [hiker], buries: [gift] }));

    const { data, ...rest } = await list('');
    expect(await idsOf('')).toEqual([climber, hiker, dress, gift]);
    expect(data).toHaveLength(4);
    expect({ ...rest, data: null }).toEqual({ ...before, data: null });
    expect(await idsOf('sort=newest')).toEqual([gift, dress, hiker, climber]);
    expect(await idsOf('sort=asc')).toEqual([climber, hiker, dress, gift]);
    expect(await idsOf(`store[]=${north.id}`)).toEqual([climber, gift]);
    expect(await idsOf('price_range[]=5000-')).toEqual([dress]);
  });

  it('applies to one listing: a category at any of its addresses, a brand, or a search', async () => {
    const { climber, hiker, dress, gift, acne, five } = made;

    const { slug } = await shop.db.brand.findUniqueOrThrow({ where: { id: acne.id } });
    await show('merchandise/acne', order({ href: `/brand/${slug}`, pins: [hiker] }));
    await show('merchandise/boots', order({ href: '/browse/boots', pins: [climber] }));
    await show('merchandise/search', order({ href: '/search?keyword=Boots', pins: [hiker] }));

    expect(await idsOf('')).toEqual([gift, dress, hiker, climber]);
    expect(await idsOf(`brand[]=${acne.id}`)).toEqual([hiker, dress]);
    expect(await idsOf(`brand[]=${acne.id}&brand[]=${five.id}`)).toEqual([gift, dress, hiker, climber]);
    expect(await idsOf('childCateg=boots')).toEqual([climber, hiker]);
    expect((await idsOf('keyword=%20boots&sort=relevance'))[0]).toBe(hiker);
    expect((await idsOf('keyword=cheap%20boots&sort=relevance'))[0]).toBe(climber);
  });

  it('ignores products that are sold out or gone', async () => {
    const { climber, hiker, dress, gift } = made;
    await show('merchandise/spring', order({ pins: [climber, hiker] }));

    await shop.db.product.update({ where: { id: climber }, data: { stock: 0 } });
    await publishAll(shop);
    expect(await idsOf('')).toEqual([hiker, gift, dress, climber]);
    await shop.db.product.update({ where: { id: climber }, data: { stock: 5 } });
    await shop.db.product.update({ where: { id: hiker }, data: { active: false } });
    await publishAll(shop);
    expect(await idsOf('')).toEqual([climber, gift, dress]);
    await shop.db.product.update({ where: { id: hiker }, data: { active: true } });
    await publishAll(shop);
  });

  it('starts and ends on its dates, and changes the ETag of the page', async () => {
    const { climber, gift } = made;
    const tag = async () => (await request(shop.app.server).get('/api/productList')).headers.etag;
    const before = await tag();

    await show('merchandise/now', order({ pins: [climber], from: later(1200), until: later(2400) }));
    expect((await idsOf(''))[0]).toBe(gift);
    await wait(1300);
    expect((await idsOf(''))[0]).toBe(climber);
    expect(await tag()).not.toBe(before);
    await wait(1300);

    expect((await idsOf(''))[0]).toBe(gift);
    expect(await tag()).toBe(before);
  });

  it('applies in every process of the shop', { tags: 'sweep' }, async () => {
    const other = await buildApp({
      db: shop.db,
      databaseUrl: shop.url,
      env: { ...standardEnv, webDir: '/none', picturesDir: '/none' },
      logger: false,
    });
    await other.refreshCatalogue();
    await other.ready();

    await show('merchandise/spring', order({ pins: [made.climber] }));

    const first = async () => (await list('', { ...shop, app: other })).data[0].product_id;
    await expect.poll(first).toBe(made.climber);
    await other.close();
  });

  it('can be previewed before and after, and is refused when invalid', async () => {
    const { climber, hiker, dress, gift } = made;
    const preview = (body: object) => post('preview', { key: 'merchandise/spring', body: JSON.stringify(order(body)) });

    const { listing } = (await preview({ pins: [climber], buries: [gift], from: later(9e7) }).expect(200)).body.data;

    expect(listing.total).toBe(4);
    expect(listing.before.map(({ id }: { id: number }) => id)).toEqual([gift, dress, hiker, climber]);
    expect(listing.after.map(({ id }: { id: number }) => id)).toEqual([climber, dress, hiker, gift]);
    expect(listing.chosen.map(({ id }: { id: number }) => id)).toEqual([climber, gift]);
    expect(await idsOf('')).toEqual([gift, dress, hiker, climber]);
    expect((await preview({ href: '/brand/nobody' }).expect(400)).body.message).toContain('no listing /brand/nobody');
    for (const wrong of [
      { href: '/browse/women?sort=asc' },
      { pins: [climber], buries: [climber] },
      { pins: [climber, climber] },
      { pins: [-1] },
      { from: later(9e7), until: later(8e7) },
      { from: 'soon' },
    ])
      await preview(wrong).expect(400);
  });
});

const collection = (choice: object, own: object = {}) => ({ title: 'Summer', choice, ...always, ...own });

describe('a collection of the desk', () => {
  const page = (key: string) => request(shop.app.server).get(`/shop/${key}`).set('Accept', 'text/html');

  it('shows hand-picked products in their order, and replaces a built-in collection', async () => {
    const { climber, hiker, dress, gift } = made;
    expect(await idsOf('homepageKey=weekly_product')).toEqual([gift, climber]);
    await page('summer').expect(404);

    await show('collection/summer', collection({ by: 'hand', products: [hiker, dress, climber, 999_999] }));
    await show('collection/weekly_product', collection({ by: 'hand', products: [dress, hiker] }));

    expect(await idsOf('homepageKey=summer')).toEqual([hiker, dress, climber]);
    expect(await idsOf('homepageKey=summer&sort=asc')).toEqual([climber, hiker, dress]);
    expect(await idsOf('homepageKey=weekly_product&page=0')).toEqual([dress, hiker]);
    await page('summer').expect(200);
  });

  it('shows the products of its rule, and accepts further filters', async () => {
    const { climber, hiker, dress, acne, five } = made;

    await show(
      'collection/acne',
      collection({ by: 'rule', href: `/search?brand=${acne.id}` }, { title: 'All of Acne' }),
    );
    const { text } = await request(shop.app.server).get('/shop/acne').set('Accept', 'text/html').expect(200);
    expect(text).toContain('<title>All of Acne | Wearfolio</title>');
    await show('collection/boots', collection({ by: 'rule', href: '/search?keyword=boots' }));

    expect(await idsOf('homepageKey=acne')).toEqual([dress, hiker]);
    expect(await idsOf('homepageKey=acne&childCateg=boots')).toEqual([hiker]);
    expect(await idsOf(`homepageKey=acne&brand[]=${five.id}`)).toEqual([]);
    expect(await idsOf('homepageKey=acne&keyword=linen')).toEqual([dress]);
    expect(await idsOf('homepageKey=boots')).toEqual([hiker, climber]);
    const { facets } = await list('homepageKey=acne');
    expect(facets.brand).toMatchObject([{ id: acne.id, count: 2 }]);
  });

  it('disappears after its last day', { tags: 'sweep' }, async () => {
    await show('collection/short', collection({ by: 'hand', products: [made.gift] }, { until: later(1000) }));
    expect(await idsOf('homepageKey=short')).toEqual([made.gift]);

    await wait(1100);

    expect(await idsOf('homepageKey=short')).toEqual([]);
    await page('short').expect(404);
  });

  it('appears in its own list, and cannot be the rule of another collection', async () => {
    const later = { ...collection({ by: 'hand', products: [] }), from: '2999-12-01T00:00:00.000Z' };
    await show('collection/summer', collection({ by: 'hand', products: [] }));

    const { body } = await getDesk(shop, '/content?kind=collection', cookie).expect(200);
    const summer = { key: 'collection/summer', title: 'Summer', live_number: 1 };
    expect(body.data).toMatchObject([{ ...summer, seen_from: null }]);
    await post('save', { key: 'collection/summer', based_on: 1, body: JSON.stringify(later) }).expect(200);
    await post('publish', { key: 'collection/summer', number: 2, at: null }).expect(200);
    const listed = await getDesk(shop, '/content?kind=collection', cookie).expect(200);
    expect(listed.body.data).toMatchObject([{ ...summer, live_number: 2, seen_from: later.from }]);
    expect(
      (await getDesk(shop, '/content', cookie).expect(200)).body.data.map(({ key }: { key: string }) => key),
    ).not.toContain('collection/summer');
    const loop = collection({ by: 'rule', href: '/shop/summer' });
    await post('save', { key: 'collection/loop', based_on: 0, body: JSON.stringify(loop) }).expect(400);
  });
});
