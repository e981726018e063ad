import type { Capabilities, ListingEngine, Stretch } from './engine.ts';
import type { Explained } from './explain.ts';
import type { FacetCounts } from './facets.ts';
import type { ListingFilter, PriceRange } from './filter.ts';
import type { Answer, Change, ListingIndex, Question } from './listing-index.ts';

/** The engine in the process's own memory. It computes an answer synchronously, so awaiting it costs one microtask. */
export class MemoryEngine implements ListingEngine {
  readonly capabilities: Capabilities = { atOnce: 1 };
  readonly #index: ListingIndex;

  constructor(index: ListingIndex) {
    this.#index = index;
  }

  /** How many products changed since the large segment was built. If there are many, build a new index. */
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

  async facets(
    filter: ListingFilter,
    buckets: readonly PriceRange[],
    wanted?: (trait: number) => boolean,
  ): Promise<FacetCounts> {
    return this.#index.facets(filter, buckets, wanted);
  }

  async countCategories(filter: ListingFilter, categories: readonly number[]): Promise<Map<number, number>> {
    return this.#index.countCategories(filter, categories);
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

  /** A new engine with a batch of changes. The batch contains all offers of a cluster that it touches, or none. */
  async apply(changes: readonly Change[]): Promise<MemoryEngine> {
    return new MemoryEngine(this.#index.apply(changes));
  }

  async checkReady(): Promise<void> {
    // An engine exists only after its index was built, so it is always ready.
  }
}
