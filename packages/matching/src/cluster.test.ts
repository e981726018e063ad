import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestBlock } from './blocks.ts';
import { clusterOffers, type Decision } from './cluster.ts';
import { contradiction } from './compare-titles.ts';
import type { OfferEvidence } from './evidence.ts';
import { matchPair } from './match-pair.ts';
import { pairsOf } from './pairs.ts';
import { offer } from './testing/offer.ts';
import { traitsOf } from './traits.ts';
import { noWeights, weighWords } from './weights.ts';

const clustersOf = (offers: OfferEvidence[], decisions: Decision[] = []): number[][] =>
  clusterOffers(offers, weighWords(offers, 1), decisions).clusters;

const someOffers = fc
  .array(
    fc.record({
      store: fc.integer({ min: 1, max: 5 }),
      words: fc.subarray(['Ridge', 'Crest', 'Mid', 'Low', 'GTX', 'II', "Women's", "Men's", 'Lace', 'Leather'], {
        minLength: 1,
        maxLength: 4,
      }),
      color: fc.constantFrom('red', 'blue', 'green'),
      gtin: fc.option(fc.constantFrom('04006381333931', '00036000291452'), { freq: 3 }),
    }),
    { minLength: 2, maxLength: 24 },
  )
  .map((rows) =>
    rows.map(({ store, words, color, gtin }, at) =>
      offer(at + 1, words.join(' '), { store, colors: [color], gtins: gtin === null ? [] : [gtin] }),
    ),
  );

describe('clusterOffers', () => {
  it('makes the same clusters in any order of offers', () => {
    fc.assert(
      fc.property(
        someOffers.chain((offers) =>
          fc.tuple(fc.constant(offers), fc.shuffledSubarray(offers, { minLength: offers.length })),
        ),
        ([offers, shuffled]) => {
          expect(clusterOffers(shuffled, weighWords(shuffled, 1), [])).toEqual(
            clusterOffers(offers, weighWords(offers, 1), []),
          );
        },
      ),
      { seed: 78, numRuns: 200 },
    );
  });

  it('never links two contradicting offers through a chain', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const byId = new Map(offers.map((one) => [one.id, traitsOf(one)]));
        for (const cluster of clustersOf(offers)) {
          const traits = cluster.flatMap((id) => byId.get(id) ?? []);
          for (const one of traits) for (const other of traits) expect(contradiction(one, other)).toBeNull();
        }
      }),
      { seed: 79, numRuns: 200 },
    );
  });

  it('gives the same result for two offers in either order', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const weights = weighWords(offers, 1);
        for (const [at, one] of offers.entries()) {
          for (const other of offers.slice(at + 1)) {
            const { verdict, score } = matchPair(one, other, weights);
            expect(matchPair(other, one, weights)).toMatchObject({ verdict, score });
          }
        }
      }),
      { seed: 80, numRuns: 50 },
    );
  });

  it('adds an offer without a height to a cluster of one height, never of two', () => {
    const gtins = ['04006381333931'];
    const offers = [offer(1, 'Ridge Mid', { gtins }), offer(2, 'Ridge', { gtins }), offer(3, 'Ridge Low', { gtins })];

    expect(clustersOf(offers)).toEqual([[1, 2]]);
  });

  it('follows decisions of ops over any evidence', () => {
    const offers = [offer(1, 'Ridge'), offer(2, 'Ridge'), offer(3, "Women's Crest")];

    expect(clustersOf(offers)).toEqual([[1, 2]]);
    expect(clustersOf(offers, [{ a: 2, b: 1, decision: 'split' }])).toEqual([]);
    expect(clustersOf(offers, [{ a: 3, b: 1, decision: 'join' }])).toEqual([[1, 2, 3]]);
  });

  it('does not propose what ops split', () => {
    const offers = [offer(1, 'Ridge'), offer(2, 'Ridge')];

    expect(clusterOffers(offers, noWeights, [{ a: 2, b: 1, decision: 'split' }]).candidates).toEqual([]);
  });

  it('returns candidate pairs that it did not join', () => {
    const { candidates } = clusterOffers([offer(1, 'Ridge Waterproof'), offer(2, 'Ridge')], noWeights, []);

    expect(candidates).toEqual([expect.objectContaining({ a: 1, b: 2 })]);
  });

  it('compares offers in the block of a common word only within their model', () => {
    const offers = Array.from({ length: 4 * largestBlock }, (_, at) =>
      offer(at + 1, `Terra ${at % 2 ? 'Mid' : 'Low'}`),
    );

    expect([...pairsOf(offers, noWeights)].length).toBeLessThan(offers.length);
    expect(clustersOf(offers)).toHaveLength(2);
  });
});
