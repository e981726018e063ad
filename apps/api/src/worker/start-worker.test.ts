import { withConnection } from '@wearfolio/catalogue/connection';
import { undoChange } from '@wearfolio/catalogue/overrides/undo-change';
import { deleteStore } from '@wearfolio/catalogue/stores/remove-store';
import { addJob } from '@wearfolio/database/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { freeStuckJobs, renewLocks } from '../jobs/queries.ts';
import { addBrand, addCategories, addColor, addProduct, addStore } from '../testing/builders.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type RunningWorker, startWorker } from './start-worker.ts';
import { tasks } from './tasks.ts';
import { listJobs, makeJobsDue, taskContext } from './testing/run-jobs.ts';

let shop: TestApp;
let sink: MailSink;
const running: RunningWorker[] = [];

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
});
afterEach(async () => {
  sink.release();
  for (const worker of running.splice(0)) await worker.stop();
  await shop.db.$executeRaw`TRUNCATE mail_token, customer, graphile_worker._private_jobs CASCADE`;
  sink.received.length = 0;
  sink.mode = 'accept';
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const start = (canMail = true, more: Partial<Parameters<typeof startWorker>[0]> = {}): RunningWorker => {
  const worker = startWorker({ databaseUrl: shop.url, context: taskContext(shop, sink.url), canMail, ...more });
  running.push(worker);
  return worker;
};

const addMail = async (firstName: string) => {
  const customer = await signInAs(shop, firstName, { isVerified: false });
  await addJob(shop.db, 'mail-verification', { customerId: customer.id });
  return customer;
};

const until = (what: () => Promise<boolean> | boolean) =>
  expect.poll(what, { timeout: 60_000, interval: 100 }).toBe(true);
const isEmpty = async () => (await listJobs(shop)).length === 0;

describe('the worker', () => {
  it('sends queued mails and new ones', async () => {
    await addMail('Ada');
    start();
    await until(isEmpty);
    await addMail('Bob');
    await until(isEmpty);

    expect(sink.received).toHaveLength(2);
  });

  it('sends each mail once beside a second worker', async () => {
    for (let index = 0; index < 30; index += 1) await addMail(`Ada${index}`);
    start();
    start();
    await until(isEmpty);

    expect(sink.received).toHaveLength(30);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(30);
  });

  it('keeps mails queued with all their attempts without a mail server', async () => {
    await addMail('Ada');
    await addJob(shop.db, 'mail-reset', { customerId: 0 });
    start(false);
    await shop.db.$executeRaw`SELECT graphile_worker.add_job('remove-expired', job_key := 'now')`;
    await until(async () => (await listJobs(shop)).length === 2);

    expect((await listJobs(shop)).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  it('continues after all its connections were lost', async () => {
    start();
    await addMail('Ada');
    await until(isEmpty);
    await withConnection(shop.url, (db) =>
      db.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`),
    );
    await until(() => shop.db.$queryRaw`SELECT 1`.then(() => true).catch(() => false));
    await addMail('Bob');
    await until(isEmpty);

    expect(sink.received).toHaveLength(2);
  });

  it('ends jobs that hang longer than their limit, and continues with others', { tags: 'sweep' }, async () => {
    sink.mode = 'hold';
    for (const name of ['Ada', 'Bob', 'Cy', 'Dan']) await addMail(name);
    start(true, { limits: { mail: 2000, other: 60_000 } });
    await until(() => sink.received.length === 4);
    await shop.db.$executeRaw`SELECT graphile_worker.add_job('remove-expired')`;
    await until(async () => (await listJobs(shop)).length === 4);

    const left = { attempts: 1, maxAttempts: 12, id: expect.any(String), lastError: 'The job took longer than 2 s' };
    expect(await listJobs(shop)).toEqual([left, left, left, left]);
  });

  it('lets four jobs finish that take longer than the queue may be silent', { tags: 'sweep' }, async () => {
    const context = taskContext(shop, sink.url);
    const warned: unknown[] = [];
    const log = { ...context.log, warn: (...entry: unknown[]) => void warned.push(entry) };
    const countWaiting = async () =>
      (
        await shop.db.$queryRaw<unknown[]>`
          SELECT FROM pg_locks WHERE NOT granted AND relation = 'product'::regclass`
      ).length;
    await withConnection(shop.url, async (db) => {
      await db.query('BEGIN; LOCK TABLE product');
      await shop.db.$queryRaw`SELECT graphile_worker.add_job('thin-history')::text FROM generate_series(1, 4)`;
      start(true, { context: { ...context, log }, silence: 3000 });
      await until(async () => (await countWaiting()) >= 4);
      // Longer than the silence.
      await db.query('SELECT pg_sleep(4)');
      await db.query('COMMIT');
    });
    await until(isEmpty);

    expect(warned).toEqual([]);
  });

  it("renews its jobs' locks, so that other workers see that they are alive", async () => {
    sink.mode = 'hold';
    await addMail('Ada');
    start();
    await until(() => sink.received.length === 1);
    await shop.db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'`;
    const [job] = await listJobs(shop);
    await renewLocks(shop.db, [job?.id ?? '']);
    await freeStuckJobs(shop.db);

    const held = await shop.db.$queryRaw<unknown[]>`
      SELECT FROM graphile_worker._private_jobs WHERE locked_at > now() - interval '1 minute'`;
    expect(held).toHaveLength(1);
  });

  it('takes over every kind of job from a dead worker within minutes', async () => {
    for (const name of Object.keys(tasks)) await addJob(shop.db, name as 'find-alerts', { storeId: 0 });
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '6 minutes'`;
    await freeStuckJobs(shop.db);

    expect(await shop.db.$queryRaw`SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL`).toEqual([]);
  });

  it('aborts a mail that is being sent when it is stopped, and sends it later (I8)', {
    tags: 'sweep',
  }, async () => {
    sink.mode = 'hold';
    const ada = await addMail('Ada');
    const worker = start();
    await until(() => sink.received.length === 1);
    await worker.stop();
    const [left] = await listJobs(shop);

    expect(left).toMatchObject({ attempts: 1, maxAttempts: 12 });
    expect(left?.lastError).not.toBeNull();

    sink.mode = 'accept';
    await shop.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
    start();
    await until(isEmpty);

    expect(new Set(sink.to(ada.email).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('releases a mail from a dead worker, but not from a busy one (I7)', async () => {
    const [ada, bob] = [await addMail('Ada'), await addMail('Bob')];
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_by = 'pool-' || id, locked_at = now() - interval '6 minutes'
      WHERE (payload->>'customerId')::int = ${ada.id}`;
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_by = 'pool-' || id, locked_at = now() - interval '1 minute'
      WHERE (payload->>'customerId')::int = ${bob.id}`;
    await freeStuckJobs(shop.db);
    start();
    await until(async () => (await listJobs(shop)).length === 1);

    expect(sink.to(ada.email)).toHaveLength(1);
    expect(sink.received).toHaveLength(1);
  });

  it('removes a deleted store with its products a day later, and no store that staff kept', async () => {
    const { db, url } = shop;
    const names = ['Harbor', 'Pine'];
    const [brand, color] = [await addBrand(db, 'Acne'), await addColor(db, 'Red')];
    const categories = await addCategories(db, 'Women/Shoes/Boots');
    for (const name of names) {
      const store = await addStore(db, name);
      await addProduct(db, { name: 'Boot', brand, store, categories, colors: [color], priceCents: 1000 });
    }
    const ada = { id: null, email: 'ada@shop.test' };
    const stores = await db.store.findMany({ where: { name: { in: names } }, orderBy: { name: 'asc' } });
    const changes = [];
    for (const { id } of stores) changes.push(await deleteStore(url, ada, id));
    await undoChange(url, ada, changes[1]?.id ?? 0);
    const waiting = await db.$queryRaw<{ hours: number }[]>`
      SELECT round(extract(epoch FROM run_at - now()) / 3600)::int AS hours FROM graphile_worker.jobs
      WHERE task_identifier = 'remove-store' AND key = ${`remove-store:${stores[0]?.id}`}`;
    start();
    await db.$executeRaw`UPDATE store SET remove_at = now() WHERE remove_at IS NOT NULL`;
    await makeJobsDue(shop);
    await until(isEmpty);

    expect(waiting).toEqual([{ hours: 24 }]);
    const left = await db.store.findMany({ where: { name: { in: names } }, include: { products: true } });
    expect(left.map(({ name, products }) => [name, products.length])).toEqual([['Pine', 1]]);
  });

  it('deletes expired rows on schedule', async () => {
    const { id } = await signInAs(shop, 'Ada');
    await shop.db.mailToken.create({
      data: { purpose: 'reset', tokenHash: Buffer.alloc(32), customerId: id, expiresAt: new Date(0) },
    });
    start();
    await shop.db.$executeRaw`SELECT graphile_worker.add_job('remove-expired')`;
    await until(isEmpty);

    expect(await shop.db.mailToken.count()).toBe(0);
  });
});
