import { mappingKey } from '@wearfolio/feeds/clean/category/mapped-path';
import type { Certainty } from '@wearfolio/feeds/row';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import { isAbout } from './mappings.ts';

/** Rows of a category that a mapping would move from where they were last placed. */
export type MovedRows = { value: string; path: string; certainty: Certainty; rows: number };

// The mapping is compared as if it were stored.
const concerned = `
  WITH value_mapping AS (SELECT 'category' AS kind, $1::text AS "from")
  SELECT value, path, certainty, sum(rows - unmovable)::int AS rows, sum(unmovable)::int AS unmovable
  FROM fed_category CROSS JOIN value_mapping
  WHERE value <> '' AND path <> $2 AND ${isAbout('value')}
  GROUP BY value, path, certainty ORDER BY certainty = 'certain' DESC, rows DESC, value, path`;

/**
 * Returns the rows of the latest imports that a mapping of a category would move to the leaf `to`, those placed with
 * certainty by that category first, and the number of rows that stay, because another column is sure of their kind.
 */
export const previewMapping = async (
  db: Connection | Pool,
  { from, to }: { from: string; to: string },
): Promise<{ moved: MovedRows[]; staying: number }> => {
  const { rows } = await db.query<MovedRows & { unmovable: number }>(concerned, [mappingKey(from), to.toLowerCase()]);
  return {
    moved: rows.filter((row) => row.rows > 0).map(({ unmovable: _, ...row }) => row),
    staying: rows.reduce((sum, { unmovable }) => sum + unmovable, 0),
  };
};
