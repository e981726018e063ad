import { Refused } from '@wearfolio/catalogue/refused';
import { type ListedSynonym, listSynonyms, removeSynonym, setSynonym } from '@wearfolio/catalogue/values/synonyms';
import type { Database } from '@wearfolio/database/client';

export { type ListedSynonym, listSynonyms };

/** How many days suggestions go back, today (UTC) being the first of them. */
const shownDays = 30;

/** Words that may deserve a synonym: shoppers searched for them so many times, and for `to` next where it is known. */
export type Suggestion = { from: string; to: string | null; searches: number };

type Part = { offset: number; limit: number };

/**
 * Searches of the last days that found nothing, and pairs of searches that followed each other, without those that ops gave
 * a meaning; the most frequent first.
 */
export const listSuggestions = (db: Database, { offset, limit }: Part): Promise<Suggestion[]> => db.$queryRaw<
  Suggestion[]
>`
  WITH said AS (
    SELECT keyword AS "from", NULL AS "to", sum(count)::int AS searches
    FROM search_log WHERE day > (now() AT TIME ZONE 'UTC')::date - ${shownDays}::int
    GROUP BY keyword HAVING (array_agg(last_total ORDER BY day DESC))[1] = 0
    UNION ALL
    SELECT "from", "to", sum(count)::int
    FROM search_pair WHERE day > (now() AT TIME ZONE 'UTC')::date - ${shownDays}::int
    GROUP BY "from", "to"
  )
  SELECT * FROM said
  WHERE NOT EXISTS (
    SELECT FROM search_synonym s
    WHERE s."from" = trim(regexp_replace(said."from", '[^[:alnum:]]+', ' ', 'g'))
  )
  ORDER BY searches DESC, "from", "to" LIMIT ${limit} OFFSET ${offset}`;

const orReason = async (work: Promise<unknown>): Promise<string | null> => {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

type Synonym = { from: string; to: string; isBothWays: boolean; note: string };

/** Says what a word means; null, or why not. */
export const addSynonym = (url: string, synonym: Synonym): Promise<string | null> => orReason(setSynonym(url, synonym));

/** Takes a synonym back; null, or why not. */
export const dropSynonym = (url: string, from: string): Promise<string | null> => orReason(removeSynonym(url, from));
