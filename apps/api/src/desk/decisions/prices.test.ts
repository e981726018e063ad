import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;

beforeAll(async () => {
  shop = await startTestApp();
  editor = await signInStaff(shop.db, 'editor');
});
beforeEach(async () => {
  await shop.db.$executeRaw`TRUNCATE product, store, graphile_worker._private_jobs CASCADE`;
});
afterAll(() => shop.app.close());

type Feed = Record<string, string>;

/** Imports a feed, given as prices by the product's id in it. */
const importPrices = async (feed: Feed, store = 'Larkfield', options = {}): Promise<void> => {
  const rows = Object.entries(feed).map(([id, price]) => feedRow(id, { title: `Coat ${id}`, price }));
  await importText(shop.url, store, rows, options);
  await shop.app.refreshCatalogue();
};

type Listed = {
  data: { title: string; store: string; before: number; after: number }[];
  stores: { store: string; held: number; products: number; times: number; is_whole: boolean; until: string }[];
  counts: { held: number; rejected: number };
  has_more: boolean;
};

const list = async (query = ''): Promise<Listed> =>
  (await getDesk(shop, `/prices${query}`, editor.cookie).expect(200)).body;
const pricesIn = ({ data }: Listed) => data.map(({ title, store, before, after }) => [title, store, before, after]);
const decide = (body: object) => postDesk(shop, '/prices/decide', body, editor.cookie);

/** The prices in the shop, by the product's id in the feed. */
const shown = async (): Promise<Record<string, number | null>> => {
  const { body } = await request(shop.app.server).get('/api/productList').expect(200);
  const products = await shop.db.product.findMany({ select: { id: true, externalId: true } });
  const prices = new Map(body.data.map((card: { id: number; price: number }) => [card.id, card.price]));
  return Object.fromEntries(products.map(({ id, externalId }) => [externalId, (prices.get(id) as number) ?? null]));
};

const idOf = async (externalId: string): Promise<number> =>
  (await shop.db.product.findFirstOrThrow({ where: { externalId } })).id;

const before = { w: '100.00', x: '100.00', y: '100.00', z: '100.00' };
const after = { w: '29.00', x: '171.00', y: '31.00', z: '169.00' };

