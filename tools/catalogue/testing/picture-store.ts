import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { withConnection } from '../connection.ts';
import { followMode, setPictureMode } from '../pictures/picture-mode.ts';
import { type PictureSettings, startPictureWorker } from '../pictures/picture-worker.ts';
import { openStore } from './feed-store.ts';
import { ask } from './trial.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A store's picture server on this machine: answers by path, and records the requests. */
export const openPictureStore = async (answers: Readonly<Record<string, Answer>>) => {
  const asked: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request);
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end('Not found');
  };
  return { ...(await openStore(listener)), asked };
};

/** The cell of a feed with pictures of Larkfield. */
export const imagesOf = (...names: string[]): string =>
  names.map((name) => `https://img.larkfield.example/${name}`).join('|');

/** A query that has a row when so many pictures are fetched and on their cards. */
export const isSettled = (count: number): string =>
  `SELECT count(*)::int FROM picture WHERE fetched_at IS NOT NULL AND claimed_until IS NULL AND NOT has_stale_cards HAVING count(*) = ${count}`;

type Cover = { path: string | null; image_width: number | null; shape: string };

/** The pictures of the cards, by product. */
export const listCovers = (url: string): Promise<Cover[]> =>
  ask<Cover>(
    url,
    `SELECT card ->> 'image_path' AS path, (card ->> 'image_width')::int AS image_width, card ->> 'image_shape' AS shape
     FROM listing ORDER BY product_id`,
  );

/** Moves the pictures of an imported feed to the local store's server, and lets the shop serve them. */
export const servePictures = async (url: string, origin: string): Promise<void> => {
  await ask(url, `UPDATE product_media SET path = regexp_replace(path, '^https://img.larkfield.example', '${origin}')`);
  await setPictureMode(url, 'on');
  await withConnection(url, async (db) => {
    while (await followMode(db));
  });
};

/** Starts a worker with its own folder, which is removed after the test. */
export const workOnPictures = async (url: string, host: string, more: Partial<PictureSettings> = {}) => {
  const folder = more.folder ?? (await mkdtemp(join(tmpdir(), 'wearfolio-pictures-')));
  const lines: string[] = [];
  const worker = startPictureWorker({
    url,
    mostBytes: 1e9,
    processes: 1,
    // At the lowest priority, a busy machine may take minutes.
    priority: 0,
    idle: 60,
    privateHosts: [host],
    publicUrl: 'https://shop.test',
    log: (_, facts, text) => lines.push(`${text} ${JSON.stringify(facts)}`),
    ...more,
    folder,
  });
  onTestFinished(async () => {
    await worker.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, lines, stop: worker.stop };
};

/** Repeats a query until it returns rows, for at most 50 s. */
export const untilRows = async <Row extends Record<string, unknown>>(url: string, sql: string): Promise<Row[]> => {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const rows = await ask<Row>(url, sql);
    if (rows.length > 0) return rows;
    await pause(100);
  }
  throw new Error(`No rows from: ${sql}`);
};
