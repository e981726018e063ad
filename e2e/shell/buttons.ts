import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { press } from '../testing/listing.ts';

/**
 * A checksum of everything that a click can change: URL, content, styles, scroll position and focus. The full state
 * would take longer to transfer.
 */
const stateOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const text = [
      location.href,
      document.documentElement.outerHTML,
      scrollX,
      scrollY,
      [...document.querySelectorAll('*')].map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop),
      document.activeElement?.outerHTML,
    ].join();
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum;
  });

// Excludes buttons without an effect in this state: a selected tab or color, and a disabled clear button.
const buttons = (page: Page, part: string): Locator =>
  page.locator(
    `${part} button:enabled:visible:not([aria-selected="true"], [aria-pressed="true"], [aria-disabled="true"])`,
  );

/** Groups buttons that do the same for different products: `Quick view: Linen Dress`, or the swatches of a card. */
const kindsOf = async (all: Locator): Promise<Map<string, number>> => {
  const names = await all.evaluateAll((all) =>
    all.map((button) => {
      if (button.closest('fieldset')) return 'swatch';
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
      if (button.hasAttribute('aria-pressed')) return `color ${name}`;
      return name
        .replace(/^Follow .*/, 'Follow')
        .replace(/: .*/, '')
        .trim();
    }),
  );
  return new Map(names.map((name, place) => [name, place] as const).reverse());
};

/** Hovers the element that shows the button. */
const pointAt = async (page: Page, button: Locator): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
};

/** The newsletter form loads when it is scrolled into view. */
const newsletter = (page: Page): Locator => page.getByRole('region', { name: 'Newsletter' });

/** The last part of a page to load. */
const lastOf: Record<string, (page: Page) => Locator> = {
  '/': (page) => newsletter(page).getByRole('button'),
  '/brand': (page) => page.getByRole('link', { name: /^Calder/ }),
  '/brand/calder': (page) => page.getByRole('article').first(),
  '/my-favourite': (page) => page.getByRole('article').first(),
};

const show = async (page: Page, path: string): Promise<void> => {
  // Opens an empty page in between, because the same URL would restore open dialogs.
  await page.goto('/api/health');
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  if (path === '/') await newsletter(page).scrollIntoViewIfNeeded();
  await lastOf[path]?.(page).waitFor();
  await page.waitForLoadState('networkidle');
};

/** Buttons that act in place, so that the next one can be clicked afterwards. */
const inPlace = /^(Previous slide|Next slide|Scroll (on|back|to top)|(Show|Hide) (confirm )?password|swatch|color .*)$/;

/** Expects a click to change something. */
const expectToAct = async (page: Page, button: Locator, name: string): Promise<void> => {
  // Scrolls and hovers first, because these can change the page too.
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  await pointAt(page, button);
  await page.waitForLoadState('networkidle');
  const before = await stateOf(page);
  await press(page, button);
  await expect.poll(() => stateOf(page), { message: name }).not.toBe(before);
};

/** Closes the dialog that a click opened. Returns whether the page below is the previous one. */
const isClosed = async (page: Page, address: string): Promise<boolean> => {
  const dialogs = page.getByRole('dialog');
  await dialogs.first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogs.count()).toBe(0);
  return page.url() === address;
};

// Ends the session of later tests. customer/sign-in.test.ts covers it.
const endsSession = 'Logout';

/** Clicks a button of each kind in a part of a page, and expects each to change something. */
export const pressAll = async (page: Page, path: string, part: string): Promise<void> => {
  await show(page, path);
  const pressed = new Set<string>();
  for (;;) {
    const [next] = [...(await kindsOf(buttons(page, part)))].filter(
      ([kind]) => kind !== endsSession && !pressed.has(kind),
    );
    if (!next) break;
    const [kind, place] = next;
    const button = buttons(page, part).nth(place);
    const address = page.url();
    const opensDialog = (await button.getAttribute('aria-haspopup')) === 'dialog';
    await expectToAct(page, button, `${kind} on ${path}`);
    pressed.add(kind);
    const isThere = inPlace.test(kind) || (opensDialog && (await isClosed(page, address)));
    if (!isThere) await show(page, path);
  }
  expect(pressed.size).toBeGreaterThan(0);
};

/** A button may need several checks on new pages. */
export const patience = { timeout: 600_000 };

/** Allowed console messages when a click leaves a page that is still loading. */
export const navigationErrors = /Failed to (load resource|fetch)|PageNotLoaded|The shop could not be reached/;
