import { Logger } from 'graphile-worker';
import { MailWaits } from '../jobs/job.ts';
import type { WorkerLog } from '../jobs/task.ts';

type Failure = { failure: true; job: { id: string; task_identifier: string; attempts: number; max_attempts: number } };

const isFailure = (meta: object | undefined): meta is Failure & { error: Error } =>
  meta !== undefined && 'failure' in meta;

/** Writes the queue's messages to our log: a failed job as one line without its payload, routine messages as debug. */
export const workerLogger = (log: WorkerLog): Logger =>
  new Logger(() => (level, message, meta) => {
    if (isFailure(meta)) {
      const { id, task_identifier: task, attempts, max_attempts: most } = meta.job;
      const { error } = meta;
      if (error instanceof MailWaits) log.info({ job: id, task, until: error.until }, 'A mail waits for its turn');
      else log.warn({ job: id, task, attempt: attempts, of: most, reason: error.message }, 'A job failed');
    } else if (level === 'error') log.error(`Jobs: ${message}`);
    else if (level === 'warning') log.warn(`Jobs: ${message}`);
    else log.debug(`Jobs: ${message}`);
  });
