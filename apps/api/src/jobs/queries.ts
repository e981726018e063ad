import type { Database } from '@wearfolio/database/client';
import { feedJobs, fetchAttempts, jobAttempts } from '@wearfolio/database/jobs';

// The queue's functions skip running jobs, and its views have no payloads, so this file uses its tables.

/** Makes the current attempt of a job its last. */
export const giveUpJob = async (db: Database, id: string): Promise<void> => {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET max_attempts = attempts WHERE id = ${id}::bigint`;
};

/** How long a mail may wait for its turn, in hours. One that waits longer is part of a flood: it becomes a dead letter. */
const longestTurn = 24;

/** Runs a job again at this time, as if the current attempt had not been. The queue adds a second. */
export const postponeJob = async (db: Database, id: string, until: Date): Promise<void> => {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET
      attempts = CASE WHEN is_late THEN attempts ELSE greatest(0, attempts - 1) END,
      max_attempts = CASE WHEN is_late THEN attempts ELSE max_attempts END,
      run_at = ${until}::timestamptz
    FROM (SELECT created_at < now() - make_interval(hours => ${longestTurn}::int) AS is_late
      FROM graphile_worker._private_jobs WHERE id = ${id}::bigint) AS age
    WHERE id = ${id}::bigint`;
};

/** A worker that has not renewed a job's lock for this many minutes is dead. */
const leaseMinutes = 5;

/** Renews the locks of this worker's running jobs. */
export const renewLocks = async (db: Database, ids: string[]): Promise<void> => {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE id = ANY(${ids}::bigint[]) AND locked_at IS NOT NULL`;
};

/** Releases jobs of dead workers, so that another worker runs them. */
export const freeStuckJobs = async (db: Database): Promise<void> => {
  await db.$executeRaw`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker._private_jobs
    WHERE locked_at < now() - make_interval(mins => ${leaseMinutes}::int)
    HAVING count(*) > 0`;
};

/** The longest delay of a digest, in days; a week is the maximum. */
const longestWait = 8;

/** Makes digests due now that were scheduled too far ahead while the clock was wrong. */
export const freeStrandedDigests = async (db: Database): Promise<void> => {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs AS job SET run_at = now()
    FROM graphile_worker._private_tasks AS task
    WHERE task.id = task_id AND identifier = 'mail-alerts' AND locked_at IS NULL
      AND run_at > now() + make_interval(days => ${longestWait}::int)`;
};

/** An unsent mail. `email` is null when its customer is gone, and for mails to the shop. */
export type UnsentMail = {
  id: string;
  kind: string;
  email: string | null;
  attempts: number;
  maxAttempts: number;
  isBeingSent: boolean;
  lastError: string | null;
  since: Date;
};

/** All queued mails and dead letters, oldest first. */
export const listUnsentMails = (db: Database): Promise<UnsentMail[]> => db.$queryRaw<UnsentMail[]>`
  SELECT job.id::text, identifier AS kind, coalesce(customer.email, subscription.email, staff_invitation.email, staff.email)::text AS email,
    attempts::int, max_attempts::int AS "maxAttempts", locked_at IS NOT NULL AS "isBeingSent",
    last_error AS "lastError", job.created_at AS since
  FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = task_id
  LEFT JOIN customer ON customer.id = (payload->>'customerId')::int
  LEFT JOIN subscription ON subscription.id = (payload->>'subscriptionId')::int
  LEFT JOIN staff_invitation ON staff_invitation.id = (payload->>'invitationId')::int
  LEFT JOIN staff ON staff.id = (payload->>'staffId')::int
  WHERE identifier LIKE 'mail-%'
  ORDER BY job.id`;

/** Queues jobs to run now, with all their attempts. Returns how many. Running jobs stay as they are. */
export const retryJobs = async (db: Pick<Database, '$queryRaw'>, ids: string[]): Promise<number> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT put_back.id
    FROM (
      SELECT identifier = ANY(${[...feedJobs]}) AS is_fetch, array_agg(job.id) AS ids
      FROM graphile_worker._private_jobs AS job
      JOIN graphile_worker._private_tasks AS task ON task.id = task_id
      WHERE job.id = ANY(${ids}::bigint[])
      GROUP BY is_fetch
    ) AS kind
    CROSS JOIN LATERAL graphile_worker.reschedule_jobs(
      kind.ids, run_at := now(), attempts := 0,
      max_attempts := CASE WHEN is_fetch THEN ${fetchAttempts}::int ELSE ${jobAttempts}::int END) AS put_back`;
  return rows.length;
};

/** Deletes unsent mails. Returns how many. Mails being sent stay. */
export const discardMails = async (db: Database, ids: string[]): Promise<number> => {
  const rows = await db.$queryRaw<unknown[]>`SELECT id FROM graphile_worker.complete_jobs(${ids}::bigint[])`;
  return rows.length;
};
