import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertShop, openAlertShop } from '../../favorites/testing/alert-shop.ts';
import { type SignedInCustomer, signInAs } from '../../testing/sign-in.ts';
import { matchSearches } from './match-searches.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(() => alerts.empty());
afterAll(() => alerts.close());

const save = async ({ headers }: SignedInCustomer, address: string, frequency = 'immediately', name = 'Mine') => {
  const body = { address, name, frequency };
  const reply = await request(alerts.shop.app.server).post('/api/saved-searches').set(headers).send(body).expect(200);
  return reply.body.data.id as number;
};

const overview = async ({ headers }: SignedInCustomer) =>
  (await request(alerts.shop.app.server).get('/api/saved-searches').set(headers).expect(200)).body.data;

const bring = async (rows: Parameters<typeof importText>[2], store = 'Larkfield') => {
  await importText(alerts.shop.url, store, rows, { yes: true });
  await alerts.shop.app.refreshCatalogue();
};

/** All products of a listing, by relevance, so that those that match everything come first. */
const idsAt = async (query: string): Promise<number[]> => {
  const { body } = await request(alerts.shop.app.server).get(`/api/productList?${query}&sort=relevance`).expect(200);
  return body.data.map(({ product_id: id }: { product_id: number }) => id);
};

const colors = ['Red', 'Blue', 'Green'];
const categories = ['Women > Clothing > Jackets', 'Women > Shoes > Boots', 'Men > Clothing > Shirts'];
const items = ['Wool Jacket', 'Ankle Boots', 'Linen Shirt'];

const syllables = ['Ba', 'Ke', 'Lo', 'Mi', 'Nu'];

/** A distinct word for each number. Digits in a title might be read as a size. */
const nameOf = (at: number): string => `${syllables[at % 5]}${syllables[Math.floor(at / 5)]?.toLowerCase()}r`;

const row = (at: number) =>
  feedRow(`p${at}`, {
    group_id: `g${at}`,
    title: `${nameOf(at)} ${items[at % 3]}`,
    brand: at % 2 === 0 ? 'Larkfield' : 'Quillmoor',
    color: colors[at % 3] ?? '',
    category: categories[(at >> 1) % 3] ?? '',
    size: at % 4 === 0 ? 'S' : 'M',
    price: `${20 + at * 7}.00`,
  });

