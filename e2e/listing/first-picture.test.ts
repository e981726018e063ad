import { describe, expect } from 'vitest';
import { desktop, phone, type Screen } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { sample } from '../testing/sizes.ts';

const pathOf = (url: string): string => new URL(url).pathname;

/** `/pictures/dress-800.avif` and `/pictures/dress-400.avif` are the same picture in two widths. */
const withoutWidth = (path: string): string => path.replace(/-\d+\.avif$/, '');

const openings: [path: string, name: string, screen: Screen][] = [
  ['/', '1440', desktop],
  ['/browse/women/clothing', '390', phone],
  ['/', '390', phone],
  ['/browse/women/clothing', '1440', desktop],
];

// The server preloads it before any script runs, so server and page must agree on the picture and the width.
describe('the preloaded picture', () => {
  it.for(sample(openings, 2))('of %s at %s is shown in the same width', async ([path, , screen], { openFresh }) => {
    const page = await openFresh({ screen });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(pathOf(request.url())));

    await page.goto(path);

    const link = page.locator('head link[rel="preload"][as="image"]');
    const picture = withoutWidth((await link.getAttribute('href')) ?? 'none is named');
    const sizes = await link.getAttribute('imagesizes');
    const drawn = async () => {
      const images = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.naturalWidth > 0)
          .map(({ currentSrc, sizes }) => ({ currentSrc, sizes })),
      );
      return images.map(({ currentSrc, sizes }) => ({ path: pathOf(currentSrc), sizes }));
    };
    const first = asked.find((address) => withoutWidth(address) === picture);
    // The browser shows a preloaded picture of any width, so the test compares the `sizes`.
    await expect.poll(drawn).toContainEqual({ path: first, sizes });
  });
});
