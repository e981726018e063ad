// cspell:ignore xffffffff
import type { ListingFilter, SortOrder } from '@wearfolio/listing-index/filter';
import { noPrice } from '@wearfolio/listing-index/segment';
import { keyAbroad } from './document.ts';
import { clusterQuery, offerQuery, queriesClusters } from './filter-query.ts';
import { everything, offerField, type Query, withOffer } from './query-dsl.ts';

/** A query with its sort order. The last sort value is the id of the offer to show. */
export type Ordered = { query: Query; sort: readonly Query[] };

type Order = Exclude<SortOrder, 'relevance'>;
type Direction = 'asc' | 'desc';

// The score is the rank of the shown offer, which is also the index into its cluster's values.
const shown = (field: string): string => `(double)(doc['${field}'].get((int)_score) & 0xffffffffL)`;

const byScript = (source: string, order: Direction, params?: Query): Query => ({
  _script: { type: 'number', order, script: { source, ...(params && { params }) } },
});

const shownId = (order: Direction): Query => byScript(shown('rankedIds'), order);

// Unknown prices come last in both directions.
const shownPrice = (order: Direction): Query => {
  const source = `double price = ${shown('rankedPrices')}; return price == ${noPrice}.0 ? ${order === 'asc' ? `${noPrice}.0` : '-1.0'} : price`;
  return byScript(source, order);
};

// Only filters of single offers ask for a country, so an offer has a rank here.
const shownAbroad = (country: number): Query => {
  const source = `
    long key = params.first + (long)_score;
    for (long value : doc['rankedDeliveredAbroad']) if ((value >>> 32) == key) return (double)(value & 0xffffffffL);
    return ${noPrice}.0;`;
  return byScript(source, 'asc', { first: keyAbroad(country, 0) });
};

const firstPrice = (order: Direction): Query => ({ firstPrice: { order, missing: '_last' } });
const firstId = (order: Direction): Query => ({ firstId: { order } });

/** The sort keys of each order: `first` for the offer with the first rank, `shown` for the shown offer. */
const sorts: Readonly<Record<Order, { first: readonly Query[]; shown: readonly Query[] }>> = {
  newest: {
    first: [{ firstSeen: { order: 'desc' } }, firstId('desc')],
    shown: [{ firstSeen: { order: 'desc' } }, shownId('desc')],
  },
  'price-asc': { first: [firstPrice('asc'), firstId('asc')], shown: [shownPrice('asc'), shownId('asc')] },
  'price-desc': { first: [firstPrice('desc'), firstId('asc')], shown: [shownPrice('desc'), shownId('asc')] },
  delivered: {
    first: [{ firstDelivered: { order: 'asc', missing: '_last' } }, firstId('asc')],
    // An unknown one is the highest number.
    shown: [byScript(shown('rankedDelivered'), 'asc'), shownId('asc')],
  },
  drop: {
    first: [{ firstDrop: { order: 'desc' } }, firstId('asc')],
    shown: [byScript(shown('rankedDrops'), 'desc'), shownId('asc')],
  },
};

/** Matches the clusters of a filter. The score is the rank of the offer to show: the first that matches. */
export const withShownRank = (filter: ListingFilter): Query => {
  const rank = {
    function_score: {
      query: { constant_score: { filter: offerQuery(filter) } },
      field_value_factor: { field: offerField('rank') },
      boost_mode: 'replace',
    },
  };
  return withOffer(rank, 'min');
};

/** `country` is that of prices with delivery, if not the shop's; its filters match single offers. */
export type Sorting = { sort: Order; country?: number | undefined };

const shownKeys = ({ sort, country }: Sorting): readonly Query[] =>
  sort === 'delivered' && country !== undefined ? [shownAbroad(country), shownId('asc')] : sorts[sort].shown;

/** The matches of a filter in an order other than relevance. `extra` restricts it to some clusters. */
export const orderedBy = (filter: ListingFilter, sorting: Sorting, extra: Query = everything): Ordered => {
  const isFirst = queriesClusters(filter);
  const found = isFirst ? { filter: [clusterQuery(filter)] } : { must: [withShownRank(filter)] };
  const restricted = extra === everything ? [] : [extra];
  const { filter: filters = [], ...scored } = { filter: [] as Query[], ...found };
  return {
    query: { bool: { ...scored, filter: [...filters, ...restricted] } },
    sort: isFirst ? sorts[sorting.sort].first : shownKeys(sorting),
  };
};

/** The name of the inner hit with the offer to show, in hits of `rankedBy`. */
export const shownName = 'shown';

/**
 * The matches of a filter ranked by score, products in stock first. Hits are ordered by the best score of their
 * cluster. The shown offer of a hit has its own score, which can be lower.
 */
export const rankedBy = (filter: ListingFilter, scores: readonly Query[], extra: Query = everything): Ordered => {
  const matches = offerQuery(filter);
  const scored = {
    nested: {
      path: 'offers',
      score_mode: 'max',
      query: { bool: { filter: [matches], should: scores } },
      inner_hits: {
        name: shownName,
        size: 1,
        // The second key does not affect the order. It makes the reply include the score.
        sort: [{ [offerField('rank')]: 'asc' }, { _score: 'desc' }],
        _source: false,
        docvalue_fields: ['id', 'brand', 'model'].map(offerField),
      },
    },
  };
  const inStock = {
    [offerField('isInStock')]: { order: 'desc', mode: 'max', nested: { path: 'offers', filter: matches } },
  };
  return {
    query: { bool: { must: [scored], ...(extra !== everything && { filter: [extra] }) } },
    sort: [inStock, { _score: { order: 'desc' } }, firstId('desc')],
  };
};
