import { openFilter } from '@wearfolio/listing/filter';
import type { Catalogue } from '../listing/follow-listing.ts';
import { termsOf } from './plan.ts';
import { readKeyword } from './search.ts';

/** What was understood of a part of a search, and whether all shown products meet it. */
export type ExplainedPart = { text: string; name: string; kind: string; isRelaxed: boolean };

/**
 * Why a product ranks where it does. `group` 1 holds those that meet the most of the search; in each group products that are sold
 * out come last. `points` are what each term adds to the score, in the order of `terms`, then each signal.
 */
export type ExplainedProduct = {
  id: number;
  group: number;
  isInStock: boolean;
  score: number;
  points: readonly number[];
};

export type ExplainedSearch = {
  parts: ExplainedPart[];
  /** What the columns of points are called: the terms and signals that may add to a score. */
  names: string[];
  products: ExplainedProduct[];
  total: number;
  /** How many products meet all of it. */
  complete: number;
  /** Whether the words ask for an order, which scores do not change. */
  isOrdered: boolean;
};

const signals = {
  phrase: 'Words together',
  head: 'Kind of the title',
  picture: 'Picture',
  popularity: 'Wanted',
  freshness: 'New',
} as const;
const signalNames = ['phrase', 'head', 'picture', 'popularity', 'freshness'] as const;

/** Reads a search as the shop does, and explains the first `limit` products that it shows. */
export const explainSearch = async (catalogue: Catalogue, text: string, limit: number): Promise<ExplainedSearch> => {
  const { index } = catalogue;
  const open = { filter: openFilter, sort: 'relevance', offset: 0, limit } as const;
  const { question, parts, relaxed, beyond, complete } = await readKeyword(catalogue, open, { text, off: [], on: [] });
  const { total } = await index.answer(question);
  const explained = await index.explain({ ...question, sort: 'relevance' });
  const named = termsOf(parts).map(({ name }) => name);
  const preferred = (question.terms ?? []).slice(named.length).map(() => 'For adults');
  return {
    parts: parts.map((part) => ({
      text: part.text,
      name: part.name,
      kind: part.isNot ? `not this ${part.kind}` : part.kind,
      isRelaxed: relaxed.includes(part) || beyond.includes(part),
    })),
    names: [...named, ...preferred, ...signalNames.map((signal) => signals[signal])],
    products: explained.map(({ id, tier, score, terms, standing }) => ({
      id,
      group: Math.floor(tier / 2) + 1,
      isInStock: tier % 2 === 0,
      score,
      points: [...terms, ...signalNames.map((signal) => standing[signal])],
    })),
    total,
    complete,
    isOrdered: question.sort !== 'relevance',
  };
};
