import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { stringify } from 'csv-stringify';
import { escapeLiteral } from 'pg';
import { type Connection, inTransaction } from '../connection.ts';
import { escapeFormula } from '../csv.ts';

// Lists rejected rows and doubtful values one by one. Repeated notes (another currency, an unmapped value) appear once,
// with the first line and the number of rows.
const declareReport = (currency: string): string => `
  DECLARE report NO SCROLL CURSOR FOR
  SELECT line, field, value, reason FROM (
    SELECT seq, line, key AS field, name AS value,
      CASE kind WHEN 'warning' THEN 'warning: ' ELSE '' END || title AS reason
    FROM stage WHERE kind IN ('reject', 'warning')
    UNION ALL
    SELECT min(seq), min(line), key, name, format('warning: unknown, in %s rows', count(*))
    FROM stage WHERE kind = 'unmapped' GROUP BY key, name
    UNION ALL
    SELECT min(seq), min(line), 'currency', currency, format('warning: prices of %s rows were converted', count(*))
    FROM stage WHERE currency <> ${escapeLiteral(currency)} GROUP BY currency
  ) notes
  ORDER BY line, seq`;

type Note = { line: number; field: string; value: string; reason: string };

async function* notesOf(db: Connection): AsyncGenerator<Note> {
  for (;;) {
    const { rows } = await db.query<Note>('FETCH 2000 FROM report');
    if (rows.length === 0) return;
    yield* rows;
  }
}

/**
 * Writes the notes about the staged feed to a CSV file (line, field, value, reason) in `folder`; `currency` is the
 * catalogue's. Returns its path, or null if there are none.
 */
export const writeReport = async (
  db: Connection,
  { folder, store, currency }: { folder: string; store: string; currency: string },
): Promise<string | null> => {
  const { rows } = await db.query<{ any: boolean }>(
    "SELECT EXISTS (SELECT FROM stage WHERE kind <> 'row' OR currency <> $1) AS any",
    [currency],
  );
  if (!rows[0]?.any) return null;
  await mkdir(folder, { recursive: true });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const path = join(folder, `${slugOf(store) || 'store'}-${time}.csv`);
  await inTransaction(db, async () => {
    await db.query(declareReport(currency));
    const csv = stringify({
      header: true,
      columns: ['line', 'field', 'value', 'reason'],
      cast: { string: escapeFormula },
    });
    await pipeline(Readable.from(notesOf(db)), csv, createWriteStream(path));
  });
  return path;
};
