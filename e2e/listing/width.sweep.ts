import { describe, expect } from 'vitest';
import { untilDrawn } from '../testing/browser.ts';
import { askWholeListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { cards, main } from '../testing/listing.ts';
import { tooWide } from '../testing/width.ts';

const widths = [320, 390, 768, 1440];

describe('a page with long words', () => {
  it('is never wider than the screen', async ({ open }) => {
    const titles = (await askWholeListing('')).map(({ title }) => title);
    const longest = titles.reduce((one, other) => (other.length > one.length ? other : one));
    expect(longest.length).toBeGreaterThan(60);
    const page = await open('/about', { forgives: /status of 404/ });
    const paths = {
      '/': () => cards(page).first(),
      '/browse/women': () => cards(page).first(),
      '/brand': () => main(page).getByRole('listitem').first(),
      '/brand/calder': () => cards(page).first(),
      [`/search?keyword=${encodeURIComponent(longest)}`]: () => cards(page).first(),
      [`/search?keyword=${'unbreakable'.repeat(16)}`]: () => main(page).getByText('Product not found'),
      '/no/such/page': () => main(page).getByText('Page not found'),
    };

    for (const [path, landmark] of Object.entries(paths)) {
      await page.goto(path);
      await landmark().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await untilDrawn(page);
        expect.soft(await tooWide(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});
