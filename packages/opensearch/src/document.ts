import { createHash } from 'node:crypto';
import { shareOf } from '@wearfolio/listing-index/field-lengths';
import { behindHead, noHeads } from '@wearfolio/listing-index/heads';
import type { ListingRow } from '@wearfolio/listing-index/row';
import { noPrice, variantKey } from '@wearfolio/listing-index/segment';
import { allWordsOf, wordsOf } from '@wearfolio/listing-index/words';

/** An offer within a cluster's document, with all fields that queries need. Ids are decimal strings. */
export type OfferDocument = {
  id: string;
  /** The rank in the cluster: a card shows the matching offer with the lowest rank (behavior.md#card-cluster). */
  rank: number;
  store: string;
  brand: string;
  brands: string[];
  categories: string[];
  collections: string[];
  colors: string[];
  sizes: string[];
  sizeKinds: string[];
  /** Pairs of color and size (`variantKey`). */
  variants: number[];
  hasVariants: boolean;
  traits: string[];
  /** In cents; absent when unknown. */
  price?: number;
  /** With delivery. */
  delivered?: number;
  drop: number;
  isOnSale: boolean;
  isInStock: boolean;
  hasPicture: boolean;
  popularity: number;
  firstSeen: number;
  /** Words separated by spaces. The words of the title are in order and distinct. */
  title: string;
  keywords: string;
  details: string;
  /** Words that occur more than once in the details. */
  repeated: string;
  titleHead: string;
  titleLength: number;
  detailLength: number;
  /** The factors for words in the title and in the details, by the length of these texts. */
  titleShare: number;
  detailShare: number;
  /** The model name. Neighbors in a ranking should differ in it (`vary.ts`). */
  model: string;
};

/**
 * A cluster: the fields that its offers share, and by rank the fields that determine the order. With `isGone` it has no
 * offers.
 */
export type ClusterDocument = {
  cluster: number;
  isGone: boolean;
  /** The change number of the catalogue when the document was made. */
  changed: number;
  firstSeen?: number;
  brands?: string[];
  categories?: string[];
  collections?: string[];
  /** The values of all offers, for listings whose filters need not match within one offer. */
  stores?: string[];
  colors?: string[];
  sizes?: string[];
  traits?: string[];
  prices?: number[];
  /** The id of the offer with the first rank. */
  firstId?: number;
  firstPrice?: number;
  firstDelivered?: number;
  firstDrop?: number;
  /** How many offers are in stock. They have the lowest ranks. */
  inStock?: number;
  /** Each number has the rank of its offer in the bits above 32, because an index sorts the numbers of a document. */
  rankedIds?: number[];
  rankedPrices?: number[];
  rankedDelivered?: number[];
  /** In other countries, where known: the number of the country is in the bits above 43. */
  rankedDeliveredAbroad?: number[];
  rankedDrops?: number[];
  offers?: OfferDocument[];
  /** A hash of all words of the document, including those that the index does not return. */
  digest?: string;
};

/** The id of the progress document. No cluster has this id. */
export const progressId = '0';

/**
 * The progress of an index: it contains every change up to `changed`. During a build it contains the clusters below
 * `builtTo`. Clusters whose document was refused are retried with each batch. `timeline` is PostgreSQL's timeline, and
 * the last batch left `mark` in the database, because change numbers can repeat after a failover or a restored backup.
 */
export type Progress = {
  changed: number;
  builtTo: number | null;
  refused: { cluster: number; reason: string }[];
  timeline: string;
  mark: string;
};

/** The progress document of an index. Searches never find it. */
export const progressDocument = ({ changed, ...progress }: Progress) => ({
  ...goneDocument(Number(progressId), changed),
  progress,
});

const texts = (ids: readonly number[]): string[] => ids.map(String);

const unique = <Value extends string | number>(values: readonly Value[]): Value[] => [...new Set(values)];

// Like `findHeads` of the memory index, for one title.
const headOf = (words: readonly string[]): string => {
  const cut = words.findIndex((word, at) => at > 0 && behindHead.includes(word));
  const front = cut < 0 ? words : words.slice(0, cut);
  return front.findLast((word, at) => at === 0 || !noHeads.includes(word)) ?? '';
};

const repeatedIn = (words: readonly string[]): string[] => {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const word of words) {
    if (seen.has(word)) repeated.add(word);
    seen.add(word);
  }
  return [...repeated];
};

