// What a phone loads and paints of a listing before anybody scrolls, with the demo's pictures and with photographs in their
// place: `npm run bench -- first-screen --pages 4 --photographs FOLDER`. Each page begins with another picture. Photographs
// are measured as WebP, as long as nobody has opened the listing, and as AVIF, which a shop makes of what was shown ten times.
// Without a folder it takes the photographs that `packages/pictures` is tested with, enlarged to 1,600 pixels.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { addDerived, readDerived } from '@wearfolio/catalogue/pictures/picture-folder';
import { followMode, setPictureMode } from '@wearfolio/catalogue/pictures/picture-mode';
import { startPictureWorker } from '@wearfolio/catalogue/pictures/picture-worker';
import { launchBrowser, phone } from '@wearfolio/e2e/testing/browser.ts';
import { deriveAvif } from '@wearfolio/pictures/derive-avif';
import { enlarge } from '@wearfolio/pictures/testing/enlarge';
import type { Browser } from 'playwright-core';
import { say } from './listing/say.ts';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '4' }, photographs: { type: 'string' } },
});

const ownPhotographs = join(import.meta.dirname, '..', 'packages', 'pictures', 'src', 'testing', 'photographs');
const count = Number(values.pages);
// Half of them are looked at as WebP and half as AVIF: the shop keeps in memory for minutes that there is no AVIF of a picture.
const pages = Array.from({ length: 2 * count }, (_, at) => at + 1);

/** The width of a picture that the phone asks for, in pixels. */
const phoneWidth = 480;

/** More than a phone loads before somebody scrolls. */
const cardsOnScreen = 12;

// Slow 4G, as Lighthouse has it: bytes a second, and ms.
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

const readPhotographs = async (folder: string | undefined): Promise<Buffer[]> => {
  const place = folder ?? ownPhotographs;
  const names = (await readdir(place)).filter((name) => /\.jpe?g$/.test(name)).sort();
  const bytes = await Promise.all(names.map((name) => readFile(join(place, name))));
  return folder === undefined ? Promise.all(bytes.map(enlarge)) : bytes;
};

/** A store that answers `/n.jpg` with one of the photographs, each time with other bytes, so that none is a placeholder. */
const openStore = async (photographs: readonly Buffer[]) => {
  const server = createServer(({ url = '' }, response) => {
    const n = Number(/\d+/.exec(url)?.[0] ?? 0);
    // What follows the end of a JPEG is not looked at.
    response.end(Buffer.concat([photographs[n % photographs.length] ?? Buffer.alloc(0), Buffer.from(url)]));
  }).listen(0, '127.0.0.1');
  await wait(50);
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
};

type Shop = { url: string; databaseUrl: string };
type Card = { id: number; image_path: string };

const readCards = async (url: string, page: number): Promise<Card[]> => {
  const reply = await fetch(`${url}/api/productList?parentCateg=women&page=${page}`);
  const { data } = (await reply.json()) as { data: Card[] };
  return data.slice(0, cardsOnScreen);
};

const readAllCards = async (url: string): Promise<Card[]> =>
  (await Promise.all(pages.map((page) => readCards(url, page)))).flat();

/** Puts photographs in the place of the pictures that the pages show first. */
const putPhotographs = async ({ url, databaseUrl }: Shop, host: string): Promise<void> => {
  const cards = await readAllCards(url);
  await withConnection(databaseUrl, (db) =>
    db.query(
      `UPDATE product_media m SET path = 'http://' || $1 || '/' || card.at || '.jpg'
       FROM unnest($2::int[], $3::text[]) WITH ORDINALITY AS card (product_id, path, at)
       WHERE m.product_id = card.product_id AND m.path = card.path`,
      [host, cards.map(({ id }) => id), cards.map(({ image_path }) => image_path)],
    ),
  );
  // The change has all products with pictures of feeds published again.
  await setPictureMode(databaseUrl, 'off');
  await setPictureMode(databaseUrl, 'on');
  await withConnection(databaseUrl, async (db) => {
    while (await followMode(db));
  });
};

