import type { Page } from 'playwright-core';

/** Goes to a path by the router, as a link of the shop does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
