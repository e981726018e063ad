import type { ListingFilter } from '@wearfolio/listing-index/filter';
import type { Question } from '@wearfolio/listing-index/listing-index';
import type { Merchandise } from '@wearfolio/listing-index/placing';
import { clusterQuery, offerQuery } from './filter-query.ts';
import { countClusters, type FindProducts, fieldOf } from './hits.ts';
import { shownName } from './order-query.ts';
import { allOf, anyValue, everything, isTrue, not, offerField, type Query, withOffer } from './query-dsl.ts';
import type { Hit } from './search-client.ts';

/** A part of an order: the matches of a filter among some clusters. Parts of lower tiers come first. */
export type Part = { filter: ListingFilter; extra: Query; tier: number };

/** The number of parts of a tier: boosted, normal and buried. */
const mostParts = 3;

const inStockOf = (filter: ListingFilter): Query =>
  withOffer(allOf([offerQuery(filter), isTrue(offerField('isInStock'))]));

const havingAny = (ids: readonly number[]): Query => withOffer(anyValue(offerField('id'), ids));

const onlyWhere = (queries: readonly Query[]): Query => allOf(queries.filter((query) => query !== everything));

type Asked = { part: Part; from: number; to: number };

/** The ranges of the parts that make up the range `from` to `to` of the whole order. */
export const cut = (parts: readonly Part[], counts: readonly number[], from: number, to: number): Asked[] => {
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

const countPart = (ask: FindProducts, { filter, extra }: Part): Promise<number> =>
  countClusters(ask, onlyWhere([clusterQuery(filter), extra]));

const tiersOf = ({ filter, first = [] }: Question): Part[] => {
  const tiers = [...first, filter];
  return tiers.map((one, at) => {
    const earlier = tiers.slice(0, at).map(clusterQuery);
    return { filter: one, extra: earlier.length > 0 ? allOf([], earlier) : everything, tier: 2 * at };
  });
};

/** The pinned products that match and are in stock, in order. */
const findPins = async (
  ask: FindProducts,
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

/** Splits a part into boosted products in stock, normal ones, and buried ones. */
const splitBy = (part: Part, { boosts, buries }: Merchandise, hasStockFirst: boolean): Part[] => {
  const { filter, extra, tier } = part;
  if (boosts.length + buries.length === 0) return [part];
  const inStock = inStockOf(filter);
  const boosted = allOf([havingAny(boosts), inStock]);
  const buried = havingAny(buries);
  // Sold-out products are recognized by their hits and come one tier later.
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

/** An order: the pinned offers, then the parts with their cluster counts. */
export type Order = { pins: number[]; parts: Part[]; counts: number[]; total: number };

/** Whether merchandising changes the order of a question. */
export const isMoved = ({ sort, merchandise }: Question): boolean =>
  merchandise !== undefined && (sort === 'newest' || sort === 'relevance');

/** Counts the matches of a question by part. */
export const arrange = async (ask: FindProducts, question: Question): Promise<Order> => {
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
