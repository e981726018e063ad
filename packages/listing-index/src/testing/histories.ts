import fc from 'fast-check';
import { type AnyOf, type ListingFilter, openFilter, type PriceRange, sortOrders } from '../filter.ts';
import type { Change } from '../listing-index.ts';
import type { ListingRow } from '../row.ts';
import type { Term } from '../term.ts';

const vocabulary = ['linen', 'line', 'dress', 'red', 'rust', 'coat', 'vael', 'with', 'mens'];
/** The options of the price facet. */
export const buckets: PriceRange[] = [
  { from: 0, below: 5000 },
  { from: 5000, below: 10_000 },
  { from: 10_000, below: 50_001 },
  { from: 50_001, below: null },
];

/** The numbers of the countries to which generated offers have delivery. */
export const countries = [3, 19];

/** All traits that the generated offers have. From 1000 on, each is a group of its own. */
export const traits = [101, 102, 201, 202, 203, 601, 901, 1012, 1013, 1076];

const few = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 3 });

const variantsOf = (colors: number[], sizes: number[], mask: number): ListingRow['variants'] =>
  colors.flatMap((color, left) =>
    sizes.filter((_, right) => (mask >>> (left * 3 + right)) & 1).map((size) => ({ color, size })),
  );

/** An arbitrary offer with this id. */
export const rowWith = (id: number): fc.Arbitrary<ListingRow> =>
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
      delivered: fc.option(fc.constantFrom(0, 4999, 5494, 9999, 10_495, 60_000)),
      deliveredAbroad: fc.uniqueArray(
        fc.record({ country: fc.constantFrom(...countries), cents: fc.constantFrom(0, 4999, 5494, 60_000) }),
        { selector: ({ country }) => country },
      ),
      isOnSale: fc.boolean(),
      isInStock: fc.boolean(),
      firstSeen: fc.constantFrom(1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000),
      title: fc.subarray(vocabulary, { maxLength: 2 }).map((words) => words.join(' ')),
      extra: fc.subarray(vocabulary, { maxLength: 2 }).map((words) => words.join('-')),
      // Sometimes the last word of the title is a prefix of another word, or the title is missing.
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
    fc.record({ colors: few(4), brands: few(40), stores: few(3), traits: fc.subarray(traits, { maxLength: 2 }) }),
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
  seenSince: fc.constantFrom(0, 1_700_000_000_001, 1_800_000_000_000, 1_900_000_000_000),
});

const parts = Object.keys({ ...openFilter, seenSince: 0 } satisfies ListingFilter) as (keyof ListingFilter)[];

/** Filters with all parts, and with few. Filters with all parts leave almost no cluster with several offers. */
const filters: fc.Arbitrary<ListingFilter> = fc.oneof(
  wholeFilters,
  fc
    .tuple(wholeFilters, fc.subarray(parts, { maxLength: 2 }))
    .map(([whole, kept]) => ({ ...openFilter, ...Object.fromEntries(kept.map((part) => [part, whole[part]])) })),
);

/** The rows of offers as they are published, with the cluster's values on each row. */
export const published = (offers: Iterable<ListingRow>): ListingRow[] => {
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

/** A catalogue, a sequence of changes, and questions. */
export const histories = fc.record({
  rows: fc.nat({ max: 160 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => rowWith(at + 1)))),
  batches: fc.array(
    fc.array(
      fc.integer({ min: 1, max: 180 }).chain((id) => fc.record({ id: fc.constant(id), row: fc.option(rowWith(id)) })),
      { maxLength: 8 },
    ),
    { maxLength: 3 },
  ),
  questions: fc.array(fc.tuple(filters, fc.constantFrom(...sortOrders), fc.nat(30), terms), {
    minLength: 4,
    maxLength: 4,
  }),
});

/** Changes offers and returns the changed rows of all clusters that they leave or join. */
export const change = (offers: Map<number, ListingRow>, batch: readonly Change[]): Change[] => {
  const touched = new Set<number>();
  for (const { id, row } of batch) {
    for (const cluster of [offers.get(id)?.cluster, row?.cluster]) if (cluster !== undefined) touched.add(cluster);
    if (row) offers.set(id, row);
    else offers.delete(id);
  }
  const rows = published(offers.values()).filter(({ cluster }) => touched.has(cluster));
  return [...batch.map(({ id }) => ({ id, row: null })), ...rows.map((row) => ({ id: row.id, row }))];
};
