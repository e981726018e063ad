import { describe, expect, it } from 'vitest';
import { openFilter } from './filter.ts';
import { ListingIndex } from './listing-index.ts';
import type { ListingRow } from './row.ts';
import { SegmentBuilder } from './segment.ts';

const row = (id: number, title: string, more: Partial<ListingRow> = {}): ListingRow => ({
  id,
  store: 1,
  brand: id,
  cluster: id,
  brands: [id],
  categories: [],
  colors: [],
  sizes: [],
  sizeKinds: [],
  variants: [],
  collections: [],
  traits: [],
  price: 100,
  delivered: null,
  deliveredAbroad: [],
  isOnSale: false,
  isInStock: true,
  firstSeen: 1_700_000_000_000,
  hasPicture: false,
  popularity: 0,
  drop: 0,
  title,
  keywords: title,
  details: '',
  ...more,
});

const indexOf = (rows: readonly ListingRow[]): ListingIndex => {
  const builder = new SegmentBuilder();
  for (const one of rows) builder.add(one);
  return new ListingIndex(builder.finish());
};

const term = (text: string) => ({ same: [text], near: [], categories: [] });

describe('explain', () => {
  const index = indexOf([
    row(1, 'red wool coat', { hasPicture: true }),
    row(2, 'red coat', { details: 'red wool' }),
    row(3, 'blue hat', { popularity: 10 }),
    row(4, 'wool hat', { isInStock: false }),
    row(5, 'red scarf'),
  ]);
  const question = {
    filter: openFilter,
    sort: 'relevance',
    terms: [term('red'), term('coat')],
    first: [{ ...openFilter, words: [['coat']] }],
    offset: 0,
    limit: 10,
  } as const;

  it('lists products in display order', () => {
    const { ids } = index.answer(question);

    expect(index.explain(question).map(({ id }) => id)).toEqual(ids);
    expect(ids.slice(0, 2).sort()).toEqual([1, 2]);
    expect(ids.at(-1)).toBe(4);
  });

  it('returns parts that add up to the score', () => {
    for (const { score, terms, standing } of index.explain(question)) {
      const { phrase, picture, popularity, freshness } = standing;
      expect(terms.reduce((sum, part) => sum + part, phrase + picture + popularity + freshness)).toBeCloseTo(score, 9);
    }
  });

  it('names the signal behind each part of the score', () => {
    const [first] = index.explain({ ...question, first: [] }).filter(({ id }) => id === 3);
    const coats = new Map(index.explain(question).map((one) => [one.id, one]));

    expect(first?.terms).toEqual([0, 0]);
    expect(first?.standing.popularity).toBeCloseTo(0.6);
    expect(coats.get(1)?.standing.picture).toBeCloseTo(0.3);
    expect(coats.get(1)?.standing.phrase).toBe(0);
    expect(coats.get(2)?.standing.phrase).toBeGreaterThan(0);
    expect(coats.get(4)?.tier).toBe(3);
  });
});
