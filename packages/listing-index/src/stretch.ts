import type { SortOrder } from './filter.ts';
import { comparePlaced, type Placed, placedBetween } from './order.ts';
import type { Found } from './placing.ts';
import type { Scoring } from './score.ts';
import { variedPlaces, vary } from './vary.ts';

/** A range of places in an order. `among` and `scoring` apply to relevance only, `country` to prices with delivery. */
export type Stretch = {
  sort: SortOrder;
  offset: number;
  end: number;
  scoring: () => Scoring;
  among: number;
  country?: number | undefined;
  isVaried: boolean;
};

/** The places `offset` to `end` of the results of all segments. */
export const place = (results: Found[], { sort, offset, end, isVaried, country, ...scored }: Stretch): Placed[] => {
  const ranking = { ...scored, country };
  const [only, ...others] = results.filter(({ count }) => count > 0);
  if (!only) return [];
  // The first places of a ranking are varied together.
  const from = sort === 'relevance' ? 0 : offset;
  const most = sort === 'relevance' ? Math.max(end, variedPlaces) : end;
  const placed =
    others.length === 0
      ? placedBetween(only, sort, from, most, ranking)
      : [only, ...others]
          .flatMap((found) => placedBetween(found, sort, 0, most, ranking))
          .sort(comparePlaced(sort))
          .slice(from, most);
  const varied = sort === 'relevance' && isVaried ? vary(placed) : placed;
  return varied.slice(offset - from, end - from);
};
