import { addBit, type Bitset, createBitset } from './bitset.ts';
import { type Clusters, findClusters } from './clusters.ts';
import { DetailBuilder, type FinishedDetails } from './details.ts';
import { Growing, GrowingLists, growingIds } from './growing.ts';
import { findHeads } from './heads.ts';
import { countWords, type Lexicon, wordAt } from './lexicon.ts';
import { packMerit } from './merits.ts';
import { type Ids, narrow } from './narrow.ts';
import { type Columns, invert, type Postings } from './postings.ts';
import { newestFirst, risingBy } from './ranking.ts';
import type { ListingRow } from './row.ts';
import { packSparse, type Sparse } from './sparse.ts';
import { packTimes, type Times } from './times.ts';
import { packTitles, type Titles } from './titles.ts';
import { WordLists } from './word-lists.ts';
import { type Text, WordNumbers } from './word-numbers.ts';
import { countHolders, invertWords, sameNumbers, type WordPostings } from './word-postings.ts';
import { type Dictionary, sortWords } from './words.ts';

/** Represents an unknown price; above every real price. */
export const noPrice = 0xffffffff;

/** The highest drop. */
export const mostDrop = 1000;

/** A color and a size as one number. Ids can have any size that the database allows. */
export const variantKey = (color: number, size: number): number => color * 2 ** 32 + size;

/** The known prices with delivery to a country, and their slots by ascending price, ties by id. */
export type Delivered = { readonly cents: Sparse; readonly order: Uint32Array };

/**
 * An immutable part of the index. Slots are in the order of 'Newest', so the first page is the first bits of a result.
 */
export type Segment = {
  readonly size: number;
  readonly ids: Uint32Array;
  /** Slots in ascending order of id, for binary search. */
  readonly byId: Uint32Array;
  /** When the clusters were first seen. */
  readonly times: Times;
  readonly prices: Uint32Array;
  readonly delivered: Delivered;
  /** By the number of another country. */
  readonly deliveredAbroad: ReadonlyMap<number, Delivered>;
  readonly stores: Ids;
  /** The offer's own brand; `brandPostings` are its cluster's brands. */
  readonly brands: Ids;
  /** Price drops in thousandths. */
  readonly drops: Sparse;
  /**
   * Slots by ascending price with unknown prices last, and by descending drop without slots that have none; ties by id.
   */
  readonly orders: { readonly price: Uint32Array; readonly drop: Uint32Array };
  readonly storePostings: Postings;
  readonly brandPostings: Postings;
  readonly categories: Postings;
  readonly colors: Postings;
  readonly sizes: Postings;
  /** The kinds of each offer's known sizes, to determine whether fit is known. */
  readonly sizeKinds: Postings;
  /** The numbers of the existing pairs of color and size (`variantKey`) in `variants`. */
  readonly variantIds: ReadonlyMap<number, number>;
  readonly variants: Postings;
  readonly withoutVariants: Bitset;
  readonly collections: Postings;
  readonly traits: Postings;
  readonly onSale: Bitset;
  readonly inStock: Bitset;
  readonly dictionary: Dictionary;
  /** Popularity and picture of each slot (`merits.ts`). */
  readonly merits: Uint8Array;
  readonly keywords: WordPostings;
  readonly titleWords: WordPostings;
  readonly titles: Titles;
  /** The position of the word that names the kind in each title. */
  readonly heads: Uint8Array;
  readonly details: WordPostings;
  /** The words that occur more than once in the details. */
  readonly repeated: WordPostings;
  /** The number of words in each slot's details. */
  readonly detailLengths: Uint16Array;
  readonly clusters: Clusters;
};

const single = (values: Ids): Columns => ({
  starts: Uint32Array.from({ length: values.length + 1 }, (_, slot) => slot),
  values,
});

const permute = <T extends Uint32Array | Float64Array>(values: T, order: Uint32Array): T => {
  const sorted = values.slice() as T;
  for (let slot = 0; slot < order.length; slot += 1) sorted[slot] = values[order[slot] ?? 0] ?? 0;
  return sorted;
};

// Rows are in ascending order of id, so the new position of a row is the slot of its rank.
const inverse = (order: Uint32Array): Uint32Array => {
  const slots = new Uint32Array(order.length);
  for (let slot = 0; slot < order.length; slot += 1) slots[order[slot] ?? 0] = slot;
  return slots;
};

const flagged = (flags: Uint32Array, mask: number): Bitset => {
  const bits = createBitset(flags.length);
  for (let slot = 0; slot < flags.length; slot += 1) if (((flags[slot] ?? 0) & mask) !== 0) addBit(bits, slot);
  return bits;
};

