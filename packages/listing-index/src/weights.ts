/**
 * The weights of BM25F (Robertson and Zaragoza, 2009). A field adds `weight` for each term in it, reduced by its
 * length: `fullness` is the b of BM25, `usual` the length with factor 1. docs/search.md lists the contribution of each
 * to the judged searches.
 */
export const weights = {
  title: { weight: 5, fullness: 0.4, usual: 6 },
  /** Brand, store, category, colors. */
  names: { weight: 1 },
  /** A category that matches the term. */
  category: 2,
  details: { weight: 0.9, fullness: 0.5, usual: 40 },
  /** A word that occurs more than once in the details. */
  repeated: { weight: 0.5 },
  /** The factor for a text that nearly matches the term. */
  near: 0.4,
  /** The k1 of BM25: how quickly repetition saturates. */
  saturation: 1.2,
  /** Two words that are adjacent both in the title and in the search. */
  phrase: 0.4,
  /** The title ends with the searched kind, instead of mentioning it. */
  head: 0.2,
  /** The signals that do not depend on terms. */
  picture: 0.3,
  /** For the highest popularity; proportionally less for others, in ten steps. */
  popularity: 0.6,
  freshness: 0.1,
};

/** The signals of the ranking. All are used by default. */
export const signals = [
  ...(['names', 'details', 'near', 'phrase', 'head'] as const),
  ...(['picture', 'popularity', 'freshness', 'variety'] as const),
] as const;

export type Signal = (typeof signals)[number];

/** The number of days after which the newness of a product is worth half. */
export const freshFor = 60;
