import { getSharedList } from '@wearfolio/contracts/favorites';
import { sharedListMax } from '@wearfolio/contracts/limits';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, publishAll } from '../../testing/builders.ts';
import { readPage } from '../../testing/read-page.ts';
import { type SignedInCustomer, signInAs } from '../../testing/sign-in.ts';
import { customerWith, type FavoritesShop, startFavoritesShop } from '../testing/favorites-shop.ts';

let shop: FavoritesShop;
let ada: SignedInCustomer;

beforeAll(async () => {
  shop = await startFavoritesShop();
  const { boot, hat, gone, blue, wine, red } = shop.made;
  ada = await customerWith(shop, 'Ada', [
    { product: gone, color: red.id },
    { product: boot, color: blue.id },
    { product: hat, color: red.id },
    { product: boot, color: wine.id },
  ]);
});
afterAll(() => shop.app.close());

const share = async (action: string, customer = ada): Promise<string | null> => {
  const ask = request(shop.app.server).post('/api/favorites/share').set(customer.headers);
  return (await ask.send({ action }).expect(200)).body.data.address;
};
const currentAddress = async () =>
  (await request(shop.app.server).get('/api/favorites/share').set(ada.headers).expect(200)).body.data.address;
const read = (address: string | null) => request(shop.app.server).get(`/api/shared-list/${address}`);

describe('/api/favorites/share', () => {
  it('publishes at an address that stays until it is withdrawn; the next one differs', async () => {
    const first = await share('publish');
    const again = await Promise.all([share('publish'), share('publish')]);
    const known = await currentAddress();
    await share('withdraw');
    await share('withdraw');
    const none = await currentAddress();
    const second = await share('publish');

    expect(first).toMatch(/^[\w-]{32}$/);
    expect([...again, known]).toEqual([first, first, first]);
    expect(none).toBeNull();
    expect(second).not.toBe(first);
  });

  it('I10: publishes once for twenty concurrent requests', async () => {
    const bob = await signInAs(shop, 'Bob');

    const addresses = await Promise.all(Array.from({ length: 20 }, () => share('publish', bob)));

    expect(new Set(addresses).size).toBe(1);
  });

  it('refuses guests and unknown actions', async () => {
    const { server } = shop.app;
    await request(server).get('/api/favorites/share').expect(401);
    await request(server).post('/api/favorites/share').send({ action: 'publish' }).expect(401);
    await request(server).post('/api/favorites/share').set(ada.headers).send({ action: 'peek' }).expect(400);
  });
});

