// cspell:ignore marke Regenjacke
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { commandLine } from '@wearfolio/catalogue/audit';
import { withConnection } from '@wearfolio/catalogue/connection';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { lockStore } from '@wearfolio/catalogue/import/runs';
import { checksum, csvOf, type FeedRow, feedRow } from '@wearfolio/catalogue/testing/trial';
import { removeOldUploads } from '@wearfolio/catalogue/uploads/feed-uploads';
import { poolOf } from '@wearfolio/database/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { importUploaded } from '../../worker/import-upload.ts';
import { taskContext } from '../../worker/testing/run-jobs.ts';
import { tryFeed } from '../../worker/try-feed.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;
let feeds = { folder: '', mostFiles: 9, mostBytes: 1_000_000 };

beforeAll(async () => {
  feeds = { ...feeds, folder: mkdtempSync(join(tmpdir(), 'wearfolio-kept-')) };
  shop = await startTestApp({ keptFeeds: feeds });
  editor = await signInStaff(shop.db, 'editor');
});
afterAll(async () => {
  await shop.app.close();
  rmSync(feeds.folder, { recursive: true, force: true });
});

const post = (path: string, body: object) => postDesk(shop, path, body, editor.cookie);
const get = (path: string) => getDesk(shop, path, editor.cookie);

const begin = async (file: { name: string; bytes: number; store?: number }): Promise<string> =>
  (await post('/feeds/upload', file).expect(200)).body.data.id;

const sendPart = (id: string, at: number, part: Buffer) =>
  request(shop.app.server)
    .post(`/api/desk/feeds/upload/part?id=${id}&at=${at}`)
    .set({ 'Sec-Fetch-Site': 'same-origin', Origin: publicUrl, Cookie: editor.cookie })
    .type('application/octet-stream')
    .send(part);

/** Uploads a feed in two parts. Returns the id of the upload. */
const upload = async (rows: readonly FeedRow[], store?: number): Promise<string> => {
  const bytes = gzipSync(csvOf(rows));
  const id = await begin({ name: 'feed.csv.gz', bytes: bytes.length, ...(store === undefined ? {} : { store }) });
  await sendPart(id, 0, bytes.subarray(0, 100)).expect(200);
  await sendPart(id, 100, bytes.subarray(100)).expect(200);
  return id;
};

type Ran = 'import-upload' | 'try-feed';

