import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRate } from '../prices/rates.ts';
import { openStore } from '../testing/feed-store.ts';
import { ask, csvOf, type FeedRow, feedRow, importText } from '../testing/trial.ts';
import { setMapping } from '../values/mappings.ts';
import { importScheduled } from './import-scheduled.ts';
import type { ScheduledImport } from './scheduled-import.ts';
import { addDueFetches, isDue, listSchedules, setSchedule } from './schedules.ts';

let url = '';
const openDatabase = async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
};

const { signal } = new AbortController();
const daily = '30 4 * * *';

const fetchNow = async (host: string, changed: Partial<ScheduledImport> = {}): Promise<string> => {
  const [schedule] = await listSchedules(url);
  return importScheduled({
    ...{ url, signal, currency: 'USD', reportsDir: null, say: () => undefined },
    storeId: schedule?.storeId ?? 0,
    privateHosts: [host],
    tokenSecret: null,
    ...changed,
  });
};

const shownSql = `
  SELECT title, price_cents AS cents, parent.name AS color
  FROM product JOIN product_color ON product_id = product.id
  JOIN color ON color.id = color_id JOIN color parent ON parent.id = color.parent_id
  WHERE external_id = 'a'`;

describe('a scheduled feed', () => {
  beforeEach(openDatabase);

  it('is fetched, decompressed and imported, and not again while nothing changed', async () => {
    const asked: (string | undefined)[] = [];
    const { host, origin } = await openStore(({ headers }, response) => {
      asked.push(headers['if-none-match']);
      if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else response.setHeader('ETag', '"v1"').end(gzipSync(csvOf([feedRow('a'), feedRow('b')])));
    });
    await importText(url, 'Larkfield', [feedRow('a')]);
    await setSchedule(url, { store: 'larkfield', feedUrl: `${origin}/feed.gz`, cron: daily }, [host]);

    const outcomes = [await fetchNow(host), await fetchNow(host)];

    expect(outcomes).toEqual(['imported', 'unchanged']);
    expect(asked).toEqual([undefined, '"v1"']);
    expect(await ask(url, 'SELECT external_id FROM product ORDER BY 1')).toEqual([
      { external_id: 'a' },
      { external_id: 'b' },
    ]);
    expect(await listSchedules(url)).toMatchObject([{ store: 'Larkfield', lastOutcome: 'unchanged' }]);
  });

  it.each<[string, FeedRow, () => Promise<unknown>, object]>([
    [
      'a value was mapped',
      { color: 'Blushing Emberglow' },
      () => setMapping(url, { kind: 'color', from: 'Blushing Emberglow', to: 'Red' }),
      { color: 'Red' },
    ],
    ['a rate was set', { price: '100.00 AED' }, () => setRate(url, 'AED', 0.1, 'USD'), { cents: 1000 }],
    [
      'another feed of its store was imported by hand',
      { title: 'Rain Jacket' },
      () => importText(url, 'Larkfield', [feedRow('a', { title: 'Larkfield Felt Hat' })]),
      { title: 'Rain Jacket' },
    ],
  ])(
    'is read again once after %s, even if the store reports no changes',
    { tags: 'sweep' },
    async (_, row, change, expected) => {
      const { host, origin } = await openStore(({ headers }, response) => {
        if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
        else response.setHeader('ETag', '"v1"').end(csvOf([feedRow('a', row), feedRow('b')]));
      });
      await importText(url, 'Larkfield', [feedRow('b')]);
      await setSchedule(url, { store: 'Larkfield', feedUrl: origin, cron: daily }, [host]);
      const outcomes = [await fetchNow(host), await fetchNow(host)];

      await change();
      outcomes.push(await fetchNow(host), await fetchNow(host));

      expect(outcomes).toEqual(['imported', 'unchanged', 'imported', 'unchanged']);
      expect(await ask(url, shownSql)).toMatchObject([expected]);
    },
  );

  it('counts an error of our own as one failure, at the last attempt', async () => {
    const { host, origin } = await openStore((_, response) => response.end(csvOf([feedRow('a')])));
    await importText(url, 'Larkfield', [feedRow('a')]);
    await setSchedule(url, { store: 'Larkfield', feedUrl: origin, cron: daily }, [host]);
    const currency = () => Promise.reject(new Error('The disk is full'));
    const counts: unknown[] = [];

    for (const isLastTry of [false, false, true]) {
      await expect(fetchNow(host, { currency, isLastTry })).rejects.toThrow('The disk is full');
      counts.push(...(await ask(url, 'SELECT failures FROM feed_schedule')));
    }

    expect(counts).toEqual([{ failures: 0 }, { failures: 0 }, { failures: 1 }]);
  });

  it('has one job, even if it is due again before it was done', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);
    await setSchedule(url, { store: 'Larkfield', feedUrl: 'https://larkfield.example/feed', cron: daily }, []);
    const due = new Date('2026-11-21T04:30:20Z');

    const added = [await addDueFetches(url, due, 'UTC'), await addDueFetches(url, due, 'UTC')];
    const later = await addDueFetches(url, new Date('2026-11-21T04:31:00Z'), 'UTC');

    expect([...added, later]).toEqual([1, 1, 0]);
    expect(await ask(url, 'SELECT task_identifier, key FROM graphile_worker.jobs')).toMatchObject([
      { task_identifier: 'fetch-feed' },
    ]);
  });

  it('is queued again after its job was given up, without affecting other jobs', {
    tags: 'sweep',
  }, async () => {
    for (const store of ['Larkfield', 'Quillmoor']) {
      await importText(url, store, [feedRow('a')]);
      await setSchedule(url, { store, feedUrl: 'https://feeds.example/feed', cron: daily }, []);
    }
    const due = new Date('2026-11-21T04:30:20Z');
    const giveUp = () => ask(url, 'UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    await addDueFetches(url, due, 'UTC');
    await giveUp();
    await ask(url, "DELETE FROM feed_schedule WHERE store_id = (SELECT id FROM store WHERE name = 'Quillmoor')");

    await addDueFetches(url, due, 'UTC');
    const [left, added, ...more] = await ask(url, 'SELECT key, attempts FROM graphile_worker.jobs ORDER BY id');
    await giveUp();
    await addDueFetches(url, due, 'UTC');

    expect(more).toEqual([]);
    expect([left, added]).toMatchObject([{ attempts: 3 }, { key: expect.stringMatching(/^fetch-feed:/), attempts: 0 }]);
    expect(await ask(url, 'SELECT attempts FROM graphile_worker.jobs ORDER BY id')).toEqual([
      { attempts: 3 },
      { attempts: 0 },
    ]);
  });
});

