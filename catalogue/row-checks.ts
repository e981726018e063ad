import type { Connection } from './connection.ts';

const setRole = (role: 'replica' | 'origin'): string => `
  SELECT set_config('session_replication_role', '${role}', true)
  WHERE has_parameter_privilege('session_replication_role', 'SET')`;

/**
 * Runs statements that write rows of nothing but what this transaction holds (what it locked, and products that it wrote
 * itself), without checking their foreign keys row by row: a quarter of an import (docs/decisions/0034). Where the
 * database's role may not leave these checks out, they are made.
 */
export const withoutRowChecks = async <T>(db: Connection, write: () => Promise<T>): Promise<T> => {
  await db.query(setRole('replica'));
  const result = await write();
  await db.query(setRole('origin'));
  return result;
};
