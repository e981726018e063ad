import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isPhone } from './browser.ts';
import type { ListingReply } from './catalogue.ts';

// An open sheet hides the rest of the page from screen readers, but tests can still check it.
const alsoBehindSheet = { includeHidden: true };

// By element instead of role, because Playwright computes the role of every element. axe checks the roles.
export const main = (page: Page): Locator => page.locator('main');

export const cards = (page: Page): Locator => main(page).locator('article');

/** Opens the hearts of all colors from the menu of the first card, which has several colors. */
export const openColorsOfFirst = async (page: Page): Promise<void> => {
  await press(
    page,
    cards(page)
      .first()
      .getByRole('button', { name: /^More: / }),
  );
  await press(page, page.getByRole('button', { name: 'Favorite colors' }));
};

/** The names on the cards in display order. */
export const cardTitles = (page: Page): Promise<string[]> =>
  page.locator('main article').locator('h2, h3').allInnerTexts();

/** Waits until the listing shows exactly the products of this reply in order, and its total. */
export const expectListing = async (page: Page, reply: ListingReply): Promise<void> => {
  await expect.poll(() => cardTitles(page), { timeout: 60_000 }).toEqual(reply.data.map(({ title }) => title));
  await expectTotal(page, reply.total);
};

const itemsOf = (total: number): string => `${total.toLocaleString('en-US')} ${total === 1 ? 'item' : 'items'}`;

/** Waits until the listing shows this number of products. */
export const expectTotal = (page: Page, total: number): Promise<void> =>
  main(page)
    .getByRole('status', alsoBehindSheet)
    .filter({ hasText: new RegExp(`^${itemsOf(total)}( from |$)`) })
    .waitFor();

/** Goes to a top category with the header, or with the menu on narrow screens. */
export const goToCategory = async (page: Page, name: string): Promise<void> => {
  const word = page.getByRole('banner').getByRole('link', { name, exact: true });
  if (await word.isVisible()) return word.click();
  await press(page, page.getByRole('button', { name: 'Menu' }));
  await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name, exact: true }));
  await press(page, page.getByRole('dialog').getByRole('link', { name: `All ${name}` }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

const screenOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

/** Taps on touch screens, clicks on others. */
export const press = (page: Page, target: Locator): Promise<void> =>
  isPhone(screenOf(page)) ? target.tap() : target.click();

export type FilterName = 'Store' | 'Brand' | 'Color' | 'Size' | 'Price';

const named = (name: string): RegExp => new RegExp(`^${name}(?! by| drop)\\b`);

/** The button that opens the filter sheet on phones. */
export const filterButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Filter( \d|$)/ });

/** Opens a filter: its dropdown, or on phones its row in the sheet. Returns the element with its options. */
export const openFilter = async (page: Page, name: FilterName): Promise<Locator> => {
  if (!isPhone(screenOf(page))) {
    await main(page)
      .getByRole('button', { name: named(name) })
      .click();
    const dropdown = page.getByRole('dialog', { name, exact: true });
    await dropdown.waitFor();
    return dropdown;
  }
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  if (!(await sheet.isVisible())) await filterButton(page).tap();
  const row = sheet.getByRole('button', { name: named(name) });
  await row.tap();
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true');
  return sheet;
};

/** Closes the filters with the button that shows the number of results. */
export const showItems = async (page: Page, total: number): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name: `Show ${itemsOf(total)}`, exact: true });
  await press(page, button);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Selects an option of an open filter by name. */
export const tick = async (page: Page, panel: Locator, name: string): Promise<void> => {
  const box = page.getByRole('checkbox', { name: new RegExp(`^${escapeText(name)} \\d+ items?$`) });
  await press(page, panel.getByRole('listitem').filter({ has: box }).getByText(name, { exact: true }));
  await panel.getByRole('checkbox', { name: new RegExp(`^${escapeText(name)} `), checked: true }).waitFor();
};

/** The options of an open filter with their counts, in display order. */
export const readOptions = async (panel: Locator): Promise<{ name: string; count: number }[]> => {
  const texts = await panel
    .getByRole('listitem')
    .filter({ hasText: /\d+ items?$/ })
    .allInnerTexts();
  return texts.map((text) => {
    const [, name = '', count] = /^(.+?)\s*(\d+)\s+items?$/s.exec(text) ?? [];
    return { name, count: Number(count) };
  });
};

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The button that removes the filter of this chip. */
export const chip = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name: `Remove ${name}`, exact: true });

/** The names of all chips. */
export const chipNames = async (page: Page): Promise<string[]> => {
  const labels = await main(page)
    .getByRole('button', { name: /^Remove /, ...alsoBehindSheet })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Remove ', ''));
};

/** Path and query of the page's URL. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
