import { qualityWords } from '@wearfolio/catalogue/figures/describe-quality';
import { type QualityPoint, readTrend as readTrendOf } from '@wearfolio/catalogue/figures/quality';
import { listUnknownReasons, type UnknownReason } from '@wearfolio/catalogue/figures/unknown-reasons';
import { type Quality, qualityNames } from '@wearfolio/catalogue/import/quality';
import { type Database, poolOf } from '@wearfolio/database/client';

export { type Quality, type QualityPoint, qualityNames, qualityWords, type UnknownReason };

/** What the last imports of a store measured, the last one first. */
export const readTrend = (db: Database, storeId: number): Promise<QualityPoint[]> => readTrendOf(poolOf(db), storeId);

/** The most common reasons why something is unknown, of one store. */
export const listReasons = (db: Database, storeId: number): Promise<UnknownReason[]> =>
  listUnknownReasons(poolOf(db), storeId);
