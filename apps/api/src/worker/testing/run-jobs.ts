import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIdentity } from '@wearfolio/catalogue/content/shop-identity';
import { runOnce } from 'graphile-worker';
import { createMailer } from '../../jobs/mail/mailer.ts';
import type { TaskContext, WorkerLog } from '../../jobs/task.ts';
import { publicUrl, type TestApp } from '../../testing/test-app.ts';
import { taskListOf } from '../start-worker.ts';
import { workerLogger } from '../worker-logger.ts';

const noLog: WorkerLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const fixed = { mail_from: 'Wearfolio <hello@shop.test>', contact_to: 'The Shop <shop@shop.test>' };

const identityIn = (url: string) => () => readIdentity(url, fixed);

/** The context of a worker of the test's shop, which mails to `smtpUrl`. */
export const taskContext = ({ db, url }: Pick<TestApp, 'db' | 'url'>, smtpUrl: string, log = noLog): TaskContext => ({
  db,
  databaseUrl: url,
  mailer: createMailer({ smtpUrl, identity: identityIn(url), publicUrl }),
  env: {
    contentDir: '/none',
    dataDir: tmpdir(),
    exchangeRatesUrl: null,
    feedPrivateHosts: [],
    tokenSecret: null,
    keptFeeds: { folder: join(tmpdir(), 'wearfolio-kept-feeds'), mostFiles: 0, mostBytes: 0 },
  },
  identity: identityIn(url),
  publicUrl,
  log,
  openCatalogue: () => Promise.reject(new Error('This test has no listing')),
});

const countLocked = async ({ db }: Pick<TestApp, 'db'>): Promise<number> => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL`;
  return row?.count ?? 0;
};

/** Runs every due job, in sequence, and waits until the queue has their results. */
export const doJobs = async (shop: Pick<TestApp, 'db' | 'url'>, smtpUrl: string, log = noLog): Promise<void> => {
  await runOnce({
    connectionString: shop.url,
    maxPoolSize: 2,
    taskList: taskListOf(taskContext(shop, smtpUrl, log)),
    logger: workerLogger(log),
    noHandleSignals: true,
  });
  while ((await countLocked(shop)) > 0);
};

/** Makes all waiting jobs due now. */
export const makeJobsDue = async ({ db }: Pick<TestApp, 'db'>): Promise<void> => {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
};

type StoredJob = { id: string; attempts: number; maxAttempts: number; lastError: string | null };

/** The jobs left in the queue. */
export const listJobs = ({ db }: Pick<TestApp, 'db'>): Promise<StoredJob[]> => db.$queryRaw<StoredJob[]>`
  SELECT id::text, attempts::int, max_attempts::int AS "maxAttempts", last_error AS "lastError"
  FROM graphile_worker._private_jobs ORDER BY _private_jobs.id`;
