import type { Browser, Page } from 'playwright-core';
import { openPage, type Screen, watch } from './browser.ts';

const heard = ['console', 'dialog', 'pageerror', 'request'] as const;

const refuse = (): never => {
  throw new Error('This would last longer than the journey: use openFresh');
};

/** What nothing takes back, for whoever comes after. */
const refuseWhatLasts = (page: Page): void => {
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse });
  Object.assign(page.context(), { addInitScript: refuse, exposeFunction: refuse, route: refuse, setOffline: refuse });
  Object.assign(page.clock, { install: refuse });
};

// An address of the shop, so that there is storage, and where nothing of ours runs.
const blank = '/api/health';

/** Leaves a page as if nobody had been there. */
const empty = async (page: Page, screen: Screen): Promise<void> => {
  const others = page.context().pages();
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
  for (const name of heard) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(blank);
  // On a page that is still there all of this would be drawn once more.
  await page.setViewportSize(screen);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

const openTab = async (browser: Browser, shopUrl: string, screen: Screen): Promise<Page> => {
  const { page } = await openPage(browser, shopUrl, screen);
  refuseWhatLasts(page);
  await page.goto(blank);
  return page;
};

/** How many are kept: those of the two shops for all journeys, beside those that a file has of a shop of its own. */
const mostTabs = 8;

/**
 * The tabs in which one journey follows another, one for each shop and size, the last used last. A page in a tab that knows
 * the shop already costs half of what it costs in a fresh profile.
 */
export type Tabs = Map<string, Page>;

const close = async (tabs: Tabs, key: string): Promise<void> => {
  await tabs.get(key)?.context().close();
  tabs.delete(key);
};

/** Takes the tab of a shop and a size for a journey, at the end of which it is to be given back, or closed. */
export const takeTab = async (tabs: Tabs, browser: Browser, shopUrl: string, screen: Screen) => {
  const key = `${shopUrl} ${screen.width} ${screen.height}`;
  const kept = tabs.get(key);
  tabs.delete(key);
  const page = kept ?? (await openTab(browser, shopUrl, screen));
  const giveBack = async (): Promise<void> => {
    if (page.isClosed()) return page.context().close();
    await empty(page, screen);
    // A journey that opened two gives two back.
    await close(tabs, key);
    tabs.set(key, page);
    const [oldest] = tabs.keys();
    if (oldest && tabs.size > mostTabs) await close(tabs, oldest);
  };
  return { ...watch(page), giveBack };
};
