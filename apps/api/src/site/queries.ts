import { type Database, poolOf } from '@wearfolio/database/client';
import { listPendingMigrations } from '@wearfolio/database/migrate';

/** Names of migrations that the database lacks. Throws when it does not respond. */
export const listMissingMigrations = (db: Database): Promise<string[]> => listPendingMigrations(poolOf(db));
