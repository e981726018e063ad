import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { untilDrawn } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { makeFolder, removeFolder, type Shop, startShop } from '../testing/shop.ts';
import { mostlyWide } from '../testing/sizes.ts';

const heading = (page: Page, name: string, level = 1) => main(page).getByRole('heading', { level, name, exact: true });

describe('the pages about the shop', () => {
  it.for(mostlyWide)("shows the shop's story with pictures at /aboutUs, at %s", async ([, screen], { open }) => {
    const page = await open('/aboutUs', screen ? { screen } : {});

    await heading(page, 'Our mission', 2).waitFor();
    const text = (await main(page).textContent()) ?? '';
    for (const idea of [
      'fashion discovery',
      'mission',
      'customers first',
      'wardrobe',
      'beauty',
      'home decor',
      'favorite',
    ]) {
      expect.soft(text.toLowerCase(), idea).toContain(idea);
    }
    await expect.poll(() => main(page).locator('p').count()).toBeGreaterThanOrEqual(4);
    await main(page).locator('img').last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        main(page)
          .locator('img')
          .evaluateAll((images) => images.every((image) => 'naturalWidth' in image && image.naturalWidth !== 0)),
      )
      .toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('shows only a heading at /privacy-policy until ops provide a text', async ({ open }) => {
    const page = await open('/privacy-policy');

    await heading(page, 'Privacy Policy').waitFor();
    await expect.poll(async () => (await main(page).textContent())?.trim()).toBe('Privacy Policy');
  });
});

describe('the titles of the pages about the shop', () => {
  it('have the same top position, and text pages the same left edge, at every width', { tags: 'sweep' }, async ({
    open,
  }) => {
    const page = await open('/about', { forgives: /status of 404/ });
    const placesOf = async (path: string) => {
      await page.goto(path);
      const title = main(page).getByRole('heading', { level: 1 });
      await title.waitFor();
      const places: { x?: number; y?: number }[] = [];
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await untilDrawn(page);
        const { x, y } = (await title.boundingBox()) ?? {};
        places.push({ x, y });
      }
      return places;
    };
    const places = await placesOf('/about');

    for (const path of ['/privacy-policy', '/no/such/page']) {
      expect.soft(await placesOf(path), path).toEqual(places);
    }
    for (const path of ['/aboutUs', '/contact-us', '/contact-us-success', '/signup']) {
      expect
        .soft(
          (await placesOf(path)).map(({ y }) => y),
          path,
        )
        .toEqual(places.map(({ y }) => y));
    }
  });
});

describe('texts by ops', () => {
  let shop: Shop;
  let folder: string;

  const write = (name: string, text: string) => writeFile(join(folder, 'content', name), text);

  beforeAll(async () => {
    folder = await makeFolder();
    await mkdir(join(folder, 'content'));
    const environment = { CONTENT_DIR: join(folder, 'content'), SEED: 'none' };
    shop = await startShop({ copyOf: inject('emptyDir'), environment });
  });
  afterAll(async () => {
    await shop.stop();
    await removeFolder(folder);
  });

  it('are shown immediately after writing, without forbidden elements', { tags: 'sweep' }, async ({ open }) => {
    await write(
      'privacy-policy.html',
      '<h2>What we keep</h2><p onclick="alert(1)">An <b>address</b>. <a href="https://law.example/">The law</a></p><script>alert(1)</script>',
    );
    const page = await open('/privacy-policy', { shopUrl: shop.url });

    await heading(page, 'What we keep', 2).waitFor();
    expect(await main(page).textContent()).not.toContain('alert');
    const link = main(page).getByRole('link', { name: 'The law' });
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);

    await write('privacy-policy.html', '<p>Nothing at all.</p>');
    await page.reload();
    await main(page).getByText('Nothing at all.').waitFor();
    await rm(join(folder, 'content', 'privacy-policy.html'));
    await page.reload();
    await heading(page, 'Privacy Policy').waitFor();
    await expect.poll(() => main(page).getByText('Nothing at all.').count()).toBe(0);
  });

  it('create a page for the terms', { tags: 'sweep' }, async ({ open }) => {
    await write('terms.html', '<p>Be kind to each other.</p>');
    const page = await open('/terms', { shopUrl: shop.url });

    await main(page).getByText('Be kind to each other.').waitFor();
    await expect.poll(() => page.title()).toBe('Terms of use | Wearfolio');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).waitFor();
  });
});
