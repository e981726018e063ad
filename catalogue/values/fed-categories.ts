import type { Certainty } from '@wearfolio/feeds/row';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';

/** A category as feeds spell it, where how many of its rows went when they were last read, and how sure that is. */
export type PlacedCategory = { value: string; path: string; certainty: Certainty; rows: number; stores: string };

type Part = { store?: string | undefined; offset?: number; limit?: number | null };

const select = `
  SELECT value, path, certainty, sum(rows)::int AS rows, string_agg(DISTINCT name, ', ') AS stores
  FROM fed_category JOIN store ON store.id = store_id
  WHERE value <> '' AND ($1::text IS NULL OR lower(name) = lower($1))
  GROUP BY value, path, certainty
  ORDER BY rows DESC, value, path, certainty LIMIT $2 OFFSET $3`;

/** All categories of the feeds, or of one store's, with the most rows first: also those that are placed for certain, and wrongly. */
export const listPlaced = async (
  db: Connection | Pool,
  { store, offset = 0, limit = null }: Part = {},
): Promise<PlacedCategory[]> => (await db.query<PlacedCategory>(select, [store ?? null, limit, offset])).rows;
