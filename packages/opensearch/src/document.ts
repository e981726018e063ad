import { createHash } from 'node:crypto';
import { shareOf } from '@wearfolio/listing/field-lengths';
import { behindHead, noHeads } from '@wearfolio/listing/heads';
import type { ListingRow } from '@wearfolio/listing/row';
import { noPrice, variantKey } from '@wearfolio/listing/segment';
import { allWordsOf, wordsOf } from '@wearfolio/listing/words';

/** One offer of a cluster, complete: whatever is asked of one offer can be asked here alone. Ids are decimal strings. */
export type OfferDocument = {
  id: string;
  /** Its place in the cluster: the least of those that match is the one that a card shows (decision 78). */
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
  /** In cents; left out when unknown. */
  price?: number;
  drop: number;
  isOnSale: boolean;
  isInStock: boolean;
  hasPicture: boolean;
  popularity: number;
  firstSeen: number;
  /** Words, a space between them; those of the title each once, in their order. */
  title: string;
  keywords: string;
  details: string;
  /** The words that stand in the details more than once. */
  repeated: string;
  titleHead: string;
  titleLength: number;
  detailLength: number;
  /** What a word in the title and in the details is multiplied by for the length of these. */
  titleShare: number;
  detailShare: number;
  /** Neighbors in a ranking differ in it (`vary.ts`). */
  model: string;
};

/** A cluster: what its offers share, and what of each decides the order, by rank. Without offers where `isGone`. */
export type ClusterDocument = {
  cluster: number;
  isGone: boolean;
  /** The change number of the catalogue as it was when the document was made. */
  changed: number;
  firstSeen?: number;
  brands?: string[];
  categories?: string[];
  collections?: string[];
  /** Those of any offer, for listings that ask nothing of a single one. */
  stores?: string[];
  colors?: string[];
  sizes?: string[];
  traits?: string[];
  prices?: number[];
  /** Of the first rank. */
  firstId?: number;
  firstPrice?: number;
  firstDrop?: number;
  /** How many offers can be bought: those of lower ranks. */
  inStock?: number;
  /** Each number has its offer's rank above 32 bits, since an index sorts the numbers of a document. */
  rankedIds?: number[];
  rankedPrices?: number[];
  rankedDrops?: number[];
  offers?: OfferDocument[];
  /** Changes with any word of the document, also those that the index does not give back. */
  digest?: string;
};

/** The id of the document that says how far an index is. No cluster has it. */
export const progressId = '0';

/**
 * How far an index is: every change up to `changed` is in it. While it is built, the clusters below `builtTo` are. Clusters of
 * which it refused the document are tried again with each batch. `timeline` is PostgreSQL's: after a failover change numbers
 * may come again.
 */
export type Progress = {
  changed: number;
  builtTo: number | null;
  refused: { cluster: number; reason: string }[];
  timeline: string;
};

/** The document of an index's progress, which no search finds. */
export const progressDocument = ({ changed, ...progress }: Progress) => ({
  ...goneDocument(Number(progressId), changed),
  progress,
});

const texts = (ids: readonly number[]): string[] => ids.map(String);

const unique = <Value extends string | number>(values: readonly Value[]): Value[] => [...new Set(values)];

// As `findHeads` of the index in memory, for one title.
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

/** A number with the rank of its offer above it. */
const ranked = (values: readonly number[]): number[] => values.map((value, rank) => rank * above + value);

/** What says at `changed` that there is no cluster of this id any more. */
export const goneDocument = (cluster: number, changed: number): ClusterDocument => ({ cluster, isGone: true, changed });

const digestOf = (document: object): string =>
  createHash('sha1').update(JSON.stringify(document)).digest('base64url').slice(0, 16);

/** The document of a cluster from the rows of its shown offers, as they were at `changed`; gone where there are none. */
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
    firstDrop: first.drop,
    inStock: offers.filter(({ isInStock }) => isInStock).length,
    rankedIds: ranked(offers.map(({ id }) => id)),
    rankedPrices: ranked(offers.map(({ price }) => price ?? noPrice)),
    rankedDrops: ranked(offers.map(({ drop }) => drop)),
    offers: offers.map(toOffer),
  };
  return { cluster, isGone: false, changed, ...document, digest: digestOf(document) };
};
