import type { Page } from 'playwright-core';

/** Navigates with the router, like a link of the shop. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
