// What a phone loads and paints of a listing before anybody scrolls, with the demo's pictures and with photographs in their
// place: `npm run bench -- first-screen --pages 7 --photographs FOLDER`. Each page begins with another picture. Without a
// folder it takes the photographs that `packages/pictures` is tested with, enlarged to 1,600 pixels.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { followMode, setPictureMode } from '@wearfolio/catalogue/pictures/picture-mode';
import { startPictureWorker } from '@wearfolio/catalogue/pictures/picture-worker';
import { launchBrowser, phone } from '@wearfolio/e2e/testing/browser.ts';
import { enlarge } from '@wearfolio/pictures/testing/enlarge';
import type { Browser } from 'playwright-core';
import { say } from './listing/say.ts';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '7' }, photographs: { type: 'string' } },
});

const ownPhotographs = join(import.meta.dirname, '..', 'packages', 'pictures', 'src', 'testing', 'photographs');
const pages = Array.from({ length: Number(values.pages) }, (_, at) => at + 1);

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
    `\n  ${pages.length} listings, a phone of ${phone.width} by ${phone.height}, ${photographs.length} photographs`,
  );
  await putPhotographs(shop, store.host);
  while (!(await readAllCards(shop.url)).every(isDerived)) await wait(500);
  const [drawn, taken]: [Screen[], Screen[]] = [[], []];
  // By turns, so that a busy machine is as busy for both.
  for (const page of pages) {
    drawn.push(await lookAt(browser, demo.url, page));
    taken.push(await lookAt(browser, shop.url, page));
  }
  const weigh = (screens: readonly Screen[]) => Math.max(...screens.map(({ kilobytes }) => kilobytes));
  const paint = (screens: readonly Screen[]) => median(screens.map(({ largestPaint }) => largestPaint));
  say({ name: 'pictures loaded, at most, demo', value: weigh(drawn), unit: 'KB' });
  say({ name: '  photographs', value: weigh(taken), unit: 'KB', most: 400 });
  say({ name: 'largest paint (LCP), median, demo', value: paint(drawn), unit: 'ms' });
  say({ name: '  photographs', value: paint(taken), unit: 'ms', most: paint(drawn) });
} finally {
  await browser.close();
  await worker.stop();
  store.server.close();
  await demo.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
}
