import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFilter } from './filter.ts';
import type { ListingRow } from './row.ts';
import { buckets, change, histories, published, rowWith } from './testing/histories.ts';
import { compare, countAll, indexOf, matches, shownRows, sorted } from './testing/plain-listing.ts';
import { scoreOf } from './testing/plain-score.ts';

describe('ListingIndex', () => {
  it('gives the answers of a naive scan after any sequence of changes, joins and splits', () => {
    fc.assert(
      fc.property(histories, ({ rows, batches, questions }) => {
        const offers = new Map(rows.map((row) => [row.id, row]));
        let index = indexOf(published(rows).sort((one, other) => one.id - other.id));
        for (const batch of batches) {
          // The cache must not return answers from before the change.
          for (const [filter, sort, offset, terms] of questions)
            index.answer({ filter, sort, terms, left: ['variety'], offset, limit: 7 });
          index = index.apply(change(offers, batch));
        }
        const shown = published(offers.values());

        for (const [filter, sort, offset, terms] of questions) {
          const scores = scoreOf(shown, terms);
          const expected = shownRows(shown.filter((row) => matches(row, filter))).sort(compare(sort, scores));
          const counts = countAll(shown, filter);

          const answer = index.answer({ filter, sort, terms, left: ['variety'], offset, limit: 7 });
          const facets = index.facets(filter, buckets);

          expect(answer.total).toBe(expected.length);
          expect(answer.ids).toEqual(expected.slice(offset, offset + 7).map(({ id }) => id));
          for (const name of ['store', 'brand', 'color', 'size', 'price'] as const) {
            expect(sorted(facets[name]), name).toEqual(sorted(counts[name]));
          }
        }
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  });

  it('ranks matches of a narrower filter first, each product once, as the offer that matches it', () => {
    fc.assert(
      fc.property(histories, ({ rows, questions }) => {
        const shown = published(rows);
        const index = indexOf(shown.sort((one, other) => one.id - other.id));
        for (const [filter, , , terms] of questions) {
          const open = { ...filter, isOnSale: false, prices: [], sizes: [] };
          const firstRows = shownRows(shown.filter((row) => matches(row, filter)));
          const seen = new Set(firstRows.map(({ cluster }) => cluster));
          const rest = shownRows(shown.filter((row) => matches(row, open) && !seen.has(row.cluster)));
          const scores = scoreOf(shown, terms);
          const inOrder = (rows: ListingRow[], isInStock: boolean): number[] =>
            rows
              .filter((row) => row.isInStock === isInStock)
              .sort(compare('relevance', scores))
              .map(({ id }) => id);

          const question = { filter: open, sort: 'relevance', terms, first: [filter], left: ['variety'] } as const;
          const { ids, total } = index.answer({ ...question, offset: 0, limit: 200 });

          expect(ids).toEqual(
            [firstRows, rest].flatMap((one) => [true, false].flatMap((isInStock) => inOrder(one, isInStock))),
          );
          expect(total).toBe(ids.length);
        }
      }),
      { numRuns: 60, seed: 20_261_124 },
    );
  });

  it('applies a batch atomically, with the last change of a product winning', () => {
    const row = fc.sample(rowWith(5), { numRuns: 1, seed: 1 })[0];
    if (!row) throw new Error('no row');
    const before = indexOf([row]);
    const question = { filter: openFilter, sort: 'newest', offset: 0, limit: 5 } as const;

    const index = before.apply([
      { id: 5, row: null },
      { id: 5, row: { ...row, store: 2 } },
    ]);

    expect(index.answer(question)).toEqual({ ids: [5], total: 1 });
    expect(index.facets(openFilter, [])).toMatchObject({ store: new Map([[2, 1]]) });
    expect([before.recentSize, index.recentSize]).toEqual([0, 1]);
    expect(before.facets(openFilter, [])).toMatchObject({ store: new Map([[row.store, 1]]) });
  });

  it.each([
    ['price-asc', [7, 9]],
    ['price-desc', [9, 7]],
  ] as const)(
    'puts unknown prices last in %s, also in a result that is small compared with the catalogue',
    (sort, expected) => {
      const [row] = fc.sample(rowWith(1), { numRuns: 1, seed: 1 });
      if (!row) throw new Error('no row');
      const prices = new Map([
        [7, 100],
        [8, null],
        [9, 200],
      ]);
      const rows = Array.from({ length: 500 }, (_, at) => ({
        ...row,
        id: at + 1,
        cluster: at + 1,
        price: prices.get(at + 1) ?? null,
      }));
      const filter = { ...openFilter, products: [...prices.keys()] };

      expect(indexOf(rows).answer({ filter, sort, offset: 0, limit: 2 }).ids).toEqual(expected);
    },
  );

  it('pages beyond the places that it caches', () => {
    const [row] = fc.sample(rowWith(1), { numRuns: 1, seed: 1 });
    if (!row) throw new Error('no row');
    const rows = Array.from({ length: 400 }, (_, at) => ({ ...row, id: at + 1, cluster: at + 1, price: 1000 - at }));
    const index = indexOf(rows);

    const pages = Array.from({ length: 18 }, (_, at) =>
      index.answer({ filter: openFilter, sort: 'price-asc', offset: at * 24, limit: 24 }),
    );

    expect(pages.flatMap(({ ids }) => ids)).toEqual(rows.map(({ id }) => id).reverse());
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([400]));
  });

  it('rejects rows that are not in ascending order of id, because ties depend on it', () => {
    const [row] = fc.sample(rowWith(5), { numRuns: 1, seed: 1 });
    if (!row) throw new Error('no row');

    expect(() => indexOf([row, row])).toThrow('came after');
  });
});
