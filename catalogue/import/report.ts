import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { stringify } from 'csv-stringify';
import { type Connection, inTransaction } from '../connection.ts';

// Refused rows and doubtful values one by one; what repeats (a currency, a value
// that no map knows) once, with the first line and the number of rows.
const declareReport = `
  DECLARE report NO SCROLL CURSOR FOR
  SELECT line, field, value, reason FROM (
    SELECT seq, line, key AS field, name AS value,
      CASE kind WHEN 'warning' THEN 'warning: ' ELSE '' END || title AS reason
    FROM stage WHERE kind IN ('reject', 'warning')
    UNION ALL
    SELECT min(seq), min(line), key, name,
      CASE kind
        WHEN 'converted' THEN format('warning: prices of %s rows were converted', count(*))
        ELSE format('warning: not known, in %s rows', count(*))
      END
    FROM stage WHERE kind IN ('unmapped', 'converted') GROUP BY kind, key, name
  ) notes
  ORDER BY line, seq`;

/** A spreadsheet would run a text that begins like a formula; a number with its sign is none. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,]+$/.test(text) ? `'${text}` : text;

type Note = { line: number; field: string; value: string; reason: string };

async function* notesOf(db: Connection): AsyncGenerator<Note> {
  for (;;) {
    const { rows } = await db.query<Note>('FETCH 2000 FROM report');
    if (rows.length === 0) return;
    yield* rows;
  }
}

/**
 * Writes what is to be said about the staged feed to a CSV file (line, field,
 * value, reason) in `folder`. Returns its path, or null when there is nothing.
 */
export const writeReport = async (db: Connection, folder: string, store: string): Promise<string | null> => {
  const { rows } = await db.query<{ any: boolean }>("SELECT EXISTS (SELECT 1 FROM stage WHERE kind <> 'row') AS any");
  if (!rows[0]?.any) return null;
  await mkdir(folder, { recursive: true });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const path = join(folder, `${slugOf(store) || 'store'}-${time}.csv`);
  await inTransaction(db, async () => {
    await db.query(declareReport);
    const csv = stringify({ header: true, columns: ['line', 'field', 'value', 'reason'], cast: { string: harmless } });
    await pipeline(Readable.from(notesOf(db)), csv, createWriteStream(path));
  });
  return path;
};
