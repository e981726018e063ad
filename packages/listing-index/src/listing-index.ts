import { LRUCache } from 'lru-cache';
import { Arena, fresh, giveBack, keep, lend, type Sets } from './arena.ts';
import { type Bitset, countBits, fullBitset, remove, removeBit, uniteAll } from './bitset.ts';
import { keepShown, uniteSiblings } from './clusters.ts';
import { evaluate, leavesAny, leftBy, type Parts } from './evaluate.ts';
import { type Explained, explainPlaced } from './explain.ts';
import { countFacets, type FacetCounts } from './facets.ts';
import { type ListingFilter, openFilter, type PriceRange, type SortOrder } from './filter.ts';
import { findWord, wordAt } from './lexicon.ts';
import { type Found, type Merchandise, placeBy } from './placing.ts';
import { asResult, countValue } from './postings.ts';
import { readWord } from './read-words.ts';
import type { ListingRow } from './row.ts';
import { type Part, weigh } from './score.ts';
import { findSlot, type Segment, SegmentBuilder } from './segment.ts';
import { place } from './stretch.ts';
import type { Term } from './term.ts';
import { variedPlaces } from './vary.ts';
import type { Signal } from './weights.ts';
import { formsOf } from './word-forms.ts';

/**
 * A question: which products, one offer of each, in which order, and which range of them (counting from 0). 'relevance'
 * ranks by `terms`. `first` are narrower filters whose matches come first in every order, in the order of the filters.
 * `filter` includes them all, so that facets count the whole result. `left` are ranking signals to leave out. `among`
 * limits ranking to the newest matches; by default, all are ranked. `merchandise` changes the order, except for orders by
 * price, price with delivery, and drop. `country` is the number of the country of prices with delivery, if not the
 * shop's.
 */
export type Question = {
  filter: ListingFilter;
  sort: SortOrder;
  terms?: readonly Term[];
  first?: readonly ListingFilter[];
  left?: readonly Signal[];
  among?: number;
  merchandise?: Merchandise;
  country?: number;
  offset: number;
  limit: number;
};

export type Answer = { ids: number[]; total: number };

/** A changed product. `row` is null if it is no longer visible. */
export type Change = { id: number; row: ListingRow | null };

type Evaluated = Parts & { readonly segment: Segment };

/** The matches of a filter in one segment: one offer per product, and all `offers`. */
type Kept = Found & { readonly offers: Bitset };

const build = (rows: Iterable<ListingRow>): Segment => {
  const builder = new SegmentBuilder();
  for (const row of rows) builder.add(row);
  return builder.finish();
};

const everyTrait = (_trait: number): boolean => true;

const emptyCounts = (): FacetCounts => ({
  store: new Map(),
  brand: new Map(),
  color: new Map(),
  size: new Map(),
  price: new Map(),
  trait: new Map(),
});

// Cache size in bytes: about a hundred results at a million products, thousands of smaller ones.
const results = {
  maxSize: 16_000_000,
  sizeCalculation: (kept: Kept[]) =>
    kept.reduce((sum, { offers, result }) => sum + (offers === result ? 4 : 8) * result.length, 1),
  dispose: (kept: Kept[]) => {
    for (const { offers, result } of kept) for (const bits of new Set([offers, result])) giveBack(bits);
  },
};

/** Ranks all products. */
const all = Number.MAX_SAFE_INTEGER;

/** After this many searches, the ranking code is compiled; sooner for larger catalogues. */
const warmingWords = 8;
const warmingProducts = 8_000_000;

/** How many places of an order are cached with its total: the first ten pages, which few shoppers leave. */
const firstPlaces = 240;

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
 * An immutable in-memory listing, as of a batch of changes: a large segment, and a small one with all later changes. A
 * changed product is removed from the large segment's `alive` set and read from the small one, which is rebuilt for
 * each batch. Because an index never changes, several questions to the same index see the same catalogue.
 */
export class ListingIndex {
  readonly #main: Part;
  readonly #recent: Part;
  readonly #changed: ReadonlyMap<number, ListingRow | null>;
  readonly #results = new LRUCache<string, Kept[]>(results);
  readonly #firstPlaces = new LRUCache<string, Answer>({ max: 2000 });
  readonly #meanings = new LRUCache<string, string[]>({ max: 500 });
  readonly #lastEvaluated = new Arena();
  #evaluated: { key: string; parts: Evaluated[] } | null = null;

