import { Client } from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addSize, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const readsCards = /^\s*SELECT shown.product_id AS shown, .* FROM listing shown\s.*WHERE shown.product_id = ANY/s;
/** The first query of each new connection (`prisma/servers.ts`). */
const asksForPrimary = /^SELECT pg_is_in_recovery\(\)/;
const notesSearch = /^\s*INSERT INTO search_log/;

/** Records the statements of this process, except those of the listing follower. */
const watchStatements = () => {
  const query = vi.spyOn(Client.prototype, 'query');
  const isFollower = (client: object): boolean =>
    JSON.stringify(Reflect.get(client, 'connectionParameters')).includes('wearfolio-listing');
  return {
    forget: () => query.mockClear(),
    texts: () =>
      query.mock.calls.flatMap(([statement]: unknown[], call) => {
        const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
        return isFollower(query.mock.contexts[call] ?? {}) || asksForPrimary.test(text) ? [] : [text];
      }),
  };
};

describe('the SQL behind a listing', () => {
  let shop: TestApp;
  let statements: ReturnType<typeof watchStatements>;
  let filters = '';

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const [store, brand, red] = [await addStore(db, 'Store'), await addBrand(db, 'Vael'), await addColor(db, 'Red')];
    const categories = await addCategories(db, 'Women/Shoes/Boots');
    const size = await addSize(db, '38', 1);
    const common = { brand, store, categories, colors: [red], variants: [{ color: red, size }], priceCents: 4000 };
    for (let number = 1; number <= 30; number += 1) {
      await addProduct(db, { ...common, name: `Boot ${number}` });
    }
    const chosen = `brand=${brand.id}&store=${store.id}&color=${red.id}&size=${size.id}`;
    filters = `parentCateg=women&${chosen}&price_range=0-50&sort=asc`;
    statements = watchStatements();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await shop.app.close();
  });

  const statementsFor = async (query: string): Promise<string[]> => {
    statements.forget();
    const { body } = await request(shop.app.server).get(`/api/productList?${query}`).expect(200);
    await shop.app.afterwardsDone();
    expect(body.data.length).toBeGreaterThan(0);
    return statements.texts();
  };

  it.each([
    ['the plain listing', () => ''],
    ['a later page', () => 'page=2'],
    ['filters', () => filters],
    ['filters of a keyword', () => `${filters}&keyword=boots`],
  ])('is one statement for the cards of %s, and none when they are cached', async (_name, query) => {
    await publishAll(shop);

    expect(await statementsFor(query())).toEqual([expect.stringMatching(readsCards)]);
    expect(await statementsFor(query())).toEqual([]);
  });

  it('for a new search is the same, plus one statement that counts the search', async () => {
    await publishAll(shop);

    const [first, second, ...others] = await statementsFor('keyword=vael+botos');
    expect([first, second].toSorted()).toEqual([expect.stringMatching(notesSearch), expect.stringMatching(readsCards)]);
    expect(others).toEqual([]);
    // Repeating the search is a reload, which is not counted.
    expect(await statementsFor('keyword=vael+botos')).toEqual([]);
    expect(await statementsFor('keyword=vael+botos&page=2')).toEqual([expect.stringMatching(readsCards)]);
    expect(await statementsFor('keyword=vael+botos&page=2')).toEqual([]);
  });
});
