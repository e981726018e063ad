import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyOf, type ListingFilter, openFilter, type PriceRange, type SortOrder } from './filter.ts';
import { type Change, ListingIndex } from './listing-index.ts';
import type { ListingRow } from './row.ts';
import type { Term } from './score.ts';
import { SegmentBuilder } from './segment.ts';
import { scoreOf } from './testing/plain-score.ts';
import { byGroup, groupOfTrait } from './traits.ts';
import { wordsOf } from './words.ts';

const vocabulary = ['linen', 'line', 'dress', 'red', 'rust', 'coat', 'vael', 'with', 'mens'];
const buckets: PriceRange[] = [
  { from: 0, below: 5000 },
  { from: 5000, below: 10_000 },
  { from: 10_000, below: 50_001 },
  { from: 50_001, below: null },
];

const traits = [101, 102, 201, 202, 203];

const few = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 3 });

const variantsOf = (colors: number[], sizes: number[], mask: number): ListingRow['variants'] =>
  colors.flatMap((color, left) =>
    sizes.filter((_, right) => (mask >>> (left * 3 + right)) & 1).map((size) => ({ color, size })),
  );

const rowWith = (id: number): fc.Arbitrary<ListingRow> =>
  fc
    .record({
      store: fc.integer({ min: 1, max: 3 }),
      brand: fc.integer({ min: 1, max: 40 }),
      cluster: fc.integer({ min: 1, max: 60 }),
      categories: few(6),
      colors: few(4),
      sizes: few(30),
      sizeKinds: few(3),
      mask: fc.integer({ min: 0, max: 511 }),
      collections: few(2),
      traits: fc.subarray(traits),
      price: fc.option(fc.constantFrom(0, 4999, 5000, 9999, 10_000, 50_000, 50_001, 99_999)),
      isOnSale: fc.boolean(),
      isInStock: fc.boolean(),
      firstSeen: fc.constantFrom(1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000),
      title: fc.subarray(vocabulary, { maxLength: 2 }).map((words) => words.join(' ')),
      extra: fc.subarray(vocabulary, { maxLength: 2 }).map((words) => words.join('-')),
      // Now and then the title's last word is the beginning of another, or the title is not in there.
      lead: fc.constantFrom('title ', 'title', ''),
      details: fc.array(fc.constantFrom(...vocabulary), { maxLength: 5 }).map((words) => words.join(' ')),
      hasPicture: fc.boolean(),
      popularity: fc.integer({ min: 0, max: 10 }),
      drop: fc.constantFrom(0, 0, 100, 101, 1000),
    })
    .map(({ mask, extra, lead, ...row }) => ({
      id,
      ...row,
      brands: [row.brand],
      keywords: lead.replace('title', row.title) + extra,
      variants: variantsOf(row.colors, row.sizes, mask),
    }));

const texts = fc.array(fc.constantFrom(...vocabulary, 'zebra', 'red dress', 'linen coat'), { maxLength: 2 });

const anyOf: fc.Arbitrary<AnyOf> = fc
  .tuple(
    fc.record({ categories: few(6), titles: texts, texts, within: fc.option(few(6)) }),
    fc.record({ colors: few(4), brands: few(40), stores: few(3) }),
    fc.constantFrom('nothing', 'names', 'or'),
  )
  .map(([any, names, more]) => {
    if (more === 'nothing') return any;
    return more === 'names' ? { ...any, ...names } : { ...any, or: { ...any, ...names, within: null } };
  });

const terms: fc.Arbitrary<Term[]> = fc.array(
  fc.record({ same: texts, near: texts, categories: few(6), isKind: fc.boolean() }),
  {
    maxLength: 3,
  },
);

