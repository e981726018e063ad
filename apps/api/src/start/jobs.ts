import type { Database } from '@wearfolio/database/client';
import type { Env } from '../env.ts';
import { createMailer, type Mailer } from '../jobs/mail/mailer.ts';
import { type RunningWorker, startWorker } from '../jobs/start-worker.ts';
import type { TaskContext, WorkerLog } from '../jobs/task.ts';

type Options = {
  databaseUrl: string;
  db: Database;
  env: TaskContext['env'] & Pick<Env, 'mailFrom' | 'publicUrl'>;
  /** Null: mails wait until a process knows where to send them. */
  smtpUrl: string | null;
  log: WorkerLog;
};

const noMailer: Mailer = { send: () => Promise.reject(new Error('There is no mail server')) };

/** Starts to do jobs in this process, with a mailer over `smtpUrl`. */
export const startJobs = ({ databaseUrl, db, env, smtpUrl, log }: Options): RunningWorker => {
  const mailer = smtpUrl === null ? noMailer : createMailer({ smtpUrl, mailFrom: env.mailFrom });
  const context = { db, databaseUrl, mailer, env, publicUrl: env.publicUrl, log };
  return startWorker({ databaseUrl, context, canMail: smtpUrl !== null });
};