describe('/api/desk/prices', () => {
  it('lists held prices that moved by more than 70 %, with their store', async () => {
    await importPrices(before);
    await importPrices(after);

    const held = await list();

    expect(pricesIn(held)).toEqual([
      ['Coat W', 'Larkfield', 100, 29],
      ['Coat X', 'Larkfield', 100, 171],
    ]);
    expect(held).toMatchObject({ counts: { held: 2, rejected: 0 }, has_more: false });
    expect(held.stores).toMatchObject([{ store: 'Larkfield', held: 2, products: 4, times: 0.29, is_whole: false }]);
    expect(await shown()).toEqual({ w: 100, x: 100, y: 31, z: 169 });
  });

  it('reports a jump of a whole store, and pages through the rest', { tags: 'sweep' }, async () => {
    const feed = (price: string) => Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`p${at}`, price]));
    await importPrices(feed('12.50'));
    await importPrices(feed('1250.00'));

    const [first, second] = [await list(), await list('?page=2')];

    expect(first.stores).toMatchObject([{ held: 30, products: 30, times: 100, is_whole: true }]);
    expect([first.data.length, first.has_more, second.data.length, second.has_more]).toEqual([25, true, 5, false]);
  });

  it('accepts a price, which the shop shows and the audit log records', async () => {
    await importPrices(before);
    await importPrices(after);
    const product = await idOf('w');

    const { body } = await decide({ decision: 'accept', product, price: 29 }).expect(200);

    expect(body).toEqual({ message: '1 price accepted', count: 1 });
    expect(await shown()).toEqual({ w: 29, x: 100, y: 31, z: 169 });
    expect(pricesIn(await list('?list=shown'))).toEqual([['Coat W', 'Larkfield', 100, 29]]);
    const entry = await shop.db.auditLog.findFirst({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      actor: editor.email,
      action: 'accept price',
      subject: `${product} Coat W`,
      before: { shown: [`${product}: 100.00`] },
      after: { shown: [`${product}: 29.00`] },
    });
  });

  it('rejects a price, which can be accepted later from the rejected list', { tags: 'sweep' }, async () => {
    await importPrices(before);
    await importPrices(after);
    const price = { product: await idOf('x'), price: 171 };

    await decide({ decision: 'reject', ...price }).expect(200);
    const lists = [pricesIn(await list()), pricesIn(await list('?list=rejected'))];
    await decide({ decision: 'accept', ...price }).expect(409);
    await decide({ decision: 'accept', ...price, was_rejected: true }).expect(200);

    expect(lists.map((rows) => rows.map(([title]) => title))).toEqual([['Coat W'], ['Coat X']]);
    expect((await shown()).x).toBe(171);
  });

  it('takes an accepted price back, out of the shop and its history, and holds it again', {
    tags: 'sweep',
  }, async () => {
    await importPrices(before);
    await importPrices(after);
    const price = { product: await idOf('w'), price: 29 };
    const history = () => shop.db.priceChange.count({ where: { productId: price.product } });
    const entries = await history();
    await decide({ decision: 'accept', ...price }).expect(200);

    await decide({ decision: 'undo', ...price, price: 28 }).expect(409);
    await decide({ decision: 'undo', ...price }).expect(200);
    await decide({ decision: 'undo', ...price }).expect(409);

    expect((await shown()).w).toBe(100);
    expect(await history()).toBe(entries);
    expect(pricesIn(await list('?list=shown'))).toEqual([]);
    await importPrices(after);
    expect(pricesIn(await list())).toContainEqual(['Coat W', 'Larkfield', 100, 29]);
    await decide({ decision: 'reject', ...price }).expect(200);
    expect((await shown()).w).toBe(100);
  });

  it.each([
    ['accept', { a: 10, b: 10 }],
    ['reject', { a: 100, b: 100 }],
  ])('can %s all prices of a store as of when the page was loaded', async (decision, prices) => {
    for (const price of ['100.00', '10.00']) {
      await importPrices({ a: price, b: price });
      await importPrices({ other: price }, 'Quillmoor');
    }
    const { stores } = await list();
    const until = stores.find(({ store }) => store === 'Larkfield')?.until;
    await importPrices({ a: '10.00', b: '10.00', late: '100.00' });
    await importPrices({ a: '10.00', b: '10.00', late: '10.00' });

    const { body } = await decide({ store: 'Larkfield', until, decision }).expect(200);

    expect(body.message).toBe(`2 prices ${decision}ed`);
    expect(await shown()).toEqual({ ...prices, late: 100, other: 100 });
    expect((await list()).data.map(({ store }) => store).sort()).toEqual(['Larkfield', 'Quillmoor']);
  });

  it('refuses to decide a price that has changed since', { tags: 'sweep' }, async () => {
    await importPrices(before);
    await importPrices(after);
    const product = await idOf('w');
    await importPrices({ ...after, w: '28.00' });

    const { body } = await decide({ decision: 'accept', product, price: 29 }).expect(409);

    expect(body.message).toMatch(/^This price is not held: product \d+ \(Coat W\)$/);
    expect((await shown()).w).toBe(100);
  });

  it.each([
    { decision: 'accept' },
    { decision: 'keep', product: 1, price: 1 },
    { decision: 'accept', product: 1, price: 21_474_836.48 },
    { decision: 'accept', store: 'Larkfield', until: 'yesterday' },
    { decision: 'accept', store: 'Lark\0field', until: '2026-11-21T00:00:00.000Z' },
  ])('refuses %j', async (body) => {
    await decide(body).expect(400);
  });

  it("lists a week's jumps that went through, whoever accepted them", { tags: 'sweep' }, async () => {
    await importPrices(before);
    await importPrices(after, 'Larkfield', { acceptJumps: true });

    const through = pricesIn(await list('?list=shown'));
    await shop.db.$executeRaw`UPDATE price_change SET changed_at = now() - interval '8 days'`;

    expect(through.map(([title]) => title)).toEqual(['Coat X', 'Coat W']);
    expect((await list('?list=shown')).data).toEqual([]);
  });
});
