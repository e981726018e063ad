import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { desktop, phone, type Screen, untilDrawn } from './testing/browser.ts';
import { it } from './testing/journey.ts';
import { main } from './testing/listing.ts';
import { isShownAt, pages, type ShownPage } from './testing/pages.ts';
import { bothSizes } from './testing/sizes.ts';

type Look = [screen: Screen, colorScheme: 'light' | 'dark'];

/**
 * The sizes and schemes to check. Schemes differ only in colors, and sizes in everything else, so light at the widest
 * size and dark at the narrowest cover both. `npm run sweep` checks all combinations.
 */
const looksAt = (shown: ShownPage): Look[] => {
  const screens = [desktop, phone].filter((screen) => isShownAt(shown, screen));
  const looks = screens.flatMap((screen): Look[] => [
    [screen, 'light'],
    [screen, 'dark'],
  ]);
  return inject('everySize') ? looks : [...looks.slice(0, 1), ...looks.slice(-1)];
};

const look = async (page: Page, colorScheme: 'light' | 'dark', part = 'html', rules: string[] = []): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  expect.soft(await axeFaults(page, part, rules), colorScheme).toEqual([]);
};

const forgives = /Failed to load resource/;

/** A page of each kind. The others have the same parts in another state; `npm run sweep` checks them too. */
const ofEachKind = [
  ...['home', 'brands', 'favorites', 'listing-filtered', 'product', 'profile-full', 'login-wrong'],
  ...['mega-menu', 'quick-view', 'product-enlarged', 'filter-sheet', 'menu'],
];
const checked = pages.filter(({ name }) => inject('everySize') || ofEachKind.includes(name));

/** Overlays that look different on phones. */
const ofPhones = ['filter-sheet', 'menu'];
const isLookedAt = (shown: ShownPage, screen: Screen): boolean =>
  isShownAt(shown, screen) && (screen === desktop || inject('everySize') || ofPhones.includes(shown.name));

describe('axe finds nothing', () => {
  it.for(checked.filter(({ isFloating }) => !isFloating))('on $name', async (shown, { openBlank }) => {
    const page = await openBlank({ forgives });
    await shown.show(page);

    for (const [screen, colorScheme] of looksAt(shown)) {
      await page.setViewportSize(screen);
      await untilDrawn(page);
      await look(page, colorScheme);
    }
  });
});

// Overlays are checked alone, at the size where they opened. The page below has its own entry.
describe.each(bothSizes)('axe finds nothing over the page at %s', (_, screen) => {
  const floating = checked.filter((shown) => shown.isFloating && isLookedAt(shown, screen));

  it.for(floating)('on $name', async (shown, { openBlank }) => {
    const page = await openBlank({ screen, forgives });
    await shown.show(page);
    const part = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : 'html';

    await look(page, 'light', part);
    // At the same size, only colors differ.
    await look(page, 'dark', part, ['color-contrast']);
  });
});

const focusedTag = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');

describe('keyboard navigation', () => {
  it('begins with a skip link', async ({ open }) => {
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

  it('resets the focus after each navigation', async ({ open }) => {
    const page = await open('/');

    await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Women' }).waitFor();

    await expect.poll(() => focusedTag(page)).toMatch(/^(MAIN|H1)$/);
  });
});
