import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTexts, type JudgedSet, readDemoSet, readFeedsSet, readStylesSet } from './judged-sets.ts';
import { bm25Over, figuresOf, type Measured, measureQuery, titleAndDescription } from './measure.ts';
import { openSearchShop, type SearchShop } from './open-shop.ts';

type Floor = { ndcg: number; recall: number; empty: number };

const floors: Record<string, Record<'open' | 'held-back', Floor>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'figures.json'), 'utf8'),
).search;

/** How far behind BM25 the recall of nine pages may be. */
const deepMargin = 0.01;

/** Judges a set. Its NDCG must be at least `margin` above that of plain BM25. */
const judge = (name: string, readSet: () => Promise<JudgedSet>, margin: number): void => {
  let shop: SearchShop;
  let set: JudgedSet;
  let ours: Measured[];

  beforeAll(async () => {
    set = await readSet();
    shop = await openSearchShop(set.fill);
    const asked = set.queries.map(async (query) =>
      measureQuery(query, set.rows, shop.products, await shop.ask(query.query)),
    );
    ours = await Promise.all(asked);
  }, 120_000);
  afterAll(() => shop?.close());

  it.each(['open', 'held-back'] as const)('are at least as good as the committed figures, %s', (half) => {
    const { ndcg, recall, empty } = figuresOf(ours.filter((one) => one.half === half));
    const floor = floors[name]?.[half];

    expect(100 * ndcg).toBeGreaterThanOrEqual(floor?.ndcg ?? 100);
    expect(100 * recall).toBeGreaterThanOrEqual(floor?.recall ?? 100);
    expect(empty).toBeLessThanOrEqual(floor?.empty ?? 0);
  });

  it('are better than plain BM25', () => {
    const ask = bm25Over(set.rows, shop.products, titleAndDescription);
    const bm25 = figuresOf(set.queries.map((query) => measureQuery(query, set.rows, shop.products, ask(query.query))));

    expect(figuresOf(ours).ndcg).toBeGreaterThan(bm25.ndcg + margin);
    expect(figuresOf(ours).recall).toBeGreaterThan(bm25.recall);
    expect(figuresOf(ours).deep).toBeGreaterThan(bm25.deep - deepMargin);
  });
};

describe.each([
  ['styles', readStylesSet, 0.1],
  ['feeds', async () => readFeedsSet(), 0.02],
] as const)('searches over %s', judge);

// apps/api/src/search/demo-queries.test.ts searches the demo shop.
describe.each([
  ['demo', readDemoSet, 0.1],
  ['texts', async () => asTexts(await readDemoSet()), 0.1],
] as const)('searches over %s', { tags: 'sweep' }, judge);
