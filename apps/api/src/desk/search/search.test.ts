import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;

const day = new Date(new Date().toISOString().slice(0, 10));

beforeAll(async () => {
  shop = await startTestApp();
  editor = await signInStaff(shop.db, 'editor');
  await importText(shop.url, 'Larkfield', [
    feedRow('a', { title: 'Rain Jacket', color: 'Red' }),
    feedRow('b', { title: 'Wool Jacket', color: 'Blue', brand: 'Vael' }),
    feedRow('c', { title: 'Sun Hat', category: 'Women > Accessories > Hats', color: 'Red' }),
  ]);
  await shop.app.refreshCatalogue();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE search_log, search_pair, search_synonym`);
afterAll(() => shop.app.close());

const get = async (path: string) => (await getDesk(shop, path, editor.cookie).expect(200)).body;
const post = (path: string, body: object) => postDesk(shop, `/synonyms/${path}`, body, editor.cookie);

describe('/api/desk/search', () => {
  it('shows how a search was read and why products rank where they do', async () => {
    const { data } = await get('/search?keyword=red+jacket+zzz');

    expect(data.parts.map(({ text }: { text: string }) => text)).toEqual(['red', 'jacket', 'zzz']);
    const [first, ...others] = data.products;
    expect(first).toMatchObject({ title: 'Rain Jacket', store: 'Larkfield', in_stock: true, group: 1, is_near: false });
    expect(others.length).toBeGreaterThan(0);
    expect(first.points.reduce((sum: number, value: number) => sum + value, 0)).toBeCloseTo(first.score, 1);
    expect(first.points).toHaveLength(data.names.length);
  });

  it('explains a search without results, one of symbols only, and an empty one', async () => {
    expect((await get('/search?keyword=qqqqqqqq')).data).toMatchObject({ products: [], total: 0 });
    expect((await get('/search?keyword=%3F%3F')).data.parts).toEqual([]);
    await get('/search');
    await getDesk(shop, `/search?keyword=${'a'.repeat(500)}`, editor.cookie).expect(400);
  });
});

describe('/api/desk/synonyms', () => {
  it('sets, replaces and removes a synonym, with before and after in the audit log', async () => {
    await post('set', { from: 'Trakkies', to: 'jacket', note: 'slang' }).expect(200);
    await post('set', { from: 'trakkies', to: 'coat', is_both_ways: false }).expect(200);
    const { data } = await get('/synonyms');
    await post('remove', { from: 'trakkies' }).expect(200);

    expect(data).toMatchObject([{ from: 'trakkies', to: 'coat', is_both_ways: false, note: '' }]);
    expect((await get('/synonyms')).data).toEqual([]);
    const entries = await shop.db.auditLog.findMany({ orderBy: { id: 'asc' }, where: { actor: editor.email } });
    expect(entries.map(({ action, subject, before, after }) => [action, subject, before, after])).toMatchObject([
      ['set synonym', 'synonym trakkies', null, { to: 'jacket', isBothWays: true, note: 'slang' }],
      ['set synonym', 'synonym trakkies', { to: 'jacket' }, { to: 'coat', isBothWays: false }],
      ['remove synonym', 'synonym trakkies', { to: 'coat' }, null],
    ]);
  });

  it.each([
    ['set', { from: 'cap', to: 'cap' }, 409, /are the same word/],
    ['set', { from: '!', to: 'cap' }, 409, /needs a word/],
    ['set', { from: '', to: 'cap' }, 400, /word or phrase/],
    ['set', { from: 'cap', to: 7 }, 400, /meaning/],
    ['remove', { from: 'cap' }, 409, /no synonym/],
  ])('refuses to %s %j', async (path, body, status, words) => {
    const { text } = await post(path, body).expect(status);

    expect(text).toMatch(words);
  });

  it('proposes searches without results and consecutive searches until they have a synonym', async () => {
    const log = (keyword: string, count: number, lastTotal = 0) =>
      shop.db.searchLog.create({ data: { keyword, day, count, lastTotal } });
    await log('purple unicorn', 7);
    await log('hat', 9, 3);
    await log('[redacted]', 99);
    await shop.db.searchPair.create({ data: { day, from: 'trakkies', to: 'jacket', count: 5 } });

    const unicorn = { from: 'purple unicorn', to: null, searches: 7 };
    expect(await get('/synonyms')).toMatchObject({
      suggestions: [unicorn, { from: 'trakkies', to: 'jacket', searches: 5 }],
      suggestion_total: 2,
    });
    await post('set', { from: 'trakkies', to: 'jacket' }).expect(200);
    expect((await get('/synonyms')).suggestions).toEqual([unicorn]);
  });
});

describe('/api/desk/pictures', () => {
  it("shows the state of each store's pictures and the paused hosts", async () => {
    await shop.db.$executeRaw`
      INSERT INTO picture_host (host, failures, resume_at, fault)
      VALUES ('away.test', 3, now() + interval '1 hour', 'timeout'), ('back.test', 1, now() - interval '1 hour', 'timeout')`;

    const { data, hosts } = await get('/pictures');

    expect(data).toMatchObject([{ store: 'Larkfield', is_hot_linked: false, dead: 0, ready: 0 }]);
    expect(hosts).toMatchObject([{ host: 'away.test', fault: 'timeout', until: expect.any(String) }]);
  });

  it('fetches all pictures of a store again', async () => {
    const ask = (store: string) => postDesk(shop, '/pictures/refetch', { store }, editor.cookie);

    await ask('Nobody').expect(409);
    const { body } = await ask('larkfield').expect(200);

    expect(body.message).toMatch(/^\d+ pictures? (is|are) fetched again$/);
  });
});
