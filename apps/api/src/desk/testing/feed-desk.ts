import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { csvOf, type FeedRow, feedRow } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { importUploaded } from '../../worker/import-upload.ts';
import { taskContext } from '../../worker/testing/run-jobs.ts';
import { tryFeed } from '../../worker/try-feed.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from './desk-shop.ts';

/** Two good rows and one that is rejected. */
export const threeRows = [feedRow('a'), feedRow('b'), feedRow('c', { price: '-1' })];

/** A shop that keeps feeds, and an editor at its desk who uploads them. */
export const provideFeedDesk = () => {
  let shop: TestApp;
  let editor: SignedInStaff;
  let keptFeeds = { folder: '', mostFiles: 9, mostBytes: 1_000_000 };

  beforeAll(async () => {
    keptFeeds = { ...keptFeeds, folder: mkdtempSync(join(tmpdir(), 'wearfolio-kept-')) };
    shop = await startTestApp({ keptFeeds });
    editor = await signInStaff(shop.db, 'editor');
  });
  afterAll(async () => {
    await shop.app.close();
    rmSync(keptFeeds.folder, { recursive: true, force: true });
  });

  const post = (path: string, body: object) => postDesk(shop, path, body, editor.cookie);
  const get = (path: string) => getDesk(shop, path, editor.cookie);

  /** Announces an upload. Returns its id. */
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

  /** Runs the first waiting job of a task. */
  const run = async (task: 'import-upload' | 'try-feed'): Promise<void> => {
    const [job] = await shop.db.$queryRaw<
      { id: string; payload: { storeId: number; uploadId: string; yes: boolean } }[]
    >`
      SELECT job.id::text, payload FROM graphile_worker._private_jobs AS job
      JOIN graphile_worker._private_tasks AS task ON task.id = task_id WHERE identifier = ${task}`;
    if (!job) throw new Error(`No job ${task} waits`);
    const context = taskContext(shop, '');
    const env = { ...context.env, keptFeeds };
    const at = { id: '1', createdAt: new Date(), attempts: 1, signal: new AbortController().signal };
    if (task === 'try-feed') await tryFeed({ ...context, env }, job.payload, at);
    else await importUploaded({ ...context, env }, job.payload, at);
    await shop.db.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${job.id}::bigint])`;
  };

  /** Adds a store and imports `threeRows`. Returns its id. */
  const addImported = async (name: string): Promise<number> => {
    const { body } = await post('/feeds/add', { name, upload: await upload(threeRows) }).expect(200);
    await run('import-upload');
    return body.data.id;
  };

  return {
    get shop() {
      return shop;
    },
    get editor() {
      return editor;
    },
    ...{ post, get, begin, sendPart, upload, run, addImported },
  };
};
