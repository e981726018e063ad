import type { ListingFilter } from '@wearfolio/listing/filter';
import type { Answer, Question } from '@wearfolio/listing/listing-index';
import type { Merchandise } from '@wearfolio/listing/placing';
import type { Term } from '@wearfolio/listing/term';
import { variedPlaces, varyBy } from '@wearfolio/listing/vary';
import type { Aggregation, Hit, SearchReply } from './asker.ts';
import { clusterQuery, offerQuery } from './filter-query.ts';
import { type Ordered, orderedBy, rankedBy, shownName } from './order-query.ts';
import { allOf, anyValue, everything, isThere, isTrue, not, offerField, type Query, withOffer } from './query-dsl.ts';
import { type Counted, holdersOf, scoreQueries } from './score-query.ts';

/** Sends a search of the products. */
export type AskProducts = (body: Query) => Promise<SearchReply>;

/** A part of an order: what a filter finds of some clusters. Of two parts the one of the lower tier comes first. */
type Part = { filter: ListingFilter; extra: Query; tier: number };

/** A place in an answer. */
export type Place = { id: number; tier: number; key: number; brand: number; model: string; isInStock: boolean };

/** Of each product of a page it is read how new it is. */
const readsChanges = { _source: false, docvalue_fields: ['changed'] };

/** The engine answers no deeper place at once; what lies behind is walked to from there. */
const deepestPlace = 10_000;

/** So many places of a ranking are put in order by what their shown offers score. Behind them their best offers decide. */
const mostExact = 1000;

/** More than are asked for, since the shown offer may score less than another one of its cluster. */
const margin = 16;

/** How a part of an order within a tier counts: what is boosted, the rest, what is buried. */
const mostParts = 3;

const inStockOf = (filter: ListingFilter): Query =>
  withOffer(allOf([offerQuery(filter), isTrue(offerField('isInStock'))]));

const havingAny = (ids: readonly number[]): Query => withOffer(anyValue(offerField('id'), ids));

const onlyWhere = (queries: readonly Query[]): Query => allOf(queries.filter((query) => query !== everything));

/** How many clusters a query finds. */
export const countClusters = async (ask: AskProducts, query: Query): Promise<number> =>
  (await ask({ size: 0, track_total_hits: true, query })).hits.total.value;

/** How many offers of the catalogue there are and say each term, and the newest day. */
export const countTerms = async (ask: AskProducts, terms: readonly Term[]): Promise<Counted> => {
  const offersOf = (aggregation: Aggregation | undefined): number => aggregation?.doc_count ?? 0;
  const countTerm = async (term: Term): Promise<number> => {
    if (term.bonus !== undefined) return 0;
    const said = holdersOf(term);
    const aggs = { offers: { nested: { path: 'offers' }, aggs: { said: { filter: said } } } };
    const reply = await ask({ size: 0, track_total_hits: false, query: withOffer(said), aggs });
    return offersOf(reply.aggregations?.offers?.said as Aggregation | undefined);
  };
  const aggs = { newest: { max: { field: 'firstSeen' } }, offers: { nested: { path: 'offers' } } };
  const [{ aggregations }, ...holders] = await Promise.all([
    ask({ size: 0, track_total_hits: false, query: isThere, aggs }),
    ...terms.map(countTerm),
  ]);
  return { offers: offersOf(aggregations?.offers), newest: aggregations?.newest?.value ?? 0, holders };
};

const cursorOf = (hits: readonly Hit[]): Query => {
  const sort = hits.at(-1)?.sort;
  return sort ? { search_after: sort } : {};
};

// Places past what the engine answers at once are walked to, in steps of that size.
const hitsBetween = async (ask: AskProducts, { query, sort }: Ordered, from: number, to: number): Promise<Hit[]> => {
  const body = { query, sort, track_scores: true, track_total_hits: false, ...readsChanges };
  const askFor = async (more: Query): Promise<Hit[]> => (await ask({ ...body, ...more })).hits.hits;
  if (to <= deepestPlace) return askFor({ from, size: to - from });
  let passed = 0;
  let last: Hit[] = [];
  while (passed < from) {
    const size = Math.min(deepestPlace, from - passed);
    last = await askFor({ size, ...cursorOf(last) });
    passed += last.length;
    if (last.length < size) return [];
  }
  return askFor({ size: to - from, ...cursorOf(last) });
};

const idOf = ({ sort = [] }: Hit): number => Number(sort.at(-1));

const fieldOf = (hit: Hit | undefined, name: string): string | number | undefined =>
  hit?.fields?.[offerField(name)]?.[0];

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

