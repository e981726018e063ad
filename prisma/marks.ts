import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

// A snapshot outside the database is valid only if the database contains everything in the snapshot. Change numbers
// cannot show that, because a database restored from an older backup uses the same numbers again. So each snapshot
// stores a mark in the database. A database with the mark, even a copy or a restored one, contains everything in the
// snapshot.

/** Stores a new mark under `key` and keeps the newest `most`. Take the snapshot of the catalogue first. */
export const leaveMark = async (client: Client, key: string, most: number): Promise<string> => {
  const mark = randomUUID();
  await client.query(
    `INSERT INTO shop_state AS state (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE
     SET value = array_to_string((string_to_array($2 || ' ' || state.value, ' '))[:$3], ' ')`,
    [key, mark, most],
  );
  return mark;
};

/** The recent marks under `key`, including those of other machines. */
export const readMarks = async (client: Client, key: string): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ value: string }>('SELECT value FROM shop_state WHERE key = $1', [key]);
  return new Set(rows[0]?.value.split(' '));
};
