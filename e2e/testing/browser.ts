import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';

// Disables the browser's own requests, which a closed network would refuse with errors in the console. Replaces the
// arguments of the packaged Chromium: its single process ends with the first closed page, and it disables web security,
// which the tests need.
const quiet = [
  // A test's page is closed before the optimizing compilers pay off. Without them, a test takes an eighth less CPU
  // time, also with axe.
  '--js-flags=--no-maglev,--no-opt',
  // A new frame for each document slows page loads by 10 to 16 %. The other feature is Playwright's default, which this
  // switch would replace.
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

// Playwright keeps Chromium's shared memory on disk, for containers with little memory. Memory is faster.
const slowly = async (): Promise<string[]> => {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > gigabyte ? ['--disable-dev-shm-usage'] : [];
};

/** The browser of BROWSER_PATH, otherwise the packaged Chromium (Linux). Undefined means the installed Chrome. */
export const browserPath = async (): Promise<string | undefined> => {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  return process.platform === 'linux' ? chromium.executablePath() : undefined;
};

/** The browser for tests and screenshots. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await browserPath();
  if (executablePath === undefined) return playwright.launch({ channel: 'chrome', args: quiet });
  const ignoreDefaultArgs = process.env.BROWSER_PATH ? [] : await slowly();
  return playwright.launch({ executablePath, args: quiet, ignoreDefaultArgs });
};

/**
 * Starts the browser once. The packaged Chromium unpacks itself at the first start and does not lock the file, so
 * parallel first starts would run an incomplete file.
 */
export const tryBrowser = async (): Promise<void> => {
  try {
    await (await launchBrowser()).close();
  } catch (cause) {
    const half = join(tmpdir(), 'chromium');
    throw new Error(`The browser does not start. If its unpacking was interrupted, delete ${half} and try again`, {
      cause,
    });
  }
};

/** In CSS pixels. Phones have touch; wider screens only with `hasTouch`. */
export type Screen = { width: number; height: number; hasTouch?: boolean };

export const phone: Screen = { width: 390, height: 844 };
export const tablet: Screen = { width: 768, height: 1024 };
export const desktop: Screen = { width: 1440, height: 900 };
/** A tablet in landscape. */
export const wideTablet: Screen = { width: 1180, height: 820, hasTouch: true };

export const isPhone = ({ width }: Screen): boolean => width < 500;

/** Waits until the browser has drawn the latest change. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the page is hydrated. Clicks before that have no effect. */
export const untilAlive = async (page: Page, timeout = 60_000): Promise<void> => {
  // A page's own code may arrive after the code of its frame.
  const isAlive = (): boolean => {
    const root = document.getElementById('root');
    const isTaken = (element?: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
    const shown = root?.querySelector('main > *');
    return !root || (isTaken(root.firstElementChild) && (!shown || isTaken(shown)));
  };
  await page.waitForFunction(isAlive, undefined, { timeout });
};

/** A page that collects its console errors. `complaints` must be empty at the end of a test. */
export type WatchedPage = { page: Page; context: BrowserContext; complaints: string[] };

// Chromium logs this if it draws a picture late. listing/first-picture.test.ts checks preloading itself.
const late = /was preloaded using link preload but not used/;

// Playwright logs this where a profile has no service workers.
const blocked = /Service Worker registration blocked by Playwright/;

/** Collects the console errors of a page from now on. */
export const watch = (page: Page): WatchedPage => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !late.test(message.text()) && !blocked.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context: page.context(), complaints };
};

/** Maximum wait in ms for a page to become interactive. Some tests hold its code back. */
const patience = 10_000;

/** Makes `goto` wait until the page is interactive. Tests of an earlier state pass `waitUntil`. */
const goUntilAlive = (page: Page): Page => {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    if (options?.waitUntil === undefined) await untilAlive(page, patience).catch(() => undefined);
    return reply;
  };
  return page;
};

/** Opens a new profile at the given size, with reduced motion so that pictures and positions are stable. */
export const openPage = async (
  browser: Browser,
  baseURL: string,
  screen: Screen,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    baseURL,
    viewport: screen,
    hasTouch: screen.hasTouch ?? isPhone(screen),
    isMobile: isPhone(screen),
    reducedMotion: 'reduce',
    // Its requests would bypass the routes of tests. pages/offline.test.ts allows it.
    serviceWorkers,
  });
  context.setDefaultTimeout(60_000);
  return watch(goUntilAlive(await context.newPage()));
};
