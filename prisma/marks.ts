import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

// A snapshot kept outside the database is valid for a database that continued from where it was taken. Change numbers cannot
// show that, because a database restored from an older backup counts on from there. So a mark is left in the database after
// taking a snapshot. A database with the mark, copied or restored, contains everything in the snapshot.

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
