import type { Browser, Page } from 'playwright-core';
import { inject, it as plainIt } from 'vitest';
import { desktop, launchBrowser, openPage, type Screen, type WatchedPage } from './browser.ts';

export type Opening = {
  /** 1440 wide by default. */
  screen?: Screen;
  /** The shop for all journeys by default. */
  shopUrl?: string;
  /** What the console may say because the journey itself broke a call. */
  forgives?: RegExp;
};

/** Opens a path of the shop in a fresh profile, as a customer who comes for the first time. */
export type Open = (path: string, opening?: Opening) => Promise<Page>;

const complaintsOf = (opened: readonly (WatchedPage & Pick<Opening, 'forgives'>)[]): string[] =>
  opened.flatMap(({ complaints, forgives }) => complaints.filter((text) => !forgives?.test(text)));

/** `it` with `open`. A journey fails when one of its pages complained in the console. */
export const it = plainIt
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('open', async ({ browser }, { onCleanup }): Promise<Open> => {
    const opened: (WatchedPage & Pick<Opening, 'forgives'>)[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map(({ context }) => context.close()));
      const complaints = complaintsOf(opened);
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
    });
    return async (path, { screen = desktop, shopUrl = inject('shopUrl'), forgives } = {}) => {
      const watched = await openPage(browser, shopUrl, screen);
      opened.push({ ...watched, forgives });
      await watched.page.goto(path);
      return watched.page;
    };
  });
