import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone, type Screen } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { press } from '../testing/listing.ts';

/** All that a press may change: the address, what is on the page and how, where it is scrolled, what has the focus. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.documentElement.outerHTML,
      scrollX,
      scrollY,
      [...document.querySelectorAll('*')].map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop).join(''),
      document.activeElement?.outerHTML,
    ]),
  );

const buttons = (page: Page): Locator => page.locator('button:enabled:visible');

/** Buttons of one kind do the same for other products: `Quick view: Linen Dress`, the swatches of a card. */
const kindsOf = async (page: Page): Promise<Map<string, number>> => {
  const names = await buttons(page).evaluateAll((all) =>
    all.map((button) => {
      if (button.closest('fieldset')) return 'swatch';
      const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
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

const pagesOf: Record<string, (page: Page) => Locator> = {
  '/': (page) => page.getByRole('article').first(),
  '/brand': (page) => page.getByRole('link', { name: /^Calder/ }),
  '/brand/calder': (page) => page.getByRole('article').first(),
};

const show = async (page: Page, path: string): Promise<void> => {
  // Between them a page of nothing, because the same address again would bring back what was open over it.
  await page.goto('/api/health');
  await page.goto(path);
  await pagesOf[path]?.(page).waitFor();
  await page.waitForLoadState('networkidle');
};

/** What these do happens in their place: the next one can be pressed after them. */
const inPlace = ['Previous slide', 'Next slide', 'Scroll on', 'Scroll back', 'swatch'];

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

describe.each<[string, Screen]>([
  ['1440', desktop],
  ['390', phone],
])('Every button at %s', (_, screen) => {
  it.for(Object.keys(pagesOf))('does something on %s', { timeout: 180_000 }, async (path, { openBlank }) => {
    const page = await openBlank({ screen });
    await show(page, path);

    const pressed = new Set<string>();
    for (;;) {
      const [next] = [...(await kindsOf(page))].filter(([kind]) => !pressed.has(kind));
      if (!next) break;
      const [kind, place] = next;
      await expectToAct(page, buttons(page).nth(place), `${kind} on ${path}`);
      pressed.add(kind);
      if (!inPlace.includes(kind)) await show(page, path);
    }
    expect(pressed.size).toBeGreaterThan(0);
  });
});