describe('a bad scheduled feed', () => {
  beforeAll(async () => {
    const drop = await openDatabase();
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    return drop;
  });

  const whole = csvOf([feedRow('a'), feedRow('b')]);

  it.each<[string, RequestListener, RegExp]>([
    ['an error of the store', (_, response) => response.writeHead(500).end(), /^The store answered 500$/],
    ['a page instead of a feed', (_, response) => response.end('<!doctype html><html></html>'), /HTML page/],
    [
      'a feed that breaks off',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '9999' });
        response.write(whole, () => response.destroy());
      },
      /^The connection closed before the end of the feed$/,
    ],
    [
      'a feed of unknown length that breaks off',
      (_, response) => response.write(whole, () => response.destroy()),
      /^The connection closed before the end of the feed$/,
    ],
    [
      'a packed feed that breaks off',
      (_, response) => {
        const packed = gzipSync(whole);
        response.writeHead(200, { 'Content-Length': packed.length });
        response.write(packed.subarray(0, -20), () => response.destroy());
      },
      /^The connection closed before the end of the feed$/,
    ],
    [
      'a packed feed that was cut',
      (_, response) => response.end(gzipSync(whole).subarray(0, -20)),
      /^The compressed feed is damaged/,
    ],
    ['no answer', (_, response) => response.destroy(), /^The feed could not be fetched: socket hang up$/],
    [
      'a way to nowhere',
      (_, response) => response.writeHead(302, { Location: 'http://[' }).end(),
      /^The store redirects to an invalid address$/,
    ],
  ])('that is %s is refused, leaves the catalogue unchanged and reports it', async (_, answer, reason) => {
    const { host, origin } = await openStore(answer);
    await setSchedule(url, { store: 'Larkfield', feedUrl: origin, cron: daily }, [host]);

    const outcome = await fetchNow(host);

    expect(outcome).toMatch(reason);
    expect(await listSchedules(url)).toMatchObject([{ lastOutcome: outcome }]);
    expect(await ask(url, 'SELECT count(*)::int AS n FROM product WHERE active AND stock > 0')).toEqual([{ n: 2 }]);
  });

  it.each([
    ['Nobody', 'https://a.example/feed', daily, /There is no store Nobody/],
    ['Larkfield', 'gopher://a.example/feed', daily, /begins with http/],
    ['Larkfield', 'https://me:secret@a.example/feed', daily, /password/],
    ['Larkfield', 'http://169.254.169.254/latest', daily, /not a public address/],
    ['Larkfield', 'http://[::1]/feed', daily, /not a public address/],
    ['Larkfield', 'http://2130706433/feed', daily, /not a public address/],
    ['Larkfield', 'https://a.example/feed', 'daily', /is not a schedule like/],
  ])('F8: is refused for %s at %s, %s', async (store, feedUrl, cron, reason) => {
    await expect(setSchedule(url, { store, feedUrl, cron }, [])).rejects.toThrow(reason);
  });
});

describe('isDue', () => {
  it.each([
    ['30 4 * * *', '2026-11-21T04:30:59Z', true],
    ['30 4 * * *', '2026-11-21T04:31:00Z', false],
    ['*/15 * * * *', '2026-11-21T09:45:00Z', true],
    ['0 4 * * 6', '2026-11-21T04:00:00Z', true],
    ['0 4 * * 0', '2026-11-21T04:00:00Z', false],
    ['0 4 1 11 *', '2026-11-01T04:00:00Z', true],
    ['0 4 * * *', '2026-07-01T02:00:30Z', true, 'Europe/Vienna'],
    ['0 4 * * *', '2026-01-01T03:00:00Z', true, 'Europe/Vienna'],
    // Skipped in spring, and once of two in autumn.
    ['30 2 * * *', '2026-03-29T01:00:00Z', true, 'Europe/Vienna'],
    ['30 2 * * *', '2026-10-25T00:30:00Z', true, 'Europe/Vienna'],
    ['30 2 * * *', '2026-10-25T01:30:00Z', false, 'Europe/Vienna'],
  ])('of %s at %s is %s', (cron, time, expected, timeZone = 'UTC') => {
    expect(isDue(cron, new Date(time), timeZone)).toBe(expected);
  });
});
