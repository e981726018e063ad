// cspell:ignore Regenjacke
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { csvOf, feedRow } from '@wearfolio/catalogue/testing/trial';
import { findTraces } from '@wearfolio/database/testing/traces';
import { describe, expect, it } from 'vitest';
import { getDesk, postDesk, signInStaff } from '../desk/testing/desk-shop.ts';
import { listJobs } from './testing/run-jobs.ts';
import { provideScheduledFeeds, until } from './testing/scheduled-feeds.ts';

const feeds = provideScheduledFeeds();

describe('scheduled feeds', () => {
  it('are fetched when due, imported, and reported in DATA_DIR/reports', async () => {
    const { host } = await openStore((_, response) =>
      response.end(csvOf([feedRow('a'), feedRow('b'), feedRow('c', { link: 'javascript:1' })])),
    );
    await feeds.schedule('Larkfield', host);
    await feeds.schedule('Birchwood', host, '0 0 31 2 *');

    await feeds.plan();
    feeds.start([host]);
    await until(feeds.isEmpty);

    expect(await feeds.outcomes()).toEqual(['imported', null]);
    expect(await feeds.shop.db.product.count({ where: { store: { name: 'Larkfield' } } })).toBe(2);
    expect(readdirSync(join(feeds.dataDir, 'reports'))).toEqual([expect.stringMatching(/^larkfield-.*\.csv$/)]);
  });

  it('bring the texts of feeds in other languages, each by itself', { tags: 'sweep' }, async () => {
    const { host } = await openStore(({ url }, response) => {
      if (url === '/polish.csv') response.writeHead(404);
      response.end(csvOf([feedRow('a', url === '/german.csv' ? { title: 'Regenjacke' } : {})]));
    });
    await feeds.schedule('Larkfield', host);
    const { id } = await feeds.shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await feeds.shop.db.textFeed.createMany({
      data: [
        { storeId: id, language: 'pl', url: `http://${host}/polish.csv` },
        { storeId: id, language: 'de', url: `http://${host}/german.csv` },
        { storeId: id, language: 'fr' },
      ],
    });

    await feeds.plan();
    feeds.start([host]);
    await until(feeds.isEmpty);

    expect(await feeds.outcomes()).toEqual(['imported']);
    const texts = await feeds.shop.db.textFeed.findMany({ orderBy: { language: 'asc' } });
    expect(texts.map(({ language, outcome }) => [language, outcome])).toEqual([
      ['de', 'imported'],
      ['fr', null],
      ['pl', 'The store answered 404'],
    ]);
    expect((await feeds.shop.db.productText.findMany()).map(({ title }) => title)).toEqual(['Regenjacke']);
    await feeds.shop.db.textFeed.deleteMany();
  });

  it('D9: leave no key of their address anywhere but in the schedule', async () => {
    const key = 'K3Y-0a1b2c';
    const logged: unknown[][] = [];
    const note = (...entry: unknown[]): void => void logged.push(entry);
    const { host } = await openStore((_, response) =>
      response.end(csvOf([feedRow('a'), feedRow('c', { link: 'javascript:1' })])),
    );
    await feeds.schedule('Larkfield', `${host}/apikey/${key}/${key}.csv?key=${key}&path=`);
    const { id } = await feeds.shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    const { cookie } = await signInStaff(feeds.shop.db, 'owner');
    const url = `https://feeds.example/${key}/feed.xml`;

    await feeds.plan();
    feeds.start([host], { debug: note, info: note, warn: note, error: note });
    await until(feeds.isEmpty);
    await postDesk(feeds.shop, '/feeds/add', { name: 'Northern', url, cron: '0 4 * * *' }, cookie).expect(200);
    const pages = [`/feed?id=${id}`, '/feeds', '/audit', '/jobs'].map((path) => getDesk(feeds.shop, path, cookie));
    const replies = (await Promise.all(pages)).map(({ text }) => text);

    const files = readdirSync(feeds.dataDir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.parentPath.includes('looked'))
      .map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'latin1'));
    expect(files.length).toBeGreaterThan(0);
    expect(replies.join()).toContain('/apikey/***/***');
    expect(JSON.stringify([logged, replies, files])).not.toContain(key);
    expect(await findTraces(feeds.shop.url, key, 0)).toEqual(['public.feed_schedule.url']);
  });

  it('are planned for the minute of the cron job, however late it runs', async () => {
    await feeds.schedule('Larkfield', 'hats.example', '30 4 * * *');

    await feeds.plan('2026-11-21T04:31:00.000Z');
    expect(await listJobs(feeds.shop)).toEqual([]);
    await feeds.plan('2026-11-21T04:30:00.000Z');

    expect(await listJobs(feeds.shop)).toMatchObject([{ attempts: 0, maxAttempts: 3 }]);
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
      await feeds.shop.db.store.create({ data: { name, slug: `private-${at}` } });
      await feeds.schedule(name, one);
    }

    await feeds.plan();
    feeds.start([]);
    await until(feeds.isEmpty);

    expect(await feeds.outcomes()).toEqual(
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
    await feeds.schedule('Larkfield', `${host}/secret?key=secret&path=`);

    await feeds.plan();
    feeds.start([host], { debug: note, info: note, warn: note, error: note });
    await until(feeds.isEmpty);

    const { id } = await feeds.shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    expect(logged).toContainEqual([{ store: id, outcome: 'refused', reason }, 'Feed fetched']);
    expect(JSON.stringify(logged)).not.toContain('secret');
  });
});
