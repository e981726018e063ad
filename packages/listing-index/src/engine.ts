import type { Explained } from './explain.ts';
import type { FacetCounts } from './facets.ts';
import type { ListingFilter, PriceRange } from './filter.ts';
import type { Answer, Question } from './listing-index.ts';

/** What callers need to know to query an engine efficiently. */
export type Capabilities = {
  /**
   * How many questions to send in parallel when only the first good answer is needed: 1 if each costs CPU time, more if
   * each costs a network round trip.
   */
  atOnce: number;
};

/** A range of an ordered result: `limit` products from `offset` on. */
export type Stretch = { offset: number; limit: number };

/**
 * Answers listings as ids. An engine is an immutable snapshot of the catalogue: each batch of changes makes a new one
 * (`MemoryEngine.apply`, or the indexer of OpenSearch), so a request that keeps its engine sees one state. All engines
 * give the same answers. Questions in the same turn of the event loop may be sent together, so ask independent
 * questions with `Promise.all`. Throws `EngineUnavailable` if the engine cannot answer now.
 */
export type ListingEngine = {
  readonly capabilities: Capabilities;
  /** The ids of a range of the result in its total order, and the total count. */
  answer: (question: Question) => Promise<Answer>;
  /** Like `answer`, with all matching offers instead of one per product, newest first. */
  listOffers: (filter: ListingFilter, stretch: Stretch) => Promise<Answer>;
  /** Whether a filter matches any product. Faster than counting. */
  finds: (filter: ListingFilter) => Promise<boolean>;
  /**
   * The counts of all facets. `buckets` are the options of the price facet. Traits that are not `wanted` may be left out;
   * by default all are.
   */
  facets: (
    filter: ListingFilter,
    buckets: readonly PriceRange[],
    wanted?: (trait: number) => boolean,
  ) => Promise<FacetCounts>;
  /** How many products of the result are in each of these categories, by id. Categories without any are left out. */
  countCategories: (filter: ListingFilter, categories: readonly number[]) => Promise<Map<number, number>>;
  /** Explains the ranking of the first products of a question sorted by 'relevance', in their order. */
  explain: (question: Question) => Promise<Explained[]>;
  /** The possible meanings of each word of a search in this catalogue. With `isTyping`, the last word is incomplete. */
  readWords: (words: readonly string[], isTyping: boolean) => Promise<string[][]>;
  /** Whether any product has this folded word, in singular or plural. */
  knows: (word: string) => Promise<boolean>;
  /** Resolves when the engine can answer. Throws the reason if it cannot. */
  checkReady: () => Promise<void>;
};

/** The engine cannot answer now: it is down, too slow or not built yet. Callers can retry later. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
}
