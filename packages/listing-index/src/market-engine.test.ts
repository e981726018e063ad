import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFilter } from './filter.ts';
import { MarketEngine, type MarketView } from './market-engine.ts';
import { MemoryEngine } from './memory-engine.ts';
import type { ListingRow } from './row.ts';
import { buckets, change, countries, histories, published } from './testing/histories.ts';
import { compare, countAll, indexOf, matches, shownRows, sorted } from './testing/plain-listing.ts';
import { scoreOf } from './testing/plain-score.ts';
import { isAlone } from './traits.ts';

const [notHome, ships, free] = [901, 1012, 1013];
const [country = 0] = countries;

/** The view of each market, and an offer as it is in this market: null if it is not in it. */
const markets: { view: MarketView; rowIn: (row: ListingRow) => ListingRow | null }[] = [
  {
    view: { wanted: [], unwanted: [notHome], traits: new Map() },
    rowIn: (row) => (row.traits.includes(notHome) ? null : row),
  },
  {
    view: { wanted: [ships], unwanted: [], traits: new Map([[601, free]]), country },
    rowIn: (row) => {
      if (!row.traits.includes(ships)) return null;
      const traits = row.traits.flatMap((trait) => {
        if (trait === 601) return [];
        return trait === free ? [601] : [trait];
      });
      const delivered = row.deliveredAbroad.find((one) => one.country === country)?.cents ?? null;
      return { ...row, traits, delivered };
    },
  },
];

describe('MarketEngine', () => {
  it('gives the answers of a naive scan of the offers that ship to the market, after changes', {
    timeout: 30_000,
  }, async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(histories, fc.constantFrom(...markets), async (history, { view, rowIn }) => {
        const { rows, batches, questions } = history;
        const offers = new Map(rows.map((row) => [row.id, row]));
        let index = indexOf(published(rows).sort((one, other) => one.id - other.id));
        for (const batch of batches) index = index.apply(change(offers, batch));
        const all = published(offers.values());
        const shown = all.flatMap((row) => rowIn(row) ?? []);
        const engine = new MarketEngine(new MemoryEngine(index), view);

        for (const [filter, sort, offset, terms] of questions) {
          const scores = scoreOf(all, terms);
          const expected = shownRows(shown.filter((row) => matches(row, filter))).sort(compare(sort, scores));
          const { trait, ...counts } = countAll(shown, filter);
          // Nobody asks for the traits of other markets.
          const ofMarket = new Map([...trait].filter(([one]) => !isAlone(one)));

          const answer = await engine.answer({ filter, sort, terms, left: ['variety'], offset, limit: 7 });
          const facets = await engine.facets(filter, buckets);

          found += answer.ids.length;
          expect(answer.total).toBe(expected.length);
          expect(answer.ids).toEqual(expected.slice(offset, offset + 7).map(({ id }) => id));
          expect(await engine.finds(filter)).toBe(expected.length > 0);
          for (const name of ['store', 'brand', 'color', 'size', 'price'] as const)
            expect(sorted(facets[name]), name).toEqual(sorted(counts[name]));
          expect(sorted(facets.trait)).toEqual(sorted(ofMarket));
        }
      }),
      { numRuns: 60, seed: 20_261_129 },
    );
    expect(found).toBeGreaterThan(100);
  });

  it('knows the words of offers that ship to the market alone', async () => {
    const [row] = fc.sample(
      histories.map(({ rows }) => rows[0]).filter((one) => one !== undefined),
      { numRuns: 1, seed: 1 },
    );
    if (!row) throw new Error('no row');
    const far = { ...row, id: 1, cluster: 1, title: 'anorak', keywords: 'anoraks', details: '', traits: [notHome] };
    const near = { ...far, id: 2, cluster: 2, title: 'kilt', keywords: 'kilts', traits: [] };
    const [home] = markets;
    if (!home) throw new Error('no market');
    const engine = new MarketEngine(new MemoryEngine(indexOf([far, near])), home.view);

    expect([await engine.knows('anorak'), await engine.knows('kilt')]).toEqual([false, true]);
    expect(await engine.listOffers(openFilter, { offset: 0, limit: 9 })).toEqual({ ids: [2], total: 1 });
  });
});
