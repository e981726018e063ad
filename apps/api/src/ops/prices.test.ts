import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicUrl, type TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, postForm, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;

beforeAll(async () => {
  shop = await startOpsShop();
  ops = await openOps(shop);
});
beforeEach(async () => {
  await shop.db.$executeRaw`TRUNCATE product, store, graphile_worker._private_jobs CASCADE`;
});
afterAll(() => shop.app.close());

type Feed = Record<string, string>;

/** Imports a feed: by its id, the price of each product. */
const importPrices = async (feed: Feed, store = 'Larkfield', options = {}): Promise<void> => {
  const rows = Object.entries(feed).map(([id, price]) => feedRow(id, { title: `Coat ${id}`, price }));
  await importText(shop.url, store, rows, options);
  await shop.app.refreshCatalogue();
};

const post = (fields: Feed, path = '/ops/prices') => ops.post(path, fields);

/** What the shop shows, by the product's id in the feed. */
const shown = async (): Promise<Record<string, number | null>> => {
  const { body } = await request(shop.app.server).get('/api/productList').expect(200);
  const products = await shop.db.product.findMany({ select: { id: true, externalId: true } });
  const prices = new Map(body.data.map((card: { id: number; price: number }) => [card.id, card.price]));
  return Object.fromEntries(products.map(({ id, externalId }) => [externalId, (prices.get(id) as number) ?? null]));
};

const formOf = async (externalId: string, cents: number): Promise<Feed> => {
  const { id } = await shop.db.product.findFirstOrThrow({ where: { externalId } });
  return { product: String(id), cents: String(cents) };
};

const before = { w: '100.00', x: '100.00', y: '100.00', z: '100.00' };
const after = { w: '29.00', x: '171.00', y: '31.00', z: '169.00' };

