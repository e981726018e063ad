import { keywordMax } from '@wearfolio/contracts/limits';
import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';

// Decision 46: what holds an at-sign may be somebody's address. Seven digits and more may be a number of a phone, a card or an order.
const redact = (text: string): string =>
  text.replace(/\S*@\S*/g, '[redacted]').replace(/\+?\d(?:[ ()./-]{0,2}\d){6,}/g, '[redacted]');

// Accents may fold into more letters than there were; a pair of surrogates stays whole.
const shorten = (text: string): string => {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > keywordMax) break;
    kept += letter;
  }
  return kept.trim();
};

/** The form in which a keyword is kept: folded, one space between words, at-signs and long numbers redacted, at most 200 characters. */
export const loggedKeyword = (keyword: string): string =>
  shorten(
    redact(fold(keyword))
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );

/**
 * Counts one search for today, which is the database's day in UTC, with how many products it found (`total`). Keeps
 * nothing of who searched. A keyword of nothing but spaces is not kept.
 */
export const recordSearch = async (db: Database, search: { keyword: string; total: number }): Promise<void> => {
  const keyword = loggedKeyword(search.keyword);
  if (keyword === '') return;
  await db.$executeRaw`
    INSERT INTO search_log (keyword, day, last_total)
    VALUES (${keyword}, (now() AT TIME ZONE 'UTC')::date, ${search.total})
    ON CONFLICT (keyword, day) DO UPDATE SET count = search_log.count + 1, last_total = excluded.last_total`;
};

/** What fewer searches asked for in 30 days stays between ops and the few who asked. */
const fewest = 5;

/**
 * Up to 500 keywords that were searched for at least five times in the last 30 days and found products the last time, the most
 * frequent first.
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
