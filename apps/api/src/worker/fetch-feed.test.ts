// cspell:ignore Regenjacke Deutsch zweimal fehlgeschlagen Grund Händler antwortete
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/catalogue/connection';
import { addReimports } from '@wearfolio/catalogue/import/reimport-jobs';
import { lockStore } from '@wearfolio/catalogue/import/runs';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { csvOf, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { addJob } from '@wearfolio/database/jobs';
import { findTraces } from '@wearfolio/database/testing/traces';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { queueFeedsWeek } from '../desk/feeds/feed-news-queries.ts';
import { getDesk, postDesk, signInStaff } from '../desk/testing/desk-shop.ts';
import { type MailSink, openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { freeStuckJobs } from '../jobs/queries.ts';
import type { WorkerLog } from '../jobs/task.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { planFeeds } from './fetch-feed.ts';
import { startWorker } from './start-worker.ts';
import { listJobs, makeJobsDue, taskContext } from './testing/run-jobs.ts';

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
  await shop.db.$executeRaw`TRUNCATE feed_schedule, graphile_worker._private_jobs, graphile_worker._private_job_queues`;
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// A minute that the queue's clock does not reach during the tests, so it plans nothing by itself.
const dueCron = '30 4 29 2 *';
const dueMinute = '2024-02-29T04:30:00.000Z';

const schedule = async (store: string, host: string, cron = dueCron): Promise<void> => {
  const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: store } });
  await shop.db.feedSchedule.create({ data: { storeId: id, url: `http://${host}/feed.csv`, cron } });
};

const start = (feedPrivateHosts: string[], log?: WorkerLog): void => {
  const context = taskContext(shop, sink.url, log);
  const keptFeeds = { folder: join(dataDir, 'feeds'), mostFiles: 10, mostBytes: 1_000_000 };
  const env = { ...context.env, dataDir, feedPrivateHosts, keptFeeds };
  const worker = startWorker({ databaseUrl: shop.url, context: { ...context, env }, canMail: true });
  onTestFinished(worker.stop);
};

const plan = () => planFeeds(taskContext(shop, sink.url), { _cron: { ts: dueMinute } });
const until = (what: () => Promise<boolean> | boolean) =>
  expect.poll(what, { timeout: 60_000, interval: 100 }).toBe(true);
const isEmpty = async () => (await listJobs(shop)).length === 0;
const outcomes = async () =>
  (await shop.db.feedSchedule.findMany({ orderBy: { storeId: 'asc' } })).map(({ lastOutcome }) => lastOutcome);

