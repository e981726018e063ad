import type { Connection } from '../connection.ts';
import type { FedCategory } from './staging.ts';

/** The commonest are enough to work on. */
const mostKept = 1000;

const insert = `
  INSERT INTO fed_category (store_id, value, path, certainty, rows)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[])`;

/** A category as it may be stored: PostgreSQL knows neither NUL nor half a surrogate pair. */
const clean = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** Keeps where the rows of the store's feed went by their categories, in the place of what its last feed said. */
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
  ]);
};
