import type { Connection } from '../connection.ts';
import type { FedCategory } from './staging.ts';

/** Only the most common values are kept. */
const mostKept = 1000;

const insert = `
  INSERT INTO fed_category (store_id, value, path, certainty, rows, unmovable)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::int[])`;

/** Replaces what PostgreSQL cannot store: NUL and unpaired surrogates. */
const clean = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** Replaces the store's record of where rows were placed by their categories. */
export const keepFed = async (db: Connection, storeId: number, fed: readonly FedCategory[]): Promise<void> => {
  const kept = fed.toSorted((one, other) => other.rows - one.rows).slice(0, mostKept);
  await db.query('DELETE FROM fed_category WHERE store_id = $1', [storeId]);
  if (kept.length === 0) return;
  await db.query(insert, [
    storeId,
    kept.map(({ value }) => clean(value)),
    kept.map(({ path }) => path),
    kept.map(({ certainty }) => certainty),
    kept.map(({ rows }) => rows),
    kept.map(({ unmovable }) => unmovable),
  ]);
};
