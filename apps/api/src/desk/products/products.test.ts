import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let folder = '';
let editor: SignedInStaff;

const rows = [
  feedRow('a', { title: 'Larkfield Storm Jacket' }),
  feedRow('b', { color: 'Zzyzx', category: 'Wet & Wild', title: 'Larkfield Zorblat' }),
  feedRow('c', { brand: 'Quillmoor', title: 'Quillmoor Rain Coat', category: 'Women > Clothing > Coats' }),
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-feeds-'));
  const keptFeeds = { folder, mostFiles: 10, mostBytes: 1_000_000 };
  shop = await startTestApp({ keptFeeds });
  await importText(shop.url, 'Northbound', rows, { feeds: keptFeeds });
  await shop.app.refreshCatalogue();
});
beforeEach(async () => {
  editor = await signInStaff(shop.db, 'editor');
});
afterAll(async () => {
  await shop.app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (path: string) => (await getDesk(shop, path, editor.cookie).expect(200)).body;
const post = (path: string, body: object) => postDesk(shop, path, body, editor.cookie);

const found = async (query: string): Promise<string[]> =>
  (await get(`/products?${query}`)).data.map(({ title }: { title: string }) => title).sort();

const idOf = async (externalId: string): Promise<number> =>
  (await shop.db.product.findFirstOrThrow({ where: { externalId } })).id;

const inShop = async (keyword: string): Promise<string[]> => {
  const { body } = await request(shop.app.server).get(`/api/productList?keyword=${keyword}`);
  return body.data.map((card: { title: string }) => card.title);
};

describe('the catalogue of the desk', () => {
  it('finds products by words in titles, brands and stores, by numbers and by filters', async () => {
    const { brandId } = await shop.db.product.findFirstOrThrow({ where: { externalId: 'c' } });

    expect(await found('q=storm')).toEqual(['Storm Jacket']);
    expect(await found('q=quillmoor+northbound')).toEqual(['Rain Coat']);
    expect(await found(`q=${await idOf('b')}`)).toEqual(['Zorblat']);
    expect(await found(`brand=${brandId}`)).toEqual(['Rain Coat']);
    expect(await found('category=women/clothing')).toEqual(['Rain Coat', 'Storm Jacket']);
    expect(await found('state=off')).toEqual([]);
  });

  it('shows the rows of the feed and the certainty of each fact, or why there are none', async () => {
    const { data, reason } = await get(`/product/feed?id=${await idOf('b')}`);
    const missing = await get('/product/feed?id=999999');

    expect(reason).toBeNull();
    expect(data[0].fields).toContainEqual({ name: 'category', value: 'Wet & Wild' });
    expect(data[0].facts).toContainEqual(expect.objectContaining({ name: 'kind', certainty: 'unknown' }));
    expect(data[0].notes.join()).toContain('Zzyzx');
    expect(missing).toEqual({ data: [], reason: 'There is no such product' });
  });

  it('previews a change, applies it to everything a filter finds, and undoes it', async () => {
    const edit = { field: 'brand', of: 0, value: 'Calder', filter: { q: 'jacket', category: '', state: 'shown' } };

    const preview = (await post('/products/preview', edit).expect(200)).body.data;
    const before = await inShop('calder');
    const refused = await post('/products/change', { ...edit, count: 7 });
    const { data } = (await post('/products/change', { ...edit, count: 1 }).expect(200)).body;
    const after = await inShop('calder');
    const product = (await get(`/product?id=${await idOf('a')}`)).data;
    await post('/changes/undo', { id: data.id }).expect(200);

    expect(preview).toMatchObject({
      count: 1,
      samples: [{ title: 'Storm Jacket', before: 'Larkfield', after: 'Calder' }],
    });
    expect([before, after, await inShop('calder')]).toEqual([[], ['Storm Jacket'], []]);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('would now affect 1 products'),
    ]);
    expect(product).toMatchObject({ changed: ['brand'], shown: { brand: 'Calder' }, fed: { brand: 'Larkfield' } });
    const entries = await shop.db.auditLog.findMany({ orderBy: { id: 'desc' }, take: 2 });
    expect(entries).toMatchObject([
      { action: 'undo', actor: editor.email },
      {
        action: 'change brand',
        staffId: editor.id,
        subject: '"jacket"',
        before: { value: 'Larkfield' },
        after: { value: 'Calder', products: 1 },
      },
    ]);
  });

  it('hides products and switches brands off, and explains why they are not shown', async () => {
    const { brandId, id } = await shop.db.product.findFirstOrThrow({ where: { externalId: 'c' } });

    await post('/products/change', { field: 'hidden', value: '1', ids: [await idOf('a')] }).expect(200);
    const { data } = (await post('/subjects/switch', { kind: 'brand', id: brandId, is_off: true }).expect(200)).body;
    const off = await found('state=off');
    const word = await found('state=off&q=rain');
    const reasons = (await get(`/product?id=${id}`)).data.reasons;
    const subjects = (await get('/subjects?kind=brand&q=quill')).data;
    await post('/changes/undo', { id: data.id }).expect(200);

    expect([off, word]).toEqual([['Rain Coat', 'Storm Jacket'], ['Rain Coat']]);
    expect(reasons).toEqual(['The brand Quillmoor is switched off']);
    expect(subjects).toMatchObject([{ id: brandId, name: 'Quillmoor', products: 0, is_off: true }]);
    expect(await inShop('rain')).toEqual(['Rain Coat']);
  });

  it('answers changes of the same products at the same time, each undone to what it replaced', async () => {
    const ids = [await idOf('a'), await idOf('c')];
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];

    const replies = await Promise.all(titles.map((value) => post('/products/change', { field: 'title', value, ids })));

    expect(replies.map(({ status, body }) => [status, body.data?.done])).toEqual(titles.map(() => [200, 2]));
    const items = await shop.db.$queryRaw<{ value: string; before: string | null }[]>`
      SELECT value, before FROM catalogue_change_item
      WHERE product_id = ${ids[0]} AND change_id = ANY(${replies.map(({ body }) => body.data.id)}) ORDER BY change_id`;
    // Each replaced what another had set, so together they form one chain.
    expect(new Set(items.map(({ before }) => before)).size).toBe(titles.length);
    expect(items.filter(({ before }) => before !== null && !titles.includes(before))).toEqual([]);
  });

  it('refuses an impossible change with a message', async () => {
    const ids = [await idOf('b')];
    const messageOf = async (body: object) => (await post('/products/change', body)).body.message;

    expect(await messageOf({ field: 'category', value: 'women/none', ids })).toMatch(/no category/);
    expect(await messageOf({ field: 'title', value: '  ', ids })).toBe('Please enter a value');
    expect(await messageOf({ field: 'title', value: 'x'.repeat(301), ids })).toBe(
      'At most 300 characters, in one line',
    );
    expect(await messageOf({ field: 'title', value: 'New' })).toBe('Select products first');
    await getDesk(shop, '/product?id=999999', editor.cookie).expect(404);
  });
});
