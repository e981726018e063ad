import { openFilter } from '@wearfolio/listing-index/filter';
import type { Catalogue } from '../engine/follow-listing.ts';
import { termsOf } from './plan.ts';
import { askedBy, readKeyword } from './search.ts';

/** The interpretation of a part of a search, and whether all shown products match it. */
export type ExplainedPart = { text: string; name: string; kind: string; isRelaxed: boolean };

/**
 * Why a product ranks where it does. `group` 1 holds the products that match the most of the search, and the last one
 * those that only come near (`isNear`); in each group,
 * sold-out products come last. `points` are the contributions to the score, in the order of the terms, then the
 * signals.
 */
export type ExplainedProduct = {
  id: number;
  group: number;
  isNear: boolean;
  isInStock: boolean;
  score: number;
  points: readonly number[];
};

export type ExplainedSearch = {
  parts: ExplainedPart[];
  /** The names of the columns of points: the terms and signals that can add to a score. */
  names: string[];
  products: ExplainedProduct[];
  total: number;
  /** How many products match all of it. */
  complete: number;
  /** How many only come near. */
  near: number;
  /** Whether the words ask for a sort order, which scores do not change. */
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

/** Reads a search as the shop does, and explains the first `limit` products. */
export const explainSearch = async (catalogue: Catalogue, text: string, limit: number): Promise<ExplainedSearch> => {
  const { index } = catalogue;
  const open = { filter: openFilter, sort: 'relevance', offset: 0, limit } as const;
  const reading = await readKeyword(catalogue, open, { text, off: [], on: [] });
  const { parts, relaxed, beyond, complete, near } = reading;
  const question = askedBy(reading);
  const [{ total }, exact] = await Promise.all([
    index.answer({ ...question, limit: 0 }),
    index.answer({ ...reading.question, limit: 0 }),
  ]);
  const nearGroup = near ? (question.first?.length ?? 0) + 1 : 0;
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
      isNear: Math.floor(tier / 2) + 1 === nearGroup,
      isInStock: tier % 2 === 0,
      score,
      points: [...terms, ...signalNames.map((signal) => standing[signal])],
    })),
    total,
    complete,
    near: total - exact.total,
    isOrdered: question.sort !== 'relevance',
  };
};
