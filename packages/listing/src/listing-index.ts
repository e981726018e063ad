import { type Bitset, countBits, createBitset, fullBitset, removeBit, unite, without } from './bitset.ts';
import { shownOf, withSiblings } from './clusters.ts';
import { type Explained, explainPlaced } from './explain.ts';
import { countFacets, type FacetCounts } from './facets.ts';
import {
  evaluate,
  type ListingFilter,
  leavesAny,
  leftBy,
  openFilter,
  type Parts,
  type PriceRange,
  type SortOrder,
} from './filter.ts';
import { findWord, wordAt } from './lexicon.ts';
import { Memory } from './memory.ts';
import { comparePlaced, type Placed, placedBetween } from './order.ts';
import { type Found, type Merchandise, placeBy } from './placing.ts';
import { readWord } from './read-words.ts';
import type { ListingRow } from './row.ts';
import { type Part, type Scoring, weigh } from './score.ts';
import { findSlot, type Segment, SegmentBuilder } from './segment.ts';
import type { Term } from './term.ts';
import { variedPlaces, vary } from './vary.ts';
import type { Signal } from './weights.ts';
import { formsOf } from './word-forms.ts';

/**
 * A question: which products, one offer of each, in which order, which stretch of them (0-based). `terms` are what
 * 'relevance' goes by, and `first` filters that leave less than `filter` does: what they find comes first, in their order;
 * `left` are its signals to leave out. Only the newest `among` of what is found are ranked, all by default. `merchandise` is what
 * the shop says of the order; the orders by price and drop do without.
 */
export type Question = {
  filter: ListingFilter;
  sort: SortOrder;
  terms?: readonly Term[];
  first?: readonly ListingFilter[];
  left?: readonly Signal[];
  among?: number;
  merchandise?: Merchandise;
  offset: number;
  limit: number;
};

export type Answer = { ids: number[]; total: number };

/** A product that changed; `row` null: it is no longer shown. */
export type Change = { id: number; row: ListingRow | null };

type Evaluated = Parts & { readonly segment: Segment };

/** What a filter leaves of one segment: all offers, and of these one of each product. */
type Kept = Found & { readonly offers: Bitset };

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
  trait: new Map(),
});

// In bytes: some hundred results of a million products, thousands of smaller ones.
const results = {
  most: 16_000_000,
  weigh: (kept: Kept[]) =>
    kept.reduce((sum, { offers, result }) => sum + (offers === result ? 4 : 8) * result.length, 0),
};

/** No product is left unranked. */
const all = Number.MAX_SAFE_INTEGER;

/** After so many searches the code that ranks is compiled; after fewer where each passes over more products. */
const warmingWords = 8;
const warmingProducts = 8_000_000;

/** How much of an order is remembered with its total: its first ten pages, which hardly anybody leaves. */
const firstPlaces = 240;

const uniteBits = (one: Bitset, other: Bitset): Bitset => {
  const bits = one.slice();
  unite(bits, other);
  return bits;
};

type Stretch = {
  sort: SortOrder;
  offset: number;
  end: number;
  scoring: () => Scoring;
  among: number;
  isVaried: boolean;
};

const place = (results: Found[], { sort, offset, end, isVaried, ...ranking }: Stretch): Placed[] => {
  const [only, ...others] = results.filter(({ count }) => count > 0);
  if (!only) return [];
  // The first places of a ranking are varied together.
  const from = sort === 'relevance' ? 0 : offset;
  const most = sort === 'relevance' ? Math.max(end, variedPlaces) : end;
  const placed =
    others.length === 0
      ? placedBetween(only, sort, from, most, ranking)
      : [only, ...others]
          .flatMap((found) => placedBetween(found, sort, 0, most, ranking))
          .sort(comparePlaced(sort))
          .slice(from, most);
  const varied = sort === 'relevance' && isVaried ? vary(placed) : placed;
  return varied.slice(offset - from, end - from);
};

const aliveWithout = (segment: Segment, changed: Iterable<number>): Bitset => {
  const alive = fullBitset(segment.size);
  for (const id of changed) {
    const slot = findSlot(segment, id);
    if (slot >= 0) removeBit(alive, slot);
  }
  return alive;
};

const recentOf = (changed: ReadonlyMap<number, ListingRow | null>): Part => {
  const rows = [...changed.values()].filter((row) => row !== null);
  const segment = build(rows.sort((left, right) => left.id - right.id));
  return { segment, alive: fullBitset(segment.size) };
};

