import type { Certainty } from '@wearfolio/feeds/row';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';

/** A leaf in which rows of a category were placed, the certainty, the number of rows, and of those that no mapping moves. */
export type PlaceOfCategory = { path: string; certainty: Certainty; rows: number; unmovable: number };

/** A category in the feeds' spelling, with where its rows were last placed, most rows first. */
export type PlacedCategory = { value: string; rows: number; stores: string; places: PlaceOfCategory[] };

type Part = { store?: string | undefined; offset?: number; limit?: number | null };

const select = `
  WITH said AS NOT MATERIALIZED (
    SELECT value, path, certainty, rows, unmovable, name FROM fed_category JOIN store ON store.id = store_id
    WHERE value <> '' AND ($1::text IS NULL OR lower(name) = lower($1))
  ), listed AS (
    SELECT value, sum(rows)::int AS rows FROM said GROUP BY value ORDER BY rows DESC, value LIMIT $2 OFFSET $3
  ), place AS (
    SELECT value, path, certainty, sum(rows)::int AS rows, sum(unmovable)::int AS unmovable
    FROM said WHERE value IN (SELECT value FROM listed) GROUP BY value, path, certainty
  )
  SELECT listed.*, (SELECT string_agg(DISTINCT name, ', ') FROM said WHERE said.value = listed.value) AS stores, (
    SELECT jsonb_agg(jsonb_build_object('path', path, 'certainty', certainty, 'rows', place.rows, 'unmovable', place.unmovable)
      ORDER BY place.rows DESC, path, certainty)
    FROM place WHERE place.value = listed.value
  ) AS places
  FROM listed ORDER BY rows DESC, value`;

/**
 * Lists all categories of the feeds, or of one store's feed, most rows first, including those placed with certainty,
 * which may be wrong.
 */
export const listPlaced = async (
  db: Connection | Pool,
  { store, offset = 0, limit = null }: Part = {},
): Promise<PlacedCategory[]> => (await db.query<PlacedCategory>(select, [store ?? null, limit, offset])).rows;
