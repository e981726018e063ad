import type { Browser, Page } from 'playwright-core';
import { inject, it as plainIt } from 'vitest';
import { desktop, launchBrowser, openPage, type Screen, untilAlive, type WatchedPage } from './browser.ts';
import { type Tabs, takeTab } from './tab.ts';

export type Opening = {
  /** 1440 wide by default. */
  screen?: Screen;
  /** The shared demo shop by default. */
  shopUrl?: string;
  /** Allowed console messages, for requests that the test breaks itself. */
  forgives?: RegExp;
};

/** Opens a path of the shop as a first-time visitor. */
export type Open = (path: string, opening?: Opening) => Promise<Page>;

/** Opens an empty page, for setup before the first page of the shop. */
export type OpenBlank = (opening?: Opening) => Promise<Page>;

type Opened = WatchedPage & Pick<Opening, 'forgives'> & { leave: () => Promise<unknown> };

const leaveAll = async (opened: readonly Opened[]): Promise<void> => {
  for (const { leave } of opened) await leave();
  const complaints = opened.flatMap(({ complaints, forgives }) => complaints.filter((text) => !forgives?.test(text)));
  if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
};

/**
 * `it` with `open` and `openBlank`, which provide an emptied tab (a second one for a second page), and with
 * `openFresh`, which provides a new profile for what emptying a tab cannot reset. A test fails if one of its pages logs
 * an error in the console.
 */
export const it = plainIt
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('tabs', { scope: 'worker' }, async ({}): Promise<Tabs> => new Map())
  .extend('openFresh', async ({ browser }, { onCleanup }): Promise<OpenBlank> => {
    const opened: Opened[] = [];
    onCleanup(() => leaveAll(opened));
    return async ({ screen = desktop, shopUrl = inject('shopUrl'), forgives } = {}) => {
      const fresh = await openPage(browser, shopUrl, screen);
      opened.push({ ...fresh, forgives, leave: () => fresh.context.close() });
      return fresh.page;
    };
  })
  .extend('openBlank', async ({ browser, tabs, task }, { onCleanup }): Promise<OpenBlank> => {
    const opened: Opened[] = [];
    onCleanup(() => leaveAll(opened));
    return async ({ screen = desktop, shopUrl = inject('shopUrl'), forgives } = {}) => {
      const tab = await takeTab(tabs, browser, shopUrl, screen);
      // The tab of a failed test is closed instead of reused.
      const leave = async () => (task.result?.state === 'fail' ? tab.context.close() : tab.giveBack());
      opened.push({ ...tab, forgives, leave });
      return tab.page;
    };
  })
  .extend(
    'open',
    async ({ openBlank }): Promise<Open> =>
      async (path, opening) => {
        const page = await openBlank(opening);
        await page.goto(path);
        await untilAlive(page);
        return page;
      },
  );