// Hits come by the best of their offers. None that did not come can be before the last place that is asked for.
const isSettled = (hits: readonly Hit[], places: readonly Place[], count: number): boolean => {
  const [last, place] = [hits.at(-1), places[count - 1]];
  if (!last || !place) return true;
  const isInStock = Boolean(last.sort?.[0]);
  return isInStock === place.isInStock ? bestOf(last) <= -place.key : !isInStock;
};

/** The first `count` of a ranking, by the scores of the offers that they show. */
const rankFirst = async (
  ask: AskProducts,
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

type Asked = { part: Part; from: number; to: number };

/** Which stretches of the parts make the stretch `from` to `to` of all of them. */
const cut = (parts: readonly Part[], counts: readonly number[], from: number, to: number): Asked[] => {
  const asked: Asked[] = [];
  let start = 0;
  for (const [at, part] of parts.entries()) {
    const count = counts[at] ?? 0;
    const stretch = { part, from: Math.max(from - start, 0), to: Math.min(to - start, count) };
    if (stretch.from < stretch.to) asked.push(stretch);
    start += count;
  }
  return asked;
};

const countPart = (ask: AskProducts, { filter, extra }: Part): Promise<number> =>
  countClusters(ask, onlyWhere([clusterQuery(filter), extra]));

const tiersOf = ({ sort, filter, first = [] }: Question): Part[] => {
  const tiers = sort === 'relevance' ? [...first, filter] : [filter];
  return tiers.map((one, at) => {
    const earlier = tiers.slice(0, at).map(clusterQuery);
    return { filter: one, extra: earlier.length > 0 ? allOf([], earlier) : everything, tier: 2 * at };
  });
};

/** The products that staff pinned, as far as they are among the first that are found and can be bought, in that order. */
const findPins = async (
  ask: AskProducts,
  { filter, extra }: Part,
  pins: readonly number[],
): Promise<{ ids: number[]; clusters: string[] }> => {
  const pinned = anyValue(offerField('id'), pins);
  const inner = { _source: false, docvalue_fields: [offerField('id')] };
  const matching = {
    path: 'offers',
    score_mode: 'none',
    query: offerQuery(filter),
    inner_hits: { ...inner, name: shownName, size: 1, sort: [{ [offerField('rank')]: 'asc' }] },
  };
  const named = {
    path: 'offers',
    score_mode: 'none',
    query: pinned,
    inner_hits: { ...inner, name: 'pinned', size: 100 },
  };
  const query = { bool: { filter: [{ nested: matching }, { nested: named }, onlyWhere([inStockOf(filter), extra])] } };
  const { hits } = await ask({ query, size: pins.length, track_total_hits: false, _source: false });
  const idsIn = (hit: Hit, name: string): number[] =>
    (hit.inner_hits?.[name]?.hits.hits ?? []).map((offer) => Number(fieldOf(offer, 'id')));
  const byPin = new Map(hits.hits.flatMap((hit) => idsIn(hit, 'pinned').map((id) => [id, hit] as const)));
  const found = new Set(pins.flatMap((id) => byPin.get(id) ?? []));
  return {
    ids: [...found].flatMap((hit) => idsIn(hit, shownName)),
    clusters: [...found].map((hit) => hit._id),
  };
};

/** The parts of a part: what is boosted and can be bought, the rest, and what is buried. */
const splitBy = (part: Part, { boosts, buries }: Merchandise, hasStockFirst: boolean): Part[] => {
  const { filter, extra, tier } = part;
  if (boosts.length + buries.length === 0) return [part];
  const inStock = inStockOf(filter);
  const boosted = allOf([havingAny(boosts), inStock]);
  const buried = havingAny(buries);
  // What is sold out is told by its hits, and comes a tier later.
  const split = (place: number, ...queries: Query[]): Part => ({
    filter,
    extra: onlyWhere([extra, ...queries]),
    tier: tier + place / mostParts,
  });
  if (!hasStockFirst)
    return [split(0, boosted), split(1, allOf([], [boosted, buried])), split(2, allOf([buried], [boosted]))];
  return [
    split(0, boosted),
    split(1, inStock, allOf([], [boosted, buried])),
    split(2, inStock, allOf([buried], [boosted])),
    split(1, not(inStock), not(buried)),
    split(2, not(inStock), buried),
  ];
};

type Order = { pins: number[]; parts: Part[]; counts: number[]; total: number };

const isMoved = ({ sort, merchandise }: Question): boolean =>
  merchandise !== undefined && (sort === 'newest' || sort === 'relevance');

const arrange = async (ask: AskProducts, question: Question): Promise<Order> => {
  const { sort, merchandise } = question;
  const tiers = tiersOf(question);
  const counts = await Promise.all(tiers.map((tier) => countPart(ask, tier)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (!merchandise || !isMoved(question) || total === 0) return { pins: [], parts: tiers, counts, total };
  const first =
    tiers[
      Math.max(
        0,
        counts.findIndex((count) => count > 0),
      )
    ];
  const pins =
    first && merchandise.pins.length > 0 ? await findPins(ask, first, merchandise.pins) : { ids: [], clusters: [] };
  const unpinned = pins.clusters.length > 0 ? not(anyValue('cluster', pins.clusters)) : everything;
  const parts = tiers
    .map((tier) => ({ ...tier, extra: onlyWhere([tier.extra, unpinned]) }))
    .flatMap((tier) => splitBy(tier, merchandise, sort === 'relevance'));
  return { pins: pins.ids, parts, counts: await Promise.all(parts.map((part) => countPart(ask, part))), total };
};

/** The first `most` places of a ranking, pins among them; `counted` is what its terms weigh. */
const rankPlaces = async (
  ask: AskProducts,
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

const rank = async (ask: AskProducts, question: Question, order: Order): Promise<number[]> => {
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

/** The first places of a question sorted by 'relevance', and what its terms weigh. */
export const placeFirst = async (ask: AskProducts, question: Question) => {
  const { merchandise: _, ...asked } = question;
  const { limit, terms = [] } = asked;
  const [order, counted] = await Promise.all([arrange(ask, { ...asked, sort: 'relevance' }), countTerms(ask, terms)]);
  const places = await rankPlaces(ask, asked, order, counted, limit);
  return { places: places.slice(0, limit), counted };
};

type KeyedQuestion = Question & { sort: Exclude<Question['sort'], 'relevance'> };

const listInOrder = async (
  ask: AskProducts,
  { sort, offset, limit }: KeyedQuestion,
  { pins, parts, counts }: Order,
): Promise<number[]> => {
  const asked = cut(parts, counts, Math.max(0, offset - pins.length), offset + limit - pins.length);
  const hits = await Promise.all(
    asked.map(({ part, from, to }) => hitsBetween(ask, orderedBy(part.filter, sort, part.extra), from, to)),
  );
  return [...pins.slice(offset), ...hits.flat().map(idOf)].slice(0, limit);
};

// A page and its total in one search.
const askPage = async (ask: AskProducts, { filter, sort, offset, limit }: KeyedQuestion): Promise<Answer> => {
  const page = { from: offset, size: limit, track_scores: true, track_total_hits: true, ...readsChanges };
  const { hits } = await ask({ ...orderedBy(filter, sort), ...page });
  return { ids: hits.hits.map(idOf), total: hits.total.value };
};

/** The ids of one stretch of a question's result in its order, and how many there are in all. */
export const answerQuestion = async (ask: AskProducts, question: Question): Promise<Answer> => {
  const { sort, offset, limit } = question;
  const isNear = limit > 0 && offset + limit <= deepestPlace;
  if (sort !== 'relevance' && !isMoved(question) && isNear) return askPage(ask, { ...question, sort });
  const order = await arrange(ask, question);
  if (limit === 0 || offset >= order.total) return { ids: [], total: order.total };
  const ids = sort === 'relevance' ? rank(ask, question, order) : listInOrder(ask, { ...question, sort }, order);
  return { ids: await ids, total: order.total };
};

/** As `answerQuestion`, of all offers that a filter finds, the newest first. */
export const listOffers = async (
  ask: AskProducts,
  filter: ListingFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Answer> => {
  const inOrder = (field: string) => ({ terms: { field: offerField(field), order: 'desc' } });
  const page = {
    composite: { size: Math.max(1, offset + limit), sources: [{ seen: inOrder('firstSeen') }, { id: inOrder('id') }] },
  };
  const found = { filter: offerQuery(filter), aggs: { page } };
  const aggs = { offers: { nested: { path: 'offers' }, aggs: { found } } };
  const { aggregations } = await ask({ size: 0, track_total_hits: false, query: clusterQuery(filter), aggs });
  const answered = aggregations?.offers?.found as Aggregation | undefined;
  const buckets = (answered?.page as { buckets: { key: { id: number } }[] } | undefined)?.buckets ?? [];
  return {
    ids: buckets.slice(offset, offset + limit).map(({ key }) => Number(key.id)),
    total: answered?.doc_count ?? 0,
  };
};
