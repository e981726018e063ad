import { openEmbedded } from '@wearfolio/database/embedded';
import { databaseUrl, dataDir } from '@wearfolio/database/env';
import { migrate } from '@wearfolio/database/migrate';

/**
 * Runs `work` on the address of the migrated database: DATABASE_URL if set, else the embedded server, which is started
 * if needed and left afterward.
 */
export const withDatabase = async <T>(say: (line: string) => void, work: (url: string) => Promise<T>): Promise<T> => {
  const database = databaseUrl ? { url: databaseUrl, close: async () => undefined } : await openEmbedded(dataDir, say);
  try {
    await migrate(database.url);
    return await work(database.url);
  } finally {
    await database.close();
  }
};
