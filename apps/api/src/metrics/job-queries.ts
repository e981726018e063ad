import type { Database } from '@wearfolio/database/client';

/** The number of jobs in each state, by task. `dead` jobs are dead letters. */
export type TaskCounts = { task: string; waiting: number; running: number; dead: number };

// The queue's views do not show locks, so this reads its tables.
export const countJobs = (db: Database): Promise<TaskCounts[]> => db.$queryRaw<TaskCounts[]>`
  SELECT identifier AS task,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts)::int AS waiting,
    count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
    count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::int AS dead
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
  GROUP BY identifier ORDER BY identifier`;

/** The number of dead letters. */
export const countDead = async (db: Database): Promise<number> => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL AND attempts >= max_attempts`;
  return row?.count ?? 0;
};

export type JobRow = {
  id: string;
  task: string;
  /** The recipient of a mail, or the store of a feed. Null when they are gone or do not apply. */
  email: string | null;
  store: string | null;
  attempts: number;
  maxAttempts: number;
  isRunning: boolean;
  isDead: boolean;
  lastError: string | null;
  since: Date;
  nextAt: Date;
};

/** Queued and running jobs and dead letters: dead letters first, then oldest first. */
export const listJobRows = (
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<JobRow[]> => db.$queryRaw<JobRow[]>`
  SELECT job.id::text, identifier AS task, coalesce(customer.email, subscription.email, staff_invitation.email)::text AS email,
    store.name AS store, attempts::int, max_attempts::int AS "maxAttempts", locked_at IS NOT NULL AS "isRunning",
    locked_at IS NULL AND attempts >= max_attempts AS "isDead", last_error AS "lastError",
    job.created_at AS since, run_at AS "nextAt"
  FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = task_id
  LEFT JOIN customer ON customer.id = (payload->>'customerId')::int
  LEFT JOIN subscription ON subscription.id = (payload->>'subscriptionId')::int
  LEFT JOIN staff_invitation ON staff_invitation.id = (payload->>'invitationId')::int
  LEFT JOIN store ON store.id = (payload->>'storeId')::int
  ORDER BY "isDead" DESC, job.id LIMIT ${limit} OFFSET ${offset}`;

/** Ids of dead letters, oldest first. */
export const listDeadIds = async (db: Database, limit: number): Promise<string[]> => {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL AND attempts >= max_attempts ORDER BY _private_jobs.id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
};
