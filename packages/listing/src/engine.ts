import type { Explained } from './explain.ts';
import type { FacetCounts } from './facets.ts';
import type { ListingFilter, PriceRange } from './filter.ts';
import type { Answer, Question } from './listing-index.ts';

/** How an engine likes to be asked. */
export type Capabilities = {
  /**
   * How many questions it takes at once where the first good answer is enough: one where each costs work, more where each costs
   * a way over the network.
   */
  atOnce: number;
};

/** A stretch of an order: `limit` places from place `offset` on. */
export type Stretch = { offset: number; limit: number };

/**
 * Answers listings: ids in, ids out. An engine is a picture of the catalogue, and there is another one after each batch of
 * changes (`MemoryEngine.apply`; the indexer of OpenSearch), so whoever keeps an engine for a request hears of one catalogue.
 * Which engine it is makes no difference to the answers. Questions that are
 * asked in one turn of the event loop may travel together, so ask what is independent with `Promise.all`. Throws
 * `EngineUnavailable` where it cannot answer now.
 */
export type ListingEngine = {
  readonly capabilities: Capabilities;
  /** The ids of one stretch of the result in its total order, and how many there are in all. */
  answer: (question: Question) => Promise<Answer>;
  /** As `answer`, of all offers that a filter finds, not one of each product; the newest first. */
  listOffers: (filter: ListingFilter, stretch: Stretch) => Promise<Answer>;
  /** Whether any product is left by a filter; quicker than counting them. */
  finds: (filter: ListingFilter) => Promise<boolean>;
  /** The counts of all facets; `buckets` are the price facet's options. */
  facets: (filter: ListingFilter, buckets: readonly PriceRange[]) => Promise<FacetCounts>;
  /** Why the first products of a question sorted by 'relevance' stand where they do, in their order. */
  explain: (question: Question) => Promise<Explained[]>;
  /** What each word of a search may mean in this catalogue; the last is still being typed when `isTyping`. */
  readWords: (words: readonly string[], isTyping: boolean) => Promise<string[][]>;
  /** Whether some product has this folded word, in singular or plural. */
  knows: (word: string) => Promise<boolean>;
  /** Resolves when it can answer, and throws why it cannot. */
  checkReady: () => Promise<void>;
};

/** An engine cannot answer now: it is down, too slow or not built yet. Ask again in a moment. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
}