const toOffer = (row: ListingRow, rank: number): OfferDocument => {
  const title = wordsOf(row.title);
  const details = allWordsOf(row.details);
  return {
    id: String(row.id),
    rank,
    store: String(row.store),
    brand: String(row.brand),
    brands: texts(row.brands),
    categories: texts(row.categories),
    collections: texts(row.collections),
    colors: texts(row.colors),
    sizes: texts(row.sizes),
    sizeKinds: texts(row.sizeKinds),
    variants: row.variants.map(({ color, size }) => variantKey(color, size)),
    hasVariants: row.variants.length > 0,
    traits: texts(row.traits),
    ...(row.price !== null && { price: row.price }),
    ...(row.delivered !== null && { delivered: row.delivered }),
    drop: row.drop,
    isOnSale: row.isOnSale,
    isInStock: row.isInStock,
    hasPicture: row.hasPicture,
    popularity: row.popularity,
    firstSeen: row.firstSeen,
    title: title.join(' '),
    keywords: wordsOf(row.keywords).join(' '),
    details: unique(details).join(' '),
    repeated: repeatedIn(details).join(' '),
    titleHead: headOf(title),
    titleLength: title.length,
    detailLength: details.length,
    titleShare: shareOf('title', title.length),
    detailShare: shareOf('details', details.length),
    model: `${row.brand} ${title.join(' ')}`,
  };
};

/** The order of `clusters.ts`: in stock, cheapest, lowest id. */
const isBetter = (one: ListingRow, other: ListingRow): number =>
  Number(other.isInStock) - Number(one.isInStock) ||
  (one.price ?? noPrice) - (other.price ?? noPrice) ||
  one.id - other.id;

const above = 2 ** 32;

/** Each number with the rank of its offer in the bits above 32. */
const ranked = (values: readonly number[]): number[] => values.map((value, rank) => rank * above + value);

/** The key of an offer's price with delivery to a country, in the bits above 32. A price is kept for so many offers. */
const mostRanked = 2 ** 11;
export const keyAbroad = (country: number, rank: number): number => country * mostRanked + rank;

const rankedAbroad = (offers: readonly ListingRow[]): number[] =>
  offers
    .slice(0, mostRanked)
    .flatMap(({ deliveredAbroad }, rank) =>
      deliveredAbroad.map(({ country, cents }) => keyAbroad(country, rank) * above + cents),
    );

/** A document that marks a cluster as gone at `changed`. */
export const goneDocument = (cluster: number, changed: number): ClusterDocument => ({ cluster, isGone: true, changed });

const digestOf = (document: object): string =>
  createHash('sha1').update(JSON.stringify(document)).digest('base64url').slice(0, 16);

/** The document of a cluster from the rows of its visible offers at `changed`. Without rows it is marked as gone. */
export const toDocument = (cluster: number, rows: readonly ListingRow[], changed: number): ClusterDocument => {
  const offers = [...rows].sort(isBetter);
  const [first] = offers;
  if (!first) return goneDocument(cluster, changed);
  const document = {
    firstSeen: first.firstSeen,
    brands: texts(first.brands),
    categories: texts(first.categories),
    collections: texts(first.collections),
    stores: unique(texts(offers.map(({ store }) => store))),
    colors: unique(texts(offers.flatMap(({ colors }) => colors))),
    sizes: unique(texts(offers.flatMap(({ sizes }) => sizes))),
    traits: unique(texts(offers.flatMap(({ traits }) => traits))),
    prices: unique(offers.flatMap(({ price }) => price ?? [])),
    firstId: first.id,
    ...(first.price !== null && { firstPrice: first.price }),
    ...(first.delivered !== null && { firstDelivered: first.delivered }),
    firstDrop: first.drop,
    inStock: offers.filter(({ isInStock }) => isInStock).length,
    rankedIds: ranked(offers.map(({ id }) => id)),
    rankedPrices: ranked(offers.map(({ price }) => price ?? noPrice)),
    rankedDelivered: ranked(offers.map(({ delivered }) => delivered ?? noPrice)),
    ...(offers.some(({ deliveredAbroad }) => deliveredAbroad.length > 0) && {
      rankedDeliveredAbroad: rankedAbroad(offers),
    }),
    rankedDrops: ranked(offers.map(({ drop }) => drop)),
    offers: offers.map(toOffer),
  };
  return { cluster, isGone: false, changed, ...document, digest: digestOf(document) };
};