describe('the matching of saved searches', () => {
  it('finds exactly the new products that the listing shows', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await bring(Array.from({ length: 12 }, (_, at) => row(at)));
    const { shop } = alerts;
    const brand = await shop.db.brand.findFirstOrThrow({ where: { displayName: 'Quillmoor' } });
    const color = await shop.db.color.findFirstOrThrow({ where: { name: 'Red' } });
    const size = await shop.db.size.findFirstOrThrow({ where: { attributeValue: 'S' } });
    const asked: [address: string, query: string][] = [
      ['/browse/women', 'parentCateg=women'],
      ['/browse/women/shoes', 'parentCateg=women&subCateg=shoes'],
      [`/brand/${brand.slug}`, `brand=${brand.id}`],
      [`/search?color=${color.id}&size=${size.id}`, `color=${color.id}&size=${size.id}`],
      [`/browse/women?color=${color.id}&brand=${brand.id}`, `parentCateg=women&color=${color.id}&brand=${brand.id}`],
      ['/search?price_range=0-50', 'price_range=0-50'],
      ['/search?price_range=100-500&price_range=0-50', 'price_range=100-500&price_range=0-50'],
      ['/search?keyword=red+boots', 'keyword=red boots'],
      ['/search?keyword=quillmoor+shirts+under+90', 'keyword=quillmoor shirts under 90'],
      ['/search?keyword=linen', 'keyword=linen'],
    ];
    const searches: { id: number; query: string; before: number[] }[] = [];
    for (const [address, query] of asked) {
      searches.push({ id: await save(ada, address, 'never', query), query, before: await idsAt(query) });
    }
    await matchSearches(shop.url);

    await bring(Array.from({ length: 24 }, (_, at) => row(at)));
    const run = await matchSearches(shop.url);
    const again = await matchSearches(shop.url);
    const finds = await shop.db.searchFind.findMany();
    const all = await shop.db.product.findMany({ select: { id: true, externalId: true } });
    const isNew = (id: number) => Number(all.find((one) => one.id === id)?.externalId.slice(1)) >= 12;

    expect(run).toMatchObject({ candidates: 12 });
    expect(again.finds).toBe(0);
    let found = 0;
    for (const { id, query } of searches) {
      const { newIds = [], cheaperIds = [], total = 0 } = finds.find(({ searchId }) => searchId === id) ?? {};
      // For a keyword, the listing may add relaxed matches.
      const reply = await request(shop.app.server).get(`/api/productList?${query}&sort=relevance`);
      const complete: number = reply.body.complete ?? reply.body.total;
      const shown = reply.body.data.slice(0, complete).map(({ product_id }: { product_id: number }) => product_id);
      expect({ query, ids: newIds.toSorted() }).toEqual({ query, ids: shown.filter(isNew).toSorted() });
      expect([cheaperIds, total]).toEqual([[], newIds.length]);
      found += newIds.length;
    }
    expect(found).toBeGreaterThan(20);
  });

  it('mails new and cheaper products immediately, each once, and the overview shows them until the next visit', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await bring([row(0), row(1)]);
    await matchSearches(alerts.shop.url);
    await save(ada, '/browse/women', 'immediately', 'For women');
    await save(ada, '/search?price_range=0-50', 'immediately', 'Under 50');
    const mails = await alerts.alertsAfter(() => bring([{ ...row(0), price: '15.00' }, row(1), row(2)]));
    const silent = await alerts.alertsAfter(() => bring([{ ...row(0), price: '15.00', stock: '1' }, row(1), row(2)]));
    const [under, women] = await overview(ada);
    await request(alerts.shop.app.server).post('/api/saved-searches/seen').set(ada.headers).expect(200);
    const [reloaded] = await overview(ada);
    await alerts.shop.db.$executeRaw`UPDATE saved_search SET visited_at = visited_at - interval '1 hour'`;
    await alerts.shop.db.$executeRaw`UPDATE search_find SET found_at = found_at - interval '1 hour'`;
    await request(alerts.shop.app.server).post('/api/saved-searches/seen').set(ada.headers).expect(200);
    const [nextVisit] = await overview(ada);

    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^2 updates in “For women”/);
    expect(mails[0]?.match(new RegExp(`Larkfield: ${nameOf(0)} Wool Jacket\n`, 'g'))).toHaveLength(1);
    expect(mails[0]).toContain('$15, down from $20');
    expect(mails[0]).toContain('https://shop.test/browse/women\n');
    expect(silent).toEqual([]);
    expect(women).toMatchObject({ new_count: 2 });
    expect(under.news.map(({ kind, before }: { kind: string; before: number }) => [kind, before])).toEqual(
      expect.arrayContaining([['cheaper', 20]]),
    );
    expect(reloaded.new_count).toBe(under.new_count);
    expect(nextVisit.new_count).toBe(0);
  });

  it('says how many products a search found when a mail has no room for all of them', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await bring([row(0)]);
    await save(ada, '/browse/women', 'immediately', 'For women');
    await alerts.tell();

    // Two of three rows are for women.
    await bring(Array.from({ length: 21 }, (_, at) => row(at)));
    await matchSearches(alerts.shop.url);
    await alerts.tell();

    const [mail] = alerts.sink.received;
    const total = (await idsAt('parentCateg=women')).length - 1;
    expect(total).toBeGreaterThan(12);
    expect(mail?.subject).toBe(`${total} updates in “For women”`);
    expect(mail?.text?.match(/New$/gm)).toHaveLength(12);
    expect(mail?.text).toContain(`These are 12 of ${total}. See all of “For women”`);
  });

  it('mails daily searches once a day, weekly ones once a week, and others never', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await bring([row(0)]);
    await save(ada, '/browse/women/clothing', 'daily', 'Daily');
    await save(ada, '/browse/women', 'weekly', 'Weekly');
    await save(ada, '/search?price_range=0-50', 'never', 'Never');

    const first = await alerts.alertsAfter(() => bring([row(0), row(1)]));
    const second = await alerts.alertsAfter(() => bring([row(0), row(1), row(6)]));
    await alerts.letADayPass();
    await alerts.tell();
    const nextDay = alerts.sink.received.map(({ subject }) => subject);
    for (let day = 0; day < 7; day += 1) await alerts.letADayPass();
    alerts.sink.received.length = 0;
    await alerts.tell();

    expect(first).toHaveLength(1);
    expect(first[0]).toContain('/browse/women/clothing\n');
    expect([second, nextDay]).toEqual([[], [expect.stringContaining('Daily')]]);
    expect(alerts.sink.received.map(({ subject }) => subject)).toEqual([expect.stringContaining('Weekly')]);
  });

  it('keeps the results of a removed search for Undo, and deletes them after 15 minutes', {
    tags: 'sweep',
  }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const { db, app } = alerts.shop;
    await bring([row(0)]);
    await matchSearches(alerts.shop.url);
    const id = await save(ada, '/browse/women', 'daily', 'Mine');
    await request(app.server).post(`/api/saved-searches/${id}/remove`).set(ada.headers).expect(200);
    const removed = await alerts.alertsAfter(() => bring([row(0), row(1)]));
    const gone = await overview(ada);
    await save(ada, '/browse/women', 'daily', 'Mine');
    const undone = await overview(ada);
    await request(app.server).post(`/api/saved-searches/${id}/remove`).set(ada.headers).expect(200);
    await db.$executeRaw`UPDATE saved_search SET removed_at = removed_at - interval '1 hour'`;
    const again = await save(ada, '/browse/women', 'daily', 'Anew');

    expect([removed, gone]).toEqual([[], []]);
    expect(undone).toMatchObject([{ id, name: 'Mine', new_count: 1 }]);
    expect(again).not.toBe(id);
    expect(await overview(ada)).toMatchObject([{ name: 'Anew', new_count: 0 }]);
  });

  it('refuses a search that matches almost everything, with the reason', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const item = (at: number) => feedRow(`m${at}`, { group_id: `m${at}`, title: `${nameOf(at % 125)} Coat ${at}` });
    await bring([row(4), ...Array.from({ length: 1001 }, (_, at) => item(at))]);
    const broad = { address: '/browse/women', name: 'All', frequency: 'daily' };
    const { body } = await request(alerts.shop.app.server)
      .post('/api/saved-searches')
      .set(ada.headers)
      .send(broad)
      .expect(400);
    await save(ada, '/browse/men');

    expect(body.errors.address).toEqual([expect.stringContaining('matches almost everything in the shop')]);
  });

  it('reports no join, split or rebuild, and nothing to unverified customers', { tags: 'sweep' }, async () => {
    const [ada, bob] = [await signInAs(alerts.shop, 'Ada'), await signInAs(alerts.shop, 'Bob', { isVerified: false })];
    const { db, url } = alerts.shop;
    await bring([row(0)]);
    await bring([row(1)], 'Brindle');
    await matchSearches(url);
    for (const customer of [ada, bob]) await save(customer, '/browse/women');
    const publish = () => bring([{ ...row(0), stock: '2' }]);

    const joined = await alerts.alertsAfter(async () => {
      await db.$executeRaw`UPDATE product SET cluster_id = (SELECT min(id) FROM product), clustered_at = clock_timestamp()`;
      await publish();
    });
    const split = await alerts.alertsAfter(async () => {
      await db.$executeRaw`UPDATE product SET cluster_id = id, clustered_at = clock_timestamp()`;
      await bring([row(0)]);
    });
    const fresh = await alerts.alertsAfter(() => bring([row(0), row(6)]));

    expect([joined, split]).toEqual([[], []]);
    expect(fresh).toHaveLength(1);
    expect(alerts.sink.to(bob.email)).toEqual([]);
  });
});
