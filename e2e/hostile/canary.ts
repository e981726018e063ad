import type { Page } from 'playwright-core';
import { untilDrawn } from '../testing/browser.ts';

/** Effects that a page must not have: calls of the canary, dialogs, and requests to the canary's host. */
export type Canary = { fired: string[] };

/** Watches a page, also after it navigates. */
export const watchCanary = async (page: Page): Promise<Canary> => {
  const canary: Canary = { fired: [] };
  await page.exposeFunction('canary', () => canary.fired.push('called'));
  page.on('dialog', (dialog) => {
    canary.fired.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'canary.example') canary.fired.push(request.url());
  });
  return canary;
};

/** All addresses that the page links to. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href));

/** Waits until the browser has drawn several frames, or the page navigates. */
export const untilSettled = async (page: Page): Promise<void> => {
  for (let times = 0; times < 3; times += 1) await untilDrawn(page).catch(() => undefined);
};
