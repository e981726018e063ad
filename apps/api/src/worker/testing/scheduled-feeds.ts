import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { type MailSink, openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import type { WorkerLog } from '../../jobs/task.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planFeeds } from '../fetch-feed.ts';
import { startWorker } from '../start-worker.ts';
import { listJobs, taskContext } from './run-jobs.ts';

// A minute that the queue's clock does not reach during the tests, so it plans nothing by itself.
const dueCron = '30 4 29 2 *';
const dueMinute = '2024-02-29T04:30:00.000Z';

/** Waits for something that a worker does. */
export const until = (what: () => Promise<boolean> | boolean) =>
  expect.poll(what, { timeout: 60_000, interval: 100 }).toBe(true);

/** A shop with the stores Larkfield and Birchwood, without schedules and jobs before each test. */
export const provideScheduledFeeds = () => {
  let shop: TestApp;
  let sink: MailSink;
  const dataDir = mkdtempSync(join(tmpdir(), 'wearfolio-feeds-'));

  beforeAll(async () => {
    shop = await startTestApp();
    sink = await openMailSink();
    await importText(shop.url, 'Larkfield', [feedRow('a')]);
    await importText(shop.url, 'Birchwood', [feedRow('a')]);
  });
  beforeEach(async () => {
    await shop.db
      .$executeRaw`TRUNCATE feed_schedule, graphile_worker._private_jobs, graphile_worker._private_job_queues`;
  });
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const plan = (at = dueMinute) => planFeeds(taskContext(shop, sink.url), { _cron: { ts: at } });
  const isEmpty = async () => (await listJobs(shop)).length === 0;
  return {
    dataDir,
    get shop() {
      return shop;
    },
    get sink() {
      return sink;
    },
    schedule: async (store: string, host: string, cron = dueCron): Promise<void> => {
      const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: store } });
      await shop.db.feedSchedule.create({ data: { storeId: id, url: `http://${host}/feed.csv`, cron } });
    },
    /** Starts a worker, which stops with the test. */
    start: (feedPrivateHosts: string[], log?: WorkerLog): void => {
      const context = taskContext(shop, sink.url, log);
      const keptFeeds = { folder: join(dataDir, 'feeds'), mostFiles: 10, mostBytes: 1_000_000 };
      const env = { ...context.env, dataDir, feedPrivateHosts, keptFeeds };
      const own = { ...context, env };
      const worker = startWorker({ databaseUrl: shop.url, context: own, canMail: true, pollInterval: 100 });
      onTestFinished(worker.stop);
    },
    /** Queues the feeds that are due at a minute of the cron job. */
    plan,
    isEmpty,
    /** Fetches the feeds that are due. Returns the subjects of the mails about them. */
    fetchDue: async (): Promise<string[]> => {
      const seen = sink.received.length;
      await plan();
      await until(isEmpty);
      return sink.received.slice(seen).map(({ subject }) => subject ?? '');
    },
    outcomes: async () =>
      (await shop.db.feedSchedule.findMany({ orderBy: { storeId: 'asc' } })).map(({ lastOutcome }) => lastOutcome),
  };
};