const run = async (task: Ran): Promise<void> => {
  const [job] = await shop.db.$queryRaw<{ id: string; payload: { storeId: number; uploadId: string; yes: boolean } }[]>`
    SELECT job.id::text, payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = task_id WHERE identifier = ${task}`;
  if (!job) throw new Error(`No job ${task} waits`);
  const context = taskContext(shop, '');
  const env = { ...context.env, keptFeeds: feeds };
  const at = { id: '1', createdAt: new Date(), attempts: 1, signal: new AbortController().signal };
  if (task === 'try-feed') await tryFeed({ ...context, env }, job.payload, at);
  else await importUploaded({ ...context, env }, job.payload, at);
  await shop.db.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${job.id}::bigint])`;
};

const rows = [feedRow('a'), feedRow('b'), feedRow('c', { price: '-1' })];

/** Adds a store and imports `rows`. Returns its id. */
const addImported = async (name: string): Promise<number> => {
  const { body } = await post('/feeds/add', { name, upload: await upload(rows) }).expect(200);
  await run('import-upload');
  return body.data.id;
};

describe('an upload of a feed', () => {
  it('resumes where it stopped, and takes no part twice or past its end', async () => {
    const bytes = Buffer.from(csvOf(rows));
    const id = await begin({ name: 'feed.csv', bytes: bytes.length });
    const receivedAfter = async (at: number, part: Buffer) => (await sendPart(id, at, part)).body.data.received;

    const received = [
      await receivedAfter(0, bytes.subarray(0, 50)),
      await receivedAfter(0, bytes.subarray(0, 50)),
      await receivedAfter(90, bytes.subarray(90)),
      await receivedAfter(50, Buffer.concat([bytes.subarray(50), Buffer.from('more')])),
    ];

    expect(received).toEqual([50, 50, 50, 50]);
    expect((await get(`/feeds/upload?id=${id}`).expect(200)).body.data).toMatchObject({
      name: 'feed.csv',
      received: 50,
    });
    expect((await post('/feeds/preview', { upload: id })).body.data.refusal).toContain('not completely uploaded');
    await post('/feeds/add', { name: 'Half', upload: id }).expect(409);
    expect(await receivedAfter(50, bytes.subarray(50))).toBe(bytes.length);
    expect((await post('/feeds/preview', { upload: id })).body.data).toMatchObject({ read: 3, rejected: 1 });
  });

  it('has a size limit, and is found only by its full id', async () => {
    const id = await begin({ name: 'feed.csv', bytes: 10 });

    await post('/feeds/upload', { name: 'feed.csv', bytes: 512 * 1024 ** 2 + 1 }).expect(400);
    await post('/feeds/upload', { name: 'feed.csv', bytes: 10, store: 999_999 }).expect(404);
    await sendPart(id, 0, Buffer.alloc(1024 ** 2 + 1)).expect(413);
    await post(`/feeds/upload/part?id=${id}&at=0`, {}).expect(415);
    await sendPart(
      id.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a')),
      0,
      Buffer.from('x'),
    ).expect(404);
    await get('/feeds/upload?id=%25').expect(400);
  });

  it('replaces the oldest of ten, but never one that a job needs', async () => {
    await shop.db.feedUpload.deleteMany();
    await shop.db.$executeRaw`
      INSERT INTO feed_upload (name, bytes, created_at) SELECT n, 1, now() + make_interval(secs => n) FROM generate_series(1, 10) n`;
    const names = async () =>
      (await shop.db.feedUpload.findMany({ orderBy: { createdAt: 'asc' } })).map(({ name }) => name);

    await begin({ name: 'feed.csv', bytes: 10 });
    const left = await names();
    await shop.db.$queryRaw`
      SELECT graphile_worker.add_job('import-upload', json_build_object('uploadId', id)) FROM feed_upload`;
    const { body } = await post('/feeds/upload', { name: 'one.csv', bytes: 10 }).expect(409);
    await shop.db.$queryRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs`;
    await shop.db.feedUpload.deleteMany();

    expect([left.length, left.includes('1'), left.includes('2'), left.includes('feed.csv')]).toEqual([
      10,
      false,
      true,
      true,
    ]);
    expect(body.message).toBe('10 uploads are waiting for their import. Try again later');
  });

  it('is removed after two days unless a job needs it', async () => {
    const [waiting, left, fresh] = [await upload(rows), await upload(rows), await upload(rows)];
    await post('/feeds/add', { name: 'Waiting', upload: waiting }).expect(200);
    await shop.db.$executeRaw`
      UPDATE feed_upload SET created_at = now() - interval '49 hours' WHERE id::text = ANY(${[waiting, left]})`;

    await removeOldUploads(poolOf(shop.db));

    const ids = (await shop.db.feedUpload.findMany()).map(({ id }) => id);
    expect(ids.sort()).toEqual([waiting, fresh].sort());
    await shop.db.$queryRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs`;
    await shop.db.feedUpload.deleteMany();
  });
});

describe('a store that is added with an upload', () => {
  it('is imported by any worker, keeps its settings and leaves no upload behind', async () => {
    const id = await upload(rows);

    const { body } = await post('/feeds/add', { name: 'Nordic', upload: id, audience: 'women' }).expect(200);
    const before = (await get(`/feed?id=${body.data.id}`).expect(200)).body.data;
    await run('import-upload');
    const after = (await get(`/feed?id=${body.data.id}`).expect(200)).body.data;

    expect(before).toMatchObject({ is_due: true, cron: null, upload: { id, name: 'feed.csv.gz' } });
    expect(after).toMatchObject({
      is_due: false,
      upload: null,
      runs: [{ outcome: 'imported', created: 2, rejected: 1 }],
    });
    expect(await shop.db.feedUploadPart.count()).toBe(0);
    expect(await shop.db.keptFeed.count()).toBe(1);
    expect(await shop.db.feedRules.findFirst({ where: { storeId: body.data.id } })).toMatchObject({
      actor: editor.email,
      rules: [{ name: 'Audience' }],
    });
    const entry = await shop.db.auditLog.findFirstOrThrow({ where: { action: 'add store', subject: 'Nordic' } });
    expect(entry).toMatchObject({ actor: editor.email, after: { file: 'feed.csv.gz', audience: 'women' } });
  });

  it('needs either an address or an upload', async () => {
    const id = await upload(rows);

    await post('/feeds/add', { name: 'Neither' }).expect(400);
    await post('/feeds/add', { name: 'Both', upload: id, url: 'https://feeds.example/x' }).expect(400);
    await post('/feeds/preview', { name: 'Neither' }).expect(400);
    const { body } = await post('/feeds/add', { name: 'Wrong', upload: id, currency: 'kroner' }).expect(409);
    expect(body.errors).toEqual({ currency: ['kroner is not a currency code such as EUR'] });
    expect(await shop.db.store.count({ where: { name: { in: ['Neither', 'Both', 'Wrong'] } } })).toBe(0);
  });
});

describe('an upload in another language', () => {
  const importIn = async (store: number, feed: readonly FeedRow[]) => {
    await post('/feed/import', { id: store, upload: await upload(feed, store), language: 'de' }).expect(200);
    await run('import-upload');
    return (await get(`/feed?id=${store}`).expect(200)).body.data;
  };

  it('gives its texts alone to the products of the store, or says why not', async () => {
    const store = await addImported('Bilingual');
    const german = { prefix: 'de', country: 'US', language: 'de', currency: 'USD', sizes: [], has_vat_note: false };
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets: [german] } });

    const taken = await importIn(store, [feedRow('a', { title: 'Regenjacke', price: '1.00' })]);
    const refused = await importIn(store, [feedRow('other', { title: 'Regenjacke' })]);
    await shop.app.refreshPublished();
    await shop.app.refreshCatalogue();

    const cards = await request(shop.app.server).get(`/api/productList?store=${store}&market=de&sort=asc`).expect(200);
    const shown = cards.body.data.map(({ title, price }: { title: string; price: number }) => [title, price]);
    expect(shown.sort()).toEqual([
      ['Rain Jacket B', 59],
      ['Regenjacke', 59],
    ]);
    expect(taken).toMatchObject({ upload: null, texts: [{ language: 'de', products: 1, last_outcome: 'imported' }] });
    expect(refused.texts[0].last_outcome).toMatch(/^None of the 1 rows is a product of Bilingual/);
  });

  it('can be fetched with the feed of its store, if that has an address', async () => {
    const store = await addImported('Fetched');
    const body = { id: store, language: 'de', url: 'https://feeds.example/german.csv?key=secret' };

    await post('/feed/texts', body).expect(409);
    await post('/feed/schedule', { id: store, cron: '0 0 31 2 *', url: 'https://feeds.example/feed.csv' }).expect(200);
    await post('/feed/texts', { ...body, language: 'tlh' }).expect(400);
    await post('/feed/texts', body).expect(200);
    const { data } = (await get(`/feed?id=${store}`).expect(200)).body;
    await post('/feed/texts', { ...body, url: null }).expect(200);
    const after = (await get(`/feed?id=${store}`).expect(200)).body.data;

    expect(data).toMatchObject({ is_due: true, texts: [{ language: 'de', url: 'https://feeds.example/***' }] });
    expect(after.texts).toMatchObject([{ language: 'de', url: null }]);
    await shop.db.$queryRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs`;
  });
});

