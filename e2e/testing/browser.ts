import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';

// What a browser does on its own behalf would be refused on a closed network
// and show up as errors that are not the shop's. The packaged Chromium brings
// arguments of its own: one process for all, which falls with the first page
// that closes, and no web security, under which no journey proves anything.
const quiet = [
  // A page of a journey is gone before the optimizing compilers have paid for themselves: without them it takes an eighth
  // less of a processor, and a look by axe as well.
  '--js-flags=--no-maglev,--no-opt',
  // A frame of its own for each document costs a tenth to a sixth of a page that loads. The other feature is Playwright's,
  // which this switch would leave out.
  '--enable-features=CDPScreenshotNewSurface,RenderDocument:level/crashed-frame',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const gigabyte = 2 ** 30;

// Playwright has Chromium keep its shared memory on the disk, for containers that have hardly any; in memory it is quicker.
const slowly = async (): Promise<string[]> => {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > gigabyte ? ['--disable-dev-shm-usage'] : [];
};

/** The browser that BROWSER_PATH names, else the Chromium that comes as a package (Linux); undefined: the machine's own Chrome. */
export const browserPath = async (): Promise<string | undefined> => {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  return process.platform === 'linux' ? chromium.executablePath() : undefined;
};

/** The browser for journeys and pictures. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await browserPath();
  if (executablePath === undefined) return playwright.launch({ channel: 'chrome', args: quiet });
  const ignoreDefaultArgs = process.env.BROWSER_PATH ? [] : await slowly();
  return playwright.launch({ executablePath, args: quiet, ignoreDefaultArgs });
};

/**
 * Starts the browser once. The packaged Chromium unpacks itself the first time that a machine asks for it, and takes its
 * file for whole as soon as it is there: of several who ask at once all but the first would start half of it.
 */
export const tryBrowser = async (): Promise<void> => {
  try {
    await (await launchBrowser()).close();
  } catch (cause) {
    const half = join(tmpdir(), 'chromium');
    throw new Error(`The browser does not start. If its unpacking was broken off, remove ${half} and try again`, {
      cause,
    });
  }
};

/** In CSS pixels. A phone is touched with a finger; what is wider, only where it says so. */
export type Screen = { width: number; height: number; hasTouch?: boolean };

export const phone: Screen = { width: 390, height: 844 };
export const tablet: Screen = { width: 768, height: 1024 };
export const desktop: Screen = { width: 1440, height: 900 };
/** A tablet on its side. */
export const wideTablet: Screen = { width: 1180, height: 820, hasTouch: true };

export const isPhone = ({ width }: Screen): boolean => width < 500;

/** Waits until the browser has drawn what has just changed. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the page's own code has taken over what the server sent: what is pressed before is pressed in vain. */
export const untilAlive = async (page: Page, timeout = 20_000): Promise<void> => {
  // A page's own code may arrive behind that of the frame around it.
  const isAlive = (): boolean => {
    const root = document.getElementById('root');
    const isTaken = (element?: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
    const shown = root?.querySelector('main > *');
    return !root || (isTaken(root.firstElementChild) && (!shown || isTaken(shown)));
  };
  await page.waitForFunction(isAlive, undefined, { timeout });
};

/** A page that remembers what it complained about; `complaints` must be empty at the end of a journey. */
export type WatchedPage = { page: Page; context: BrowserContext; complaints: string[] };

// Chromium says so where a busy machine draws a picture a few seconds late; listing/first-picture.test.ts looks itself.
const late = /was preloaded using link preload but not used/;

/** Listens from now on to what a page complains about. */
export const watch = (page: Page): WatchedPage => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !late.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context: page.context(), complaints };
};

/** The longest that a journey waits for a page that may never come alive, since its code is held back, in ms. */
const patience = 5000;

/**
 * Lets `goto` wait until the page answers what is pressed, as its code comes after its first paint. A journey that looks at a
 * page before that says until when it waits.
 */
const goUntilAlive = (page: Page): Page => {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    if (options?.waitUntil === undefined) await untilAlive(page, patience).catch(() => undefined);
    return reply;
  };
  return page;
};

/** Opens a fresh profile at the given size, without motion, so that pictures and positions are steady. */
export const openPage = async (browser: Browser, baseURL: string, screen: Screen): Promise<WatchedPage> => {
  const context = await browser.newContext({
    baseURL,
    viewport: screen,
    hasTouch: screen.hasTouch ?? isPhone(screen),
    isMobile: isPhone(screen),
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  return watch(goUntilAlive(await context.newPage()));
};
