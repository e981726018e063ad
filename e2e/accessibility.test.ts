import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { desktop, phone, untilDrawn } from './testing/browser.ts';
import { it } from './testing/journey.ts';
import { main } from './testing/listing.ts';
import { isShownAt, pages } from './testing/pages.ts';

const light = async (page: Page, part = 'html'): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeFaults(page, part), 'light').toEqual([]);
};

/** In the dark only colours differ, so only what is about colours is looked at. */
const dark = async (page: Page, part = 'html'): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, part, ['color-contrast']), 'dark').toEqual([]);
};

const forgives = /Failed to load resource/;

// The filtered listing and that of a brand hold all that these hold.
const alike = ['listing', 'search', 'search-understood', 'store'];
const distinct = pages.filter(({ name }) => !alike.includes(name));

describe('axe finds nothing', () => {
  it.for(distinct.filter(({ isFloating }) => !isFloating))('on $name', async (shown, { openBlank }) => {
    const page = await openBlank({ forgives });
    await shown.show(page);

    await dark(page);
    await light(page);
    if (!isShownAt(shown, phone)) return;
    await page.setViewportSize(phone);
    await untilDrawn(page);
    await light(page);
  });
});

// Looked at by itself, at the size where it was opened: the page below it has its own entry.
describe.each([
  ['1440', desktop],
  ['390', phone],
])('axe finds nothing over the page at %s', (_, screen) => {
  const floating = distinct.filter((shown) => shown.isFloating && isShownAt(shown, screen));

  it.for(floating)('on $name', async (shown, { openBlank }) => {
    const page = await openBlank({ screen, forgives });
    await shown.show(page);
    const part = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : 'html';

    await light(page, part);
    await dark(page, part);
  });
});

const focusedTag = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');

describe('The way through the pages by keyboard', () => {
  it('begins with a link past the header', async ({ open }) => {
    const page = await open('/browse/women');
    await page.getByRole('article').first().waitFor();
    const skip = page.getByRole('link', { name: 'Skip to content' });

    await page.keyboard.press('Tab');
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');

    await expect.poll(() => focusedTag(page)).toBe('MAIN');
    await page.keyboard.press('Tab');
    await expect.poll(() => main(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  it('starts anew at the top of every page', async ({ open }) => {
    const page = await open('/');

    await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Women' }).waitFor();

    await expect.poll(() => focusedTag(page)).toMatch(/^(MAIN|H1)$/);
  });
});