  /** `main` comes from a `SegmentBuilder` that got every visible product once. `changed` are the changes since then. */
  constructor(main: Segment, changed: ReadonlyMap<number, ListingRow | null> = new Map()) {
    this.#main = { segment: main, alive: aliveWithout(main, changed.keys()) };
    this.#recent = recentOf(changed);
    this.#changed = changed;
  }

  /** How many products changed since the large segment was built. If there are many, build a new index. */
  get recentSize(): number {
    return this.#changed.size;
  }

  /** Whether any product has this folded word, in singular or plural. */
  knows(word: string): boolean {
    const forms = formsOf(word);
    return [this.#main, this.#recent].some(({ segment }) =>
      forms.some((form) => findWord(segment.dictionary.lexicon, form) !== undefined),
    );
  }

  /**
   * A new index with a batch of changes. The last change of an offer wins. The batch contains all offers of a cluster
   * that it touches, or none, so that no cluster is split between the segments.
   */
  apply(changes: Iterable<Change>): ListingIndex {
    const changed = new Map(this.#changed);
    for (const { id, row } of changes) changed.set(id, row);
    return new ListingIndex(this.#main.segment, changed);
  }

  /**
   * Runs searches for frequent title words without caching the answers, so that the ranking code is compiled before the
   * first real search. Takes a few tenths of a second at a million products.
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

  /** The ids of a range of the result in its total order, and the total count. */
  answer(question: Question): Answer {
    const { filter, sort, terms, first, left, among, merchandise, country, offset, limit } = question;
    if (limit === 0 || offset + limit > firstPlaces) return lend((sets) => this.#place(question, sets));
    const end = offset + limit;
    // What ranks only the newest matches has no further pages. Ranking fewer places takes less time.
    const isShort = among !== undefined || (sort === 'relevance' && end <= variedPlaces);
    const places = isShort ? Math.max(end, variedPlaces) : firstPlaces;
    const key = JSON.stringify([sort, filter, terms, first, left, among, merchandise, country, places]);
    const known =
      this.#firstPlaces.get(key) ?? lend((sets) => this.#place({ ...question, offset: 0, limit: places }, sets));
    this.#firstPlaces.set(key, known);
    return { ids: known.ids.slice(offset, offset + limit), total: known.total };
  }

  /** Like `answer`, with all matching offers instead of one per product, newest first. */
  listOffers(filter: ListingFilter, { offset, limit }: { offset: number; limit: number }): Answer {
    return lend((sets) => {
      const found = this.#find(filter, sets).map(({ segment, offers }) => ({
        segment,
        result: offers,
        count: countBits(offers),
      }));
      const total = found.reduce((sum, { count }) => sum + count, 0);
      const end = Math.min(offset + limit, total);
      const scoring = () => weigh(this.#parts(), [], new Set(), sets);
      const placed = place(found, { sort: 'newest', offset, end, scoring, among: all, isVaried: false });
      return { ids: placed.map(({ id }) => id), total };
    });
  }

  /** Whether a filter matches any product. Faster than counting. */
  finds(filter: ListingFilter): boolean {
    const known = this.#results.get(JSON.stringify(filter));
    if (known) return known.some(({ count }) => count > 0);
    return lend((sets) => this.#parts().some(({ segment, alive }) => leavesAny(segment, alive, filter, sets)));
  }

  /** Explains the ranking of the first products of a question sorted by 'relevance', in their order. */
  explain({ filter, terms = [], first = [], left = [], limit }: Question): Explained[] {
    return lend((sets) => {
      // Each product is scored a dozen times, each time with other sets.
      const scoring = weigh(this.#parts(), terms, new Set(left), fresh);
      const results = this.#findInTiers(filter, first, sets);
      const stretch = { sort: 'relevance', offset: 0, end: limit, among: all, isVaried: true } as const;
      return place(results, { ...stretch, scoring: () => scoring }).map((placed) => explainPlaced(placed, scoring));
    });
  }

  /** The possible meanings of each word of a search in this catalogue. With `isTyping`, the last word is incomplete. */
  readWords(words: readonly string[], isTyping: boolean): string[][] {
    const segments = this.#parts().map(({ segment }) => segment);
    return words.map((word, at) => {
      const isTyped = isTyping && at === words.length - 1;
      const key = `${word} ${isTyped}`;
      const meanings = this.#meanings.get(key) ?? readWord(segments, word, isTyped);
      this.#meanings.set(key, meanings);
      return meanings;
    });
  }

  /** The counts of all facets. `buckets` are the options of the price facet; traits that are not wanted are left out. */
  facets(filter: ListingFilter, buckets: readonly PriceRange[], wanted = everyTrait): FacetCounts {
    const counts = emptyCounts();
    lend((sets) => {
      for (const { segment, ...parts } of this.#evaluate(filter, sets))
        countFacets(counts, segment, filter, parts, { buckets, wanted });
    });
    return counts;
  }

  /** How many products of the result are in each of these categories, by id. Categories without any are left out. */
  countCategories(filter: ListingFilter, categories: readonly number[]): Map<number, number> {
    const counts = new Map<number, number>();
    lend((sets) => {
      for (const { segment, result } of this.#find(filter, sets)) {
        const shown = asResult(result);
        for (const id of categories) {
          const count = countValue(segment.categories, id, shown);
          if (count > 0) counts.set(id, (counts.get(id) ?? 0) + count);
        }
      }
    });
    return counts;
  }

  #place(
    { filter, sort, terms = [], first = [], left = [], among = all, merchandise, country, offset, limit }: Question,
    sets: Sets,
  ): Answer {
    const found = this.#findInTiers(filter, first, sets);
    const total = found.reduce((sum, { count }) => sum + count, 0);
    const end = Math.min(offset + limit, total);
    if (offset >= end) return { ids: [], total };
    const hasOwnOrder = sort === 'newest' || sort === 'relevance';
    const results = merchandise && hasOwnOrder ? placeBy(found, merchandise) : found;
    const scoring = () => weigh(this.#parts(), terms, new Set(left), sets);
    const stretch = { sort, scoring, among, country, isVaried: !left.includes('variety') };
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

  // Cached: the pages and orders of a listing use the same result.
  #find(filter: ListingFilter, sets: Sets): Kept[] {
    const key = JSON.stringify(filter);
    const known = this.#results.get(key);
    if (known) return known;
    const kept = this.#count(filter, sets, key);
    this.#results.set(key, kept);
    return kept;
  }

  // A product that matches an earlier filter is shown as the offer that matches it.
  #findInTiers(filter: ListingFilter, first: readonly ListingFilter[], sets: Sets): Found[] {
    const loosest = this.#find(filter, sets);
    if (first.length === 0) return loosest;
    const tiers = [...first.map((one) => this.#find(one, sets)), loosest];
    return loosest.map(({ segment }, part) => {
      const seen = sets.create(segment.size);
      const found = tiers.map((tier, at): Bitset => {
        const kept = tier[part];
        // Before the first tier nothing was seen, so all of its products are shown.
        const shown = kept ? sets.copy(at === 0 ? kept.result : kept.offers) : sets.create(segment.size);
        if (at > 0) {
          remove(shown, seen);
          keepShown(shown, segment.clusters);
        }
        if (at < first.length) uniteSiblings(seen, shown, segment.clusters);
        return shown;
      });
      const result = sets.create(segment.size);
      uniteAll(result, found);
      return { segment, result, count: countBits(result), tiers: found };
    });
  }

  // Cached: a page and its facets are requested in sequence.
  #evaluate(filter: ListingFilter, sets: Sets, key = JSON.stringify(filter)): Evaluated[] {
    if (this.#evaluated?.key !== key) {
      this.#evaluated = null;
      this.#lastEvaluated.release();
      const from = { sets, kept: this.#lastEvaluated };
      const parts = this.#parts().map(({ segment, alive }) => ({ segment, ...evaluate(segment, alive, filter, from) }));
      this.#evaluated = { key, parts };
    }
    return this.#evaluated.parts;
  }

  #count(filter: ListingFilter, sets: Sets, key: string): Kept[] {
    return this.#evaluate(filter, sets, key).map(({ segment, ...parts }) => {
      const left = leftBy(segment, parts, filter, sets);
      const offers = keep(left);
      if (segment.clusters.members.length === 0) return { segment, offers, result: offers, count: countBits(offers) };
      keepShown(left, segment.clusters);
      return { segment, offers, result: keep(left), count: countBits(left) };
    });
  }
}
