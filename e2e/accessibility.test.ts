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
 * How a page is looked at. The schemes differ in colors alone, the sizes in all but colors: light at the widest size and
 * dark at the narrowest see each of the four. `npm run sweep` looks at every one beside every other.
 */
const looksAt = (shown: ShownPage): Look[] => {
  const screens = [desktop, phone].filter((screen) => isShownAt(shown, screen));
  const looks = screens.flatMap((screen): Look[] => [
    [screen, 'light'],
    [screen, 'dark'],
  ]);
  return inject('everySize') ? looks : [...looks.slice(0, 1), ...looks.slice(-1)];
};

const look = async (page: Page, colorScheme: 'light' | 'dark', part = 'html'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  expect.soft(await axeFaults(page, part), colorScheme).toEqual([]);
};

const forgives = /Failed to load resource/;

// The filtered listing and that of a brand hold all that the first four hold, and the page of another link the next two.
const alike = [
  ...['listing', 'search', 'search-understood', 'store', 'confirm-deletion', 'undo-email'],
  // The first two are lists as that of brands; the others show what another state shows, and less.
  ...['listing-color', 'listing-price', 'favorites-plain', 'product-error', 'profile'],
];
// These have one state, and routes/routes.test.ts opens them in any case.
const plain = [
  ...['about', 'about-us', 'contact', 'contact-success', 'privacy-policy', 'subscription-unsubscribe', 'alerts-stop'],
  ...['subscription-verify', 'qmodal', 'login', 'sign-up', 'forgot-password', 'reset-link-sent', 'reset-password'],
  ...['register-success', 'verify-email', 'disown-account', 'change-email', 'not-found'],
];
const isLeftOut = (name: string): boolean => !inject('everySize') && [...alike, ...plain].includes(name);
const distinct = pages.filter(({ name }) => !isLeftOut(name));

/** What phones show otherwise, of all that floats over a page. */
const ofPhones = ['filter-sheet', 'menu', 'suggestions'];
const isLookedAt = (shown: ShownPage, screen: Screen): boolean =>
  isShownAt(shown, screen) && (screen === desktop || inject('everySize') || ofPhones.includes(shown.name));

describe('axe finds nothing', () => {
  it.for(distinct.filter(({ isFloating }) => !isFloating))('on $name', async (shown, { openBlank }) => {
    const page = await openBlank({ forgives });
    await shown.show(page);

    for (const [screen, colorScheme] of looksAt(shown)) {
      await page.setViewportSize(screen);
      await untilDrawn(page);
      await look(page, colorScheme);
    }
  });
});

// Looked at by itself, at the size where it was opened: the page below it has its own entry.
describe.each(bothSizes)('axe finds nothing over the page at %s', (_, screen) => {
  const floating = distinct.filter((shown) => shown.isFloating && isLookedAt(shown, screen));

  it.for(floating)('on $name', async (shown, { openBlank }) => {
    const page = await openBlank({ screen, forgives });
    await shown.show(page);
    const part = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : 'html';

    for (const colorScheme of ['light', 'dark'] as const) await look(page, colorScheme, part);
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
