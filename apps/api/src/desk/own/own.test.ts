import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

const boots = {
  ...{ title: 'Harbor Boots', brand: 'Quillmoor', category: 'women/shoes/boots', description: 'Made by hand.' },
  ...{ link: 'https://quillmoor.example/harbor', price: '149.00', retail_price: '', currency: 'USD', pictures: [] },
  variants: [{ color: 'Black', size: 'US 8', stock: 3 }],
};

let shop: TestApp;
let staff: SignedInStaff;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await signInStaff(shop.db, 'feeds');
});
afterAll(() => shop.app.close());

const post = (path: string, body: object) => postDesk(shop, `/own-products/${path}`, body, staff.cookie);
const list = async (store: number) =>
  (await getDesk(shop, `/own-products?store=${store}`, staff.cookie).expect(200)).body.data;

describe('/api/desk/own-products', () => {
  it('adds a store without a feed and lists, changes and removes its products', async () => {
    const { body: added } = await post('store', { name: 'Atelier', currency: 'USD' }).expect(200);
    const store: number = added.data.id;
    await post('store', { name: 'atelier', currency: 'USD' }).expect(409);

    const { body: saved } = await post('save', { store, version: 0, ...boots }).expect(200);
    const [before] = await list(store);
    await post('save', { store, id: saved.data.id, version: 1, ...boots, price: '99.00' }).expect(200);
    const late = await post('save', { store, id: saved.data.id, version: 1, ...boots }).expect(409);
    const [after] = await list(store);
    const seen = await getDesk(shop, `/product?id=${after.product_id}`, staff.cookie).expect(200);
    const feed = await getDesk(shop, `/feed?id=${store}`, staff.cookie).expect(200);
    await postDesk(shop, '/feeds/reimport', { id: store }, staff.cookie).expect(409);
    await post('remove', { store, id: saved.data.id }).expect(200);
    await post('remove', { store, id: saved.data.id }).expect(409);

    expect(before).toMatchObject({ ...boots, version: 1, actor: staff.email });
    expect(late.body.message).toMatch(/meanwhile/);
    expect(after).toMatchObject({ price: '99.00', version: 2, product_id: before.product_id });
    expect(seen.body.data).toMatchObject({
      is_own: true,
      is_shown: true,
      quoted: 99,
      url: boots.link,
      sizes: [{ name: '8', is_sold_out: false }],
    });
    expect(feed.body.data).toMatchObject({ has_feed: false, runs: [{ outcome: 'imported' }, { outcome: 'imported' }] });
    expect(await list(store)).toEqual([]);
    const gone = await getDesk(shop, `/product?id=${after.product_id}`, staff.cookie).expect(200);
    expect(gone.body.data).toMatchObject({
      ...{ is_own: true, is_shown: false, reasons: ['Staff removed it from the products by hand'] },
    });
    const actions = await shop.db.auditLog.findMany({ orderBy: { id: 'asc' }, select: { action: true } });
    expect(actions.map(({ action }) => action)).toEqual([
      ...['set feed rules', 'add store', 'add own product', 'change own product', 'remove own product'],
    ]);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ category: '' }, 'category'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ currency: 'euro' }, 'currency'],
    [{ pictures: ['https://elsewhere.example/a.jpg'] }, 'pictures'],
    [{ variants: [{ color: 'Black', size: 'M', stock: -1 }] }, 'variants'],
  ])('refuses %j', async (wrong, field) => {
    const { body } = await post('save', { store: 1, version: 0, ...boots, ...wrong }).expect(400);

    expect(Object.keys(body.errors)).toContain(field);
  });

  it('refuses a price that cannot be read, and a kind that does not exist, and keeps nothing', async () => {
    const { body } = await post('store', { name: 'Kiln', currency: 'USD' }).expect(200);
    const store: number = body.data.id;

    const price = await post('save', { store, version: 0, ...boots, price: 'a lot' }).expect(409);
    await post('save', { store, version: 0, ...boots, category: 'women/none' }).expect(409);

    expect(price.body.message).toMatch(/price/);
    expect(await list(store)).toEqual([]);
  });
});
