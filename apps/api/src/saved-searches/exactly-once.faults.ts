import { setTimeout as wait } from 'node:timers/promises';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { randomFrom } from '@wearfolio/database/seed/random';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertShop, openAlertShop } from '../favorites/testing/alert-shop.ts';
import { type SignedInCustomer, signInAs } from '../testing/sign-in.ts';
import { startWorker } from '../worker/start-worker.ts';
import { listJobs, makeJobsDue, taskContext } from '../worker/testing/run-jobs.ts';
import { matchSearches } from './match/match-searches.ts';
import { runMatching } from './match/run-matching.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(async () => {
  alerts.sink.release();
  await alerts.empty();
});
afterAll(() => alerts.close());

const products = 200;
const kills = 8;
const seed = 20_261_201;

const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra'];

/** A distinct word for each number. Digits in a title might be read as a size. */
const nameOf = (at: number): string =>
  `Q${syllables[at % 6]}${syllables[Math.floor(at / 6) % 6]}${syllables[Math.floor(at / 36)]}r`;

const bring = async (price: string, count = products): Promise<void> => {
  const rows = Array.from({ length: count }, (_, at) =>
    feedRow(`p${at}`, { group_id: `g${at}`, title: `${nameOf(at)} Jacket`, price }),
  );
  await importText(alerts.shop.url, 'Larkfield', rows, { yes: true });
  await alerts.shop.app.refreshCatalogue();
};

const save = async ({ headers }: SignedInCustomer, frequency = 'immediately'): Promise<void> => {
  const body = { address: '/browse/women', name: 'For women', frequency };
  await request(alerts.shop.app.server).post('/api/saved-searches').set(headers).send(body).expect(200);
};

/** Customers with a saved search each, after the first products were matched. */
const openShop = async (count: number): Promise<SignedInCustomer[]> => {
  await bring('90.00', 20);
  await matchSearches(alerts.shop.url);
  const customers: SignedInCustomer[] = [];
  for (let at = 0; at < count; at += 1) customers.push(await signInAs(alerts.shop, 'Ada'));
  for (const customer of customers) await save(customer);
  return customers;
};

const totals = async (): Promise<number[]> =>
  (await alerts.shop.db.searchFind.findMany({ orderBy: { searchId: 'asc' } })).map(({ total }) => total);

const startWorkers = (count: number) =>
  Array.from({ length: count }, () =>
    startWorker({ databaseUrl: alerts.shop.url, context: taskContext(alerts.shop, alerts.sink.url), canMail: true }),
  );

const untilNothingWaits = () =>
  expect.poll(() => listJobs(alerts.shop), { timeout: 60_000, interval: 100 }).toEqual([]);

const mailsOf = (customers: readonly SignedInCustomer[]): number[] =>
  customers.map(({ email }) => alerts.sink.to(email).length);

const once = (customers: readonly SignedInCustomer[]): number[] => customers.map(() => 1);

describe('I15: news of saved searches', { timeout: 280_000 }, () => {
  it(`is found once when matching is killed ${kills} times at seeded random points`, async () => {
    const customers = await openShop(5);
    await bring('80.00');
    const random = randomFrom(seed);
    for (let kill = 0; kill < kills; kill += 1) {
      const ending = new AbortController();
      const run = runMatching(alerts.shop.url, ending.signal).catch(() => null);
      await wait(random() * 900);
      ending.abort();
      await run;
    }
    await expect.poll(() => matchSearches(alerts.shop.url).then(totals), { timeout: 20_000 }).toHaveLength(5);

    expect(await totals()).toEqual(customers.map(() => products));
  });

  it('is found once by two concurrent matchings, and mailed once by two workers', async () => {
    const customers = await openShop(12);
    await bring('80.00');
    const { url } = alerts.shop;
    await Promise.all([matchSearches(url), matchSearches(url)]);
    await matchSearches(url);
    const workers = startWorkers(2);
    await untilNothingWaits();
    for (const worker of workers) await worker.stop();

    expect(await totals()).toEqual(customers.map(() => products));
    expect(mailsOf(customers)).toEqual(once(customers));
  });

  it('is found twice when the cursor is lost, which the same totals show (planted)', async () => {
    const customers = await openShop(1);
    await bring('80.00');
    const { db, url } = alerts.shop;
    await matchSearches(url);
    await db.$executeRaw`UPDATE shop_state SET value = '0' WHERE key = 'searches_matched_up_to'`;
    await db.$executeRaw`TRUNCATE search_seen`;
    await matchSearches(url);

    expect(await totals()).not.toEqual(customers.map(() => products));
  });

  it('is mailed once after the mail server was down for a day', async () => {
    const customers = await openShop(3);
    await bring('80.00');
    await matchSearches(alerts.shop.url);
    alerts.sink.mode = 'busy';
    // The number of the queue's attempts within a day.
    for (let attempt = 0; attempt < 13; attempt += 1) {
      await makeJobsDue(alerts.shop);
      await alerts.tell();
    }
    const during = mailsOf(customers);
    alerts.sink.mode = 'accept';
    await makeJobsDue(alerts.shop);
    await alerts.tell();
    await makeJobsDue(alerts.shop);
    await alerts.tell();

    expect(during).toEqual(customers.map(() => 0));
    expect(mailsOf(customers)).toEqual(once(customers));
    expect(await listJobs(alerts.shop)).toEqual([]);
  });

  it('is mailed with one Message-ID when the worker dies after the mail server accepted it', async () => {
    const [ada] = await openShop(1);
    await bring('80.00');
    await matchSearches(alerts.shop.url);
    alerts.sink.mode = 'drop';
    await alerts.tell();
    alerts.sink.mode = 'accept';
    await makeJobsDue(alerts.shop);
    await alerts.tell();
    const received = alerts.sink.to(ada?.email ?? '');

    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('is mailed once although the clock was a year ahead', async () => {
    const [ada] = await openShop(1);
    await bring('80.00');
    await alerts.tell();
    const first = mailsOf(ada ? [ada] : []);
    const { db } = alerts.shop;
    await db.$executeRaw`UPDATE customer SET urgent_at = now() + interval '1 year', alerted_at = now() + interval '1 year'`;
    await db.$executeRaw`UPDATE saved_search SET mailed_at = now() + interval '1 year'`;
    await alerts.tell();
    const unchanged = mailsOf(ada ? [ada] : []);
    await bring('70.00');
    await alerts.tell();

    expect([first, unchanged, mailsOf(ada ? [ada] : [])]).toEqual([[1], [1], [2]]);
  });

  it('is skipped when the account is deleted during matching or mailing', async () => {
    const [ada, bob] = await openShop(2);
    await bring('80.00');
    const { db, url } = alerts.shop;
    const matching = runMatching(url, AbortSignal.timeout(60_000));
    await wait(300);
    await db.customer.delete({ where: { id: ada?.id ?? 0 } });
    await matching;
    alerts.sink.mode = 'hold';
    const [worker] = startWorkers(1);
    await expect.poll(() => alerts.sink.to(bob?.email ?? '').length, { timeout: 30_000 }).toBe(1);
    await db.customer.delete({ where: { id: bob?.id ?? 0 } });
    alerts.sink.mode = 'accept';
    alerts.sink.release();
    await untilNothingWaits();
    await worker?.stop();

    expect(alerts.sink.to(ada?.email ?? '')).toEqual([]);
    expect(alerts.sink.to(bob?.email ?? '')).toHaveLength(1);
    expect([await db.savedSearch.count(), await db.searchFind.count()]).toEqual([0, 0]);
  });
});
