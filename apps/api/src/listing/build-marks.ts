import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

// A file is right for a database that went on from where it was built. Change numbers do not tell: a database that was restored
// from an older backup counts on from there. So each build leaves a mark in the database after its picture was taken. Whichever
// database holds the mark, a copy as well as a backup, holds all that the picture shows.
const key = 'listing_builds';

/** Each machine keeps two files. */
const mostMarks = 100;

/** Leaves a new mark. The picture of the catalogue must have been taken before. */
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

/** The marks of the last builds, also those of other machines. */
export const readMarks = async (client: Client): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ value: string }>('SELECT value FROM shop_state WHERE key = $1', [key]);
  return new Set(rows[0]?.value.split(' '));
};
