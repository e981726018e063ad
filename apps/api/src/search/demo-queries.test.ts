import { setMapping } from '@wearfolio/catalogue/values/mappings';
import { listingQuery } from '@wearfolio/contracts/listing/listing-query';
import { allWordsOf } from '@wearfolio/listing-index/words';
import { notWords, stopWords } from '@wearfolio/query/tables/plain-words';
import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionOf } from '../engine/answer/listing-filter.ts';
import { openDemoDatabase } from '../testing/demo-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { demoQueries } from './demo-queries.ts';
import { findMatches } from './search.ts';

const aliases = [
  ['NF', 'Northfold'],
  ['M&T', 'Moss & Tide'],
  ['Rowan Jeans Co', 'ROWAN DENIM'],
] as const;

describe('a search of the demo catalogue', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp({}, undefined, await openDemoDatabase());
    for (const [from, to] of aliases) await setMapping(shop.url, { kind: 'brand', from, to });
    await shop.app.refreshCatalogue();
  });
  afterAll(() => shop.app.close());

  it('does not correct a word that a product contains to the name of a color', async () => {
    const { body } = await request(shop.app.server)
      .get('/api/productList')
      .query({ keyword: 'pine', sort: 'relevance' })
      .expect(200);

    expect(body.understood).toEqual([]);
    expect(body.data.map(({ store_name }: { store_name: string }) => store_name)).toContain('Pocket & Pine');
  });

  it('drops the least specific part, and reports which parts the relaxed matches lack', async () => {
    const asked = { keyword: 'black linen trousers under $100', sort: 'relevance' };
    const { body } = await request(shop.app.server).get('/api/productList').query(asked).expect(200);

    const texts = (parts: { text: string }[]): string[] => parts.map(({ text }) => text);
    expect([body.complete, texts(body.relaxed), texts(body.beyond)]).toEqual([0, ['linen'], ['black']]);
  });

  it('counts and lists no product above the price that the shopper gave', async () => {
    const asked = { keyword: 'red dress under 50', sort: 'relevance' };
    const { body } = await request(shop.app.server).get('/api/productList').query(asked).expect(200);

    expect(body.total).toBeGreaterThan(0);
    expect(body.data).toHaveLength(Math.min(body.total, 24));
    for (const { price } of body.data) expect(price).toBeLessThan(50);
  });

  it('shows prices up to a quarter higher rather than another audience', async () => {
    const asked = { keyword: 'boots for men under 200', sort: 'relevance' };
    const { body } = await request(shop.app.server).get('/api/productList').query(asked).expect(200);

    expect(body.relaxed.map(({ text }: { text: string }) => text)).toEqual(['under 200']);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Waxed Winter Boot']);
    for (const { price } of body.data) expect(price).toBeLessThan(250);
  });

  it('finds something for any words of which a product contains one', async () => {
    const rows = await shop.db.listing.findMany({ where: { active: true }, select: { keywords: true, details: true } });
    const texts = rows.map(({ keywords, details }) => `${keywords} ${details}`).join(' ');
    const words = [...new Set(allWordsOf(texts))].filter((word) => word.length > 2 && !stopWords.has(word));
    const said = fc.constantFrom(...words.filter((word) => !notWords.has(word)));
    const other = fc.oneof(
      said,
      fc.constantFrom('zeppelin', 'crampons', 'snowboard', 'size 54', 'under 1', 'not white', 'kids', 'cheap', 'ivory'),
      fc.stringMatching(/^[a-z]{3,9}$/),
    );
    const asked = fc
      .tuple(said, fc.array(other, { minLength: 1, maxLength: 2 }), fc.nat(2))
      .map(([word, others, at]) => ({ word, text: others.toSpliced(at, 0, word).join(' ') }));

    await fc.assert(
      fc.asyncProperty(asked, async ({ word, text }) => {
        const question = questionOf(listingQuery.parse({ keyword: text, sort: 'relevance' }));
        const { total, understood = [] } = await findMatches(shop.app.catalogue(), question, { text, off: [], on: [] });
        // Neither a color nor an audience alone is an answer to a kind that the shop lacks: 'lavender snowboard'.
        const hasKind = understood.some(({ kind }) => kind === 'category');
        const isOfKind = understood.some((part) => part.text.includes(word) && !['word', 'brand'].includes(part.kind));
        return total > 0 || (hasKind && isOfKind);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['white snowboard', 'white sleeping bag', 'women sleeping bag'])(
    'finds nothing else for %j, because the shop has no such kind',
    async (keyword) => {
      const { body } = await request(shop.app.server).get('/api/productList').query({ keyword }).expect(200);
      expect(body.data).toEqual([]);
    },
  );

  it.each(demoQueries)('for %j shows %j first', async (keyword, first) => {
    const { body } = await request(shop.app.server)
      .get('/api/productList')
      .query({ keyword, sort: 'relevance' })
      .expect(200);

    const [card] = body.data;
    expect(card ? `${card.title}, ${card.store_name}` : null).toBe(first);
  });
});
