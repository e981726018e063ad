import { isDeepStrictEqual } from 'node:util';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import type { FacetCounts } from '@wearfolio/listing-index/facets';
import { MarketEngine, type MarketView } from '@wearfolio/listing-index/market-engine';
import { isAlone } from '@wearfolio/listing-index/traits';
import type { ListingQuestion } from '../../engine/answer/listing-filter.ts';
import { buckets } from '../../engine/answer/price-facet.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  addDimensions,
  createChance,
  type RandomProduct,
  randomProduct,
  randomQuestion,
  storeProducts,
  views,
  writeListing,
} from './random-listing.ts';
import { answerInSql } from './sql-listing.ts';

/** The index whose answers are compared with SQL. */
export type Answering = Pick<ListingEngine, 'answer' | 'facets' | 'countCategories'>;

/** The index under test, for a market. `refresh` waits until it contains the latest changes. */
export type Subject = { index: (view: MarketView | null) => Answering; refresh: () => Promise<void> };

/** The engine for a market, or for all offers. */
export const engineFor = (engine: ListingEngine, view: MarketView | null): ListingEngine =>
  view ? new MarketEngine(engine, view) : engine;

const productIds = Array.from({ length: 150 }, (_, at) => at + 1);

const inOrder = (counts: ReadonlyMap<number, number>): [number, number][] =>
  [...counts].sort(([one], [other]) => one - other);

// Markets leave out the traits of others.
const ofView = (traits: [number, number][], view: MarketView | null): [number, number][] =>
  traits.filter(([trait]) => view === null || !isAlone(trait));

const plainly = (counts: FacetCounts) => ({
  store: inOrder(counts.store),
  brand: inOrder(counts.brand),
  color: inOrder(counts.color),
  size: inOrder(counts.size),
  price: inOrder(counts.price),
  trait: inOrder(counts.trait),
});

const askIndex = async (index: Answering, question: ListingQuestion, categories: readonly number[]) => ({
  ...(await index.answer(question)),
  categories: inOrder(await index.countCategories(question.filter, categories)),
  ...plainly(
    await index.facets(
      question.filter,
      buckets.map(({ range }) => range),
    ),
  ),
});

const idsOf = async (
  index: Answering,
  question: ListingQuestion,
  part: Partial<ListingQuestion['filter']>,
): Promise<number[]> =>
  (await index.answer({ ...question, filter: { ...question.filter, ...part }, offset: 0, limit: productIds.length }))
    .ids;

/** Planted: a product must have every chosen color. */
export const withAllColors = (index: Answering): Answering => ({
  facets: (...asked) => index.facets(...asked),
  countCategories: (...asked) => index.countCategories(...asked),
  answer: async (question) => {
    const each = await Promise.all(question.filter.colors.map((color) => idsOf(index, question, { colors: [color] })));
    const products = each.reduce((left, ids) => left.filter((id) => ids.includes(id)), each[0] ?? []);
    return index.answer(each.length > 0 ? { ...question, filter: { ...question.filter, products } } : question);
  },
});

/** Planted: colors are counted over products that have a chosen size in any color. */
export const withLoosePairs = (index: Answering): Answering => ({
  answer: (question) => index.answer(question),
  countCategories: (...asked) => index.countCategories(...asked),
  facets: async (filter, buckets) => {
    if (filter.sizes.length === 0) return index.facets(filter, buckets);
    const question: ListingQuestion = { filter, sort: 'newest', offset: 0, limit: 0 };
    const products = await idsOf(index, question, { colors: [] });
    const loose = await index.facets({ ...filter, colors: [], sizes: [], products }, buckets);
    return { ...(await index.facets(filter, buckets)), color: loose.color };
  },
});

/** A question with the answer of the index and the expected one. */
type Difference = { question: ListingQuestion; view: MarketView | null; answered: unknown; expected: unknown };

/** A random, changing catalogue on which an index is compared with SQL. */
export type Comparison = {
  url: string;
  /**
   * Asks this number of random questions during random changes. Stops at the first different answer. `found` is the
   * number of found products.
   */
  findDifference: (subject: Subject, questions: number) => Promise<{ difference: Difference | null; found: number }>;
  close: () => Promise<void>;
};

/** Opens a database of random products. */
export const openComparison = async (): Promise<Comparison> => {
  const chance = createChance(20_261_121);
  const { url, db } = await openTestDatabase();
  const all = await addDimensions(db);
  const newProducts = (ids: number[]) => ids.map((id) => randomProduct(id, chance, all));
  let products = newProducts(productIds);
  let changed = 1;
  await storeProducts(db, products);

  /** Changes these products. Returns all products of the clusters that they leave and join. */
  const change = (ids: number[]): RandomProduct[] => {
    const next = new Map(newProducts(ids).map((product) => [product.id, product]));
    const touched = new Set(products.filter(({ id }) => next.has(id)).map(({ cluster }) => cluster));
    for (const { cluster } of next.values()) touched.add(cluster);
    products = products.map((product) => next.get(product.id) ?? product);
    return products.filter(({ cluster }) => touched.has(cluster));
  };

  const findDifference: Comparison['findDifference'] = async (subject, questions) => {
    let found = 0;
    for (let number = 0; number < questions; number += 1) {
      if (number % 100 === 0) {
        await writeListing(db, change(chance.some(productIds, 9)), ++changed);
        await subject.refresh();
      }
      const question = randomQuestion(chance, all);
      const view = chance.pick(views);
      const answered = await askIndex(subject.index(view), question, [...new Set(all.categories.flat())]);
      const { counts, categories, ...page } = await answerInSql(db, question, view);
      const { trait, ...facets } = plainly(counts);
      const expected = { ...page, categories: inOrder(categories), ...facets, trait: ofView(trait, view) };
      found += answered.ids.length;
      if (!isDeepStrictEqual(answered, expected)) return { difference: { question, view, answered, expected }, found };
    }
    return { difference: null, found };
  };
  return { url, findDifference, close: () => db.$disconnect() };
};
