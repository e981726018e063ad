import { keywordMax } from '@wearfolio/contracts/limits';
import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';

// behavior.md#search-redaction: a word with an at sign may be an address. Seven or more digits may be a phone, card or
// order number.
const redact = (text: string): string =>
  text.replace(/\S*@\S*/g, '[redacted]').replace(/\+?\d(?:[ ()./-]{0,2}\d){6,}/g, '[redacted]');

// Folding accents may lengthen the text. Surrogate pairs stay whole.
const shorten = (text: string): string => {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > keywordMax) break;
    kept += letter;
  }
  return kept.trim();
};

/**
 * The stored form of a keyword: folded, single spaces, at-sign words and long numbers redacted, at most 200 characters.
 */
export const loggedKeyword = (keyword: string): string =>
  shorten(
    redact(fold(keyword))
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );

/**
 * Counts a search for today (UTC, by the database's clock) with its number of results. Stores nothing about the person.
 * Blank keywords are not stored.
 */
export const recordSearch = async (db: Database, search: { keyword: string; total: number }): Promise<void> => {
  const keyword = loggedKeyword(search.keyword);
  if (keyword === '') return;
  await db.$executeRaw`
    INSERT INTO search_log (keyword, day, last_total)
    VALUES (${keyword}, (now() AT TIME ZONE 'UTC')::date, ${search.total})
    ON CONFLICT (keyword, day) DO UPDATE SET count = search_log.count + 1, last_total = excluded.last_total`;
};

/** Searches below this count in 30 days are not shown to other shoppers. */
const fewest = 5;

/**
 * Up to 500 keywords with at least five searches in the last 30 days and results in the last one, most frequent first.
 */
export const readPopular = async (db: Database): Promise<string[]> => {
  const rows = await db.$queryRaw<{ keyword: string }[]>`
    SELECT keyword FROM search_log
    WHERE day > (now() AT TIME ZONE 'UTC')::date - 30 AND strpos(keyword, '[redacted]') = 0
    GROUP BY keyword
    HAVING sum(count) >= ${fewest} AND (array_agg(last_total ORDER BY day DESC))[1] > 0
    ORDER BY sum(count) DESC, keyword
    LIMIT 500`;
  return rows.map(({ keyword }) => keyword);
};
