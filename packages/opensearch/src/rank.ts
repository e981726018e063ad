import type { Question } from '@wearfolio/listing-index/listing-index';
import type { Term } from '@wearfolio/listing-index/term';
import { variedPlaces, varyBy } from '@wearfolio/listing-index/vary';
import { deepestPlace, type FindProducts, fieldOf, hitsBetween } from './hits.ts';
import { rankedBy, shownName } from './order-query.ts';
import { arrange, cut, type Order, type Part } from './parts.ts';
import { everything, type Query, withOffer } from './query-dsl.ts';
import { type Counted, holdersOf, scoreQueries } from './score-query.ts';
import type { Aggregation, Hit } from './search-client.ts';

/** A place in an answer. */
export type Place = { id: number; tier: number; key: number; brand: number; model: string; isInStock: boolean };

/**
 * The number of places that are ordered by the score of the shown offer. After them, the best offer of a cluster
 * decides.
 */
const mostExact = 1000;

/** Additional hits to request, because the shown offer can score lower than another offer of its cluster. */
const margin = 16;

/** Counts the offers of the catalogue and the offers with each term, and finds the newest day. */
export const countTerms = async (ask: FindProducts, terms: readonly Term[]): Promise<Counted> => {
  const offersOf = (aggregation: Aggregation | undefined): number => aggregation?.doc_count ?? 0;
  const countTerm = async (term: Term): Promise<number> => {
    if (term.bonus !== undefined) return 0;
    const said = holdersOf(term);
    const aggs = { offers: { nested: { path: 'offers' }, aggs: { said: { filter: said } } } };
    const reply = await ask({ size: 0, track_total_hits: false, query: withOffer(said), aggs });
    return offersOf(reply.aggregations?.offers?.said as Aggregation | undefined);
  };
  // Each offer has a ranked id in its cluster. Counting these is faster than counting nested documents.
  const aggs = { newest: { max: { field: 'firstSeen' } }, offers: { value_count: { field: 'rankedIds' } } };
  const [{ aggregations }, ...holders] = await Promise.all([
    ask({ size: 0, track_total_hits: false, query: everything, aggs }),
    ...terms.map(countTerm),
  ]);
  return { offers: aggregations?.offers?.value ?? 0, newest: aggregations?.newest?.value ?? 0, holders };
};

const placeOf = (hit: Hit, tier: number): Place => {
  const shown = hit.inner_hits?.[shownName]?.hits.hits[0];
  const isInStock = Boolean(hit.sort?.[0]);
  return {
    id: Number(fieldOf(shown, 'id')),
    tier: tier + (isInStock ? 0 : 1),
    key: -Number(shown?.sort?.[1] ?? 0),
    brand: Number(fieldOf(shown, 'brand')),
    model: String(fieldOf(shown, 'model')),
    isInStock,
  };
};

const comparePlaces = (one: Place, other: Place): number =>
  one.tier - other.tier || one.key - other.key || other.id - one.id;

const bestOf = (hit: Hit): number => hit._score ?? Number(hit.sort?.[1] ?? 0);

// Hits are ordered by their best offer. The order is final if no further hit can precede the last requested place.
const isSettled = (hits: readonly Hit[], places: readonly Place[], count: number): boolean => {
  const [last, place] = [hits.at(-1), places[count - 1]];
  if (!last || !place) return true;
  const isInStock = Boolean(last.sort?.[0]);
  return isInStock === place.isInStock ? bestOf(last) <= -place.key : !isInStock;
};

/** The first `count` places of a ranking by the score of the shown offers. */
const rankFirst = async (
  ask: FindProducts,
  { filter, extra, tier }: Part,
  scores: readonly Query[],
  count: number,
): Promise<Place[]> => {
  const ranked = rankedBy(filter, scores, extra);
  for (let size = count + margin; ; size = Math.min(4 * size, deepestPlace)) {
    const hits = await hitsBetween(ask, ranked, 0, size);
    const places = hits.map((hit) => placeOf(hit, tier)).sort(comparePlaces);
    if (hits.length < size || size === deepestPlace || isSettled(hits, places, count)) return places.slice(0, count);
  }
};

/** The first `most` places of a ranking with pins. `counted` are the statistics of its terms. */
const rankPlaces = async (
  ask: FindProducts,
  { terms = [], left = [] }: Question,
  { pins, parts, counts }: Order,
  counted: Counted,
  most: number,
): Promise<Place[]> => {
  const scores = scoreQueries(terms, counted, new Set(left));
  const asked = cut(parts, counts, 0, Math.max(most, variedPlaces) - pins.length);
  const places = await Promise.all(asked.map(({ part, to }) => rankFirst(ask, part, scores, to)));
  const pinned = pins.map((id, at) => ({
    ...{ id, tier: at - pins.length, key: 0, isInStock: true },
    ...{ brand: 0, model: `pin ${at}` },
  }));
  const all = [...pinned, ...places.flat()];
  if (left.includes('variety')) return all;
  return varyBy(all, { brandOf: ({ brand }) => brand, modelOf: ({ model }) => model });
};

/** The ids of a range of a question's result by score. */
export const rank = async (ask: FindProducts, question: Question, order: Order): Promise<number[]> => {
  const { terms = [], left = [], offset, limit } = question;
  const { pins, parts, counts } = order;
  const counted = await countTerms(ask, terms);
  const end = offset + limit;
  if (end <= mostExact) {
    const places = await rankPlaces(ask, question, order, counted, end);
    return places.slice(offset, end).map(({ id }) => id);
  }
  const scores = scoreQueries(terms, counted, new Set(left));
  const asked = cut(parts, counts, Math.max(0, offset - pins.length), end - pins.length);
  const hits = await Promise.all(
    asked.map(({ part, from, to }) => hitsBetween(ask, rankedBy(part.filter, scores, part.extra), from, to)),
  );
  return [...pins.slice(offset), ...hits.flat().map((hit) => placeOf(hit, 0).id)].slice(0, limit);
};

/** The first places of a question sorted by 'relevance', with the statistics of its terms. */
export const placeFirst = async (ask: FindProducts, question: Question) => {
  const { merchandise: _, ...asked } = question;
  const { limit, terms = [] } = asked;
  const [order, counted] = await Promise.all([arrange(ask, { ...asked, sort: 'relevance' }), countTerms(ask, terms)]);
  const places = await rankPlaces(ask, asked, order, counted, limit);
  return { places: places.slice(0, limit), counted };
};
