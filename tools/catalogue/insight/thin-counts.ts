import { withConnection } from '../connection.ts';

/** Number of the most frequent keywords kept per day; totals are counted separately. */
const mostKeywords = 5000;

/** Sites with fewer visits per day are kept without their names. */
const fewestVisits = 5;
const mostSources = 200;

/** Number of days for which clicks by product are kept. */
const clickDays = 400;

/** Number of days for which daily counts are kept, so that a year can be compared with the one before. */
export const countedDays = 800;

// Catches up on days that the job may have missed.
const lookedBack = 7;

const pastDays = `day < (now() AT TIME ZONE 'UTC')::date AND day >= (now() AT TIME ZONE 'UTC')::date - ${lookedBack}`;

const forgetKeywords = `
  DELETE FROM search_log WHERE (keyword, day) IN (
    SELECT keyword, day FROM (
      SELECT keyword, day, row_number() OVER (PARTITION BY day ORDER BY count DESC, keyword) AS nth
      FROM search_log WHERE ${pastDays}
    ) ranked WHERE nth > ${mostKeywords})`;

const mergeSources = `
  WITH rare AS (
    DELETE FROM daily_count WHERE figure = 'visit-source' AND (day, value) IN (
      SELECT day, value FROM (
        SELECT day, value, count, row_number() OVER (PARTITION BY day ORDER BY count DESC, value) AS nth
        FROM daily_count WHERE figure = 'visit-source' AND value NOT IN ('direct', 'other') AND ${pastDays}
      ) ranked WHERE count < ${fewestVisits} OR nth > ${mostSources})
    RETURNING day, count
  )
  INSERT INTO daily_count (figure, day, value, count)
  SELECT 'visit-source', day, 'other', sum(count) FROM rare GROUP BY day
  ON CONFLICT (figure, day, value) DO UPDATE SET count = daily_count.count + excluded.count`;

const forgetClicks = `DELETE FROM click_out WHERE day < (now() AT TIME ZONE 'UTC')::date - ${clickDays}`;
const forgetOld = `DELETE FROM daily_count WHERE day < (now() AT TIME ZONE 'UTC')::date - ${countedDays}`;

/**
 * Reduces the counts of past days: keeps the most frequent keywords, and the sites with at least five visits. Removes
 * clicks and counts that are too old.
 */
export const thinCounts = (url: string): Promise<void> =>
  withConnection(url, async (db) => {
    for (const statement of [forgetKeywords, mergeSources, forgetClicks, forgetOld]) await db.query(statement);
  });
