import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import type { FactCounts } from '../import/count-rows.ts';
import type { Quality } from '../import/quality.ts';

/** One store on the board; `quality` is null until an import of this version measured it. */
export type StoreQuality = {
  storeId: number;
  store: string;
  at: Date | null;
  quality: Quality | null;
  facts: FactCounts | null;
};

const board = `
  SELECT store.id AS "storeId", store.name AS store, good.finished_at AS at, good.quality, good.facts
  FROM store
  LEFT JOIN LATERAL (
    SELECT finished_at, quality, facts FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY import.id DESC LIMIT 1
  ) good ON true
  WHERE $1::int IS NULL OR store.id = $1
  ORDER BY fold_text(store.name), store.id LIMIT $2 OFFSET $3`;

type Part = { storeId?: number | null; offset?: number; limit?: number | null };

/** Every store, or one, by name, with what its last good import measured. */
export const listQuality = async (
  db: Connection | Pool,
  { storeId = null, offset = 0, limit = null }: Part = {},
): Promise<StoreQuality[]> => (await db.query<StoreQuality>(board, [storeId, limit, offset])).rows;

/** What one import of a store measured. */
export type QualityPoint = { at: Date; quality: Quality };

const trend = `
  SELECT finished_at AS at, quality FROM import
  WHERE store_id = $1 AND outcome = 'imported' AND quality IS NOT NULL ORDER BY id DESC LIMIT $2`;

/** How many imports a trend shows. */
export const trendLength = 12;

/** What the last good imports of a store measured, the last one first. */
export const readTrend = async (db: Connection | Pool, storeId: number): Promise<QualityPoint[]> =>
  (await db.query<QualityPoint>(trend, [storeId, trendLength])).rows;
