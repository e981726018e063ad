import { isDeepStrictEqual } from 'node:util';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import type { FacetCounts } from '@wearfolio/listing-index/facets';
import type { Question } from '@wearfolio/listing-index/listing-index';
import type { MemoryEngine } from '@wearfolio/listing-index/memory-engine';
import { buckets } from '@wearfolio/listing-index/testing/histories';

const inOrder = (counts: FacetCounts) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [name, [...values].sort(([one], [other]) => one - other)]),
  );

const merchandise = { pins: [3, 7, 12, 40], boosts: [5, 9, 33], buries: [2, 8, 44] };

/** A question as it is, with merchandising, and as a search relaxed tier by tier, also in its own order. */
export const waysToAsk = (question: Question): Question[] => {
  const open = { ...question.filter, isOnSale: false, prices: [], sizes: [] };
  const tiers = { filter: { ...open, colors: [] }, first: [question.filter, open] };
  const relaxed: Question = { ...question, ...tiers, sort: 'relevance' };
  const keyed = question.sort === 'relevance' ? [] : [{ ...question, ...tiers, first: [question.filter], merchandise }];
  return [
    question,
    { ...question, merchandise },
    relaxed,
    { ...relaxed, merchandise, left: ['variety', 'near'] },
    ...keyed,
  ];
};

/** All answers of an engine to a question, in a comparable order. */
const askAll = async (engine: ListingEngine, question: Question) => ({
  ...(await engine.answer(question)),
  facets: inOrder(await engine.facets(question.filter, buckets)),
  categories: [...(await engine.countCategories(question.filter, [1, 2, 4, 6, 9]))].sort(
    ([one], [other]) => one - other,
  ),
  finds: await engine.finds(question.filter),
  offers: await engine.listOffers(question.filter, { offset: question.offset, limit: 7 }),
  words: await engine.readWords(['zebra', 'coats', 'lnen', 'dre'], true),
  knows: await Promise.all(['zebra', 'coats'].map((word) => engine.knows(word))),
});

/** A question with the differing answers of both engines. */
export type Difference = { name: string; memory: unknown; openSearch: unknown; question: Question };

/** OpenSearch sums scores in 32 bits. Products whose scores differ by less may swap places. */
const closeScores = 1e-5;

// Whether both results have equal scores at each place, so that only ties are in a different order.
const isTied = async (memory: MemoryEngine, question: Question, ours: readonly number[], theirs: readonly number[]) => {
  if (question.sort !== 'relevance' || ours.length !== theirs.length) return false;
  const explained = await memory.explain({ ...question, offset: 0, limit: 1000 });
  const scores = new Map(explained.map(({ id, tier, score }) => [id, 100 * tier - score]));
  return ours.every((id, at) => Math.abs((scores.get(id) ?? 0) - (scores.get(theirs[at] ?? 0) ?? 1)) < closeScores);
};

/** The differences between two engines' answers to a question. */
export const differencesOf = async (
  memory: MemoryEngine,
  other: ListingEngine,
  question: Question,
): Promise<Difference[]> => {
  const [ours, theirs] = [await askAll(memory, question), await askAll(other, question)];
  const names = Object.keys(ours) as (keyof typeof ours)[];
  const different = names.filter((name) => !isDeepStrictEqual(ours[name], theirs[name]));
  const isIdsTied = different.includes('ids') && (await isTied(memory, question, ours.ids, theirs.ids));
  return different
    .filter((name) => name !== 'ids' || !isIdsTied)
    .map((name) => ({ name, memory: ours[name], openSearch: theirs[name], question }));
};

/** The differences between two engines' explanations of the first products, if any. */
export const explainedOtherwise = async (
  memory: MemoryEngine,
  other: ListingEngine,
  asked: Question,
): Promise<Difference[]> => {
  const question: Question = { ...asked, sort: 'relevance', offset: 0, limit: 5 };
  const [ours, theirs] = [await memory.explain(question), await other.explain(question)];
  const sums = (explained: typeof ours) =>
    explained.flatMap(({ score, terms, standing }) => [score, ...terms, ...Object.values(standing)]);
  const others = sums(theirs);
  const isClose = sums(ours).every((sum, at) => Math.abs(sum - (others[at] ?? Number.NaN)) < 10 * closeScores);
  const isReported = isClose || ours.some(({ id }, at) => id !== theirs[at]?.id);
  return isReported ? [] : [{ name: 'explain', memory: ours, openSearch: theirs, question }];
};
