// Measures stores' pictures: `npm run bench -- pictures --seconds 8 --minutes 1 --waiting 100000`. Covers serving and
// deriving a picture, and the effect on shoppers while a large catalogue is derived.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { followMode, setPictureMode } from '@wearfolio/catalogue/pictures/picture-mode';
import { startPictureWorker } from '@wearfolio/catalogue/pictures/picture-worker';
import { keyOf } from '@wearfolio/catalogue/pictures/queue-pictures';
import { storePictureWidths } from '@wearfolio/contracts/pictures';
import { derive } from '@wearfolio/pictures/derive';
import { bareDerive, bareWebp } from '@wearfolio/pictures/testing/bare-sharp';
import { photograph } from '@wearfolio/pictures/testing/photograph';
import { askOnce, type Encoding, load } from './listing/load.ts';
import { startPeers } from './listing/peers.ts';
import { say } from './listing/say.ts';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '1' },
    waiting: { type: 'string', default: '100000' },
    products: { type: 'string', default: '10000' },
  },
});
const seconds = Number(values.seconds);
const count = Number(values.waiting);

/** Listings per second while pictures are derived. */
const perSecond = 50;

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const measureDeriving = async (picture: Buffer): Promise<void> => {
  const [ours, bare, webp]: [number[], number[], number[]] = [[], [], []];
  // In turns, so that other load on the machine affects both.
  for (let turn = 0; turn < 8; turn += 1) {
    ours.push(await timeOf(() => derive(picture, storePictureWidths)));
    bare.push(await timeOf(() => bareDerive(picture, storePictureWidths)));
    webp.push(await timeOf(() => bareWebp(picture, 800)));
  }
  say({ name: 'a picture of 2 megapixels, all widths', value: median(ours), unit: 'ms' });
  say({ name: '  bare sharp', value: median(bare), unit: 'ms' });
  say({ name: '  against bare sharp', value: median(bare) / median(ours), unit: 'x', least: 0.8 });
  say({ name: 'WebP of 800 pixels, one core', value: 1000 / median(webp), unit: '/s', least: 8 });
};

/** A store that returns the picture for every path. */
const openStore = async (picture: Buffer) => {
  const server = createServer((_, response) => response.end(picture)).listen(0, '127.0.0.1');
  await wait(50);
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const slowestInHundred = (latencies: readonly number[]): number =>
  latencies.toSorted((one, other) => one - other)[Math.floor(latencies.length * 0.99)] ?? 0;

/** The p99 of listings without and with compression, requested in turns. */
const browse = async (url: string, time: number): Promise<Record<Encoding, number>> => {
  const latencies: Record<Encoding, number[]> = { identity: [], br: [] };
  const asked: Promise<void>[] = [];
  for (let at = 0; at < time * perSecond; at += 1) {
    const encoding = at % 2 === 0 ? 'identity' : 'br';
    const ask = async (): Promise<void> => {
      latencies[encoding].push(await askOnce(`${url}/api/productList?page=${1 + ((at >> 1) % 20)}`, encoding));
    };
    asked.push(ask());
    await wait(1000 / perSecond);
  }
  await Promise.all(asked);
  return { identity: slowestInHundred(latencies.identity), br: slowestInHundred(latencies.br) };
};

// Creates the queued sources. Each has a product whose card is published again after its picture is derived.
const queue = (databaseUrl: string, host: string): Promise<void> =>
  withConnection(databaseUrl, async (db) => {
    await db.query('INSERT INTO picture_host (host) VALUES ($1)', [host]);
    await db.query(
      `WITH product AS (SELECT row_number() OVER (ORDER BY id) - 1 AS at, product_id, id FROM product_color WHERE is_primary),
       source AS (SELECT n, 'http://' || $1 || '/' || n || '.jpg' AS source FROM generate_series(1, $2::int) n),
       media AS (
         INSERT INTO product_media (product_id, product_color_id, path, position)
         SELECT product_id, id, source, 1000 + n FROM source JOIN product ON at = n % (SELECT count(*) FROM product)
       )
       INSERT INTO picture (key, source, host) SELECT ${keyOf('source')}, source, $1 FROM source`,
      [host, count],
    );
    await db.query('ANALYZE product_media, picture');
  });

const doneOf = (databaseUrl: string): Promise<number> =>
  withConnection(databaseUrl, async (db) => {
    const { rows } = await db.query("SELECT count(*)::int AS done FROM picture WHERE state = 'ready'");
    return rows[0].done;
  });

const picture = await photograph(1280, 1600);
console.log(
  `\n  A photograph of 2 megapixels, ${Math.round(picture.length / 1024)} KB; ${availableParallelism()} cores`,
);
await measureDeriving(picture);

const folder = await mkdtemp(join(tmpdir(), 'wearfolio-bench-pictures-'));
const shop = await openShop(Number(values.products), { DATA_DIR: folder });
const store = await openStore(picture);
const pictures = join(folder, 'pictures');
try {
  await setPictureMode(shop.databaseUrl, 'on');
  // Switching the mode publishes all products again, which is not part of deriving.
  await withConnection(shop.databaseUrl, async (db) => {
    while (await followMode(db));
  });
  await browse(shop.url, 5);
  const calm = await browse(shop.url, 10);
  await queue(shop.databaseUrl, store.host);
  // Each source has different bytes: decoders ignore bytes after the end of a JPEG.
  let served = 0;
  store.server.removeAllListeners('request');
  store.server.on('request', (_, response) => {
    served += 1;
    response.end(Buffer.concat([picture, Buffer.from(String(served))]));
  });
  const worker = startPictureWorker({
    url: shop.databaseUrl,
    folder: pictures,
    mostBytes: 20e9,
    processes: Math.max(1, Math.floor(availableParallelism() / 2)),
    privateHosts: [store.host],
    publicUrl: shop.url,
    log: () => undefined,
  });
  const minutes = Number(values.minutes);
  const busy = await browse(shop.url, minutes * 60);
  const done = await doneOf(shop.databaseUrl);
  await worker.stop();
  for (const [encoding, text] of [
    ['identity', 'plain'],
    ['br', 'Brotli'],
  ] as const) {
    say({ name: `listing, ${text}, p99, nothing to derive`, value: calm[encoding], unit: 'ms' });
    const waiting = count.toLocaleString('en-US');
    say({ name: `listing, ${text}, p99, ${waiting} pictures wait`, value: busy[encoding], unit: 'ms', most: 25 });
  }
  say({ name: '  pictures derived meanwhile', value: done / (minutes * 60), unit: '/s' });

  const [row] = await withConnection(shop.databaseUrl, async (db) => {
    const { rows } = await db.query(
      `SELECT '/store-pictures/' || replace(key::text, '-', '') || '/' || concat_ws('-', version, width || 'x' || height, color, 640) AS path
       FROM picture WHERE state = 'ready' LIMIT 1`,
    );
    return rows as { path: string }[];
  });
  const path = row?.path ?? '';
  const bytes = Buffer.from(await (await fetch(shop.url + path)).arrayBuffer());
  const peers = await startPeers(shop.databaseUrl, bytes);
  const constant = await load(peers.url, ['/constant'], seconds);
  const stored = await load(shop.url, [path], seconds);
  await peers.close();
  say({ name: `a stored picture of ${Math.round(bytes.length / 1024)} KB`, value: stored.perSecond, unit: 'req/s' });
  say({
    name: '  against a constant of that size',
    value: stored.perSecond / constant.perSecond,
    unit: 'x',
    least: 0.7,
  });
} finally {
  store.server.closeAllConnections();
  store.server.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
}
