/** A query in OpenSearch's query DSL. */
export type Query = Readonly<Record<string, unknown>>;

export const everything: Query = { match_all: {} };
export const nothing: Query = { match_none: {} };

/** The path of an offer's field in nested queries. */
export const offerField = (name: string): string => `offers.${name}`;

/** Matches documents with any of `values` in `field`. */
export const anyValue = (field: string, values: readonly (string | number)[]): Query =>
  values.length === 0 ? nothing : { terms: { [field]: values } };

export const isTrue = (field: string): Query => ({ term: { [field]: true } });

/** Matches all of `queries` and none of `unwanted`, without scoring. */
export const allOf = (queries: readonly Query[], unwanted: readonly Query[] = []): Query => {
  const [only, ...others] = queries;
  if (unwanted.length === 0 && others.length === 0) return only ?? everything;
  return {
    bool: { ...(queries.length > 0 && { filter: queries }), ...(unwanted.length > 0 && { must_not: unwanted }) },
  };
};

/** Matches any of `queries`. */
export const anyOf = (queries: readonly Query[]): Query => {
  const [only, ...others] = queries;
  if (!only) return nothing;
  return others.length === 0 ? only : { bool: { should: queries, minimum_should_match: 1 } };
};

/** Matches what `query` does not. */
export const not = (query: Query): Query => ({ bool: { must_not: [query] } });

/** Matches clusters with an offer that matches `query`. `score` is the minimum or maximum of the offers' scores. */
export const withOffer = (query: Query, score: 'none' | 'min' | 'max' = 'none'): Query => ({
  nested: { path: 'offers', query, score_mode: score },
});

/** Ids as keys, so that a script finds each in constant time. */
export const idSet = (ids: readonly number[]): Record<string, true> =>
  Object.fromEntries(ids.map((id) => [String(id), true as const]));

/** A script with its parameters. The text is the same for all values, so OpenSearch compiles it once. */
export const asScript = (source: string, params: Readonly<Record<string, unknown>>) => ({
  source: source.replaceAll(/\s+/g, ' ').trim(),
  params,
});

/** Matches documents for which a script returns true. */
export const scriptQuery = (source: string, params: Readonly<Record<string, unknown>>): Query => ({
  script: { script: asScript(source, params) },
});

/** Matches clusters that have offers. */
export const isThere: Query = { term: { isGone: false } };
