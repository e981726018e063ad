import { searchesMax } from '@wearfolio/contracts/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FavoritesShop, startFavoritesShop } from '../favorites/testing/favorites-shop.ts';
import { type SignedInCustomer, signInAs } from '../testing/sign-in.ts';

let shop: FavoritesShop;
beforeAll(async () => {
  shop = await startFavoritesShop();
});
afterAll(() => shop.app.close());

const post = ({ headers }: Pick<SignedInCustomer, 'headers'>, path: string, body: object = {}) =>
  request(shop.app.server).post(`/api/saved-searches${path}`).set(headers).send(body);

const save = (customer: SignedInCustomer, address: string, more: object = {}) =>
  post(customer, '', { address, name: 'Boots', frequency: 'daily', ...more });

const list = async ({ headers }: SignedInCustomer) =>
  (await request(shop.app.server).get('/api/saved-searches').set(headers).expect(200)).body.data;

describe('saved searches', () => {
  it('are saved under one canonical address, and listed newest first', async () => {
    const ada = await signInAs(shop, 'Ada');
    const { red, blue } = shop.made;
    const first = await save(ada, `/browse/women/shoes?color=${blue.id}&color=${red.id}&page=3&sort=asc&nonsense=1`);
    const again = await save(
      ada,
      `/browse/women/shoes/?color%5B%5D=${red.id}&color=${blue.id}&sort=asc`.replace('/?', '?'),
      {
        name: 'Another name',
      },
    );
    await save(ada, '/search?keyword=red+boots', { name: ' Red   boots ' });
    const [search, category] = await list(ada);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.data).toEqual(first.body.data);
    expect(category).toMatchObject({
      name: 'Boots',
      address: `/browse/women/shoes?color=${red.id}&color=${blue.id}&sort=asc`,
      frequency: 'daily',
      total: 2,
      new_count: 0,
      news: [],
    });
    expect(search).toMatchObject({ name: 'Red boots', address: '/search?keyword=red+boots' });
  });

  it.each([
    '/product/1',
    '/browse/no-such-category',
    '/brand/nobody',
    '/search?keyword=ab',
    'https://elsewhere.test/search?keyword=boots',
    '//elsewhere.test/search',
    '/browse/%E0%A4%A',
    '/search?price_range=5-1&brand=x',
    '/search',
  ])('refuse %s', async (address) => {
    const { status, body } = await save(await signInAs(shop, 'Ada'), address);

    expect(status).toBe(400);
    expect(body.errors.address).toHaveLength(1);
  });

  it('are renamed, rescheduled and removed by their owner only', async () => {
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    const { id } = (await save(ada, '/brand/vael')).body.data;

    const foreign = [
      (await post(bob, `/${id}`, { name: 'Mine' })).status,
      (await post(bob, `/${id}/remove`)).status,
      (await post({ headers: { Token: '' } }, `/${id}`, { name: 'Mine' })).status,
    ];
    const kept = (await list(ada)).map(({ name }: { name: string }) => name);
    const changed = (await post(ada, `/${id}`, { name: 'Vael', frequency: 'never' })).body.data;
    const unnamed = await post(ada, `/${id}`, { name: '  ' });
    await post(ada, `/${id}/remove`).expect(200);
    await post(ada, `/${id}/remove`).expect(200);

    expect(foreign).toEqual([404, 200, 401]);
    expect(kept).toEqual(['Boots']);
    expect(changed).toMatchObject({ id, name: 'Vael', frequency: 'never' });
    expect(unnamed.body.errors.name).toEqual(['Please enter a name']);
    expect(await list(ada)).toEqual([]);
    expect(await list(bob)).toEqual([]);
  });

  it('are limited to fifty, also for two concurrent tabs, and are deleted with the account', async () => {
    const ada = await signInAs(shop, 'Ada');
    const { id: customerId } = ada;
    await shop.db.savedSearch.createMany({
      data: Array.from({ length: searchesMax - 1 }, (_, at) => ({
        ...{ customerId, name: `${at}`, address: `/search?keyword=${at}`, frequency: 'never' },
        ...{ filter: {}, anchors: [] },
      })),
    });

    const replies = await Promise.all(['vael', 'acne'].map((brand) => save(ada, `/brand/${brand}`)));
    const statuses = replies.map(({ status }) => status).sort();
    const count = await shop.db.savedSearch.count({ where: { customerId } });
    await shop.db.customer.delete({ where: { id: customerId } });

    expect(statuses).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toMatch(/up to 50 searches/);
    expect(count).toBe(searchesMax);
    expect(await shop.db.savedSearch.count({ where: { customerId } })).toBe(0);
  });
});