/** The slots whose number is below `limit`. */
const below = (numbers: Uint32Array, limit: number): Bitset => {
  const bits = createBitset(numbers.length);
  for (let slot = 0; slot < numbers.length; slot += 1) if ((numbers[slot] ?? limit) < limit) addBit(bits, slot);
  return bits;
};

const numberOf = <Key>(known: Map<Key, number>, key: Key): number => {
  const number = known.get(key);
  if (number !== undefined) return number;
  known.set(key, known.size);
  return known.size - 1;
};

/** A row whose texts may be UTF-8 bytes. */
type AddedRow = Omit<ListingRow, 'title' | 'keywords' | 'details'> & { title: Text; keywords: Text; details: Text };

/** Collects rows, in ascending order of id, into columns. `finish` returns the segment. */
export class SegmentBuilder {
  readonly #ids = growingIds();
  readonly #stores = growingIds();
  readonly #brands = growingIds();
  readonly #clusters = growingIds();
  readonly #clusterBrands = new GrowingLists();
  readonly #prices = growingIds();
  readonly #delivered = growingIds();
  /** The rows and prices with delivery to each other country. */
  readonly #abroad = new Map<number, Record<'rows' | 'cents', Growing<Uint32Array>>>();
  readonly #drops = growingIds();
  readonly #flags = growingIds();
  readonly #firstSeen = new Growing((size) => new Float64Array(size));
  readonly #categories = new GrowingLists();
  readonly #colors = new GrowingLists();
  readonly #sizes = new GrowingLists();
  readonly #sizeKinds = new GrowingLists();
  readonly #variants = new GrowingLists();
  readonly #collections = new GrowingLists();
  readonly #traits = new GrowingLists();
  readonly #keywords = new WordLists();
  readonly #titleWords = new WordLists();
  readonly #read = growingIds();
  readonly #details = new DetailBuilder();
  readonly #words = new WordNumbers();
  readonly #variantIds = new Map<number, number>();
  #lastId = 0;

  get size(): number {
    return this.#ids.length;
  }

  add(row: AddedRow): void {
    this.addOthers(row);
    this.#details.add(row.details);
  }

  /** Adds a row without its details. */
  addOthers(row: Omit<AddedRow, 'details'>): void {
    if (row.id <= this.#lastId) throw new Error(`Product ${row.id} came after ${this.#lastId}`);
    this.#lastId = row.id;
    this.#ids.push(row.id);
    this.#stores.push(row.store);
    this.#brands.push(row.brand);
    this.#clusters.push(row.cluster);
    this.#clusterBrands.push(row.brands);
    this.#prices.push(row.price ?? noPrice);
    this.#delivered.push(row.delivered ?? noPrice);
    for (const { country, cents } of row.deliveredAbroad) this.#pushAbroad(country, cents);
    this.#drops.push(row.drop);
    this.#flags.push(
      (row.isOnSale ? 1 : 0) |
        (row.isInStock ? 2 : 0) |
        (row.variants.length > 0 ? 0 : 4) |
        (packMerit(row.popularity, row.hasPicture) << 3),
    );
    this.#firstSeen.push(row.firstSeen);
    this.#categories.push(row.categories);
    this.#colors.push(row.colors);
    this.#sizes.push(row.sizes);
    this.#sizeKinds.push(row.sizeKinds);
    this.#variants.push(row.variants.map(({ color, size }) => numberOf(this.#variantIds, variantKey(color, size))));
    this.#collections.push(row.collections);
    this.#traits.push(row.traits);
    this.#words.read(row.title, this.#read);
    this.#titleWords.push(this.#read);
    this.#words.read(row.keywords, this.#read);
    this.#keywords.push(this.#read);
  }

  #pushAbroad(country: number, cents: number): void {
    const known = this.#abroad.get(country) ?? { rows: growingIds(), cents: growingIds() };
    this.#abroad.set(country, known);
    known.rows.push(this.#ids.length - 1);
    known.cents.push(cents);
  }

