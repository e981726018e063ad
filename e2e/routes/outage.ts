import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { main } from '../testing/listing.ts';
import { goTo } from '../testing/router.ts';
import { signUpHere } from '../testing/signed-in.ts';

/** Allowed console messages while the API is down. */
export const lost = /Failed to load resource/;

const notLoaded = 'Something went wrong.';
const unreachable = 'The shop could not be reached';

/**
 * A page of the shop: its message while the API does not respond (by default, that it was not loaded), and its content
 * afterwards.
 */
export type Outage = { path: string; says?: string; comes: string | RegExp; isForCustomers?: true };

/** The page of a mailed link, with a secret that was never mailed. */
export const linkOutage = (path: string): Outage => ({
  path: `${path}/${'A'.repeat(43)}`,
  says: unreachable,
  comes: 'This link is not valid or has expired',
});

/** A visible text within the page's main part. */
export const seen = (page: Page, text: string | RegExp) => main(page).getByText(text).filter({ visible: true }).first();

/** Waits for header and footer, which are always shown. */
export const untilFrameShown = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Wearfolio, home page' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).waitFor();
};

/** Opens a page without any API data: all API calls fail. */
export const openOffline = async (page: Page): Promise<void> => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/about');
  await seen(page, 'About Page!').waitFor();
};

/** Goes to a page without the API, and expects an error and then the page after a retry. */
export const expectToRecover = async (page: Page, { path, says, comes, isForCustomers }: Outage): Promise<void> => {
  if (isForCustomers) await signUpHere(page);
  await openOffline(page);

  await goTo(page, path);

  await seen(page, says ?? notLoaded).waitFor();
  await untilFrameShown(page);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again', exact: true }).first().click();
  await seen(page, comes).waitFor();
  await expect.poll(() => main(page).getByText(unreachable).count()).toBe(0);
};
