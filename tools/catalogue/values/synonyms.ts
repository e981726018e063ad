import { type Actor, audit } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';

/** The meaning of a shopper's word or phrase; `isBothWays`: a search for `to` also finds `from`. */
export type Synonym = { from: string; to: string; isBothWays: boolean; note: string };

/** A synonym set by ops, with its day, such as 2026-11-24. */
export type ListedSynonym = Synonym & { day: string };

const mostLetters = 60;
const mostNoteLetters = 200;
const mostSynonyms = 5000;

const wordsOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const asWords = (text: string): string => {
  const words = wordsOf(text);
  if (words === '') throw new Refused('A synonym needs a word and its meaning');
  if (words.length > mostLetters) throw new Refused(`A synonym has at most ${mostLetters} letters`);
  return words;
};

type Kept = { from: string; to: string; isBothWays: boolean; note: string };

const find = async (db: Connection, from: string): Promise<Kept | undefined> => {
  const { rows } = await db.query<Kept>(
    'SELECT "from", "to", is_both_ways AS "isBothWays", note FROM search_synonym WHERE "from" = $1 FOR UPDATE',
    [from],
  );
  return rows[0];
};

/**
 * Sets the meaning of a word or phrase in the search, replacing the former one; a running shop follows within seconds.
 * Texts are stored in lower case without punctuation. Throws Refused for empty, equal or too long texts. Returns the
 * stored synonym.
 */
export const setSynonym = async (
  url: string,
  actor: Actor,
  { from, to, isBothWays, note }: Synonym,
): Promise<Synonym> => {
  const kept = { from: asWords(from), to: asWords(to), isBothWays, note: note.trim() };
  if (kept.from === kept.to) throw new Refused(`'${kept.from}' and its meaning are the same word`);
  if (kept.note.length > mostNoteLetters) throw new Refused(`A note has at most ${mostNoteLetters} letters`);
  await withTransaction(url, async (db) => {
    const before = await find(db, kept.from);
    const { rowCount } = await db.query(
      `INSERT INTO search_synonym ("from", "to", is_both_ways, note)
         SELECT $1, $2, $3, $4
         WHERE (SELECT count(*) FROM search_synonym) < $5 OR EXISTS (SELECT FROM search_synonym WHERE "from" = $1)
         ON CONFLICT ("from") DO UPDATE SET
           "to" = excluded."to", is_both_ways = excluded.is_both_ways, note = excluded.note, created_at = clock_timestamp()`,
      [kept.from, kept.to, kept.isBothWays, kept.note, mostSynonyms],
    );
    if (rowCount === 0) throw new Refused(`There are ${mostSynonyms} synonyms already; remove some first`);
    await audit(db, actor, { action: 'set synonym', subject: `synonym ${kept.from}`, before, after: kept });
  });
  return kept;
};

/** Removes a synonym. Throws Refused if it does not exist. Returns the word as stored. */
export const removeSynonym = async (url: string, actor: Actor, from: string): Promise<string> => {
  const word = asWords(from);
  await withTransaction(url, async (db) => {
    const before = await find(db, word);
    if (!before) throw new Refused(`There is no synonym '${word}'`);
    await db.query('DELETE FROM search_synonym WHERE "from" = $1', [word]);
    await audit(db, actor, { action: 'remove synonym', subject: `synonym ${word}`, before });
  });
  return word;
};

/** Lists all synonyms of ops by word. */
export const listSynonyms = (url: string): Promise<ListedSynonym[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<ListedSynonym>(
      `SELECT "from", "to", is_both_ways AS "isBothWays", note, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
       FROM search_synonym ORDER BY "from"`,
    );
    return rows;
  });
