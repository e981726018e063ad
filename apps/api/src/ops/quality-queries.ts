import { qualityWords } from '@wearfolio/catalogue/figures/describe-quality';
import {
  listQuality as listQualityOf,
  type QualityPoint,
  readTrend as readTrendOf,
  type StoreQuality,
} from '@wearfolio/catalogue/figures/quality';
import { listUnknownReasons, type UnknownReason } from '@wearfolio/catalogue/figures/unknown-reasons';
import { type Quality, qualityNames } from '@wearfolio/catalogue/import/quality';
import { type Database, poolOf } from '@wearfolio/database/client';

export { type Quality, type QualityPoint, qualityNames, qualityWords, type StoreQuality, type UnknownReason };

type Part = { offset: number; limit: number };

/** What the last good import of each store measured, by name. */
export const listQuality = (db: Database, part: Part): Promise<StoreQuality[]> => listQualityOf(poolOf(db), part);

/** What the last imports of a store measured, the last one first. */
export const readTrend = (db: Database, storeId: number): Promise<QualityPoint[]> => readTrendOf(poolOf(db), storeId);

/** The most common reasons why something is unknown, of all stores or of one. */
export const listReasons = (db: Database, storeId?: number): Promise<UnknownReason[]> =>
  listUnknownReasons(poolOf(db), storeId);