/**
 * The listing, in memory, as it was after some batch of changes: a large segment, and a small one with everything that
 * changed since. A changed product is taken out of the large segment's `alive` set and shown from the small one, which is
 * built anew for each batch. An index never changes, so that whoever asks it twice hears of one catalogue.
 */
export class ListingIndex {
  readonly #main: Part;
  readonly #recent: Part;
  readonly #changed: ReadonlyMap<number, ListingRow | null>;
  readonly #results = new Memory<string, Kept[]>(results);
  readonly #firstPlaces = new Memory<string, Answer>({ most: 2000 });
  readonly #meanings = new Memory<string, string[]>({ most: 500 });
  #evaluated: { key: string; parts: Evaluated[] } | null = null;

  /** `main` comes from a `SegmentBuilder` that has seen every shown product once; `changed` is what became of some since. */
  constructor(main: Segment, changed: ReadonlyMap<number, ListingRow | null> = new Map()) {
    this.#main = { segment: main, alive: aliveWithout(main, changed.keys()) };
    this.#recent = recentOf(changed);
    this.#changed = changed;
  }

  /** Products that changed since the large segment was made: when there are many, make a new index. */
  get recentSize(): number {
    return this.#changed.size;
  }

  /** Whether some product has this folded word, in singular or plural. */
  knows(word: string): boolean {
    const forms = formsOf(word);
    return [this.#main, this.#recent].some(({ segment }) =>
      forms.some((form) => findWord(segment.dictionary.lexicon, form) !== undefined),
    );
  }

  /**
   * The index with a batch of changes in; the last word on an offer counts. A batch holds all offers of a cluster that it touches,
   * or none, so that no cluster is in both segments.
   */
  apply(changes: Iterable<Change>): ListingIndex {
    const changed = new Map(this.#changed);
    for (const { id, row } of changes) changed.set(id, row);
    return new ListingIndex(this.#main.segment, changed);
  }

  /**
   * Searches for some words of many titles and forgets the answers: the first searches of a process would wait for their code to
   * be compiled. At a million products and more this takes a few tenths of a second.
   */
  warmUp(): void {
    const { size, dictionary, titleWords } = this.#main.segment;
    const common = titleWords.dense
      .keys()
      .take(Math.max(1, Math.min(warmingWords, Math.round(warmingProducts / size))))
      .map((number) => wordAt(dictionary.lexicon, number))
      .toArray();
    for (const [at, word] of common.entries()) {
      const filter = { ...openFilter, words: [[word]] };
      const terms = [{ same: [word], near: [common.at(at - 1) ?? word], categories: [] }];
      this.answer({ filter, sort: 'relevance', terms, offset: 0, limit: variedPlaces });
      this.facets(filter, [{ from: 0, below: null }]);
    }
    this.#forget();
  }

  /** The ids of one stretch of the result in its total order, and how many there are in all. */
  answer(question: Question): Answer {
    const { filter, sort, terms, first, left, among, merchandise, offset, limit } = question;
    if (limit === 0 || offset + limit > firstPlaces) return this.#place(question);
    const key = JSON.stringify([sort, filter, terms, first, left, among, merchandise]);
    const known =
      this.#firstPlaces.get(key) ??
      this.#firstPlaces.put(key, this.#place({ ...question, offset: 0, limit: firstPlaces }));
    return { ids: known.ids.slice(offset, offset + limit), total: known.total };
  }

  /** As `answer`, of all offers that a filter finds, not one of each product; the newest first. */
  listOffers(filter: ListingFilter, { offset, limit }: { offset: number; limit: number }): Answer {
    const found = this.#find(filter).map(({ segment, offers }) => ({
      segment,
      result: offers,
      count: countBits(offers),
    }));
    const total = found.reduce((sum, { count }) => sum + count, 0);
    const end = Math.min(offset + limit, total);
    const scoring = () => weigh(this.#parts(), [], new Set());
    const placed = place(found, { sort: 'newest', offset, end, scoring, among: all, isVaried: false });
    return { ids: placed.map(({ id }) => id), total };
  }

  /** Whether any product is left by a filter; quicker than counting them. */
  finds(filter: ListingFilter): boolean {
    const known = this.#results.get(JSON.stringify(filter));
    if (known) return known.some(({ count }) => count > 0);
    return this.#parts().some(({ segment, alive }) => leavesAny(segment, alive, filter));
  }

