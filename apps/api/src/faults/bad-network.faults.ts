import type { Database } from '@wearfolio/database/client';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type MailSink, openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { freeStuckJobs } from '../jobs/queries.ts';
import { listJobs, makeJobsDue } from '../jobs/testing/run-jobs.ts';
import { openTestDatabase } from '../testing/test-database.ts';
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

/** To how many of them a mail was sent. */
const countMailed = ({ received }: MailSink, emails: readonly string[]): number => {
  const recipients = new Set(received.flatMap((mail) => mail.recipients));
  return emails.filter((email) => recipients.has(email)).length;
};

/** Lets no job wait for its next attempt, nor for the minutes after which it is taken from a worker that lost it. */
const hurryJobs = async (db: Database): Promise<void> => {
  await makeJobsDue({ db });
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 hour'
    WHERE locked_at < now() - interval '10 seconds'`;
  await freeStuckJobs(db);
};

/** What a client without limits of time makes of a black hole: nothing, for as long as one cares to wait. */
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
  it('that is 200 ms late makes nothing fail', async () => {
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

  it('that cuts connections costs single requests a 503 and nothing that was acknowledged', async () => {
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

  it('that swallows everything is answered with 503 in time, and left behind once there is another way', async () => {
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
    // What follows the catalogue has a connection of its own, which went deaf too, and so have the jobs.
    await expect.poll(() => countProducts(shop), patience).toBe(1);
    await expect.poll(() => sink.received.length, patience).toBeGreaterThan(1);
  });

  it('keeps a client without limits waiting, so the hole is a real one (planted)', async () => {
    const { url } = await openTestDatabase();
    const network = await openBadNetwork(url);

    expect(await askWithoutLimits(network)).toBe('silence');
  });
});
