import type { Database } from '@wearfolio/database/client';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type MailSink, openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { freeStuckJobs } from '../jobs/queries.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { listJobs, makeJobsDue } from '../worker/testing/run-jobs.ts';
import { addOneProduct } from './testing/publish.ts';
import { isOk, startShop } from './testing/shop-process.ts';
import { outcomeOf } from './testing/silence.ts';
import { type BadNetwork, openBadNetwork } from './testing/tcp-proxy.ts';
import { findDamage, keepWriting, signUp } from './testing/writers.ts';

const patience = { timeout: 120_000, interval: 50 };

const openShop = async () => {
  const { url, db } = await openTestDatabase();
  onTestFinished(() => db.$disconnect());
  const network = await openBadNetwork(url);
  const sink = await openMailSink();
  onTestFinished(sink.close);
  return { url, db, network, sink, shop: await startShop(network.url, { SMTP_URL: sink.url }) };
};

const countProducts = async (shop: { url: string }): Promise<number> => {
  const reply = await fetch(`${shop.url}/api/productList`, { signal: AbortSignal.timeout(20_000) });
  return reply.ok ? ((await reply.json()) as { total: number }).total : -1;
};

/** How many of these addresses got a mail. */
const countMailed = ({ received }: MailSink, emails: readonly string[]): number => {
  const recipients = new Set(received.flatMap((mail) => mail.recipients));
  return emails.filter((email) => recipients.has(email)).length;
};

/** Makes jobs due now, including those that a lost worker still holds. */
const hurryJobs = async (db: Database): Promise<void> => {
  await makeJobsDue({ db });
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 hour'
    WHERE locked_at < now() - interval '10 seconds'`;
  await freeStuckJobs(db);
};

/** The outcome of a request without timeouts through a black hole: none, however long it waits. */
const askWithoutLimits = async (network: BadNetwork): Promise<string> => {
  const client = new Client({ connectionString: network.url });
  client.on('error', () => undefined);
  await client.connect();
  network.isBlackHole = true;
  const outcome = await outcomeOf(client.query('SELECT 1'));
  void client.end().catch(() => undefined);
  return outcome;
};

describe('I12: a bad network between shop and database', () => {
  it('with 200 ms latency causes no failures', async () => {
    const { url, network, sink, shop } = await openShop();
    network.delay = 100;
    const writing = keepWriting(() => shop.url);
    await expect.poll(() => writing.acknowledged.length, patience).toBeGreaterThan(5);
    await writing.stop();

    expect(writing).toMatchObject({ refusals: [], unanswered: 0 });
    expect(await isOk(shop, '/api/productList')).toBe(true);
    expect((await findDamage(url, writing.acknowledged)).lost).toEqual([]);
    await expect.poll(() => countMailed(sink, writing.acknowledged), patience).toBe(writing.acknowledged.length);
  });

  it('with cut connections costs single requests a 503 and loses nothing acknowledged', async () => {
    const { url, db, network, sink, shop } = await openShop();
    network.cutEvery = 40;
    const writing = keepWriting(() => shop.url);
    await expect.poll(() => network.seen.cut, patience).toBeGreaterThan(30);
    network.cutEvery = 0;
    const before = writing.acknowledged.length;
    await expect.poll(() => writing.acknowledged.length, patience).toBeGreaterThan(before + 10);
    await writing.stop();

    expect(writing.refusals.length).toBeGreaterThan(0);
    expect(new Set(writing.refusals.map(({ status }) => status))).toEqual(new Set([503]));
    expect(writing.unanswered).toBe(0);
    expect((await findDamage(url, writing.acknowledged)).lost).toEqual([]);
    await expect
      .poll(() => hurryJobs(db).then(() => countMailed(sink, writing.acknowledged)), patience)
      .toBe(writing.acknowledged.length);
    expect(shop.child.exitCode).toBeNull();
  });

  it('that drops all packets gets 503 in time, and the shop recovers on a new route', async () => {
    const { url, db, network, sink, shop } = await openShop();
    await signUp(shop.url);
    await expect.poll(() => sink.received.length, patience).toBe(1);
    await expect.poll(async () => (await listJobs({ db })).length, patience).toBe(0);
    network.isBlackHole = true;
    const asked = performance.now();
    const refused = await signUp(shop.url);
    const took = performance.now() - asked;
    const isAlive = await isOk(shop, '/api/health');
    const isReady = await isOk(shop, '/api/ready');
    await addOneProduct(url);
    network.isBlackHole = false;

    expect(network.seen.deaf).toBeGreaterThan(0);
    expect(refused.status).toBe(503);
    expect(took).toBeLessThan(15_000);
    expect({ isAlive, isReady }).toEqual({ isAlive: true, isReady: false });
    await expect.poll(async () => (await signUp(shop.url)).status, patience).toBe(200);
    // The catalogue follower and the jobs have their own connections, which must recover too.
    await expect.poll(() => countProducts(shop), patience).toBe(1);
    await expect.poll(() => sink.received.length, patience).toBeGreaterThan(1);
  });

  it('blocks a client without timeouts, so the black hole is real (planted)', async () => {
    const { url } = await openTestDatabase();
    const network = await openBadNetwork(url);

    expect(await askWithoutLimits(network)).toBe('silence');
  });
});
