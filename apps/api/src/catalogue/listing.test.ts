import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDimensions,
  createChance,
  type Dimensions,
  type RandomProduct,
  randomFilter,
  randomProduct,
  storeProducts,
} from '../testing/random-listing.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { answerListing } from './listing.ts';
import { bucketValues } from './listing-counts.ts';
import { type CentRange, type ListingFilter, toCents, wordsOf } from './listing-filter.ts';

const isAmong = (values: readonly number[], value: number): boolean => values.length === 0 || values.includes(value);

const hasAny = (values: readonly number[], wanted: readonly number[]): boolean =>
  wanted.length === 0 || wanted.some((value) => values.includes(value));

const isWithin = (price: number | null, ranges: readonly CentRange[]): boolean =>
  ranges.length === 0 ||
  ranges.some(({ from, below }) => price !== null && price >= from && (below === null || price < below));

const hasVariant = (product: RandomProduct, colors: readonly number[], sizes: readonly number[]): boolean => {
  const tellsBoth = colors.length > 0 && sizes.length > 0 && product.pairs.length > 0;
  if (tellsBoth) return product.pairs.some(({ color, size }) => colors.includes(color) && sizes.includes(size));
  return hasAny(product.colors, colors) && hasAny(product.sizes, sizes);
};

const isInScope = (product: RandomProduct, { categories, products, words }: ListingFilter): boolean =>
  product.active &&
  (categories === null || categories.some((id) => product.categories.includes(id))) &&
  (products === null || products.includes(product.id)) &&
  (words === null || (words.length > 0 && words.every((word) => product.keywords.includes(word))));

const passes = (product: RandomProduct, filter: ListingFilter): boolean =>
  isInScope(product, filter) &&
  isAmong(filter.stores, product.store) &&
  isAmong(filter.brands, product.brand) &&
  isWithin(product.price, filter.prices) &&
  hasVariant(product, filter.colors, filter.sizes);

const priceOf = ({ price }: RandomProduct, sort: 'asc' | 'desc'): number => {
  if (price === null) return Number.POSITIVE_INFINITY;
  return sort === 'asc' ? price : -price;
};

const inOrder = (products: RandomProduct[], sort: ListingFilter['sort']): RandomProduct[] =>
  products.sort((one, other) => {
    if (sort === '') return other.firstSeen - one.firstSeen || other.id - one.id;
    const [left, right] = [priceOf(one, sort), priceOf(other, sort)];
    return left === right ? one.id - other.id : left - right;
  });

/** The listing by looking at every product: slow, and plainly what decisions 22, 39 and 40 say. */
const answerSlowly = (products: readonly RandomProduct[], filter: ListingFilter, all: Dimensions) => {
  const found = inOrder(
    products.filter((product) => passes(product, filter)),
    filter.sort,
  );
  const count = (changed: Partial<ListingFilter>): number =>
    products.filter((product) => passes(product, { ...filter, ...changed })).length;
  const shown = (
    ids: number[],
    chosen: number[],
    changed: (id: number) => Partial<ListingFilter>,
  ): [number, number][] =>
    ids.map((id): [number, number] => [id, count(changed(id))]).filter(([id, n]) => n > 0 || chosen.includes(id));
  const scope = products.filter((product) => isInScope(product, filter));
  const sizes = all.sizes.filter(
    (id) => filter.sizes.includes(id) || scope.some((product) => product.sizes.includes(id)),
  );
  const buckets = bucketValues.from.map((from, index) =>
    count({ prices: [{ from, below: bucketValues.below[index] || null }] }),
  );
  return {
    ids: found.slice(filter.offset, filter.offset + filter.limit).map(({ id }) => id),
    total: found.length,
    store: shown(all.stores, filter.stores, (id) => ({ stores: [id] })),
    brand: shown(all.brands, filter.brands, (id) => ({ brands: [id] })),
    color: all.colors.map((id): [number, number] => [id, count({ colors: [id] })]),
    size: sizes.map((id): [number, number] => [id, count({ sizes: [id] })]),
    price: buckets.filter((n, index) => index < 5 || n > 0),
  };
};

