import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import type { FactCounts } from '../import/count-rows.ts';
import type { Quality } from '../import/quality.ts';

/** Quality of one store; `quality` is null until this version has imported its feed. */
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

/** Lists all stores or one by name, with the quality of the last successful import. */
export const listQuality = async (
  db: Connection | Pool,
  { storeId = null, offset = 0, limit = null }: Part = {},
): Promise<StoreQuality[]> => (await db.query<StoreQuality>(board, [storeId, limit, offset])).rows;

/** The quality measured by one import of a store. */
export type QualityPoint = { at: Date; quality: Quality };

const trend = `
  SELECT finished_at AS at, quality FROM import
  WHERE store_id = $1 AND outcome = 'imported' AND quality IS NOT NULL ORDER BY id DESC LIMIT $2`;

/** Number of imports in a trend. */
export const trendLength = 12;

/** Returns the quality of a store's last successful imports, newest first. */
export const readTrend = async (db: Connection | Pool, storeId: number): Promise<QualityPoint[]> =>
  (await db.query<QualityPoint>(trend, [storeId, trendLength])).rows;
