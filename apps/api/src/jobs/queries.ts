import type { Database } from '@wearfolio/database/client';
import { feedJobs, fetchAttempts, jobAttempts } from '@wearfolio/database/jobs';
import { feedLimit } from './job.ts';

// The queue's functions leave jobs that are being done alone, and its views leave payloads out: hence its own tables here.

/** Makes the attempt under way the job's last. */
export const giveUpJob = async (db: Database, id: string): Promise<void> => {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET max_attempts = attempts WHERE id = ${id}::bigint`;
};

/** Nothing takes this long, so whoever holds a job any longer is dead, in minutes. */
const leases = { mail: 5, feed: feedLimit + 10 };

/** Takes mails, feeds and changes of products back from workers that died over them, so that another one does them. */
export const freeStuckJobs = async (db: Database): Promise<void> => {
  await db.$executeRaw`
    SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
    WHERE (identifier LIKE 'mail-%' AND locked_at < now() - make_interval(mins => ${leases.mail}::int))
      OR (identifier = ANY(${[...feedJobs, 'change-products']}) AND locked_at < now() - make_interval(mins => ${leases.feed}::int))
    HAVING count(*) > 0`;
};

/** A digest waits a week at most. In days. */
const longestWait = 8;

/** Has digests go now that wait until long after they should: they were added while the clock was ahead. */
export const freeStrandedDigests = async (db: Database): Promise<void> => {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs AS job SET run_at = now()
    FROM graphile_worker._private_tasks AS task
    WHERE task.id = task_id AND identifier = 'mail-alerts' AND locked_at IS NULL
      AND run_at > now() + make_interval(days => ${longestWait}::int)`;
};

/** A mail that was not sent yet. `email` is null where its customer is gone, and for mails to the shop itself. */
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

/** Every mail that waits or was given up, oldest first. */
export const listUnsentMails = (db: Database): Promise<UnsentMail[]> => db.$queryRaw<UnsentMail[]>`
  SELECT job.id::text, identifier AS kind, coalesce(customer.email, subscription.email, staff_invitation.email)::text AS email,
    attempts::int, max_attempts::int AS "maxAttempts", locked_at IS NOT NULL AS "isBeingSent",
    last_error AS "lastError", job.created_at AS since
  FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = task_id
  LEFT JOIN customer ON customer.id = (payload->>'customerId')::int
  LEFT JOIN subscription ON subscription.id = (payload->>'subscriptionId')::int
  LEFT JOIN staff_invitation ON staff_invitation.id = (payload->>'invitationId')::int
  WHERE identifier LIKE 'mail-%'
  ORDER BY job.id`;

/** Puts jobs back to be done now, with as many attempts as they began with. Answers how many; those being done are left alone. */
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

/** Removes mails that shall never be sent. Answers how many; those being sent are left alone. */
export const discardMails = async (db: Database, ids: string[]): Promise<number> => {
  const rows = await db.$queryRaw<unknown[]>`SELECT id FROM graphile_worker.complete_jobs(${ids}::bigint[])`;
  return rows.length;
};