describe('scheduled feeds', () => {
  it('are fetched when due, imported, and reported in DATA_DIR/reports', async () => {
    const { host } = await openStore((_, response) =>
      response.end(csvOf([feedRow('a'), feedRow('b'), feedRow('c', { link: 'javascript:1' })])),
    );
    await schedule('Larkfield', host);
    await schedule('Birchwood', host, '0 0 31 2 *');

    await plan();
    start([host]);
    await until(isEmpty);

    expect(await outcomes()).toEqual(['imported', null]);
    expect(await shop.db.product.count({ where: { store: { name: 'Larkfield' } } })).toBe(2);
    expect(readdirSync(join(dataDir, 'reports'))).toEqual([expect.stringMatching(/^larkfield-.*\.csv$/)]);
  });

  it('bring the texts of feeds in other languages, each by itself', async () => {
    const { host } = await openStore(({ url }, response) => {
      if (url === '/polish.csv') response.writeHead(404);
      response.end(csvOf([feedRow('a', url === '/german.csv' ? { title: 'Regenjacke' } : {})]));
    });
    await schedule('Larkfield', host);
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await shop.db.textFeed.createMany({
      data: [
        { storeId: id, language: 'pl', url: `http://${host}/polish.csv` },
        { storeId: id, language: 'de', url: `http://${host}/german.csv` },
        { storeId: id, language: 'fr' },
      ],
    });

    await plan();
    start([host]);
    await until(isEmpty);

    expect(await outcomes()).toEqual(['imported']);
    const texts = await shop.db.textFeed.findMany({ orderBy: { language: 'asc' } });
    expect(texts.map(({ language, outcome }) => [language, outcome])).toEqual([
      ['de', 'imported'],
      ['fr', null],
      ['pl', 'The store answered 404'],
    ]);
    expect((await shop.db.productText.findMany()).map(({ title }) => title)).toEqual(['Regenjacke']);
    await shop.db.textFeed.deleteMany();
  });

  it('D9: leave no key of their address anywhere but in the schedule', async () => {
    const key = 'K3Y-0a1b2c';
    const logged: unknown[][] = [];
    const note = (...entry: unknown[]): void => void logged.push(entry);
    const { host } = await openStore((_, response) =>
      response.end(csvOf([feedRow('a'), feedRow('c', { link: 'javascript:1' })])),
    );
    await schedule('Larkfield', `${host}/apikey/${key}/${key}.csv?key=${key}&path=`);
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    const { cookie } = await signInStaff(shop.db, 'owner');
    const url = `https://feeds.example/${key}/feed.xml`;

    await plan();
    start([host], { debug: note, info: note, warn: note, error: note });
    await until(isEmpty);
    await postDesk(shop, '/feeds/add', { name: 'Northern', url, cron: '0 4 * * *' }, cookie).expect(200);
    const pages = [`/feed?id=${id}`, '/feeds', '/audit', '/jobs'].map((path) => getDesk(shop, path, cookie));
    const replies = (await Promise.all(pages)).map(({ text }) => text);

    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.parentPath.includes('looked'))
      .map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'latin1'));
    expect(files.length).toBeGreaterThan(0);
    expect(replies.join()).toContain('/apikey/***/***');
    expect(JSON.stringify([logged, replies, files])).not.toContain(key);
    expect(await findTraces(shop.url, key, 0)).toEqual(['public.feed_schedule.url']);
  });

  it('mail staff who want it at the second failure, when well again or shrunk, and once a week', async () => {
    const answers: RequestListener[] = [];
    const { host } = await openStore((request, response) => answers.shift()?.(request, response));
    const failing: RequestListener = (_, response) => response.writeHead(500).end();
    const good: RequestListener = (_, response) => response.end(csvOf([feedRow('a')]));
    const shrunk: RequestListener = (_, response) => response.end(csvOf([feedRow('b')]));
    await schedule('Birchwood', host);
    const { id } = await signInStaff(shop.db, 'editor');
    await signInStaff(shop.db, 'owner');
    await shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    start([host]);
    const subjects: string[][] = [];
    for (const answer of [failing, failing, failing, good, good, shrunk]) {
      answers.push(answer);
      const seen = sink.received.length;
      await plan();
      await until(isEmpty);
      subjects.push(sink.received.slice(seen).map(({ subject }) => subject ?? ''));
    }
    await queueFeedsWeek(shop.db);
    await until(isEmpty);

    expect(subjects).toEqual([
      [],
      ['The feed of Birchwood failed twice'],
      [],
      ['The feed of Birchwood is well again'],
      [],
      ['The feed of Birchwood lacks many products'],
    ]);
    expect(sink.received.at(-1)?.subject).toBe('Wearfolio: 1 of 1 feed failed');
    const [short, week] = sink.received.slice(-2).map(({ text = '' }) => text.replaceAll(/\s+/g, ' '));
    expect(short).toContain('at most 50.0 % may be missing Its products stay');
    expect(week).not.toContain('--yes');
    await shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });

  it('mail staff about a value without a meaning, also if it takes the place of another', async () => {
    const colors = ['Zzyzx', 'Qwertz', 'Qwertz', 'Red'];
    const { host } = await openStore((_, response) =>
      response.end(csvOf([feedRow('a', { color: colors.shift() ?? '' })])),
    );
    await schedule('Larkfield', host);
    const { id } = await signInStaff(shop.db, 'editor');
    await shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    await importText(shop.url, 'Larkfield', [feedRow('a')]);
    start([host]);
    const subjects: string[][] = [];
    while (colors.length > 0) {
      const seen = sink.received.length;
      await plan();
      await until(isEmpty);
      subjects.push(sink.received.slice(seen).map(({ subject }) => subject ?? ''));
    }

    const news = ['The feed of Larkfield has new doubts'];
    expect(subjects).toEqual([news, news, [], []]);
    await shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });

  it('of texts are mailed about like others, by their language', async () => {
    let isGood = false;
    const { host } = await openStore(({ url }, response) => {
      if (url === '/german.csv' && !isGood) response.writeHead(404);
      response.end(csvOf([feedRow('a')]));
    });
    await schedule('Birchwood', host);
    const { id } = await signInStaff(shop.db, 'editor');
    await shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    const { id: storeId } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Birchwood' } });
    await shop.db.textFeed.create({ data: { storeId, language: 'de', url: `http://${host}/german.csv` } });
    start([host]);
    const subjects: string[] = [];
    for (isGood of [false, false, true]) {
      const seen = sink.received.length;
      await plan();
      await until(isEmpty);
      subjects.push(
        sink.received
          .slice(seen)
          .map(({ subject }) => subject)
          .join(),
      );
    }

    expect(subjects).toEqual([
      '',
      'The feed of Birchwood (Deutsch) failed twice',
      'The feed of Birchwood (Deutsch) is well again',
    ]);
    expect(sink.received.at(-1)?.text?.replaceAll(/\s+/g, ' ')).toContain('1 product has texts of it');
    await shop.db.textFeed.deleteMany();
    await shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });

  it('are told in the language that the reader chose at the desk', async () => {
    const { host } = await openStore((_, response) => response.writeHead(500).end());
    await schedule('Birchwood', host);
    const { id, cookie } = await signInStaff(shop.db, 'editor');
    await shop.db.staff.update({ where: { id }, data: { feedMails: true } });
    await getDesk(shop, '/session', `${cookie}; __Host-desk-language=de`).expect(200);
    start([host]);
    for (const _ of [1, 2]) {
      await plan();
      await until(isEmpty);
    }
    await queueFeedsWeek(shop.db);
    await until(isEmpty);

    const [twice, week] = sink.received.slice(-2);
    expect([twice?.subject, week?.subject]).toEqual([
      'Der Feed von Birchwood ist zweimal fehlgeschlagen',
      'Wearfolio: 1 von 1 Feed fehlgeschlagen',
    ]);
    expect(twice?.text).toMatch(/Der Grund: Der Händler antwortete mit Status 500/);
    await shop.db.staff.update({ where: { id }, data: { feedMails: false } });
  });

  it('are planned for the minute of the cron job, however late it runs', async () => {
    await schedule('Larkfield', 'hats.example', '30 4 * * *');

    await planFeeds(taskContext(shop, sink.url), { _cron: { ts: '2026-11-21T04:31:00.000Z' } });
    expect(await listJobs(shop)).toEqual([]);
    await planFeeds(taskContext(shop, sink.url), { _cron: { ts: '2026-11-21T04:30:00.000Z' } });

    expect(await listJobs(shop)).toMatchObject([{ attempts: 0, maxAttempts: 3 }]);
  });

  it('F8: that lead into a network that is not public are refused without a retry', async () => {
    let asked = 0;
    const { host } = await openStore((_, response) => {
      asked += 1;
      response.end();
    });
    const hosts = [host, '[fec0::1]', '[3fff::1]', '[5f00::1]', '168.63.129.16'];
    for (const [at, one] of hosts.entries()) {
      const name = `Private ${at}`;
      await shop.db.store.create({ data: { name, slug: `private-${at}` } });
      await schedule(name, one);
    }

    await plan();
    start([]);
    await until(isEmpty);

    expect(await outcomes()).toEqual(
      ['127.0.0.1', 'fec0::1', '3fff::1', '5f00::1', '168.63.129.16'].map((at) => `${at} is not a public address`),
    );
    expect(asked).toBe(0);
  });

  it.each<[string, RequestListener, string]>([
    ['is not there', (_, response) => response.writeHead(404).end(), 'The store answered 404'],
    [
      'is elsewhere',
      (_, response) => response.writeHead(302, { Location: 'ftp://me:secret@files.example/secret?key=secret' }).end(),
      'ftp://files.example is not an address that begins with http',
    ],
    [
      'is nowhere',
      (_, response) => response.writeHead(302, { Location: 'http://a b.example/secret?key=secret' }).end(),
      'The store redirects to an invalid address',
    ],
    [
      'is another thing',
      (_, response) => response.end(`<${'x'.repeat(1000)}/>`),
      `Unknown feed format: no known format has the root element <${'x'.repeat(1000)}`.slice(0, 300),
    ],
  ])('F7: log why one %s, without the keys in addresses', async (_, answer, reason) => {
    const logged: unknown[][] = [];
    const note = (...entry: unknown[]): void => void logged.push(entry);
    const { host } = await openStore(answer);
    await schedule('Larkfield', `${host}/secret?key=secret&path=`);

    await plan();
    start([host], { debug: note, info: note, warn: note, error: note });
    await until(isEmpty);

    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    expect(logged).toContainEqual([{ store: id, outcome: 'refused', reason }, 'Feed fetched']);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('run one at a time, and do not delay mails', async () => {
    const waiting: (() => void)[] = [];
    const { host } = await openStore((_, response) => waiting.push(() => response.end(csvOf([feedRow('a')]))));
    await schedule('Larkfield', host);
    await schedule('Birchwood', host);
    const ada = await signInAs(shop, 'Ada', { isVerified: false });

    await plan();
    start([host]);
    await until(() => waiting.length === 1);
    await addJob(shop.db, 'mail-verification', { customerId: ada.id });
    await until(() => sink.to(ada.email).length === 1);

    expect(waiting).toHaveLength(1);
    waiting.shift()?.();
    await until(() => waiting.length === 1);
    waiting.shift()?.();
    await until(isEmpty);
    expect(await outcomes()).toEqual(['imported', 'imported']);
  });

  it('wait while another process works on their store, and are not lost', async () => {
    const { host } = await openStore((_, response) => response.end(csvOf([feedRow('a')])));
    await schedule('Larkfield', host);
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await withConnection(shop.url, async (db) => {
      await lockStore(db, 'Larkfield');
      await plan();
      await addReimports(db, [id]);
      start([host]);
      await until(async () => (await listJobs(shop)).every(({ lastError }) => lastError?.includes('is running')));
    });
    expect(await listJobs(shop)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);

    await makeJobsDue(shop);
    await until(isEmpty);
    expect(await outcomes()).toEqual(['imported']);
  });

  it('are released from a dead worker, so that other feeds continue', async () => {
    const { host } = await openStore((_, response) => response.end(csvOf([feedRow('a')])));
    await schedule('Larkfield', host);
    await plan();
    const hold = async (minutes: number): Promise<void> => {
      await shop.db.$executeRaw`
        UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - make_interval(mins => ${minutes}::int)`;
      await shop.db.$executeRaw`
        UPDATE graphile_worker._private_job_queues SET locked_by = 'dead', locked_at = now()`;
    };
    const countHeld = async () =>
      (await shop.db.$queryRaw<unknown[]>`SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL`)
        .length;

    await hold(4);
    await freeStuckJobs(shop.db);
    expect(await countHeld()).toBe(1);
    await hold(6);
    await freeStuckJobs(shop.db);
    expect(await countHeld()).toBe(0);

    start([host]);
    await until(isEmpty);
    expect(await outcomes()).toEqual(['imported']);
  });
});
