import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

// A file is valid for a database that continued from where it was built. Change numbers cannot show that, because a
// database restored from an older backup counts on from there. So each build leaves a mark in the database after taking
// its snapshot. A database with the mark, copied or restored, contains everything in the snapshot.
const key = 'listing_builds';

/** Each machine keeps two files. */
const mostMarks = 100;

/** Stores a new mark. Take the snapshot of the catalogue first. */
export const leaveMark = async (client: Client): Promise<string> => {
  const mark = randomUUID();
  await client.query(
    `INSERT INTO shop_state AS state (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE
     SET value = array_to_string((string_to_array($2 || ' ' || state.value, ' '))[:$3], ' ')`,
    [key, mark, mostMarks],
  );
  return mark;
};

/** The marks of recent builds, including those of other machines. */
export const readMarks = async (client: Client): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ value: string }>('SELECT value FROM shop_state WHERE key = $1', [key]);
  return new Set(rows[0]?.value.split(' '));
};
