// Measures what a phone loads and paints of a listing before scrolling, with the demo's pictures and with photographs:
// `npm run bench -- first-screen --pages 4 --photographs FOLDER`. Each page begins with another picture. Photographs
// are measured as WebP, before anyone has opened the listing, and as AVIF, which the shop makes after a picture was
// shown ten times. Without a folder, it uses the photographs of the tests of `packages/pictures`, enlarged to 1,600
// pixels.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { addDerived, readDerived } from '@wearfolio/catalogue/pictures/picture-folder';
import { launchBrowser, phone } from '@wearfolio/e2e/testing/browser.ts';
import { deriveAvif } from '@wearfolio/pictures/derive-avif';
import type { Browser } from 'playwright-core';
import { say } from './listing/say.ts';
import { openShop } from './shop/open-shop.ts';
import { openPhotographShop, type PhotographShop } from './shop/photographs.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '4' }, photographs: { type: 'string' } },
});

const count = Number(values.pages);
// Half of the pages are for WebP and half for AVIF, because the shop caches for minutes that a picture has no AVIF.
const pages = Array.from({ length: 2 * count }, (_, at) => at + 1);

/** The picture width that the phone requests, in pixels. */
const phoneWidth = 320;

// Slow 4G as in Lighthouse: bytes per second, and ms.
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/**
 * Makes AVIF as the worker does for frequently shown pictures, but only in the width that this phone requests: all
 * seven widths take 15 s per picture.
 */
const makeAvif = async ({ databaseUrl, pictures }: PhotographShop): Promise<void> => {
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

const demo = await openShop(0, { SEED: 'demo' });
const shop = await openPhotographShop(values.photographs, pages);
const browser = await launchBrowser();
try {
  console.log(`\n  twice ${count} listings, a phone of ${phone.width} by ${phone.height}, ${shop.count} photographs`);
  // In turns, so that other load on the machine affects both.
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
    say({ name: 'largest contentful paint (LCP), median, demo', value: paint(drawn), unit: 'ms' });
    say({ name: '  photographs', value: paint(taken), unit: 'ms', most: paint(drawn) });
  };
  console.log('\n  WebP: first views of these listings');
  tell(await compare(pages.slice(0, count)));
  await makeAvif(shop);
  console.log('\n  AVIF: each picture was shown ten times');
  tell(await compare(pages.slice(count)));
} finally {
  await browser.close();
  await demo.close();
  await shop.close();
}