describe('a dry run', () => {
  it('lists fact by fact what an upload would change with unsaved settings, and changes nothing', async () => {
    const store = await addImported('Trial');
    const coat = { title: 'Larkfield Wool Coat a', category: 'Women > Clothing > Coats', price: '49.00' };
    const next = [feedRow('a', coat), feedRow('d')];
    const id = await upload(next, store);
    const before = await checksum(shop.url);

    await post('/feed/try', { id: store, upload: id, brand: 'Tarnbeck', force_brand: true }).expect(200);
    const waiting = (await get(`/feed/trial?id=${store}`).expect(200)).body.data;
    await run('try-feed');
    const { data } = (await get(`/feed/trial?id=${store}`).expect(200)).body;

    expect(waiting).toMatchObject({ is_under_way: true, result: null, upload: id });
    expect(data).toMatchObject({ is_under_way: false, refusal: null });
    expect(data.result).toMatchObject({ read: 2, created: 1, changed: 1, sold_out: 1, offered: 2, missing: 1 });
    expect(data.result.changes).toContainEqual({
      fact: 'brand',
      products: 1,
      examples: [{ title: expect.any(String), before: 'Larkfield', after: 'Tarnbeck' }],
    });
    expect(data.result.changes.map(({ fact }: { fact: string }) => fact)).toEqual(
      expect.arrayContaining(['brand', 'title', 'kind', 'price']),
    );
    expect(await checksum(shop.url)).toBe(before);
    expect(await shop.db.feedUpload.count({ where: { id } })).toBe(1);
  });

  it('reads the last feed without an upload, and explains why a feed would be refused', async () => {
    const store = await addImported('Last');
    const trial = async () => (await get(`/feed/trial?id=${store}`).expect(200)).body.data;

    await post('/feed/try', { id: store, category: 'women/shoes/boots' }).expect(200);
    await run('try-feed');
    const last = await trial();
    await post('/feed/try', { id: store, mapping: '{"fields": {"id": "nowhere"}}' }).expect(200);
    await run('try-feed');

    expect(last.result).toMatchObject({ read: 3, created: 0, unchanged: 2, rejected: 1, is_short: false });
    expect(await trial()).toMatchObject({ result: null, refusal: "The table has no column 'nowhere' for id" });
    await post('/feed/try', { id: store, currency: 'kroner' }).expect(409);
    await post('/feed/try', { id: 999_999 }).expect(409);
    expect((await get('/feed/trial?id=999999').expect(200)).body.data).toBeNull();
  });
});

