import { createHash } from 'node:crypto';

const keyword = { type: 'keyword' };
const flag = { type: 'boolean' };
const number = { type: 'integer' };
const small = { type: 'short' };
/** Returned with a document and never searched. */
const column = (type: string) => ({ type, index: false });
/** Words that we tokenized. No frequencies, because scores count a word once per field. */
const words = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs' };

const offer = {
  // A number, so that the desk can sort by it.
  id: number,
  rank: small,
  store: keyword,
  brand: keyword,
  brands: keyword,
  categories: keyword,
  collections: keyword,
  colors: keyword,
  sizes: keyword,
  sizeKinds: keyword,
  variants: { type: 'long' },
  hasVariants: flag,
  traits: keyword,
  price: number,
  delivered: column('integer'),
  drop: column('short'),
  isOnSale: flag,
  isInStock: flag,
  hasPicture: flag,
  popularity: column('byte'),
  firstSeen: { type: 'long' },
  // Stores positions, because adjacent words add to the score.
  title: { type: 'text', analyzer: 'whitespace', norms: false },
  keywords: words,
  details: words,
  repeated: words,
  titleHead: keyword,
  titleLength: column('short'),
  detailLength: column('integer'),
  titleShare: column('double'),
  detailShare: column('double'),
  model: column('keyword'),
};

/** The fields of a cluster's document (`document.ts`). OpenSearch rejects other fields. */
export const productMapping = {
  dynamic: 'strict',
  _source: { excludes: ['offers.keywords', 'offers.details', 'offers.repeated'] },
  properties: {
    cluster: number,
    isGone: flag,
    changed: { type: 'long' },
    firstSeen: { type: 'long' },
    brands: keyword,
    categories: keyword,
    collections: keyword,
    stores: keyword,
    colors: keyword,
    sizes: keyword,
    traits: keyword,
    prices: number,
    firstId: number,
    firstPrice: number,
    firstDelivered: number,
    firstDrop: small,
    inStock: column('short'),
    rankedIds: column('long'),
    rankedPrices: column('long'),
    rankedDelivered: column('long'),
    rankedDeliveredAbroad: column('long'),
    rankedDrops: column('long'),
    digest: { type: 'keyword', index: false, doc_values: false },
    progress: { type: 'object', enabled: false },
    offers: { type: 'nested', properties: offer },
  },
} as const;

/** A word for completion and correction, with its prefixes. */
export const wordMapping = {
  dynamic: 'strict',
  properties: { word: keyword, beginnings: keyword },
} as const;

/** A hash of the mappings. An index with a different hash is rebuilt. */
export const shape = createHash('sha256')
  .update(JSON.stringify([productMapping, wordMapping]))
  .digest('hex')
  .slice(0, 12);
