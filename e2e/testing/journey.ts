import type { Browser, Page } from 'playwright-core';
import { inject, it as plainIt } from 'vitest';
import { desktop, launchBrowser, openPage, type Screen, untilAlive, type WatchedPage } from './browser.ts';
import { type Tabs, takeTab } from './tab.ts';

export type Opening = {
  /** 1440 wide by default. */
  screen?: Screen;
  /** The shop for all journeys by default. */
  shopUrl?: string;
  /** What the console may say because the journey itself broke a call. */
  forgives?: RegExp;
};

/** Opens a path of the shop, as a customer who comes for the first time. */
export type Open = (path: string, opening?: Opening) => Promise<Page>;

/** Opens nothing yet: for what has to be there before the first page. */
export type OpenBlank = (opening?: Opening) => Promise<Page>;

type Opened = WatchedPage & Pick<Opening, 'forgives'> & { leave: () => Promise<unknown> };

const leaveAll = async (opened: readonly Opened[]): Promise<void> => {
  for (const { leave } of opened) await leave();
  const complaints = opened.flatMap(({ complaints, forgives }) => complaints.filter((text) => !forgives?.test(text)));
  if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
};

/**
 * `it` with `open` and `openBlank`, which give a journey an emptied tab, or a second one where it opens two pages, and
 * with `openFresh`, which gives it a profile of its own: for what an emptied tab would not be rid of. A journey fails when
 * one of its pages complained in the console.
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
      // What went wrong goes with its tab.
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
