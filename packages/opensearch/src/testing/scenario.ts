import { openFilter, type PriceRange } from '@wearfolio/listing-index/filter';
import type { Question } from '@wearfolio/listing-index/listing-index';
import { rowWith } from '@wearfolio/listing-index/testing/histories';
import fc from 'fast-check';
import type { Offers } from './write-catalogue.ts';

/** A small catalogue for the recorded exchanges with a real OpenSearch. */
export const scenarioOffers: Offers = new Map(
  Array.from({ length: 32 }, (_, at) => at + 1).flatMap((id) =>
    fc.sample(rowWith(id), { numRuns: 1, seed: id }).map((row) => [id, row] as const),
  ),
);

const cheap: PriceRange = { from: 0, below: 10_000 };
const red = { same: ['red', 'red dress'], near: ['rust'], categories: [1, 2], isKind: true };
const coat = { same: ['coat', 'linen coat'], near: [], categories: [] };
const titled = { categories: [3], titles: ['red', 'linen dress'], texts: ['coat'], within: [1, 2, 3], colors: [2] };
const unwanted = { categories: [], titles: ['rust'], texts: [], within: null };
const first = { offset: 0, limit: 7, left: ['variety'] } as const;

/** Questions of all kinds about it. */
export const scenarioQuestions: readonly Question[] = [
  { ...first, sort: 'newest', filter: openFilter },
  { ...first, sort: 'price-asc', offset: 5, filter: { ...openFilter, categories: [1, 2, 3], brands: [3, 9, 20] } },
  { ...first, sort: 'price-desc', filter: { ...openFilter, stores: [1, 2], traits: [101, 201], prices: [cheap] } },
  { ...first, sort: 'delivered', filter: { ...openFilter, stores: [1, 2], traits: [101, 201] } },
  { ...first, sort: 'delivered', filter: openFilter },
  { ...first, sort: 'drop', filter: { ...openFilter, colors: [1, 2], sizes: [3, 8, 14, 20], withoutColors: [4] } },
  { ...first, sort: 'newest', filter: { ...openFilter, fit: { sizes: [2, 5, 9], kinds: [1] }, colors: [1, 3] } },
  { ...first, sort: 'newest', filter: { ...openFilter, sizes: [3, 8, 14, 20, 21, 22], withoutColors: [1, 2] } },
  { ...first, sort: 'relevance', filter: { ...openFilter, words: [['red', 'rust']] }, terms: [red, coat] },
  { ...first, sort: 'relevance', filter: { ...openFilter, all: [titled], none: [unwanted] }, terms: [coat, red] },
];

/** The question for the explanation test. */
export const explainedQuestion: Question = { ...first, sort: 'relevance', filter: openFilter, terms: [red, coat] };
