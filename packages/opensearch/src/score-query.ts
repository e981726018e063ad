import type { Term } from '@wearfolio/listing-index/term';
import { freshFor, type Signal, weights } from '@wearfolio/listing-index/weights';
import { withAnyText } from './filter-query.ts';
import { allOf, anyOf, anyValue, everything, nothing, offerField, type Query } from './query-dsl.ts';

/** Catalogue statistics for scoring: the number of offers, the number of offers with each term, and the newest day. */
export type Counted = { offers: number; holders: readonly number[]; newest: number };

const dayInMs = 86_400_000;
const mostPopular = 10;

const ofCategories = (categories: readonly number[]): Query =>
  anyValue(offerField('categories'), categories.map(String));

/** Matches offers that contain a term in any form. */
export const holdersOf = ({ same, near, categories }: Term): Query =>
  anyOf(
    [withAnyText(['title', 'keywords', 'details'], [...same, ...near]), ofCategories(categories)].filter(
      (query) => query !== nothing,
    ),
  );

type Clause = { filter: Query; weight: number; share?: 'titleShare' | 'detailShare' };

// One field's part of a term's frequency: the field's weight times its length factor.
const asFunction = ({ filter, weight, share }: Clause): Query => ({
  filter,
  ...(share ? { field_value_factor: { field: offerField(share), factor: weight } } : { weight }),
});

const clausesOf = (texts: readonly string[], part: number, left: ReadonlySet<Signal>): Clause[] => {
  if (texts.length === 0) return [];
  const inTitle = withAnyText(['title'], texts);
  const named = allOf([withAnyText(['keywords'], texts)], [inTitle]);
  const ofDetails: Clause[] = [
    { filter: withAnyText(['details'], texts), weight: part * weights.details.weight, share: 'detailShare' },
    { filter: withAnyText(['repeated'], texts), weight: part * weights.repeated.weight, share: 'detailShare' },
  ];
  return [
    { filter: inTitle, weight: part * weights.title.weight, share: 'titleShare' },
    ...(left.has('names') ? [] : [{ filter: named, weight: part * weights.names.weight }]),
    ...(left.has('details') ? [] : ofDetails),
  ];
};

const constant = (filter: Query, boost: number): Query => ({ constant_score: { filter, boost } });

const saturate = 'params.idf * _score / (params.k + _score)';

const termQuery = (term: Term, idf: number, left: ReadonlySet<Signal>): Query[] => {
  if (term.bonus !== undefined) return [constant(holdersOf(term), term.bonus)];
  const placed: Clause[] =
    term.categories.length > 0 ? [{ filter: ofCategories(term.categories), weight: weights.category }] : [];
  const near = left.has('near') ? [] : clausesOf(term.near, weights.near, left);
  const clauses = [...placed, ...clausesOf(term.same, 1, left), ...near];
  if (clauses.length === 0) return [];
  // If no function matches, OpenSearch would use the original score.
  const query = anyOf(clauses.map(({ filter }) => filter));
  const functions = clauses.map(asFunction);
  const amount = {
    function_score: {
      query: { constant_score: { filter: query } },
      functions,
      score_mode: 'sum',
      boost_mode: 'replace',
    },
  };
  return [{ script_score: { query: amount, script: { source: saturate, params: { idf, k: weights.saturation } } } }];
};

const spanOf = (words: readonly string[]): Query => {
  const spans = [...new Set(words)].map((word) => ({ span_term: { [offerField('title')]: word } }));
  return spans.length === 1 ? (spans[0] ?? nothing) : { span_or: { clauses: spans } };
};

// Matches titles in which a word of `second` directly follows a word of `first`.
const together = (first: readonly string[], second: readonly string[]): Query =>
  first.length === 0 || second.length === 0
    ? nothing
    : { span_near: { clauses: [spanOf(first), spanOf(second)], slop: 0, in_order: true } };

const wordsOf = ({ same }: Term): string[][] => same.map((text) => text.split(' '));

const inTitle = (texts: readonly string[]): Query => withAnyText(['title'], texts);

const pairsBetween = (terms: readonly Term[], idfs: readonly number[]): Query[] =>
  terms.slice(1).flatMap((next, at) => {
    const one = terms[at] ?? next;
    const beside = together(
      wordsOf(one).flatMap((words) => words.at(-1) ?? []),
      wordsOf(next).flatMap(([word]) => word ?? []),
    );
    const amount = (weights.phrase * ((idfs[at] ?? 0) + (idfs[at + 1] ?? 0))) / 2;
    return beside === nothing ? [] : [constant(allOf([inTitle(one.same), inTitle(next.same), beside]), amount)];
  });

const pairsWithin = (term: Term, idf: number): Query[] => {
  const texts = wordsOf(term);
  const most = Math.max(1, ...texts.map(({ length }) => length));
  return Array.from({ length: most - 1 }, (_, at) => {
    const long = texts.filter(({ length }) => length > at + 1);
    const beside = together(
      long.flatMap((words) => words[at] ?? []),
      long.flatMap((words) => words[at + 1] ?? []),
    );
    return constant(allOf([inTitle(term.same), beside]), (weights.phrase * idf) / (most - 1));
  });
};

const headQuery = (texts: readonly string[], amount: number): Query[] => {
  const heads = texts.flatMap((text) => text.split(' ').at(-1) ?? []);
  if (heads.length === 0) return [];
  return [constant(allOf([inTitle(texts), anyValue(offerField('titleHead'), heads)]), amount)];
};

const headsOf = ({ same, near, isKind }: Term, idf: number, left: ReadonlySet<Signal>): Query[] =>
  isKind
    ? [
        ...headQuery(same, weights.head * idf),
        ...(left.has('near') ? [] : headQuery(near, weights.near * weights.head * idf)),
      ]
    : [];

const standing = `
  double days = Math.max(0.0, (double)(params.newest - doc['offers.firstSeen'].value)) / params.day;
  return (doc['offers.hasPicture'].value ? params.picture : 0) + params.wanted * doc['offers.popularity'].value
    + params.freshness / (1 + days / params.freshFor);`;

const standingQuery = (newest: number, left: ReadonlySet<Signal>): Query => ({
  script_score: {
    query: everything,
    script: {
      source: standing.replaceAll(/\s+/g, ' ').trim(),
      params: {
        newest,
        day: dayInMs,
        picture: left.has('picture') ? 0 : weights.picture,
        wanted: left.has('popularity') ? 0 : weights.popularity / mostPopular,
        freshness: left.has('freshness') ? 0 : weights.freshness,
        freshFor,
      },
    },
  },
});

/**
 * The parts of an offer's score as in `score.ts`, to be summed: each term, adjacent words, the kind at the end of the
 * title, and the signals that do not depend on terms.
 */
export const scoreQueries = (terms: readonly Term[], counted: Counted, left: ReadonlySet<Signal>): Query[] => {
  const idfs = terms.map(({ bonus }, at) => {
    const count = counted.holders[at] ?? 0;
    return bonus === undefined ? Math.log(1 + (counted.offers - count + 0.5) / (count + 0.5)) : 0;
  });
  const idfOf = (at: number): number => idfs[at] ?? 0;
  const phrases = left.has('phrase')
    ? []
    : [...pairsBetween(terms, idfs), ...terms.flatMap((term, at) => pairsWithin(term, idfOf(at)))];
  const heads = left.has('head') ? [] : terms.flatMap((term, at) => headsOf(term, idfOf(at), left));
  return [
    ...terms.flatMap((term, at) => termQuery(term, idfOf(at), left)),
    ...phrases,
    ...heads,
    standingQuery(counted.newest, left),
  ];
};
