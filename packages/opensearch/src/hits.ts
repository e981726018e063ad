import type { Ordered } from './order-query.ts';
import { offerField, type Query } from './query-dsl.ts';
import type { Hit, SearchReply } from './search-client.ts';

/** Searches the products. */
export type FindProducts = (body: Query) => Promise<SearchReply>;

/** Returns the change number of each product on a page. */
export const readsChanges = { _source: false, docvalue_fields: ['changed'] };

/** The deepest place that OpenSearch returns directly. Deeper places are reached step by step. */
export const deepestPlace = 10_000;

/** How many clusters match a query. */
export const countClusters = async (ask: FindProducts, query: Query): Promise<number> =>
  (await ask({ size: 0, track_total_hits: true, query })).hits.total.value;

const cursorOf = (hits: readonly Hit[]): Query => {
  const sort = hits.at(-1)?.sort;
  return sort ? { search_after: sort } : {};
};

/**
 * The hits from place `from` up to but excluding `to`. Places after `deepestPlace` are reached in steps of that size.
 */
export const hitsBetween = async (
  ask: FindProducts,
  { query, sort }: Ordered,
  from: number,
  to: number,
): Promise<Hit[]> => {
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

/** The id of the offer that a hit of an `Ordered` search shows. */
export const idOf = ({ sort = [] }: Hit): number => Number(sort.at(-1));

/** The value of an offer field in a hit. */
export const fieldOf = (hit: Hit | undefined, name: string): string | number | undefined =>
  hit?.fields?.[offerField(name)]?.[0];
