import type { Connection } from '../connection.ts';

// Added in the caller's transaction, so the job exists if and only if the change is committed. It has the default
// number of attempts.
const addJob = `
  SELECT graphile_worker.add_job(
    'find-alerts', payload := json_build_object('storeId', $1::int), job_key := 'find-alerts:' || $1::int,
    max_attempts := 12)`;

/** Queues the job that alerts customers whose favorites in a store became cheaper or came back. */
export const addFindAlerts = async (db: Connection, storeId: number): Promise<void> => {
  await db.query(addJob, [storeId]);
};