  /** Why the first products of a question sorted by 'relevance' stand where they do, in their order. */
  explain({ filter, terms = [], first = [], left = [], limit }: Question): Explained[] {
    const scoring = weigh(this.#parts(), terms, new Set(left));
    const results = this.#findFor('relevance', filter, first);
    const stretch = { sort: 'relevance', offset: 0, end: limit, among: all, isVaried: true } as const;
    return place(results, { ...stretch, scoring: () => scoring }).map((placed) => explainPlaced(placed, scoring));
  }

  /** What each word of a search may mean in this catalogue; the last is still being typed when `isTyping`. */
  readWords(words: readonly string[], isTyping: boolean): string[][] {
    const segments = this.#parts().map(({ segment }) => segment);
    return words.map((word, at) => {
      const isTyped = isTyping && at === words.length - 1;
      const key = `${word} ${isTyped}`;
      return this.#meanings.get(key) ?? this.#meanings.put(key, readWord(segments, word, isTyped));
    });
  }

  /** The counts of all facets; `buckets` are the price facet's options. */
  facets(filter: ListingFilter, buckets: readonly PriceRange[]): FacetCounts {
    const counts = emptyCounts();
    for (const { segment, ...parts } of this.#evaluate(filter)) countFacets(counts, segment, filter, parts, buckets);
    return counts;
  }

  #place({
    filter,
    sort,
    terms = [],
    first = [],
    left = [],
    among = all,
    merchandise,
    offset,
    limit,
  }: Question): Answer {
    const found = this.#findFor(sort, filter, first);
    const total = found.reduce((sum, { count }) => sum + count, 0);
    const end = Math.min(offset + limit, total);
    if (offset >= end) return { ids: [], total };
    const hasOwnOrder = sort === 'newest' || sort === 'relevance';
    const results = merchandise && hasOwnOrder ? placeBy(found, merchandise) : found;
    const scoring = () => weigh(this.#parts(), terms, new Set(left));
    const stretch = { sort, scoring, among, isVaried: !left.includes('variety') };
    return { ids: place(results, { ...stretch, offset, end }).map(({ id }) => id), total };
  }

  #forget(): void {
    this.#results.clear();
    this.#firstPlaces.clear();
    this.#meanings.clear();
    this.#evaluated = null;
  }

  #parts(): Part[] {
    return this.#recent.segment.size > 0 ? [this.#main, this.#recent] : [this.#main];
  }

  // The pages of a listing, and its orders, are of one result.
  #find(filter: ListingFilter): Kept[] {
    const key = JSON.stringify(filter);
    return this.#results.get(key) ?? this.#results.put(key, this.#count(filter, key));
  }

  #findFor(sort: SortOrder, filter: ListingFilter, first: readonly ListingFilter[]): Found[] {
    return sort === 'relevance' ? this.#findInTiers(filter, first) : this.#find(filter);
  }

  // A product that an earlier filter finds is shown by the offer that it finds.
  #findInTiers(filter: ListingFilter, first: readonly ListingFilter[]): Found[] {
    const loosest = this.#find(filter);
    if (first.length === 0) return loosest;
    const tiers = first.map((one) => this.#find(one));
    return loosest.map(({ segment, offers }, part) => {
      const found: Bitset[] = [];
      let seen = createBitset(segment.size);
      for (const kept of [...tiers.map((tier) => tier[part]?.offers), offers]) {
        const shown = shownOf(segment.clusters, without(kept ?? createBitset(segment.size), seen));
        found.push(shown);
        seen = withSiblings(segment.clusters, uniteBits(seen, shown));
      }
      const result = found.reduce(uniteBits);
      return { segment, result, count: countBits(result), tiers: found };
    });
  }

  // A page and its facets are asked for one after the other.
  #evaluate(filter: ListingFilter, key = JSON.stringify(filter)): Evaluated[] {
    if (this.#evaluated?.key !== key) {
      const parts = this.#parts().map(({ segment, alive }) => ({ segment, ...evaluate(segment, alive, filter) }));
      this.#evaluated = { key, parts };
    }
    return this.#evaluated.parts;
  }

  #count(filter: ListingFilter, key: string): Kept[] {
    return this.#evaluate(filter, key).map(({ segment, ...parts }) => {
      const result = leftBy(segment, parts, filter);
      const shown = shownOf(segment.clusters, result);
      return { segment, offers: result, result: shown, count: countBits(shown) };
    });
  }
}
