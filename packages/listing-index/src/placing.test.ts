import { describe, expect, it } from 'vitest';
import { type ListingFilter, openFilter, type SortOrder } from './filter.ts';
import { ListingIndex } from './listing-index.ts';
import type { Merchandise } from './placing.ts';
import type { ListingRow } from './row.ts';
import { SegmentBuilder } from './segment.ts';

const row = (id: number, own: Partial<ListingRow> = {}): ListingRow => ({
  ...{ id, cluster: id, store: 1, brand: 1, brands: [1], categories: [1], colors: [], sizes: [], sizeKinds: [] },
  ...{
    variants: [],
    collections: [],
    traits: [],
    price: 100 * id,
    delivered: 100 * id,
    deliveredAbroad: [],
    isOnSale: false,
    isInStock: true,
  },
  ...{ firstSeen: 1_700_000_000_000 + id, title: 'coat', keywords: 'coat', details: '', hasPicture: true },
  ...{ popularity: 0, drop: 0 },
  ...own,
});

const indexOf = (rows: readonly ListingRow[]): ListingIndex => {
  const builder = new SegmentBuilder();
  for (const one of rows) builder.add(one);
  return new ListingIndex(builder.finish());
};

const none: Merchandise = { pins: [], boosts: [], buries: [] };

type Asked = { filter?: Partial<ListingFilter>; sort?: SortOrder; limit?: number };

const idsOf = (index: ListingIndex, merchandise: Merchandise, { filter, sort = 'newest', limit = 100 }: Asked = {}) =>
  index.answer({ filter: { ...openFilter, ...filter }, sort, merchandise, offset: 0, limit }).ids;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

describe('merchandising', () => {
  const index = indexOf(numbers(8).map((id) => row(id, { categories: [id % 2], isInStock: id !== 3 })));

  it('puts pins first in their order, then boosted products, and buried products last', () => {
    expect(idsOf(index, { pins: [2, 5], boosts: [1, 4], buries: [8, 7] })).toEqual([2, 5, 4, 1, 6, 3, 8, 7]);
  });

  it('does not pin products that the filter excludes, that are sold out, or that are gone', () => {
    expect(idsOf(index, { ...none, pins: [3, 2, 99, 1] }, { filter: { categories: [1] } })).toEqual([1, 7, 5, 3]);
  });

  it.each(['price-asc', 'price-desc', 'delivered', 'drop'] as const)('does not change the order by %s', (sort) => {
    const asked = { pins: [4], boosts: [6], buries: [1] };

    expect(idsOf(index, asked, { sort })).toEqual(idsOf(index, none, { sort }));
  });

  it('shows each product once over all pages, with an unchanged total', () => {
    const many = indexOf(numbers(700).map((id) => row(id)));
    const merchandise = { pins: numbers(60).map((at) => at * 10), boosts: [333, 334], buries: [700, 1] };
    const pages = numbers(30).map((page) =>
      many.answer({ filter: openFilter, sort: 'newest', merchandise, offset: (page - 1) * 24, limit: 24 }),
    );
    const shown = pages.flatMap(({ ids }) => ids);

    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([700]));
    expect(shown).toHaveLength(700);
    expect(new Set(shown).size).toBe(700);
    expect(shown.slice(59, 63)).toEqual([600, 334, 333, 699]);
    expect(shown.slice(-2)).toEqual([700, 1]);
  });

  it('pins a cluster by the id of any of its offers', () => {
    const clusters = indexOf([row(1), row(2, { cluster: 9 }), row(3, { cluster: 9, price: 5 }), row(4)]);

    expect(idsOf(clusters, { ...none, pins: [2] })).toEqual([3, 4, 1]);
    expect(idsOf(clusters, { ...none, pins: [2, 3] })).toEqual([3, 4, 1]);
  });

  it('applies to products that changed since the index was built', () => {
    const changing = indexOf(numbers(4).map((id) => row(id))).apply([
      { id: 2, row: row(2, { isInStock: false }) },
      { id: 5, row: row(5) },
      { id: 3, row: null },
    ]);

    expect(idsOf(changing, { pins: [1, 5, 2, 3], boosts: [], buries: [] })).toEqual([1, 5, 4, 2]);
  });

  it('keeps a boosted product behind better matches of a search', () => {
    const words = indexOf([
      row(1, { title: 'red coat', keywords: 'red coat' }),
      row(2, { title: 'red coat', keywords: 'red coat' }),
      row(3),
      row(4),
    ]);
    const asked = (merchandise: Merchandise) =>
      words.answer({
        filter: { ...openFilter, words: [['coat']] },
        first: [{ ...openFilter, words: [['coat'], ['red']] }],
        terms: [{ same: ['coat'], near: [], categories: [] }],
        sort: 'relevance',
        merchandise,
        offset: 0,
        limit: 10,
      }).ids;

    expect(asked({ pins: [3, 1], boosts: [3], buries: [2] })).toEqual([1, 2, 3, 4]);
  });
});

describe('a filter within another filter', () => {
  it('matches when one offer matches both', () => {
    const index = indexOf([row(1, { brand: 2, brands: [2] }), row(2), row(3, { store: 2 })]);
    const within = { ...openFilter, brands: [1] };

    expect(idsOf(index, none, { filter: { within } })).toEqual([3, 2]);
    expect(idsOf(index, none, { filter: { within, stores: [2] } })).toEqual([3]);
    expect(idsOf(index, none, { filter: { within, brands: [2] } })).toEqual([]);
  });
});
