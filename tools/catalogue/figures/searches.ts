import { withConnection } from '../connection.ts';

/** A search in folded form; `total` is its latest number of results. */
export type SearchRow = { keyword: string; searches: number; total: number };

type Question = { days: number; isWithoutResult: boolean };

/**
 * Lists the searches of the last `days` days including today (UTC), most frequent first; optionally only those without
 * results the last time.
 */
export const listSearches = (url: string, { days, isWithoutResult }: Question): Promise<SearchRow[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<SearchRow>(
      `SELECT keyword, sum(count)::int AS searches, (array_agg(last_total ORDER BY day DESC))[1] AS total
       FROM search_log
       WHERE day > (now() AT TIME ZONE 'UTC')::date - $1::int
       GROUP BY keyword
       HAVING NOT $2 OR (array_agg(last_total ORDER BY day DESC))[1] = 0
       ORDER BY searches DESC, keyword`,
      [days, isWithoutResult],
    );
    return rows;
  });