describe('GET /api/shared-list/{address}', () => {
  it('D4: returns active products, newest first, and nothing about the owner', async () => {
    const { boot, hat, blue, wine, red } = shop.made;
    const address = await share('publish');

    const { body, text } = await read(address).expect(200);

    expect(getSharedList.schema.response[200].parse(body)).toEqual(body);
    expect(
      body.data.map((entry: { product_id: number; color_id: number }) => [entry.product_id, entry.color_id]),
    ).toEqual([
      [boot, wine.id],
      [hat, red.id],
      [boot, blue.id],
    ]);
    expect(body.total).toBe(3);
    expect(body.data[0].productDetail).toMatchObject({ user_id: null, is_favorite: 0, favorite_color_ids: [] });
    expect(text).not.toMatch(/Ada|@shop\.test|saved|customer/);
  });

  it('D4: marks the favorites of the caller, not those of the owner', async () => {
    const { boot, hat, blue, wine, red } = shop.made;
    const address = await share('publish');
    const bob = await customerWith(shop, 'Bob', [{ product: boot, color: blue.id }]);

    const [own, others] = await Promise.all([read(address).set(ada.headers), read(address).set(bob.headers)]);

    const seenBy = ({ id }: SignedInCustomer, hearts: Record<number, number[]>) =>
      [boot, hat, boot].map((product) => ({ user_id: id, favorite_color_ids: hearts[product] ?? [] }));
    const shown = ({ body }: typeof own) =>
      body.data.map(({ productDetail }: { productDetail: ProductCard }) => ({
        user_id: productDetail.user_id,
        favorite_color_ids: productDetail.favorite_color_ids,
      }));
    expect(shown(own)).toEqual(seenBy(ada, { [boot]: [blue.id, wine.id], [hat]: [red.id] }));
    expect(shown(others)).toEqual(seenBy(bob, { [boot]: [blue.id] }));
    expect(others.headers['cache-control']).toBe('private, no-store');
    expect(others.text).not.toMatch(new RegExp(`Ada|@shop\\.test|saved|customer|"user_id":${ada.id}\\b`));
  });

  it('shows the stock of the saved color, but not that it came back', async () => {
    const { acne: brand, loft: store, hats: categories, red, blue, wine } = shop.made;
    const more = { brand, store, categories, colors: [red, blue], stock: 9 };
    const variants = [
      { color: red, size: null, stock: 0 },
      { color: blue, size: null, stock: 2 },
    ];
    const scarf = await addProduct(shop.db, { name: 'Scarf', ...more, variants });
    const belt = await addProduct(shop.db, { name: 'Belt', ...more });
    await shop.db.product.update({ where: { id: belt }, data: { returnedAt: new Date() } });
    await publishAll(shop);
    const saved = [
      { product: scarf, color: red.id, days: 4 },
      { product: scarf, color: blue.id, days: 3 },
      { product: scarf, color: wine.id, days: 2 },
      { product: belt, color: blue.id, days: 1 },
    ];
    const address = await share('publish', await customerWith(shop, 'Cleo', saved));

    const { body } = await read(address).expect(200);

    const labels = body.data.map(({ stock_label }: { stock_label: string | null }) => stock_label);
    expect(labels.reverse()).toEqual(['sold_out', 'low_stock', 'sold_out', null]);
  });

  it('shows the newest part of a long list and the total, as does its preview', async () => {
    const { acne: brand, loft: store, hats: categories, red } = shop.made;
    const add = (at: number) => addProduct(shop.db, { name: `Belt ${at}`, brand, store, categories, colors: [red] });
    const products: number[] = [];
    for (let at = 0; at <= sharedListMax; at += 1) products.push(await add(at));
    await publishAll(shop);
    const bob = await customerWith(
      shop,
      'Bob',
      products.map((product) => ({ product, color: red.id })),
    );
    const address = await share('publish', bob);

    const { body } = await read(address).expect(200);
    const { text } = await request(shop.app.server).get(`/shared/${address}`).expect(200);

    expect(body.total).toBe(sharedListMax + 1);
    expect(body.data.map((entry: { product_id: number }) => entry.product_id)).toEqual(products.slice(1).reverse());
    expect(readPage(text).meta.description).toContain(`${sharedListMax + 1} favorites`);
  });

  it('returns 404 for withdrawn and unknown lists, and refuses malformed addresses', async () => {
    const address = await share('publish');
    await share('withdraw');

    await read(address).expect(404);
    await read('a'.repeat(32)).expect(404);
    await read('short').expect(400);
    await read("x'%20OR%201=1--aaaaaaaaaa").expect(400);
  });
});

describe('the page of a shared list', () => {
  it('has a link preview with its first picture, and noindex', async () => {
    const { boot } = shop.made;
    const address = await share('publish');

    const { text } = await request(shop.app.server).get(`/shared/${address}`).expect(200);
    const { title, meta, canonical, firstData } = readPage(text);

    expect(title).toBe('A shared list | Wearfolio');
    expect(canonical).toBe('');
    expect(meta).toMatchObject({
      robots: 'noindex',
      description: '3 favorites from many stores, in one place at Wearfolio.',
      'og:image': `https://shop.test/pictures/${boot}-0-preview.jpg`,
    });
    expect(firstData[`/api/shared-list/${address}`]).toEqual((await read(address)).body);
  });

  it('is the not-found page when the list is withdrawn', async () => {
    const address = await share('publish');
    await share('withdraw');

    const { text } = await request(shop.app.server).get(`/shared/${address}`).expect(404);
    await request(shop.app.server).get('/shared/short').expect(404);

    expect(readPage(text).title).toBe('Page not found | Wearfolio');
  });
});