describe('the next feed of a store', () => {
  it('is imported from an upload; one without most products only when an editor allows it', async () => {
    const store = await addImported('Next');
    const one = await upload([feedRow('a', { price: '39.00' })], store);
    // It lacks two of the three products that the store would have.
    const many = await upload([feedRow('a'), feedRow('b'), feedRow('d'), feedRow('e')], store);
    const outcome = async () => (await get(`/feed?id=${store}`)).body.data;

    expect(await shop.db.feedUpload.findMany({ select: { id: true } })).not.toContainEqual({ id: one });
    await post('/feed/import', { id: store, upload: many }).expect(200);
    await run('import-upload');
    const few = await upload([feedRow('a', { price: '39.00' })], store);
    await post('/feed/import', { id: store, upload: few }).expect(200);
    await run('import-upload');
    const refused = await outcome();
    await post('/feed/import', { id: store, upload: few, yes: true }).expect(200);
    await run('import-upload');

    expect(refused).toMatchObject({ upload: { id: few }, runs: [{ outcome: 'refused' }, { outcome: 'imported' }, {}] });
    expect(refused.runs[0].reason).toContain("The feed lacks 3 of the store's 4 current products");
    expect(await outcome()).toMatchObject({ upload: null, runs: [{ outcome: 'imported', sold_out: 3 }, {}, {}, {}] });
  });

  it('waits while another process imports the same store, but not another store', { tags: 'sweep' }, async () => {
    const store = await addImported('Locked');
    const other = await shop.db.store.create({ data: { name: 'Other', slug: 'other' } });
    const id = await upload(rows, store);
    await post('/feed/import', { id: store, upload: id }).expect(200);

    await withConnection(shop.url, async (db) => {
      await lockStore(db, 'Locked');
      await expect(run('import-upload')).rejects.toThrow('Another import of Locked is running');
    });
    await run('import-upload');

    expect(await shop.db.feedUpload.count({ where: { id } })).toBe(0);
    const theirs = await upload(rows, store);
    await post('/feed/import', { id: other.id, upload: theirs }).expect(409);
    await post('/feed/try', { id: other.id, upload: theirs }).expect(409);
  });
});

describe('the preview of a feed', () => {
  it('shows its columns and raw rows, and reads them with a mapping', async () => {
    const text =
      'ref;was;marke;preis;wo\n1;Hose;Larkfield;12,00;https://a.example/1\n2;Rock;;13,00;https://a.example/2\n';
    const id = await begin({ name: 'feed.csv', bytes: Buffer.byteLength(text) });
    await sendPart(id, 0, Buffer.from(text)).expect(200);
    const mapping = { fields: { id: 'ref', name: '={marke} {was}', price: 'preis', link: 'wo', currency: '=EUR' } };

    const unknown = (await post('/feeds/preview', { upload: id })).body.data;
    const mapped = (await post('/feeds/preview', { upload: id, mapping: JSON.stringify(mapping) })).body.data;

    expect(unknown.columns.columns).toContainEqual({ path: 'was', example: 'Hose', filled: 1 });
    expect(unknown.columns.columns).toContainEqual({ path: 'marke', example: 'Larkfield', filled: 0.5 });
    expect(mapped).toMatchObject({ refusal: null, read: 2, rejected: 1, columns: { has_own_reader: false } });
    expect(mapped.cards).toMatchObject([{ price: 12, currency: 'EUR' }]);
    expect(mapped.cards[0].row.fields).toContainEqual({ name: 'name', value: 'Larkfield Hose' });
    expect(mapped.cards[0].cells).toContainEqual({ name: 'was', value: 'Hose' });
    expect(JSON.parse(mapped.columns.mapping).fields).toMatchObject({ name: '={marke} {was}', id: 'ref' });
  });

  it("reads the stored copy of a store's last feed", { tags: 'sweep' }, async () => {
    const store = await addImported('Kept');

    const { data } = (await post('/feeds/preview', { store })).body;
    const refused = await post('/feeds/preview', { store: 999_999 });

    expect(data).toMatchObject({ refusal: null, read: 3, format: 'plain-csv' });
    expect(refused.body.data.refusal).toContain('No feed of this store is kept yet');
  });
});
