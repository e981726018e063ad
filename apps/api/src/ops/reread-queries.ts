import { quoted } from '@wearfolio/catalogue/format';
import { listReadable, type ReadableFeed } from '@wearfolio/catalogue/import/reimport';
import { addReimports } from '@wearfolio/catalogue/import/reimport-jobs';
import { type Database, poolOf } from '@wearfolio/database/client';

export { quoted, type ReadableFeed };

/** How the last feed of a store can be read again; null where it cannot. */
export const findReadable = async (db: Database, storeId: number): Promise<ReadableFeed | null> =>
  (await listReadable(poolOf(db), storeId))[0] ?? null;

/** Has the last feeds of stores read again. Answers how many. */
export const rereadStores = async (db: Database, storeIds: readonly number[]): Promise<number> => {
  await addReimports(poolOf(db), storeIds);
  return storeIds.length;
};
