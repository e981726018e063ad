import { type Database, poolOf } from '@wearfolio/database/client';
import { listPendingMigrations } from '@wearfolio/database/migrate';

/** Names of the migrations that the database lacks. Throws when it does not answer. */
export const listMissingMigrations = (db: Database): Promise<string[]> => listPendingMigrations(poolOf(db));
