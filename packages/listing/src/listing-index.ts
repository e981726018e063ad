import { type Bitset, countBits, fullBitset, removeBit } from './bitset.ts';
import { countFacets, type FacetCounts } from './facets.ts';
import {
  allOf,
  evaluate,
  inVariants,
  type ListingFilter,
  type PriceRange,
  type SortOrder,
  withWords,
} from './filter.ts';
import { comparePlaced, firstPlaced, type Placed, type Sortable } from './order.ts';
import { readWord } from './read-words.ts';
import type { ListingRow } from './row.ts';
import { findSlot, type Segment, SegmentBuilder } from './segment.ts';

/** A question: which products, in which order, which stretch of them (0-based). */
export type Question = { filter: ListingFilter; sort: SortOrder; offset: number; limit: number };

export type Answer = { ids: number[]; total: number };

/** A product that changed; `row` null: it is no longer shown. */
export type Change = { id: number; row: ListingRow | null };

type Part = { readonly segment: Segment; readonly alive: Bitset };

const build = (rows: Iterable<ListingRow>): Segment => {
  const builder = new SegmentBuilder();
  for (const row of rows) builder.add(row);
  return builder.finish();
};

const emptyCounts = (): FacetCounts => ({
  store: new Map(),
  brand: new Map(),
  color: new Map(),
  size: new Map(),
  price: new Map(),
});

const mostRemembered = 500;

/** Puts an answer into a memory of limited size; the oldest makes room. */
const remember = <Answer>(memory: Map<string, Answer>, key: string, answer: Answer): Answer => {
  const oldest = memory.size >= mostRemembered ? memory.keys().next().value : undefined;
  if (oldest !== undefined) memory.delete(oldest);
  memory.set(key, answer);
  return answer;
};

/**
 * The listing, in memory: a large segment that never changes, and a small one
 * with everything that changed since. A changed product is taken out of the
 * large segment's `alive` set and shown from the small one, which is built anew
 * for each batch of changes: a question sees all of a batch or nothing of it.
 */
export class ListingIndex {
  #main: Part;
  #recent: Part;
  readonly #changed = new Map<number, ListingRow | null>();
  readonly #facets = new Map<string, FacetCounts>();
  readonly #meanings = new Map<string, string[]>();

  /** `main` comes from a `SegmentBuilder` that has seen every shown product once. */
  constructor(main: Segment) {
    this.#main = { segment: main, alive: fullBitset(main.size) };
    this.#recent = this.#buildRecent();
  }

  /** Products that changed since the large segment was made: when there are many, make a new index. */
  get recentSize(): number {
    return this.#changed.size;
  }

  /** Takes a batch of changes in; the last word on a product counts. */
  apply(changes: Iterable<Change>): void {
    const alive = this.#main.alive.slice();
    for (const { id, row } of changes) {
      this.#changed.set(id, row);
      const slot = findSlot(this.#main.segment, id);
      if (slot >= 0) removeBit(alive, slot);
    }
    this.#main = { segment: this.#main.segment, alive };
    this.#recent = this.#buildRecent();
    this.#facets.clear();
    this.#meanings.clear();
  }

  /** The ids of one stretch of the result in its total order, and how many there are in all. */
  answer({ filter, sort, offset, limit }: Question): Answer {
    let total = 0;
    let found: Placed[] = [];
    for (const sortable of this.#results(filter)) {
      total += sortable.count;
      found = found.concat(firstPlaced(sortable, sort, limit === 0 ? 0 : offset + limit));
    }
    found.sort(comparePlaced(sort));
    return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total };
  }

  /**
   * What each word of a search may mean in this catalogue; the last is still being typed when `isTyping`. Remembered
   * until the next change, since one search tries its words in several ways.
   */
  readWords(words: readonly string[], isTyping: boolean): string[][] {
    const segments = this.#parts().map(({ segment }) => segment);
    return words.map((word, at) => {
      const isTyped = isTyping && at === words.length - 1;
      const key = `${word} ${isTyped}`;
      return this.#meanings.get(key) ?? remember(this.#meanings, key, readWord(segments, word, isTyped));
    });
  }

  /** The counts of all facets; `buckets` are the price facet's options. Remembered until the next change. */
  facets(filter: ListingFilter, buckets: readonly PriceRange[]): FacetCounts {
    const key = JSON.stringify([filter, buckets]);
    const known = this.#facets.get(key);
    if (known) return known;
    const counts = emptyCounts();
    for (const { segment, alive } of this.#parts()) {
      countFacets(counts, segment, filter, evaluate(segment, alive, filter), buckets);
    }
    return remember(this.#facets, key, counts);
  }

  #parts(): Part[] {
    return this.#recent.segment.size > 0 ? [this.#main, this.#recent] : [this.#main];
  }

  #results(filter: ListingFilter): Sortable[] {
    return this.#parts().map(({ segment, alive }) => {
      const { base, store, brand, price } = evaluate(segment, alive, filter);
      const result = allOf(base, store, brand, price, inVariants(segment, filter.colors, filter.sizes));
      const inTitle = withWords(segment, segment.titleWords, filter.words, result);
      return { segment, result, count: countBits(result), inTitle };
    });
  }

  #buildRecent(): Part {
    const rows = [...this.#changed.values()].filter((row) => row !== null);
    const segment = build(rows.sort((left, right) => left.id - right.id));
    return { segment, alive: fullBitset(segment.size) };
  }
}