const wholeFilters: fc.Arbitrary<ListingFilter> = fc.record({
  categories: fc.option(few(6)),
  collections: fc.option(few(2), { freq: 1 }),
  products: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 180 }), { maxLength: 60 }), { freq: 1 }),
  words: fc.array(fc.subarray([...vocabulary, 'zebra'], { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
  all: fc.array(anyOf, { maxLength: 1 }),
  none: fc.array(anyOf, { maxLength: 1 }),
  withoutColors: few(2),
  stores: few(3),
  brands: few(40),
  colors: few(4),
  sizes: few(30),
  fit: fc.option(fc.record({ sizes: few(30), kinds: few(3) })),
  prices: fc.subarray(buckets, { maxLength: 2 }),
  traits: fc.subarray(traits, { maxLength: 2 }),
  isOnSale: fc.boolean(),
  isInStock: fc.boolean(),
});

const parts = Object.keys(openFilter) as (keyof ListingFilter)[];

/** Filters of all parts, and of few: what is narrowed down by everything at once leaves hardly any cluster of several. */
const filters: fc.Arbitrary<ListingFilter> = fc.oneof(
  wholeFilters,
  fc
    .tuple(wholeFilters, fc.subarray(parts, { maxLength: 2 }))
    .map(([whole, kept]) => ({ ...openFilter, ...Object.fromEntries(kept.map((part) => [part, whole[part]])) })),
);

const sharesAny = (left: readonly number[], right: readonly number[]): boolean => left.some((id) => right.includes(id));

const isInRange = (price: number | null, { from, below }: PriceRange): boolean =>
  price !== null && price >= from && (below === null || price < below);

const hasVariant = (row: ListingRow, colors: readonly number[], sizes: readonly number[]): boolean => {
  if (colors.length > 0 && sizes.length > 0 && row.variants.length > 0) {
    return row.variants.some(({ color, size }) => colors.includes(color) && sizes.includes(size));
  }
  return (colors.length === 0 || sharesAny(row.colors, colors)) && (sizes.length === 0 || sharesAny(row.sizes, sizes));
};

// What is known not to fit is left out; color, size and what fits must meet in one variant.
const fits = (row: ListingRow, { colors, sizes, fit }: ListingFilter): boolean => {
  if (!fit || !sharesAny(row.sizeKinds, fit.kinds)) return hasVariant(row, colors, sizes);
  const fitting = sizes.length === 0 ? fit.sizes : sizes.filter((size) => fit.sizes.includes(size));
  return fitting.length > 0 && hasVariant(row, colors, fitting);
};

const hasText = (text: string, asked: string): boolean => {
  const words = wordsOf(text);
  return asked.split(' ').every((word) => words.includes(word));
};

const hasWords = (row: ListingRow, { words }: ListingFilter): boolean =>
  words.every((meanings) => meanings.some((text) => hasText(row.keywords, text) || hasText(row.details, text)));

const holds = (row: ListingRow, { categories, titles, texts, within, ...any }: AnyOf): boolean =>
  sharesAny(row.categories, categories) ||
  sharesAny(row.colors, any.colors ?? []) ||
  sharesAny(row.brands, any.brands ?? []) ||
  (any.stores ?? []).includes(row.store) ||
  (any.or !== undefined && holds(row, any.or)) ||
  ((within === null || sharesAny(row.categories, within)) &&
    (titles.some((text) => hasText(row.title, text)) ||
      texts.some((text) => hasText(row.keywords, text) || hasText(row.details, text))));

const isUnwanted = (row: ListingRow, { none, withoutColors }: ListingFilter): boolean =>
  none.some((any) => holds(row, any)) ||
  (sharesAny(row.colors, withoutColors) && row.colors.every((color) => withoutColors.includes(color)));

// The same questions answered one product at a time, as one would explain them.
const matches = (row: ListingRow, filter: ListingFilter): boolean =>
  (filter.categories === null || sharesAny(row.categories, filter.categories)) &&
  (filter.collections === null || sharesAny(row.collections, filter.collections)) &&
  (filter.products === null || filter.products.includes(row.id)) &&
  hasWords(row, filter) &&
  filter.all.every((any) => holds(row, any)) &&
  !isUnwanted(row, filter) &&
  (filter.stores.length === 0 || filter.stores.includes(row.store)) &&
  (filter.brands.length === 0 || sharesAny(row.brands, filter.brands)) &&
  fits(row, filter) &&
  (filter.prices.length === 0 || filter.prices.some((range) => isInRange(row.price, range))) &&
  [...byGroup(filter.traits).values()].every((group) => sharesAny(row.traits, group)) &&
  (!filter.isOnSale || row.isOnSale) &&
  (!filter.isInStock || row.isInStock);

const comparePrices = (left: number | null, right: number | null, sign: number): number => {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return sign * (left - right);
};

type Scores = ReadonlyMap<number, number>;

const compare = (sort: SortOrder, scores: Scores) => (left: ListingRow, right: ListingRow) => {
  const score = (scores.get(right.id) ?? 0) - (scores.get(left.id) ?? 0);
  const newest = right.firstSeen - left.firstSeen || right.id - left.id;
  if (sort === 'newest') return newest;
  if (sort === 'relevance') return Number(right.isInStock) - Number(left.isInStock) || score || right.id - left.id;
  if (sort === 'drop') return right.drop - left.drop || left.id - right.id;
  return comparePrices(left.price, right.price, sort === 'price-asc' ? 1 : -1) || left.id - right.id;
};

/** How many clusters have each value in some of the rows. */
const tally = (rows: ListingRow[], valuesOf: (row: ListingRow) => readonly number[]): Map<number, number> => {
  const clusters = new Map<number, Set<number>>();
  for (const row of rows)
    for (const value of valuesOf(row)) clusters.set(value, (clusters.get(value) ?? new Set()).add(row.cluster));
  return new Map([...clusters].map(([value, { size }]) => [value, size]));
};

const isShown = (row: ListingRow, filter: ListingFilter, color: number[], size: number[]): boolean =>
  matches(row, { ...filter, colors: color, sizes: size });

const countAll = (rows: ListingRow[], filter: ListingFilter) => {
  const kept = (changed: Partial<ListingFilter>) => rows.filter((row) => matches(row, { ...filter, ...changed }));
  const { colors, sizes } = filter;
  const inScope = kept({ stores: [], brands: [], colors: [], sizes: [], fit: null, prices: [], traits: [] });
  return {
    store: tally(kept({ stores: [] }), ({ store }) => [store]),
    brand: tally(kept({ brands: [] }), ({ brands }) => brands),
    color: tally(rows, (row) => row.colors.filter((color) => isShown(row, filter, [color], [...sizes]))),
    size: new Map([
      ...inScope.flatMap((row) => row.sizes).map((size) => [size, 0] as const),
      ...tally(rows, (row) => row.sizes.filter((size) => isShown(row, filter, [...colors], [size]))),
    ]),
    price: tally(kept({ prices: [] }), ({ price }) =>
      buckets.flatMap((bucket, position) => (isInRange(price, bucket) ? [position] : [])),
    ),
    trait: new Map(
      traits.flatMap((trait) => {
        const others = filter.traits.filter((chosen) => groupOfTrait(chosen) !== groupOfTrait(trait));
        return [...tally(kept({ traits: others }), (row) => row.traits.filter((own) => own === trait))];
      }),
    ),
  };
};

/** Of the rows of each cluster the one that a card shows (decision 78). */
const shownRows = (rows: ListingRow[]): ListingRow[] => {
  const shown = new Map<number, ListingRow>();
  const isBefore = (one: ListingRow, other: ListingRow): boolean =>
    (Number(other.isInStock) - Number(one.isInStock) || comparePrices(one.price, other.price, 1) || one.id - other.id) <
    0;
  for (const row of rows) {
    const best = shown.get(row.cluster);
    if (!best || isBefore(row, best)) shown.set(row.cluster, row);
  }
  return [...shown.values()];
};

/** The rows of offers as they are published: what is the cluster's stands on each of its rows. */
const published = (offers: Iterable<ListingRow>): ListingRow[] => {
  const clusters = Map.groupBy(offers, ({ cluster }) => cluster);
  const union = (lists: (readonly number[])[]): number[] => [...new Set(lists.flat())];
  return [...clusters.values()].flatMap((members) =>
    members.map((row) => ({
      ...row,
      brands: union(members.map(({ brand }) => [brand])),
      categories: union(members.map(({ categories }) => categories)),
      collections: union(members.map(({ collections }) => collections)),
      keywords: members.map(({ keywords }) => keywords).join(' '),
      details: members.map(({ details }) => details).join(' '),
      firstSeen: Math.min(...members.map(({ firstSeen }) => firstSeen)),
    })),
  );
};

const indexOf = (rows: ListingRow[]): ListingIndex => {
  const builder = new SegmentBuilder();
  for (const row of rows) builder.add(row);
  return new ListingIndex(builder.finish());
};

const sorted = (counts: Map<number, number>): [number, number][] => [...counts].sort(([left], [right]) => left - right);

const histories = fc.record({
  rows: fc.nat({ max: 160 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => rowWith(at + 1)))),
  batches: fc.array(
    fc.array(
      fc.integer({ min: 1, max: 180 }).chain((id) => fc.record({ id: fc.constant(id), row: fc.option(rowWith(id)) })),
      { maxLength: 8 },
    ),
    { maxLength: 3 },
  ),
  questions: fc.array(
    fc.tuple(
      filters,
      fc.constantFrom<SortOrder>('newest', 'price-asc', 'price-desc', 'drop', 'relevance'),
      fc.nat(30),
      terms,
    ),
    {
      minLength: 4,
      maxLength: 4,
    },
  ),
});

