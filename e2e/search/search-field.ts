import type { Locator, Page } from 'playwright-core';
import { phone } from '../testing/browser.ts';
import { press } from '../testing/listing.ts';

const isOnPhone = (page: Page) => page.viewportSize()?.width === phone.width;

/** The field of the header, or of the screen that phones open for it. */
export const field = (page: Page): Locator =>
  (isOnPhone(page) ? page.getByRole('dialog', { name: 'Search' }) : page.getByRole('banner')).getByRole('combobox', {
    name: 'Search',
  });

/** The list below the field. */
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });

/** All that it offers, products and words alike. */
export const options = (page: Page): Locator => suggestions(page).getByRole('option');

/** The one that the arrows are at. */
export const chosen = (page: Page): Locator => suggestions(page).getByRole('option', { selected: true });

/** Presses the field; on phones, the button that opens it first. */
export const openSearch = async (page: Page): Promise<void> => {
  if (isOnPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  await press(page, field(page));
};
