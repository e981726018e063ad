import { describe, expect } from 'vitest';
import { askWholeListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { tooWide } from '../testing/width.ts';

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
