import { type Explained, standingSignals } from '@wearfolio/listing-index/explain';
import type { Question } from '@wearfolio/listing-index/listing-index';
import type { Term } from '@wearfolio/listing-index/term';
import type { Signal } from '@wearfolio/listing-index/weights';
import type { FindProducts } from './hits.ts';
import { anyValue, offerField, type Query } from './query-dsl.ts';
import { placeFirst } from './rank.ts';
import { type Counted, scoreQueries } from './score-query.ts';

type Scores = ReadonlyMap<number, number>;

// The sums of some score parts for these offers.
const scoresOf = async (ask: FindProducts, ids: readonly number[], scores: readonly Query[]): Promise<Scores> => {
  const offers = {
    path: 'offers',
    query: { bool: { filter: [anyValue(offerField('id'), ids)], should: scores } },
    inner_hits: { size: ids.length, _source: false, docvalue_fields: [offerField('id')] },
  };
  const { hits } = await ask({ query: { nested: offers }, size: ids.length, track_total_hits: false, _source: false });
  return new Map(
    hits.hits
      .flatMap(({ inner_hits: inner }) => inner?.offers?.hits.hits ?? [])
      .map(({ fields, _score }) => [Number(fields?.[offerField('id')]?.[0]), _score ?? 0]),
  );
};

/**
 * Explains the ranking of the first products of a question sorted by 'relevance', like `explain.ts` of the memory
 * index.
 */
export const explainFirst = async (ask: FindProducts, question: Question): Promise<Explained[]> => {
  const { terms = [], left = [] } = question;
  const { places, counted } = await placeFirst(ask, question);
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const score = (some: readonly Term[], weighed: Counted, without: readonly Signal[]): Promise<Scores> =>
    scoresOf(ask, ids, scoreQueries(some, weighed, new Set([...left, ...without])));
  const beside = (signal: Signal): Signal[] => standingSignals.filter((one) => one !== signal);
  const [whole, bare, phrase, head, ...others] = await Promise.all([
    score(terms, counted, []),
    score(terms, counted, standingSignals),
    score(terms, counted, beside('phrase')),
    score(terms, counted, beside('head')),
    ...(['picture', 'popularity', 'freshness'] as const).map((signal) => score([], counted, beside(signal))),
  ]);
  const alone = terms.map((term, at) =>
    score([term], { ...counted, holders: [counted.holders[at] ?? 0] }, standingSignals),
  );
  const ofTerms = await Promise.all(alone);
  const at = (scores: Scores | undefined, id: number): number => scores?.get(id) ?? 0;
  return places.map(({ id, tier }) => ({
    id,
    tier: Math.floor(tier),
    score: at(whole, id),
    terms: ofTerms.map((scores) => at(scores, id)),
    standing: {
      phrase: at(phrase, id) - at(bare, id),
      head: at(head, id) - at(bare, id),
      picture: at(others[0], id),
      popularity: at(others[1], id),
      freshness: at(others[2], id),
    },
  }));
};
