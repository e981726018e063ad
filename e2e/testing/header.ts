import type { Locator, Page } from 'playwright-core';

/** A top category in the header's navigation. */
export const word = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** The mega-menu of a top category. */
export const megaMenu = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('group', { name, exact: true });

/** The name of the focused element. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
