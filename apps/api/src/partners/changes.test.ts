import { commandLine } from '@wearfolio/catalogue/audit';
import { decideMatch } from '@wearfolio/catalogue/matching/decisions';
import { matchAll } from '@wearfolio/catalogue/matching/match-all';
import { changeProducts } from '@wearfolio/catalogue/overrides/change-products';
import { switchSubject } from '@wearfolio/catalogue/overrides/switch-subject';
import { deleteStore, removeStore } from '@wearfolio/catalogue/stores/remove-store';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { listChanges } from '@wearfolio/contracts/partners';
import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, startTestApp, type TestApp } from '../testing/test-app.ts';
import { addKey } from './testing/add-key.ts';
import { openMirror } from './testing/mirror.ts';

let shop: TestApp;
let key = '';

beforeAll(async () => {
  shop = await startTestApp();
  key = await addKey(shop.db);
});
afterAll(() => shop.app.close());

const ask = (query: string, sent: string | null = key) => {
  const asked = request(shop.app.server).get(`${listChanges.url}?${query}`);
  return sent === null ? asked : asked.set('Authorization', `Bearer ${sent}`);
};

const sorted = (products: ReadonlyMap<number, unknown>) => [...products].toSorted(([one], [other]) => one - other);

describe('GET /api/changes', () => {
  it('lists a product as it is now, and again after a change, and its removal', async () => {
    await importText(shop.url, 'Northbound', [feedRow('n', { title: 'Rain Jacket', price: '80.00' })]);
    const first = await ask('since=0').expect(200);
    const again = await ask(`since=${first.body.next}`).expect(200);
    await importText(shop.url, 'Northbound', [feedRow('n', { title: 'Rain Jacket', price: '60.00' })]);
    const cheaper = await ask(`since=${first.body.next}`).expect(200);
    const id = first.body.data[0].product_id;
    await changeProducts(shop.url, commandLine, { field: 'hidden', of: 0, value: '1' }, { ids: [id], scope: 'one' });
    const hidden = await ask(`since=${cheaper.body.next}`).expect(200);

    expect(first.body).toMatchObject({
      has_more: false,
      data: [{ product: { price: 80, in_stock: true, sizes: ['M'] } }],
    });
    expect(first.body.data[0].product).toMatchObject({
      link: `${publicUrl}/product/${id}/rain-jacket`,
      product_url: `${publicUrl}/out/${id}?partner=partner`,
      currency: 'USD',
      category: 'women/clothing/jackets',
    });
    expect(again.body).toEqual({ data: [], next: first.body.next, has_more: false });
    expect(cheaper.body.data).toMatchObject([{ product_id: id, product: { price: 60 } }]);
    expect(hidden.body.data).toMatchObject([{ product_id: id, product: null }]);
    listChanges.schema.response[200].parse(first.body);
  });

  it.each(['since=-1', 'since=1e3', 'since=x', 'limit=0', 'limit=501', `since=${'9'.repeat(16)}`])(
    'refuses %s',
    async (query) => {
      await ask(query).expect(400);
    },
  );

  it('asks for a key, and says to begin anew when a number is unknown', async () => {
    await ask('since=0', null).expect(401);
    await ask('since=0', 'wrong').expect(401);
    const { body } = await ask('since=999999999999').expect(410);

    expect(body.message).toContain('begin with since=0');
  });

  it('tells a mirror that slept while a store was removed to begin anew', async () => {
    await importText(shop.url, 'Brief', [feedRow('b1'), feedRow('b2')]);
    const [mirror, sleepy] = [openMirror(shop.app, key), openMirror(shop.app, key)];
    await mirror.follow();
    await sleepy.follow();
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Brief' } });
    await deleteStore(shop.url, commandLine, id);
    await mirror.follow();
    await shop.db.store.update({ where: { id }, data: { removeAt: new Date(0) } });
    await removeStore(shop.url, id);

    const seen = await mirror.follow();
    await sleepy.follow();

    expect(seen).toEqual([]);
    expect(sorted(sleepy.products)).toEqual(sorted(mirror.products));
    expect([...mirror.products.values()].some(({ store }) => store === 'Brief')).toBe(false);
  });
});

const stores = ['Larkfield', 'Quillmoor', 'Vael'] as const;
const row = fc.record({
  id: fc.integer({ min: 1, max: 8 }).map(String),
  price: fc.constantFrom('10.00', '20.00', '35.00'),
  stock: fc.constantFrom('0', '3'),
  color: fc.constantFrom('Red', 'Blue'),
  title: fc.constantFrom('Rain Jacket', 'Wool Coat'),
});
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      store: fc.constantFrom(...stores),
      rows: fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 8 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('hide' as const), at: fc.nat(20), value: fc.constantFrom('1', null) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('match' as const),
      decision: fc.constantFrom('join' as const, 'undo' as const),
      at: fc.nat(20),
      with: fc.nat(20),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('switch' as const),
      store: fc.constantFrom(...stores),
      isOff: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('page' as const), limit: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('follow' as const), limit: fc.integer({ min: 1, max: 7 }) }) },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const idsOf = async (): Promise<number[]> =>
  (await shop.db.product.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id);

/** Some choices are refused, such as undoing what nobody decided; those change nothing. */
const attempt = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

const carryOut = async (mirror: ReturnType<typeof openMirror>, done: Step): Promise<void> => {
  const ids = await idsOf();
  const pick = (at: number): number => ids[at % Math.max(1, ids.length)] ?? 0;
  if (done.kind === 'import') {
    const rows = done.rows.map(({ id, ...more }) => feedRow(id, more));
    await attempt(importText(shop.url, done.store, rows, { yes: true }));
  } else if (done.kind === 'hide') {
    const edit = { field: 'hidden', of: 0, value: done.value } as const;
    await attempt(changeProducts(shop.url, commandLine, edit, { ids: [pick(done.at)], scope: 'one' }));
  } else if (done.kind === 'match') {
    await attempt(decideMatch(shop.url, done.decision, [pick(done.at), pick(done.with)]));
    await attempt(matchAll({ url: shop.url }));
  } else if (done.kind === 'switch') {
    const store = await shop.db.store.findUnique({ where: { name: done.store } });
    if (store) await attempt(switchSubject(shop.url, commandLine, { kind: 'store', id: store.id, isOff: done.isOff }));
  } else if (done.kind === 'page') await mirror.readPage(done.limit);
  else await mirror.follow(done.limit);
};

describe('a mirror', () => {
  const follow = (numRuns: number): Promise<void> =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
        const mirror = openMirror(shop.app, key);
        await mirror.follow(3);
        for (const done of steps) await carryOut(mirror, done);

        await mirror.follow(5);
        const fresh = openMirror(shop.app, key);
        await fresh.follow();
        const shown = await shop.db.listing.findMany({
          where: { active: true },
          select: { productId: true, clusterId: true, priceCents: true, inStock: true },
          orderBy: { productId: 'asc' },
        });

        expect(sorted(mirror.products)).toEqual(sorted(fresh.products));
        expect(
          sorted(mirror.products).map(([id]) => {
            const { group_id, price, in_stock } = mirror.products.get(id) ?? {};
            return [id, group_id, Math.round((price ?? 0) * 100), in_stock];
          }),
        ).toEqual(shown.map((one) => [one.productId, one.clusterId, one.priceCents, one.inStock]));
      }),
      { numRuns, seed: 100, endOnFailure: true },
    );

  const name = 'is exact after %i rounds of random changes, read in pages between and during them';
  it.each([3])(name, follow);
  it.each([8])(name, { tags: 'sweep', timeout: 400_000 }, follow);
});