/** Changes offers, and answers the changes of all rows of the clusters that they leave and join. */
const change = (offers: Map<number, ListingRow>, batch: readonly Change[]): Change[] => {
  const touched = new Set<number>();
  for (const { id, row } of batch) {
    for (const cluster of [offers.get(id)?.cluster, row?.cluster]) if (cluster !== undefined) touched.add(cluster);
    if (row) offers.set(id, row);
    else offers.delete(id);
  }
  const rows = published(offers.values()).filter(({ cluster }) => touched.has(cluster));
  return [...batch.map(({ id }) => ({ id, row: null })), ...rows.map((row) => ({ id: row.id, row }))];
};

describe('ListingIndex', () => {
  it('answers as a plain walk over the offers does, through any history of changes, joins and splits', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(histories, ({ rows, batches, questions }) => {
        const offers = new Map(rows.map((row) => [row.id, row]));
        let index = indexOf(published(rows).sort((one, other) => one.id - other.id));
        for (const batch of batches) {
          // What was answered before must not be answered again.
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

  it('puts what a narrower filter finds first, each product once, by the offer that it finds', () => {
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

  it('sees all of a batch or nothing of it, and the last word on a product counts', () => {
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
    'has unknown prices last in %s, also in a result that is small beside the catalogue',
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

  it('turns page after page, also past those that it remembers', () => {
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

  it('refuses rows that do not come by rising id, since ties rely on it', () => {
    const [row] = fc.sample(rowWith(5), { numRuns: 1, seed: 1 });
    if (!row) throw new Error('no row');

    expect(() => indexOf([row, row])).toThrow('came after');
  });
});
