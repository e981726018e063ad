import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { press } from '../testing/listing.ts';

/**
 * All that a press may change: the address, what is on the page and how, where it is scrolled, what has the focus. As a
 * checksum, since the text of a page takes longer to send than all the rest.
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

// A tab that is shown already, and a color that is chosen already, have nothing to do; nor has what has nothing to clear.
const buttons = (page: Page, part: string): Locator =>
  page.locator(
    `${part} button:enabled:visible:not([aria-selected="true"], [aria-pressed="true"], [aria-disabled="true"])`,
  );

/** Buttons of one kind do the same for other products: `Quick view: Linen Dress`, the swatches of a card. */
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

/** Some buttons are there for whoever points at what they belong to. */
const pointAt = async (page: Page, button: Locator): Promise<void> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
};

/** The newsletter's form comes when one scrolls to it. */
const newsletter = (page: Page): Locator => page.getByRole('region', { name: 'Newsletter' });

/** What comes last on a page that is built in steps. */
const lastOf: Record<string, (page: Page) => Locator> = {
  '/': (page) => newsletter(page).getByRole('button'),
  '/brand': (page) => page.getByRole('link', { name: /^Calder/ }),
  '/brand/calder': (page) => page.getByRole('article').first(),
  '/my-favourite': (page) => page.getByRole('article').first(),
};

const show = async (page: Page, path: string): Promise<void> => {
  // Between them a page of nothing, because the same address again would bring back what was open over it.
  await page.goto('/api/health');
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  if (path === '/') await newsletter(page).scrollIntoViewIfNeeded();
  await lastOf[path]?.(page).waitFor();
  await page.waitForLoadState('networkidle');
};

/** What these do happens in their place: the next one can be pressed after them. */
const inPlace = /^(Previous slide|Next slide|Scroll (on|back|to top)|(Show|Hide) (confirm )?password|swatch|color .*)$/;

/** Expects a press to change something. */
const expectToAct = async (page: Page, button: Locator, name: string): Promise<void> => {
  // Reaching a button scrolls, and pointing at it may load or show something: neither is what it does.
  await button.scrollIntoViewIfNeeded();
  await button.focus();
  await pointAt(page, button);
  await page.waitForLoadState('networkidle');
  const before = await stateOf(page);
  await press(page, button);
  await expect.poll(() => stateOf(page), { message: name }).not.toBe(before);
};

/** Closes the dialog that a press opened; answers whether the page below is the one that was there before. */
const isClosed = async (page: Page, address: string): Promise<boolean> => {
  const dialogs = page.getByRole('dialog');
  await dialogs.first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogs.count()).toBe(0);
  return page.url() === address;
};

// For whoever comes after, too: customer/sign-in.test.ts presses it.
const endsSession = 'Logout';

/** Presses one button of each kind in a part of the page at a path, and expects each to change something. */
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

/** A button may take several looks at a page, each of them new. */
export const patience = { timeout: 180_000 };

/** What the console may say where a press leads on, to a page that is left before all of it came. */
export const leftEarly = /Failed to (load resource|fetch)|PageNotLoaded|The shop could not be reached/;