const byId = (options: readonly { id: number; count: number }[]): [number, number][] =>
  options.map(({ id, count }): [number, number] => [id, count]).sort(([one], [other]) => one - other);

describe('answerListing', () => {
  const chance = createChance(20_261_121);
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let all: Dimensions;
  let products: RandomProduct[];

  beforeAll(async () => {
    database = await openTestDatabase();
    all = await addDimensions(database.db);
    products = Array.from({ length: 150 }, (_, index) => randomProduct(index + 1, chance, all));
    await storeProducts(database.db, products);
  });
  afterAll(() => database.db.$disconnect());

  it('answers 200 random questions as a look at every product does', async () => {
    let found = 0;

    for (let question = 0; question < 200; question += 1) {
      const filter = randomFilter(chance, all);
      const { ids, total, facets } = await answerListing(database.db, filter);
      found += ids.length;

      const { store, brand, color, size, price_range } = facets;
      const price = price_range.map(({ count }) => count);
      expect(
        { ids, total, store: byId(store), brand: byId(brand), color: byId(color), size: byId(size), price },
        JSON.stringify(filter),
      ).toEqual(answerSlowly(products, filter, all));
    }

    expect(found).toBeGreaterThan(200);
  });

  it('lists every product once when its pages are put together, whatever the order', async () => {
    const everything = { ...randomFilter(createChance(1), all), categories: null, products: null, words: null };
    const open = { ...everything, stores: [], brands: [], colors: [], sizes: [], prices: [], limit: 7 };
    const active = products.filter((product) => product.active).map(({ id }) => id);

    for (const sort of ['', 'asc', 'desc'] as const) {
      const pages: number[] = [];
      for (let offset = 0; offset < 154; offset += 7) {
        pages.push(...(await answerListing(database.db, { ...open, sort, offset })).ids);
      }
      expect(pages.sort((one, other) => one - other)).toEqual(active);
    }
  });

  it('keeps the 200 largest stores and brands, in the order of their names', async () => {
    const { db } = await openTestDatabase();
    const some = await addDimensions(db);
    await db.brand.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        id: 1000 + index,
        displayName: `Brand ${String(index).padStart(3, '0')}`,
        foldedName: `${index}`,
        slug: `${index}`,
      })),
    });
    const maker = createChance(7);
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...randomProduct(index + 1, maker, some),
      brand: 1000 + (index % 250),
      active: true,
    }));
    await storeProducts(db, many);
    const open = { ...randomFilter(maker, some), categories: null, products: null, words: null, prices: [] };

    const { facets } = await answerListing(db, { ...open, stores: [], brands: [1249], colors: [], sizes: [] });
    await db.$disconnect();

    const names = facets.brand.map(({ name }) => name);
    expect(names).toHaveLength(201);
    expect(names).toEqual([...names].sort());
    expect(names.slice(0, 50)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Brand ${String(index).padStart(3, '0')}`),
    );
    expect(facets.brand.at(-1)).toEqual({ id: 1249, name: 'Brand 249', count: 1 });
  });
});

describe('toCents', () => {
  it.each([
    [
      { min: 0, max: 50 },
      { from: 0, below: 5_000 },
    ],
    [
      { min: 1000, max: 5000 },
      { from: 100_000, below: 500_001 },
    ],
    [
      { min: 5000, max: null },
      { from: 500_001, below: null },
    ],
  ])('%j is %j', (range, cents) => {
    expect(toCents(range)).toEqual(cents);
  });
});

describe('wordsOf', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['red  dress red', ['red', 'dress']],
    ['black & white', ['black', 'white']],
    ['100% linen', ['100%', 'linen']],
    ['%', []],
    ['!!! ???', []],
    ['ドレス', ['ドレス']],
  ])('%j is %j', (keyword, words) => {
    expect(wordsOf(keyword)).toEqual(words);
  });
});
