import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { noteProgress } from '@wearfolio/catalogue/import/note-progress';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { csvOf, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { poolOf } from '@wearfolio/database/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;
const privateHosts: string[] = [];
const feeds = { folder: mkdtempSync(join(tmpdir(), 'wearfolio-kept-')), mostFiles: 9, mostBytes: 1_000_000 };

beforeAll(async () => {
  shop = await startTestApp({ feedPrivateHosts: privateHosts, keptFeeds: feeds });
  editor = await signInStaff(shop.db, 'editor');
});
afterAll(async () => {
  await shop.app.close();
  rmSync(feeds.folder, { recursive: true, force: true });
});

const post = (path: string, body: object) => postDesk(shop, path, body, editor.cookie);

const rows = [
  feedRow('a'),
  feedRow('b', { color: 'Zzyzx', category: 'Wet & Wild', title: 'Zorblat' }),
  feedRow('c', { price: '-1' }),
];

/** The address of a feed that only this shop may fetch. */
const openFeed = async (feed: string): Promise<string> => {
  const { host, origin } = await openStore((_, response) => response.end(feed));
  privateHosts.push(host);
  return `${origin}/feed.csv?key=secret`;
};

describe('a feed at the desk', () => {
  it('can be previewed beside its rows, and the preview stores nothing', async () => {
    // The currency of the store is that of rows that state none. One euro is two dollars.
    await shop.db.$executeRaw`INSERT INTO reference_rate (day, currency, rate) VALUES (current_date, 'USD', 2)`;
    const url = await openFeed(csvOf(rows.map((row) => ({ ...row, currency: '' }))));

    const { body } = await post('/feeds/preview', { name: 'Nordic', url, currency: 'EUR' }).expect(200);

    expect(body.data).toMatchObject({ format: 'plain-csv', read: 3, is_whole: true, rejected: 1, refusal: null });
    const kinds = body.data.readings.filter(({ name }: { name: string }) => name === 'kind');
    expect(kinds).toEqual([
      { name: 'kind', certainty: 'unknown', source: '', samples: [], rows: 1 },
      expect.objectContaining({ certainty: 'certain', source: 'column "category"', rows: 1 }),
    ]);
    expect(body.data.unknown).toContainEqual({ kind: 'color', value: 'Zzyzx', rows: 1 });
    const quoted = { price: 59, currency: 'EUR', shop_price: 118 };
    expect(body.data.cards[0]).toMatchObject({ brand: 'Larkfield', ...quoted, colors: ['Red'] });
    expect(body.data.cards[0].row.fields).toContainEqual({ name: 'price', value: '59.00' });
    expect(await shop.db.store.count()).toBe(0);
  });

  it('shows pictures of stores small, from no private host, and nothing where there is no picture', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'red', noise } })
      .jpeg()
      .toBuffer();
    const { host, origin } = await openStore(({ url = '' }, response) =>
      response.end(url === '/a.jpg' ? picture : '<html>'),
    );
    const ask = (src: string, cookie = editor.cookie) =>
      getDesk(shop, `/feeds/picture?src=${encodeURIComponent(src)}`, cookie).responseType('blob');

    await ask(`${origin}/a.jpg`).expect(204);
    privateHosts.push(host);
    const { body, headers } = await ask(`${origin}/a.jpg`).expect(200);
    const { format, width } = await sharp(body).metadata();

    expect([headers['content-type'], format, width]).toEqual(['image/webp', 'webp', 240]);
    await ask(`${origin}/page`).expect(204);
    await ask('file:///etc/passwd').expect(400);
    await ask(`${origin}/a.jpg`, (await signInStaff(shop.db, 'reader')).cookie).expect(403);
  });

  it('is fetched once for several previews, and again when a preview needs more than was kept', {
    tags: 'sweep',
  }, async () => {
    let asked = 0;
    // No two rows are alike, so the feed stays large when compressed.
    const rowOf = (_: unknown, at: number) => feedRow(`m-${at}`, { title: `Coat ${randomUUID()} ${randomUUID()}` });
    const many = csvOf(Array.from({ length: 12_000 }, rowOf));
    const { host, origin } = await openStore((_, response) => {
      asked += 1;
      response.end(gzipSync(many));
    });
    privateHosts.push(host);
    const look = async () => (await post('/feeds/preview', { url: `${origin}/many.csv.gz` })).body.data;

    const [first, second] = [await look(), await look()];
    const afterTwo = asked;
    const looked = join(feeds.folder, 'looked');
    const names = (await readdir(looked)).filter((name) => name.endsWith('.begin'));
    for (const name of names) await truncate(join(looked, name), 2000);
    const third = await look();

    expect(names).toHaveLength(1);
    expect(first).toMatchObject({ read: 3000, is_whole: false, refusal: null });
    expect([second, third]).toEqual([first, first]);
    expect([afterTwo, asked]).toEqual([1, 2]);
  });

  it('gets a proposed mapping for an unknown format, and an error message for an address that cannot work', async () => {
    const url = await openFeed('{"things": [{"code": "1", "title": "Rain Coat", "web": "https://a.example/1"}]}');
    const refusalOf = async (body: object) => (await post('/feeds/preview', { name: 'Things', ...body })).body.data;

    const unknown = await refusalOf({ url });
    const inside = await post('/feeds/preview', { name: 'Things', url: 'http://127.0.0.1:1/feed' }).expect(409);

    expect(unknown.refusal).toContain('does not say which column is price');
    expect(JSON.parse(unknown.columns.mapping)).toMatchObject({ records: 'things' });
    expect(unknown.columns.columns).toContainEqual({ path: 'web', example: 'https://a.example/1', filled: 1 });
    expect(inside.body.errors).toEqual({ url: ['127.0.0.1 is not a public address'] });
    await post('/feeds/preview', { name: 'Things', url: 'gopher://a.example/feed' }).expect(400);
    await post('/feeds/preview', { name: 'Things', url, mapping: '{' }).expect(400);
  });

  it('is added with a schedule, a job and an audit entry without its key', async () => {
    const url = await openFeed(csvOf(rows));

    const { body } = await post('/feeds/add', { name: 'Nordic', url, cron: '0 4 * * *', currency: 'eur' }).expect(200);
    const again = await post('/feeds/add', { name: 'nordic', url, cron: '0 4 * * *' });
    const feed = (await getDesk(shop, `/feed?id=${body.data.id}`, editor.cookie).expect(200)).body.data;

    expect(feed).toMatchObject({ name: 'Nordic', cron: '0 4 * * *', is_paused: false, is_due: true, runs: [] });
    expect(feed.url).not.toContain('secret');
    expect([again.status, again.body.message]).toEqual([409, 'The store nordic already exists']);
    const entry = await shop.db.auditLog.findFirst({ where: { action: 'add store' } });
    expect(entry).toMatchObject({ actor: editor.email, subject: 'Nordic', after: { currency: 'EUR' } });
    expect(JSON.stringify(entry?.after)).not.toContain('secret');
  });

  it('may ask for a password, which is neither shown nor sent to another server', async () => {
    const asked: (string | undefined)[] = [];
    const { host, origin } = await openStore(({ headers }, response) => {
      asked.push(headers.authorization);
      response.end(csvOf(rows));
    });
    privateHosts.push(host);
    const access = { access: 'password', user: 'shop', secret: 'hush hush' };
    const seen = (await post('/feeds/preview', { name: 'Closed', url: origin, ...access }).expect(200)).body.data;
    const { id } = (await post('/feeds/add', { name: 'Closed', url: origin, ...access }).expect(200)).body.data;
    const feedNow = async (of = shop) => (await getDesk(of, `/feed?id=${id}`, editor.cookie).expect(200)).body.data;
    const stored = await shop.db.feedSchedule.findUniqueOrThrow({ where: { storeId: id } });

    expect(seen.read).toBe(rows.length);
    expect(asked).toEqual([`Basic ${Buffer.from('shop:hush hush').toString('base64')}`]);
    expect(await feedNow()).toMatchObject({ has_feed: true, access: 'password', is_access_lost: false });
    expect(Buffer.from(stored.credentials ?? []).includes('hush')).toBe(false);
    const logged = await shop.db.auditLog.findMany({ select: { before: true, after: true } });
    expect(JSON.stringify(logged)).not.toContain('hush');

    await shop.db
      .$executeRaw`UPDATE feed_schedule SET credentials = credentials || decode('00', 'hex') WHERE store_id = ${id}`;
    expect(await feedNow()).toMatchObject({ access: 'password', is_access_lost: true });
    const [listed] = (await getDesk(shop, '/feeds?q=Closed', editor.cookie).expect(200)).body.data;
    expect(listed).toMatchObject({ name: 'Closed', is_access_lost: true });
    await post('/feed/schedule', { id, cron: '0 4 * * *', url: 'https://elsewhere.example/feed' }).expect(200);
    expect(await feedNow()).toMatchObject({ access: 'open', is_access_lost: false });
  });

  it('can be paused, rescheduled and fetched now, with before and after in the audit log', async () => {
    const { id } = await shop.db.store.findFirstOrThrow({ where: { name: 'Nordic' } });
    const stateOf = async () => (await getDesk(shop, `/feed?id=${id}`, editor.cookie)).body.data;

    await post('/feed/schedule', { id, cron: null }).expect(200);
    const paused = await stateOf();
    await post('/feed/schedule', { id, cron: '0 4 * * 1' }).expect(200);
    await post('/feed/run', { id }).expect(200);

    expect([paused.is_paused, paused.cron]).toEqual([true, '0 4 * * *']);
    expect(await stateOf()).toMatchObject({ is_paused: false, cron: '0 4 * * 1' });
    const feed = expect.not.stringContaining('secret');
    const entries = await shop.db.auditLog.findMany({
      where: { action: 'schedule feed', subject: 'Nordic' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [
        { schedule: '0 4 * * *', feed },
        { schedule: 'paused', feed },
      ],
      [
        { schedule: 'paused', feed },
        { schedule: '0 4 * * 1', feed },
      ],
    ]);
    await post('/feed/run', { id: 999_999 }).expect(409);
    const wrong = await post('/feed/schedule', { id, cron: 'at noon' }).expect(409);
    expect(wrong.body.errors.cron).toEqual([expect.stringContaining("'at noon' is not a schedule")]);
  });

  it('may have prices that look like cents, until an editor confirms them', { tags: 'sweep' }, async () => {
    const prices = ['12900', '24900', '8995', '31900', '15900', '990'];
    const url = await openFeed(csvOf(prices.map((price, at) => feedRow(`w${at}`, { price }))));
    const { id } = await shop.db.store.create({ data: { name: 'Furrier', slug: 'furrier' } });
    const doubt = async () => (await post('/feeds/preview', { store: id, url }).expect(200)).body.data.price_doubt;

    const before = await doubt();
    const confirmed = { id, currency: 'USD', cents: 15_900_00 };
    await postDesk(shop, '/feed/prices', confirmed, (await signInStaff(shop.db, 'reader')).cookie).expect(403);
    await post('/feed/prices', { ...confirmed, id: 999_999 }).expect(409);
    await post('/feed/prices', { ...confirmed, currency: 'dollars' }).expect(400);
    await post('/feed/prices', confirmed).expect(200);

    expect(before).toEqual({
      reason: expect.stringContaining('15900: may be cents'),
      currency: 'USD',
      cents: 15_900_00,
    });
    expect(await doubt()).toBeNull();
    const entry = await shop.db.auditLog.findFirst({ where: { action: 'confirm prices' } });
    expect(entry).toMatchObject({ subject: 'Furrier', before: null, after: { currency: 'USD', cents: 15_900_00 } });
  });

  it('shows the progress and the result of a running import', async () => {
    const { id } = await shop.db.store.findFirstOrThrow({ where: { name: 'Nordic' } });
    const progress = noteProgress(poolOf(shop.db), id);
    const look = async () => {
      const { runs } = (await getDesk(shop, `/feed?id=${id}`, editor.cookie)).body.data;
      return { phase: runs[0]?.phase, read: runs[0]?.read };
    };

    await shop.db.import.create({ data: { storeId: id, source: 'test' } });
    progress.rows(1200);
    progress.phase('Comparing with the catalogue');
    await expect.poll(look).toEqual({ phase: 'Comparing with the catalogue', read: 1200 });
    progress.stop();
    await importText(shop.url, 'Nordic', rows);

    const { runs } = (await getDesk(shop, `/feed?id=${id}`, editor.cookie)).body.data;
    expect(runs).toMatchObject([
      { outcome: 'imported', read: 3, created: 2, changed: 0, unchanged: 0, merged: 0, rejected: 1 },
      { outcome: 'failed', reason: 'Interrupted' },
    ]);
  });
});
