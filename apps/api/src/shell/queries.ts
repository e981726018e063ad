import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { listPendingMigrations } from '@wearfolio/database/migrate';

/** Names of the migrations that the database lacks. Throws when it does not answer. */
export const listMissingMigrations = (db: Database): Promise<string[]> =>
  listPendingMigrations({ query: async (sql) => ({ rows: await db.$queryRaw(Prisma.raw(sql)) }) });