/** The hidden field of the form for all of a store. */
const untilIn = (page: string): string => /name="until" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('/ops/prices', () => {
  it('lists what moved by more than 70 per cent and is held, with its store', async () => {
    await importPrices(before);
    await importPrices(after);

    const page = await ops.get('/ops/prices');
    const [byStore = ''] = page.split('By product');

    expect(rowsWith(page, '>Coat ').map((cells) => cells.slice(0, 5))).toEqual([
      ['Coat W', 'Larkfield', '$100.00', '$29.00', '−71%'],
      ['Coat X', 'Larkfield', '$100.00', '$171.00', '+71%'],
    ]);
    expect(rowsWith(byStore, 'Larkfield')[0]?.slice(0, 3)).toEqual([
      'Larkfield',
      '2 of 4 products',
      '0.29 times the price',
    ]);
    expect(await shown()).toEqual({ w: 100, x: 100, y: 31, z: 169 });
    expect(rowsWith(await ops.get('/ops/feeds'), 'Larkfield')[0]?.[11]).toBe('2');
    expect(await ops.get('/ops/feeds')).toContain('<dd>2</dd><dt>prices held</dt>');
  });

  it('says where a whole store jumped', async () => {
    const feed = (price: string) => Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`p${at}`, price]));
    await importPrices(feed('12.50'));
    await importPrices(feed('1250.00'));

    const [cells] = rowsWith(await ops.get('/ops/prices'), '12 of 12 products');

    expect(cells?.[1]).toContain('The whole store jumped');
    expect(cells?.[2]).toBe('100 times the price');
  });

  it('accepts one at the press of a button, and the running shop shows it', async () => {
    await importPrices(before);
    await importPrices(after);

    const { headers } = await post({ ...(await formOf('w', 2900)), decision: 'accept' }).expect(303);
    await shop.app.refreshCatalogue();
    const page = await ops.get(String(headers.location));

    expect(headers.location).toBe('/ops/prices?list=held&page=1');
    expect(page).toContain('role="status">1 price accepted, and in the shop from now on.');
    expect(rowsWith(page, '>Coat ').map(([product]) => product)).toEqual(['Coat X']);
    expect(await shown()).toEqual({ w: 29, x: 100, y: 31, z: 169 });
    expect(rowsWith(await ops.get('/ops/prices?list=shown'), '>Coat ').map((cells) => cells.slice(0, 5))).toEqual([
      ['Coat W', 'Larkfield', '$100.00', '$29.00', '−71%'],
    ]);
  });

  it('rejects one, which can still be accepted', async () => {
    await importPrices(before);
    await importPrices(after);
    const form = await formOf('x', 17_100);

    const { headers } = await post({ ...form, decision: 'reject' }).expect(303);
    const held = rowsWith(await ops.get(String(headers.location)), '>Coat ').map(([product]) => product);
    const rejected = await ops.get('/ops/prices?list=rejected');
    await post({ ...form, decision: 'accept' }, '/ops/prices?list=rejected&page=1').expect(
      'Location',
      '/ops/prices?list=rejected&page=1',
    );
    await shop.app.refreshCatalogue();

    expect(held).toEqual(['Coat W']);
    expect(rowsWith(rejected, '>Coat ').map((cells) => [cells[0], cells[6]])).toEqual([['Coat X', 'Accept']]);
    expect((await shown()).x).toBe(171);
  });

  it.each([
    ['accept', { a: 10, b: 10 }],
    ['reject', { a: 100, b: 100 }],
  ])('can %s all of a store, as they were when the page was shown', async (decision, prices) => {
    for (const price of ['100.00', '10.00']) {
      await importPrices({ a: price, b: price });
      await importPrices({ other: price }, 'Quillmoor');
    }
    const until = untilIn(await ops.get('/ops/prices'));
    await importPrices({ a: '10.00', b: '10.00', late: '100.00' });
    await importPrices({ a: '10.00', b: '10.00', late: '10.00' });

    const { headers } = await post({ store: 'Larkfield', until, decision }).expect(303);
    await shop.app.refreshCatalogue();
    const page = await ops.get(String(headers.location));

    expect(page).toContain(`role="status">2 prices ${decision}ed`);
    expect(await shown()).toEqual({ ...prices, late: 100, other: 100 });
    expect(rowsWith(page, '>Coat ').map(([, store]) => store)).toEqual(['Larkfield', 'Quillmoor']);
  });

  it('says why a price that is another now, or is held no more, is not decided', async () => {
    await importPrices(before);
    await importPrices(after);
    const form = await formOf('w', 2900);
    await importPrices({ ...after, w: '28.00' });

    const { text } = await post({ ...form, decision: 'accept' }).expect(409);
    await post({ ...form, cents: '2800', decision: 'reject' }).expect(303);
    const { text: other } = await post({ ...form, cents: '2800', decision: 'accept' }).expect(409);
    await post({ store: 'Nobody', until: new Date().toISOString(), decision: 'accept' }).expect(409);

    expect(text).toMatch(/role="alert">No such price is held of product \d+ \(Coat W\)</);
    expect(other).toMatch(/role="alert">Somebody has rejected this price: product \d+ \(Coat W\)</);
    expect(rowsWith(text, '>Coat W')[0]?.[3]).toBe('$28.00');
    expect((await shown()).w).toBe(100);
  });

  it.each(['accept', 'reject'])('takes a second %s, of one price or of all, for the first', async (decision) => {
    await importPrices(before);
    await importPrices(after);
    const form = { ...(await formOf('w', 2900)), decision };
    const all = { store: 'Larkfield', until: untilIn(await ops.get('/ops/prices')), decision };

    const one = await Promise.all([post(form).expect(303), post(form).expect(303)]);
    const [first, second] = [await post(all).expect(303), await post(all).expect(303)];

    const done = [...one, first, second].map(({ headers }) => String(headers['set-cookie']).split(';')[0]);
    expect(done).toEqual([1, 1, 1, 0].map((count) => `__Host-ops-done=${decision}.${count}`));
    expect(await ops.get(String(second.headers.location))).toContain('role="status">All of them are settled already');
  });

  it.each<Feed>([
    { decision: 'accept' },
    { decision: 'keep', product: '1', cents: '1' },
    { decision: 'accept', product: 'x', cents: '1' },
    { decision: 'accept', product: '1', cents: '2147483648' },
    { decision: 'accept', store: 'Larkfield', until: 'yesterday' },
    { decision: 'accept', store: 'Lark\0field', until: '2026-11-21T00:00:00.000Z' },
  ])('refuses %j', async (fields) => {
    await post(fields).expect(400);
  });

  it('takes no decision from another site, and none from who is not signed in', async () => {
    await importPrices(before);
    await importPrices(after);
    const fields = { ...(await formOf('w', 2900)), decision: 'accept' };

    await request(shop.app.server)
      .post('/ops/prices')
      .type('form')
      .set({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test', Cookie: ops.cookies() })
      .send(fields)
      .expect(403);
    await postForm(shop, '/ops/prices', fields).expect(401);
    const held = await shop.db.heldPrice.count({ where: { rejectedAt: null } });
    await request(shop.app.server)
      .post('/ops/prices')
      .type('form')
      .set({ Origin: publicUrl, Cookie: ops.cookies() })
      .send(fields)
      .expect(303);

    expect(held).toBe(2);
    expect(await shop.db.heldPrice.count()).toBe(1);
  });

  it('lists the jumps of a week that went through, whoever let them', async () => {
    await importPrices(before);
    await importPrices(after, 'Larkfield', { acceptJumps: true });

    const page = await ops.get('/ops/prices?list=shown');

    expect(rowsWith(page, '>Coat ').map((cells) => cells.slice(0, 5))).toEqual([
      ['Coat X', 'Larkfield', '$100.00', '$171.00', '+71%'],
      ['Coat W', 'Larkfield', '$100.00', '$29.00', '−71%'],
    ]);
    await shop.db.$executeRaw`UPDATE price_change SET changed_at = now() - interval '8 days'`;
    expect(await ops.get('/ops/prices?list=shown')).toContain('No price jumps.');
  });

  it('shows fifty at a time, and stays on the page', async () => {
    const feed = (price: string) => Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`p${at}`, price]));
    await importPrices(feed('100.00'));
    await importPrices(feed('10.00'));

    const [first, second] = [await ops.get('/ops/prices'), await ops.get('/ops/prices?page=2')];

    expect([first, second].map((page) => rowsWith(page, '>Coat ').length)).toEqual([50, 10]);
    expect(first).toContain('<a href="/ops/prices?list=held&amp;page=2" rel="next">');
    expect(second).toContain('action="/ops/prices?list=held&amp;page=2"');
  });
});
