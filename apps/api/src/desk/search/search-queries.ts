import { listSynonyms, removeSynonym, setSynonym } from '@wearfolio/catalogue/values/synonyms';
import type { SynonymSuggestion } from '@wearfolio/contracts/desk-search';
import type { Database } from '@wearfolio/database/client';

export { listSynonyms, removeSynonym, setSynonym };

/** How many days suggestions cover, including today (UTC). */
const lookedBack = 30;

type Part = { offset: number; limit: number };

/**
 * Recent searches without results, and pairs of consecutive searches, except those with a synonym. Most frequent first,
 * with the total.
 */
export const listSuggestions = async (
  db: Database,
  { offset, limit }: Part,
): Promise<{ suggestions: SynonymSuggestion[]; total: number }> => {
  const rows = await db.$queryRaw<(SynonymSuggestion & { total: number })[]>`
    WITH said AS (
      SELECT keyword AS "from", NULL AS "to", sum(count)::int AS searches
      FROM search_log WHERE day > (now() AT TIME ZONE 'UTC')::date - ${lookedBack}::int
      GROUP BY keyword HAVING (array_agg(last_total ORDER BY day DESC))[1] = 0
      UNION ALL
      SELECT "from", "to", sum(count)::int
      FROM search_pair WHERE day > (now() AT TIME ZONE 'UTC')::date - ${lookedBack}::int
      GROUP BY "from", "to"
    )
    SELECT *, count(*) OVER ()::int AS total FROM said
    WHERE strpos("from", '[redacted]') = 0 AND NOT EXISTS (
      SELECT FROM search_synonym s
      WHERE s."from" = trim(regexp_replace(said."from", '[^[:alnum:]]+', ' ', 'g'))
    )
    ORDER BY searches DESC, "from", "to" LIMIT ${limit} OFFSET ${offset}`;
  return { suggestions: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
};
