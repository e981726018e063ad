import type { Browser, Page } from 'playwright-core';
import { openPage, type Screen, watch } from './browser.ts';

const heard = ['console', 'dialog', 'pageerror', 'request'] as const;

const refuse = (): never => {
  throw new Error('This would affect later tests. Use openFresh');
};

/** Prevents actions whose effect on later tests cannot be undone. */
const refuseWhatLasts = (page: Page): void => {
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse });
  Object.assign(page.context(), { addInitScript: refuse, exposeFunction: refuse, route: refuse, setOffline: refuse });
  Object.assign(page.clock, { install: refuse });
};

// A URL of the shop's origin, which has storage but no code of ours.
const blank = '/api/health';

/** Resets a page to the state of a first visit. */
const empty = async (page: Page, screen: Screen): Promise<void> => {
  const others = page.context().pages();
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
  for (const name of heard) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(blank);
  // On a page that is still open, this would cause a new layout.
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

/** The number of kept tabs: those of the two shared shops and of a file's own shop. */
const mostTabs = 8;

/**
 * Tabs that tests reuse, one per shop and size, last used last. A page in a reused tab costs half as much as in a new
 * profile.
 */
export type Tabs = Map<string, Page>;

const close = async (tabs: Tabs, key: string): Promise<void> => {
  await tabs.get(key)?.context().close();
  tabs.delete(key);
};

/** Takes the tab of a shop and size for a test. Give it back or close it at the end. */
export const takeTab = async (tabs: Tabs, browser: Browser, shopUrl: string, screen: Screen) => {
  const key = `${shopUrl} ${screen.width} ${screen.height}`;
  const kept = tabs.get(key);
  tabs.delete(key);
  const page = kept ?? (await openTab(browser, shopUrl, screen));
  const giveBack = async (): Promise<void> => {
    if (page.isClosed()) return page.context().close();
    await empty(page, screen);
    // A test that opened two tabs gives two back.
    await close(tabs, key);
    tabs.set(key, page);
    const [oldest] = tabs.keys();
    if (oldest && tabs.size > mostTabs) await close(tabs, oldest);
  };
  return { ...watch(page), giveBack };
};
