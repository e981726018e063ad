import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askWholeListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';

/** What reaches beyond the screen's right edge, unless it lies in a row that scrolls by itself. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isOut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1) && !isClipped(element);
    };
    const found = [...document.body.querySelectorAll('*')]
      .filter(isOut)
      .map((element) => element.outerHTML.slice(0, 120));
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide`, ...found] : found;
  });

describe('Nothing is wider than the screen', () => {
  it.for([320, 390, 768, 1440])('at %i', async (width, { open }) => {
    const titles = (await askWholeListing('')).map(({ title }) => title);
    const longest = titles.reduce((one, other) => (other.length > one.length ? other : one));
    expect(longest.length).toBeGreaterThan(60);
    const page = await open('/', { screen: { width, height: 800 }, forgives: /status of 404/ });
    const paths = {
      '/': () => page.getByRole('article').first(),
      '/browse/women': () => page.getByRole('article').first(),
      '/brand': () => main(page).getByRole('listitem').first(),
      '/brand/calder': () => page.getByRole('article').first(),
      [`/search?keyword=${encodeURIComponent(longest)}`]: () => page.getByRole('article').first(),
      [`/search?keyword=${'unbreakable'.repeat(16)}`]: () => main(page).getByText('Product not found'),
      '/no/such/page': () => main(page).getByText('Page not found'),
    };

    for (const [path, landmark] of Object.entries(paths)) {
      await page.goto(path);
      await landmark().waitFor();
      expect.soft(await tooWide(page), path).toEqual([]);
    }
  });
});
