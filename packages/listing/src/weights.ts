/**
 * The weights of BM25F (Robertson and Zaragoza, 2009). A field counts `weight` for each term in it, less the longer it
 * is: `fullness` is the b of BM25, `usual` the length at which it neither gains nor loses. What each is worth on the judged
 * searches stands in docs/search.md.
 */
export const weights = {
  title: { weight: 5, fullness: 0.4, usual: 6 },
  /** Brand, store, category, colors. */
  names: { weight: 1 },
  /** A category that stands for the term. */
  category: 2,
  details: { weight: 0.9, fullness: 0.5, usual: 40 },
  /** A word that stands in the details more than once. */
  repeated: { weight: 0.5 },
  /** A text that says nearly what was asked for, beside one that says so in full. */
  near: 0.4,
  /** The k1 of BM25: how soon more of the same counts no more. */
  saturation: 1.2,
  /** Two words that stand beside each other in the title, as they do in the search. */
  phrase: 0.4,
  /** The kind that is looked for is also the one that a title ends with, and not said in passing. */
  head: 0.2,
  /** What no term decides. */
  picture: 0.3,
  /** For the most wanted; less so for others, in ten steps. */
  popularity: 0.6,
  freshness: 0.1,
};

/** Which signals count; all by default. Only measurements leave some out. */
export type Signal =
  | 'names'
  | 'details'
  | 'near'
  | 'phrase'
  | 'head'
  | 'picture'
  | 'popularity'
  | 'freshness'
  | 'variety';

/** Days after which a product's newness is worth half. */
export const freshFor = 60;