  // The prices of all rows, in the order of slots.
  #totalsAbroad(country: number, byRow: Uint32Array): Uint32Array {
    const totals = new Uint32Array(byRow.length).fill(noPrice);
    const { rows, cents } = this.#abroad.get(country) ?? { rows: growingIds(), cents: growingIds() };
    const prices = cents.look();
    for (const [at, row] of rows.look().entries()) totals[byRow[row] ?? 0] = prices[at] ?? noPrice;
    return totals;
  }

  finish(): Segment {
    const order = this.order();
    return this.finishOthers(order)(this.#details.finish(order, this.knownWords()));
  }

  /** The words of titles and keywords. */
  knownWords(): Lexicon {
    return this.#words.words.take();
  }

  /** The row of each slot. */
  order(): Uint32Array {
    return newestFirst(this.#firstSeen.look());
  }

  /**
   * Builds the segment except its details, in the order that `order` returned. The details can be built elsewhere at
   * the same time. The returned function combines both.
   */
  finishOthers(order: Uint32Array): (details: FinishedDetails) => Segment {
    const firstSeen = this.#firstSeen.take();
    const ids = this.#ids.take();
    const sorted = (values: Uint32Array): Uint32Array => permute(values, order);
    const sortedIds = sorted(ids);
    const byId = inverse(order);
    const prices = sorted(this.#prices.take());
    const delivered = packDelivered(sorted(this.#delivered.take()), byId);
    const deliveredAbroad = new Map(
      [...this.#abroad.keys()].map((country) => [country, packDelivered(this.#totalsAbroad(country, byId), byId)]),
    );
    const falls = sorted(this.#drops.take());
    const drops = packSparse(flagged(falls, 0xffffffff), falls);
    const stores = narrow(sorted(this.#stores.take()));
    const brands = narrow(sorted(this.#brands.take()));
    const flags = sorted(this.#flags.take());
    const inStock = flagged(flags, 2);
    const lexicon = this.knownWords();
    const words = countWords(lexicon);
    const numbers = sameNumbers(words);
    const wordsIn = (lists: WordLists): WordPostings => invertWords({ lists, numbers, words }, order);
    const keywords = wordsIn(this.#keywords);
    const titleWords = wordsIn(this.#titleWords);
    const titles = packTitles(this.#titleWords.take(order));
    const lists = {
      brands: this.#clusterBrands.take(order),
      colors: this.#colors.take(order),
      sizes: this.#sizes.take(order),
      variants: this.#variants.take(order),
      traits: this.#traits.take(order),
    };
    const others = {
      size: ids.length,
      ids: sortedIds,
      byId,
      times: packTimes(permute(firstSeen, order)),
      prices,
      delivered,
      deliveredAbroad,
      stores,
      brands,
      drops,
      orders: orderSlots({ prices, drops: falls }, byId),
      storePostings: invert(single(stores)),
      brandPostings: invert(lists.brands),
      categories: invert(this.#categories.take(order)),
      colors: invert(lists.colors),
      sizes: invert(lists.sizes),
      sizeKinds: invert(this.#sizeKinds.take(order)),
      variantIds: this.#variantIds,
      variants: invert(lists.variants),
      withoutVariants: flagged(flags, 4),
      collections: invert(this.#collections.take(order)),
      traits: invert(lists.traits),
      onSale: flagged(flags, 1),
      inStock,
      keywords,
      merits: Uint8Array.from(flags, (flag) => flag >>> 3),
      titleWords,
      titles,
      heads: findHeads(titles, lexicon),
      clusters: findClusters({
        clusters: sorted(this.#clusters.take()),
        ids: sortedIds,
        stores,
        prices,
        inStock,
        ...lists,
      }),
    };
    const offered = sortWords(lexicon, (number) => countHolders(keywords, number, 1) > 0);
    const dictionary = this.#words.words;
    return ({ words: more, ...details }) => {
      for (let number = 0; number < countWords(more); number += 1) dictionary.add(wordAt(more, number));
      return { ...others, ...details, dictionary: { lexicon: dictionary.take(), offered } };
    };
  }
}

// `totals` are by slot.
const packDelivered = (totals: Uint32Array, byId: Uint32Array): Delivered => ({
  cents: packSparse(below(totals, noPrice), totals),
  order: risingBy(
    totals,
    byId.filter((slot) => totals[slot] !== noPrice),
  ),
});

type Keys = Record<'prices' | 'drops', Uint32Array>;

const orderSlots = ({ prices, drops }: Keys, byId: Uint32Array): Segment['orders'] => {
  const falling = drops.map((drop) => mostDrop - drop);
  const dropped = byId.filter((slot) => (drops[slot] ?? 0) > 0);
  return { price: risingBy(prices, byId), drop: risingBy(falling, dropped) };
};

/** The slot of product `id`, or -1. */
export const findSlot = ({ ids, byId }: Segment, id: number): number => {
  let low = 0;
  let high = byId.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const slot = byId[middle] ?? 0;
    const found = ids[slot] ?? 0;
    if (found === id) return slot;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};
