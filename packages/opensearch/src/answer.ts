import type { ListingFilter } from '@wearfolio/listing-index/filter';
import type { Answer, Question } from '@wearfolio/listing-index/listing-index';
import { clusterQuery, offerQuery } from './filter-query.ts';
import { deepestPlace, type FindProducts, hitsBetween, idOf, readsChanges } from './hits.ts';
import { orderedBy } from './order-query.ts';
import { arrange, cut, isMoved, type Order } from './parts.ts';
import { offerField } from './query-dsl.ts';
import { rank } from './rank.ts';
import type { Aggregation } from './search-client.ts';

type KeyedQuestion = Question & { sort: Exclude<Question['sort'], 'relevance'> };

const listInOrder = async (
  ask: FindProducts,
  { sort, country, offset, limit }: KeyedQuestion,
  { pins, parts, counts }: Order,
): Promise<number[]> => {
  const asked = cut(parts, counts, Math.max(0, offset - pins.length), offset + limit - pins.length);
  const hits = await Promise.all(
    asked.map(({ part, from, to }) =>
      hitsBetween(ask, orderedBy(part.filter, { sort, country }, part.extra), from, to),
    ),
  );
  return [...pins.slice(offset), ...hits.flat().map(idOf)].slice(0, limit);
};

// Gets a page and its total with one search.
const askPage = async (ask: FindProducts, { filter, sort, country, offset, limit }: KeyedQuestion): Promise<Answer> => {
  const page = { from: offset, size: limit, track_scores: true, track_total_hits: true, ...readsChanges };
  const { hits } = await ask({ ...orderedBy(filter, { sort, country }), ...page });
  return { ids: hits.hits.map(idOf), total: hits.total.value };
};

/** The ids of a range of a question's result in order, and the total count. */
export const answerQuestion = async (ask: FindProducts, question: Question): Promise<Answer> => {
  const { sort, first = [], offset, limit } = question;
  const isWhole = first.length === 0 && !isMoved(question);
  const isNear = limit > 0 && offset + limit <= deepestPlace;
  if (sort !== 'relevance' && isWhole && isNear) return askPage(ask, { ...question, sort });
  const order = await arrange(ask, question);
  if (limit === 0 || offset >= order.total) return { ids: [], total: order.total };
  const ids = sort === 'relevance' ? rank(ask, question, order) : listInOrder(ask, { ...question, sort }, order);
  return { ids: await ids, total: order.total };
};

/** Like `answerQuestion`, with all matching offers instead of one per product, newest first. */
export const listOffers = async (
  ask: FindProducts,
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
