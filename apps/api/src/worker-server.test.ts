import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/catalogue/connection';
import { addJob } from '@wearfolio/database/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './faults/testing/shop-process.ts';
import { type MailSink, openMailSink } from './jobs/mail/testing/mail-sink.ts';
import { freeStuckJobs } from './jobs/queries.ts';
import { signInAs } from './testing/sign-in.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let shop: TestApp;
let sink: MailSink;

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
});
beforeEach(() => {
  sink.received.length = 0;
  sink.mode = 'accept';
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const launch = (settings: Record<string, string> = {}) => {
  const worker = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'worker-server.ts')],
    {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: shop.url, SMTP_URL: sink.url, ...settings },
    },
  );
  onTestFinished(() => void worker.kill('SIGKILL'));
  const printed = { complaint: '' };
  worker.stdout.resume();
  worker.stderr.on('data', (part) => {
    printed.complaint += part;
  });
  return { worker, printed };
};

const endOf = async (worker: ChildProcess): Promise<number | null> => {
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'close');
  return worker.exitCode;
};

const addMail = async () => {
  const ada = await signInAs(shop, 'Ada', { isVerified: false });
  await addJob(shop.db, 'mail-verification', { customerId: ada.id });
  return ada;
};

/** Mails in the queue. The worker also plans jobs every minute, which come and go. */
const listMails = () => shop.db.$queryRaw<unknown[]>`
  SELECT FROM graphile_worker.jobs WHERE task_identifier LIKE 'mail-%'`;

/** Connections that wait for a lock on a job. */
const listWaiting = () => shop.db.$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity
  WHERE wait_event_type = 'Lock' AND query LIKE '%_private_jobs%' AND datname = current_database()`;

const patience = { timeout: 150_000, interval: 50 };
const until = (what: () => Promise<boolean> | boolean) => expect.poll(what, patience).toBe(true);

describe('npm run worker', { timeout: 400_000 }, () => {
  it('sends mails, and shuts down cleanly on a signal', async () => {
    const ada = await addMail();
    const { worker, printed } = launch();
    await until(async () => (await listMails()).length === 0);
    worker.kill('SIGTERM');

    expect(await endOf(worker)).toBe(0);
    expect(printed.complaint).toBe('');
    expect(sink.to(ada.email)).toHaveLength(1);
  });

  it('reports at WORKER_PORT whether the queue responds', { tags: 'sweep' }, async () => {
    const port = await findFreePort();
    const { worker } = launch({ WORKER_PORT: String(port) });
    const ask = async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
      return reply && [reply.status, await reply.json()];
    };
    await expect.poll(ask, patience).toEqual([200, { status: 'ok' }]);

    await shop.db.$executeRaw`ALTER TABLE graphile_worker._private_jobs RENAME TO gone`;
    await expect.poll(ask, patience).toEqual([503, { message: 'The queue does not respond' }]);
    await shop.db.$executeRaw`ALTER TABLE graphile_worker.gone RENAME TO _private_jobs`;
    await expect.poll(ask, patience).toEqual([200, { status: 'ok' }]);

    const second = launch({ WORKER_PORT: String(port) });
    expect(await endOf(second.worker)).toBe(1);
    expect(second.printed.complaint).toBe(
      `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port: WORKER_PORT=${port + 1}\n`,
    );
    worker.kill('SIGTERM');
    expect(await endOf(worker)).toBe(0);
  });

  it('refuses to start without an SMTP server, in one line', { tags: 'sweep' }, async () => {
    const { worker, printed } = launch({ SMTP_URL: '', NODE_ENV: 'production' });

    expect(await endOf(worker)).toBe(1);
    expect(printed.complaint).toBe('SMTP_URL is not set, so the worker has no mail server.\n');
  });

  /** Kills a worker after the mail server took a mail and before the queue knew. Returns the recipient. */
  const killBeforeNoted = async () => {
    const ada = await addMail();
    sink.mode = 'hold';
    const { worker } = launch();
    await until(() => sink.received.length === 1);
    await withConnection(shop.url, async (keeper) => {
      await keeper.query('BEGIN');
      await keeper.query('SELECT FROM graphile_worker._private_jobs FOR UPDATE');
      sink.release();
      await until(async () => (await listWaiting()).length > 0);
      worker.kill('SIGKILL');
      await endOf(worker);
      // PostgreSQL would finish the statement of a killed client. When a machine dies, both die.
      for (const { pid } of await listWaiting()) await keeper.query('SELECT pg_terminate_backend($1)', [pid]);
      await until(async () => (await listWaiting()).length === 0);
      await keeper.query('ROLLBACK');
    });
    sink.mode = 'accept';
    return ada;
  };

  /** Another worker takes over the rest. */
  const finish = async (): Promise<void> => {
    const { worker } = launch();
    await until(async () => (await listMails()).length === 0);
    worker.kill('SIGTERM');
    await endOf(worker);
  };

  it('sends at most one duplicate, with the same Message-ID, when it is killed before the queue knows (I7)', {
    tags: 'sweep',
  }, async () => {
    const ada = await killBeforeNoted();
    await shop.db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '6 minutes'`;
    await freeStuckJobs(shop.db);
    await finish();

    expect(sink.to(ada.email)).toHaveLength(2);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('notices by the Message-ID when a job is created again instead of resumed (I7) (planted)', {
    tags: 'sweep',
  }, async () => {
    const ada = await killBeforeNoted();
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    await addJob(shop.db, 'mail-verification', { customerId: ada.id });
    await finish();

    expect(sink.to(ada.email)).toHaveLength(2);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
