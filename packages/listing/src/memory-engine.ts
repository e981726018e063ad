import type { Capabilities, ListingEngine, Stretch } from './engine.ts';
import type { Explained } from './explain.ts';
import type { FacetCounts } from './facets.ts';
import type { ListingFilter, PriceRange } from './filter.ts';
import type { Answer, Change, ListingIndex, Question } from './listing-index.ts';

/** The engine in the memory of this process. It answers before it returns: to wait for it costs a microtask. */
export class MemoryEngine implements ListingEngine {
  readonly capabilities: Capabilities = { atOnce: 1 };
  readonly #index: ListingIndex;

  constructor(index: ListingIndex) {
    this.#index = index;
  }

  /** Products that changed since the large segment was made: when there are many, make a new index. */
  get recentSize(): number {
    return this.#index.recentSize;
  }

  async answer(question: Question): Promise<Answer> {
    return this.#index.answer(question);
  }

  async listOffers(filter: ListingFilter, stretch: Stretch): Promise<Answer> {
    return this.#index.listOffers(filter, stretch);
  }

  async finds(filter: ListingFilter): Promise<boolean> {
    return this.#index.finds(filter);
  }

  async facets(filter: ListingFilter, buckets: readonly PriceRange[]): Promise<FacetCounts> {
    return this.#index.facets(filter, buckets);
  }

  async explain(question: Question): Promise<Explained[]> {
    return this.#index.explain(question);
  }

  async readWords(words: readonly string[], isTyping: boolean): Promise<string[][]> {
    return this.#index.readWords(words, isTyping);
  }

  async knows(word: string): Promise<boolean> {
    return this.#index.knows(word);
  }

  /** The engine with a batch of changes in, which holds all offers of a cluster that it touches, or none. */
  async apply(changes: readonly Change[]): Promise<MemoryEngine> {
    return new MemoryEngine(this.#index.apply(changes));
  }

  async checkReady(): Promise<void> {
    // An index is built before there is an engine of it.
  }
}