const isDerived = ({ image_path }: Card): boolean => /^\/store-pictures\/\w+\/[1-9]/.test(image_path);

/**
 * Makes AVIF of the derived pictures, as the worker does of what was shown ten times, but in the one width that this phone
 * asks for: all seven take a quarter of a minute each.
 */
const makeAvif = async (databaseUrl: string, pictures: string): Promise<void> => {
  const { rows } = await withConnection(databaseUrl, (db) =>
    db.query<{ contentHash: string; made: number; width: number }>(
      `SELECT DISTINCT content_hash AS "contentHash", recipe AS made, width FROM picture WHERE state = 'ready'`,
    ),
  );
  for (const { contentHash, made, width } of rows) {
    const webp = await readDerived(pictures, { contentHash, made, name: `${width}.webp` });
    if (webp) await addDerived(pictures, { contentHash, made, files: await deriveAvif(webp, [phoneWidth]) });
  }
};

type Screen = { kilobytes: number; largestPaint: number };

const lookAt = async (browser: Browser, url: string, page: number): Promise<Screen> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 3,
  });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
  const pictures = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ type, requestId, response }) => {
    if (type === 'Image' && !response.url.startsWith('data:')) pictures.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  await tab.addInitScript(`new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`);
  await tab.goto(`/browse/women?page=${page}`);
  await tab.waitForLoadState('networkidle');
  await wait(500);
  const largestPaint = await tab.evaluate<number>('window.largestPaint');
  await context.close();
  return { kilobytes: bytes / 1000, largestPaint };
};

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const photographs = await readPhotographs(values.photographs);
const folder = await mkdtemp(join(tmpdir(), 'wearfolio-bench-screen-'));
const store = await openStore(photographs);
const demo = await openShop(0, { SEED: 'demo', DATA_DIR: folder });
const shop = await openShop(0, { SEED: 'demo', DATA_DIR: folder });
const worker = startPictureWorker({
  url: shop.databaseUrl,
  folder: join(folder, 'pictures'),
  mostBytes: 20e9,
  processes: 1,
  privateHosts: [store.host],
  publicUrl: shop.url,
  log: (_level, facts, text) => console.error(text, facts),
});
const browser = await launchBrowser();
try {
  console.log(
    `\n  twice ${count} listings, a phone of ${phone.width} by ${phone.height}, ${photographs.length} photographs`,
  );
  await putPhotographs(shop, store.host);
  while (!(await readAllCards(shop.url)).every(isDerived)) await wait(500);
  // By turns, so that a busy machine is as busy for both.
  const compare = async (some: readonly number[]): Promise<[drawn: Screen[], taken: Screen[]]> => {
    const [drawn, taken]: [Screen[], Screen[]] = [[], []];
    for (const page of some) {
      drawn.push(await lookAt(browser, demo.url, page));
      taken.push(await lookAt(browser, shop.url, page));
    }
    return [drawn, taken];
  };
  const weigh = (screens: readonly Screen[]) => Math.max(...screens.map(({ kilobytes }) => kilobytes));
  const paint = (screens: readonly Screen[]) => median(screens.map(({ largestPaint }) => largestPaint));
  const tell = ([drawn, taken]: [Screen[], Screen[]]): void => {
    say({ name: 'pictures loaded, at most, demo', value: weigh(drawn), unit: 'KB' });
    say({ name: '  photographs', value: weigh(taken), unit: 'KB', most: 400 });
    say({ name: 'largest paint (LCP), median, demo', value: paint(drawn), unit: 'ms' });
    say({ name: '  photographs', value: paint(taken), unit: 'ms', most: paint(drawn) });
  };
  console.log('\n  WebP: nobody has opened these listings before');
  tell(await compare(pages.slice(0, count)));
  await makeAvif(shop.databaseUrl, join(folder, 'pictures'));
  console.log('\n  AVIF: each picture was shown ten times');
  tell(await compare(pages.slice(count)));
} finally {
  await browser.close();
  await worker.stop();
  store.server.close();
  await demo.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
}
