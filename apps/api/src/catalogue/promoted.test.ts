import { type MenuDraft, menuKey } from '@wearfolio/contracts/content/menu-draft';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../desk/testing/desk-shop.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { readPage } from '../testing/read-page.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const day = 86_400_000;

let shop: TestApp;
let editor: SignedInStaff;

beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop;
  const [store, brand, color] = [await addStore(db, 'North'), await addBrand(db, 'Vael'), await addColor(db, 'Red')];
  const boots = await addCategories(db, 'Women/Shoes/Boots');
  const hats = await addCategories(db, 'Men/Accessories/Hats');
  const add = (name: string, categories: number[], age: number, retailCents: number | null = null) =>
    addProduct(db, {
      ...{ name, brand, store, categories, colors: [color], priceCents: 8000, retailCents },
      firstSeen: new Date(Date.now() - age * day),
    });
  await add('Fresh boot', boots, 2);
  await add('Last month boot', boots, 29);
  await add('Old boot', boots, 40, 10_000);
  await add('Old hat', hats, 50);
  await publishAll(shop);
  editor = await signInStaff(db, 'editor');
});
afterAll(() => shop.app.close());

const get = async (path: string) => (await request(shop.app.server).get(path).expect(200)).body;
const titlesOf = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);

const publish = async (body: MenuDraft) => {
  const { number } = (await getDesk(shop, `/content/document?key=${menuKey}`, editor.cookie)).body.data;
  const draft = { key: menuKey, based_on: number, body: JSON.stringify(body) };
  const saved = await postDesk(shop, '/content/save', draft, editor.cookie).expect(200);
  const version = { key: menuKey, number: saved.body.data.number, at: null };
  await postDesk(shop, '/content/publish', version, editor.cookie).expect(200);
};

describe('New In and Sale', () => {
  it('list exactly what is new and what is on sale, with the categories', async () => {
    const [fresh, sale] = [
      await get('/api/productList?homepageKey=new'),
      await get('/api/productList?homepageKey=sale'),
    ];

    expect(titlesOf(fresh)).toEqual(['Fresh boot', 'Last month boot']);
    expect(fresh.facets.category.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Women', 2],
    ]);
    expect(titlesOf(sale)).toEqual(['Old boot']);
  });

  it('have a page with title and canonical address, and are in the sitemap', async () => {
    const page = readPage((await request(shop.app.server).get('/shop/new?brand=1').expect(200)).text);

    expect(page.title).toBe('New In (Vael) | Wearfolio');
    expect(page.canonical).toBe('https://shop.test/shop/new');
    const { text } = await request(shop.app.server).get('/sitemaps/listings.xml');
    expect(text).toContain('https://shop.test/shop/new');
    expect(text).toContain('https://shop.test/shop/sale');
  });

  it('lead the menu while they have products', async () => {
    expect((await get('/api/categories')).menu).toEqual({ promoted: ['new', 'sale'], hidden: [] });

    await shop.db.product.updateMany({ where: { name: 'Old boot' }, data: { retailCents: null } });
    await publishAll(shop);

    expect((await get('/api/categories')).menu.promoted).toEqual(['new']);
  });
});

describe('a menu of staff', () => {
  it('orders, renames and hides categories, whose addresses still work', async () => {
    await publish({
      promoted: ['new'],
      order: ['men', 'women'],
      names: [{ path: 'women/shoes', name: 'Footwear' }],
      hidden: ['women/shoes/boots'],
    });

    const { data, menu } = await get('/api/categories');
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Men', 'Women']);
    expect(data[1].subCateg[0].name).toBe('Footwear');
    expect(menu).toEqual({ promoted: ['new'], hidden: ['women/shoes/boots'] });
    const rail = (await get('/api/productList?parentCateg=women')).facets.category;
    expect(rail.map(({ name }: { name: string }) => name)).toEqual(['Women', 'Footwear']);
    expect(readPage((await request(shop.app.server).get('/browse/women/shoes')).text).title).toContain('Footwear');
    expect((await get('/api/productList?childCateg=shoes')).total).toBe(3);
    expect((await get('/api/productList?childCateg=boots')).total).toBe(3);
    const sitemap = (await request(shop.app.server).get('/sitemaps/listings.xml')).text;
    expect(sitemap).toContain('/browse/women/shoes<');
    expect(sitemap).not.toContain('/browse/women/shoes/boots');
    const { tree } = (await getDesk(shop, '/menu', editor.cookie).expect(200)).body.data;
    expect(tree.map(({ name }: { name: string }) => name)).toEqual(['Men', 'Women']);
    expect(tree[1].subCateg[0].name).toBe('Shoes');
  });

  it('returns to the standard one when it is withdrawn', async () => {
    await postDesk(shop, '/content/withdraw', { key: menuKey, what: 'live' }, editor.cookie).expect(200);

    const { data, menu } = await get('/api/categories');
    expect(data[1].subCateg[0].name).toBe('Shoes');
    expect(menu.hidden).toEqual([]);
    expect((await get('/api/productList?parentCateg=women')).facets.category[1].name).toBe('Shoes');
  });

  it('is refused with a reason', async () => {
    const body = JSON.stringify({ promoted: [], order: ['women', 'women'], names: [], hidden: [] });
    const { body: refusal } = await postDesk(shop, '/content/save', { key: menuKey, based_on: 3, body }, editor.cookie);

    expect(refusal.message).toBe('order: A category is listed twice');
  });
});
