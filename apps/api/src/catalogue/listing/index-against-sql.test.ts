import { isDeepStrictEqual } from 'node:util';
import { readListing, readListingChanges } from '@wearfolio/database/listing-rows';
import type { ListingEngine } from '@wearfolio/listing/engine';
import type { FacetCounts } from '@wearfolio/listing/facets';
import type { ListingFilter } from '@wearfolio/listing/filter';
import { ListingIndex } from '@wearfolio/listing/listing-index';
import { MemoryEngine } from '@wearfolio/listing/memory-engine';
import { SegmentBuilder } from '@wearfolio/listing/segment';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followListing } from '../../listing/follow-listing.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  addDimensions,
  createChance,
  type Dimensions,
  type RandomProduct,
  randomProduct,
  randomQuestion,
  storeProducts,
  writeListing,
} from '../testing/random-listing.ts';
import { answerInSql } from '../testing/sql-listing.ts';
import type { ListingQuestion } from './listing-filter.ts';
import { bucketRanges } from './price-facet.ts';

type Answering = Pick<ListingEngine, 'answer' | 'facets'>;

/** What the test compares with SQL. `refresh` applies what was written. */
type Subject = { index: () => Answering; refresh: () => Promise<void> };

const productIds = Array.from({ length: 150 }, (_, at) => at + 1);

const inOrder = (counts: ReadonlyMap<number, number>): [number, number][] =>
  [...counts].sort(([one], [other]) => one - other);

const plainly = (counts: FacetCounts) => ({
  store: inOrder(counts.store),
  brand: inOrder(counts.brand),
  color: inOrder(counts.color),
  size: inOrder(counts.size),
  price: inOrder(counts.price),
  trait: inOrder(counts.trait),
});

const askIndex = async (index: Answering, question: ListingQuestion) => ({
  ...(await index.answer(question)),
  ...plainly(await index.facets(question.filter, bucketRanges)),
});

const idsOf = async (
  index: Answering,
  question: ListingQuestion,
  part: Partial<ListingQuestion['filter']>,
): Promise<number[]> =>
  (await index.answer({ ...question, filter: { ...question.filter, ...part }, offset: 0, limit: productIds.length }))
    .ids;

/** Planted: a product must have every chosen color. */
const withAllColors = (index: Answering): Answering => ({
  facets: (...asked) => index.facets(...asked),
  answer: async (question) => {
    const each = await Promise.all(question.filter.colors.map((color) => idsOf(index, question, { colors: [color] })));
    const products = each.reduce((left, ids) => left.filter((id) => ids.includes(id)), each[0] ?? []);
    return index.answer(each.length > 0 ? { ...question, filter: { ...question.filter, products } } : question);
  },
});

/** Planted: colors are counted over products that have a chosen size in any color. */
const withLoosePairs = (index: Answering): Answering => ({
  answer: (question) => index.answer(question),
  facets: async (filter, buckets) => {
    if (filter.sizes.length === 0) return index.facets(filter, buckets);
    const question: ListingQuestion = { filter, sort: 'newest', offset: 0, limit: 0 };
    const products = await idsOf(index, question, { colors: [] });
    const loose = await index.facets({ ...filter, colors: [], sizes: [], products }, buckets);
    return { ...(await index.facets(filter, buckets)), color: loose.color };
  },
});

describe('the listing index against SQL', () => {
  let chance: ReturnType<typeof createChance>;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let all: Dimensions;
  let products: RandomProduct[];

  const newProducts = (ids: number[]) => ids.map((id) => randomProduct(id, chance, all));

  beforeEach(async () => {
    chance = createChance(20_261_121);
    database = await openTestDatabase();
    all = await addDimensions(database.db);
    products = newProducts(productIds);
    await storeProducts(database.db, products);
  });
  afterEach(() => database.db.$disconnect());

  /** Changes these products. Returns all products of the clusters that they leave and join. */
  const change = (ids: number[]): RandomProduct[] => {
    const next = new Map(newProducts(ids).map((product) => [product.id, product]));
    const touched = new Set(products.filter(({ id }) => next.has(id)).map(({ cluster }) => cluster));
    for (const { cluster } of next.values()) touched.add(cluster);
    products = products.map((product) => next.get(product.id) ?? product);
    return products.filter(({ cluster }) => touched.has(cluster));
  };

  /**
   * Asks both a thousand random questions between random changes. Returns the first question with different answers.
   */
  const findDifference = async (subject: Subject) => {
    let found = 0;
    for (let number = 0; number < 1000; number += 1) {
      if (number % 100 === 0) {
        await writeListing(database.db, change(chance.some(productIds, 9)), 2 + number / 100);
        await subject.refresh();
      }
      const question = randomQuestion(chance, all);
      const answered = await askIndex(subject.index(), question);
      const { counts, ...page } = await answerInSql(database.db, question);
      const expected = { ...page, ...plainly(counts) };
      found += answered.ids.length;
      if (!isDeepStrictEqual(answered, expected)) return { question, answered, expected };
    }
    expect(found).toBeGreaterThan(1000);
    return null;
  };

  const followed = async (wrap: (index: Answering) => Answering) => {
    const follower = followListing({ url: database.url, onError: () => undefined });
    await follower.refresh();
    const index = (): Answering => {
      const catalogue = follower.current();
      if (!catalogue) throw new Error('The catalogue was not built');
      return wrap(catalogue.index);
    };
    return findDifference({ index, refresh: follower.refresh }).finally(follower.close);
  };

  it('gives the same answers to a thousand random questions, through random changes', async () => {
    expect(await followed((index) => index)).toBeNull();
  });

  it.each<[string, typeof withAllColors, (filter: ListingFilter) => boolean]>([
    ['takes two values of a facet for both', withAllColors, ({ colors }) => colors.length > 1],
    ['counts colors and sizes of different variants', withLoosePairs, ({ sizes }) => sizes.length > 0],
  ])('detects an index that %s', async (_name, broken, isBroken) => {
    const difference = await followed(broken);

    expect(difference?.question.filter).toSatisfy(isBroken);
  });

  it('detects an index that loses an update', { tags: 'sweep' }, async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const builder = new SegmentBuilder();
    let since = await readListing(client, (row) => builder.add(row));
    let index = new ListingIndex(builder.finish());
    const refresh = async (): Promise<void> => {
      const { changes, upTo } = await readListingChanges(client, since);
      // Planted: the last product of every batch of changes is lost.
      index = index.apply(changes.slice(0, -1));
      since = upTo;
    };

    const difference = await findDifference({ index: () => new MemoryEngine(index), refresh }).finally(() =>
      client.end(),
    );

    expect(difference).not.toBeNull();
  });
});
