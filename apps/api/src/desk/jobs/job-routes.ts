import { type DeskJob, jobPageSize, listDeskJobs, retryDeskJobs } from '@wearfolio/contracts/desk-jobs';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import { maskAddress, maskSecrets } from '../../jobs/mail/mailbox.ts';
import { countJobs, type JobRow, listDeadIds, listJobRows } from '../../metrics/job-queries.ts';
import { retryAtDesk } from './job-queries.ts';

const stateOf = ({ isDead, isRunning }: JobRow): DeskJob['state'] => {
  if (isDead) return 'dead';
  return isRunning ? 'running' : 'waiting';
};

const longestError = 300;

const toJob = (row: JobRow): DeskJob => ({
  id: row.id,
  task: row.task,
  state: stateOf(row),
  of: row.email === null ? row.store : maskAddress(row.email),
  attempts: row.attempts,
  max_attempts: row.maxAttempts,
  last_error: row.lastError === null ? null : maskSecrets(row.lastError).slice(0, longestError),
  since: row.since.toISOString(),
  next_at: row.nextAt.toISOString(),
});

/** Mails and other jobs. */
export const jobRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listDeskJobs,
    handler: async ({ query: { page } }) => {
      const part = { offset: (page - 1) * jobPageSize, limit: jobPageSize };
      const [rows, tasks] = await Promise.all([listJobRows(app.db, part), countJobs(app.db)]);
      return { data: rows.map(toJob), tasks };
    },
  });
};

/** The most jobs that one request retries. */
const mostRetried = 1000;

/** Retries jobs. */
export const jobRetryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...retryDeskJobs,
    handler: async ({ staff, body: { id } }) => {
      const ids = id === undefined ? await listDeadIds(app.db, mostRetried) : [id];
      return told(
        (await retryAtDesk(app.db, staff, ids)) === 0
          ? say('desk.replies.nothingToRetry')
          : say('desk.replies.retried'),
      );
    },
  });
};
