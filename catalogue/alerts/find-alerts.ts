import type { Connection } from '../connection.ts';

// A job of the caller's transaction: it is done if and only if what changed is kept. As many attempts as any other job.
const addJob = `
  SELECT graphile_worker.add_job(
    'find-alerts', payload := json_build_object('storeId', $1::int), job_key := 'find-alerts:' || $1::int,
    max_attempts := 12)`;

/** Has those told, later, whose favourites in a store became cheaper or came back. */
export const addFindAlerts = async (db: Connection, storeId: number): Promise<void> => {
  await db.query(addJob, [storeId]);
};
