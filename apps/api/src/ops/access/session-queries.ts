import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';

const bucket = 'ops-signed-out';

const keyOf = (session: string): Buffer => createHash('sha256').update(session).digest();

/** Ends a session for all processes. The row goes after a day, long after the session itself. */
export const endSession = async (db: Database, session: string): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO rate_limit (bucket, key_hash) VALUES (${bucket}, ${keyOf(session)})
    ON CONFLICT (bucket, key_hash) DO UPDATE SET window_start = now()`;
};

/** Whether somebody signed out of it. */
export const isEnded = async (db: Database, session: string): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS ended FROM rate_limit WHERE bucket = ${bucket} AND key_hash = ${keyOf(session)}`;
  return rows.length > 0;
};
