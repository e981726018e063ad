import type { Locator, Page } from 'playwright-core';
import { phone } from '../testing/browser.ts';
import { press } from '../testing/listing.ts';

const isOnPhone = (page: Page) => page.viewportSize()?.width === phone.width;

/** The search field of the header, or of the search screen on phones. */
export const field = (page: Page): Locator =>
  (isOnPhone(page) ? page.getByRole('dialog', { name: 'Search' }) : page.getByRole('banner')).getByRole('combobox', {
    name: 'Search',
  });

/** The list of suggestions below the field. */
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });

/** All suggestions, both products and words. */
export const options = (page: Page): Locator => suggestions(page).getByRole('option');

/** The suggestion that is selected with the arrow keys. */
export const chosen = (page: Page): Locator => suggestions(page).getByRole('option', { selected: true });

/** Focuses the field. On phones, first opens the search screen. */
export const openSearch = async (page: Page): Promise<void> => {
  if (isOnPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  await press(page, field(page));
};
