/** A query in OpenSearch's own words. */
export type Query = Readonly<Record<string, unknown>>;

export const everything: Query = { match_all: {} };
export const nothing: Query = { match_none: {} };

/** The field of an offer, as a nested query calls it. */
export const offerField = (name: string): string => `offers.${name}`;

/** Whatever has one of `values` in `field`. */
export const anyValue = (field: string, values: readonly (string | number)[]): Query =>
  values.length === 0 ? nothing : { terms: { [field]: values } };

export const isTrue = (field: string): Query => ({ term: { [field]: true } });

/** What meets all of `queries`, none of `unwanted`; scores play no part. */
export const allOf = (queries: readonly Query[], unwanted: readonly Query[] = []): Query => {
  const [only, ...others] = queries;
  if (unwanted.length === 0 && others.length === 0) return only ?? everything;
  return {
    bool: { ...(queries.length > 0 && { filter: queries }), ...(unwanted.length > 0 && { must_not: unwanted }) },
  };
};

/** What meets any of `queries`. */
export const anyOf = (queries: readonly Query[]): Query => {
  const [only, ...others] = queries;
  if (!only) return nothing;
  return others.length === 0 ? only : { bool: { should: queries, minimum_should_match: 1 } };
};

/** What does not meet `query`. */
export const not = (query: Query): Query => ({ bool: { must_not: [query] } });

/** The clusters of which an offer meets `query`. With a `score` they have the least or the most of what their offers have. */
export const withOffer = (query: Query, score: 'none' | 'min' | 'max' = 'none'): Query => ({
  nested: { path: 'offers', query, score_mode: score },
});

/** Clusters that have offers. */
export const isThere: Query = { term: { isGone: false } };
