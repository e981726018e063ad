import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../testing/journey.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const dark = 'rgb(21, 20, 18)';
const light = 'rgb(251, 250, 247)';

describe('the footer', () => {
  // links.test.ts follows the links.
  it('links to the pages about the shop, shows the terms without a link if there are none, and the copyright of 2019', async ({
    open,
  }) => {
    const page = await open('/brand');

    await footer(page).getByText('Terms of use').waitFor();
    expect(await footer(page).getByRole('link', { name: 'Terms of use' }).count()).toBe(0);
    for (const [name, path] of [
      ['About Us', '/aboutUs'],
      ['Contact Us', '/contact-us'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const)
      expect(await footer(page).getByRole('link', { name }).getAttribute('href')).toBe(path);
    await footer(page).getByText('© 2019 Wearfolio').waitFor();
  });

  it('opens three profiles in new tabs without access to the shop', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand');

    const profiles = footer(page).getByRole('link', { name: /opens in a new tab/ });
    await profiles.first().waitFor();
    const links = await profiles.evaluateAll((elements) =>
      elements.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
    );

    expect(links).toEqual(Array(3).fill(['_blank', 'noopener noreferrer']));
  });
});

describe('the theme switch', () => {
  it("switches between dark, light and the system's scheme", { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand');
    expect(await background(page)).toBe(light);

    await footer(page).getByText('Dark').click();
    await expect.poll(() => background(page)).toBe(dark);
    await page.reload();
    await footer(page).getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    await expect.poll(() => background(page)).toBe(dark);
    await footer(page).getByText('System').click();

    await expect.poll(() => background(page)).toBe(light);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  it('is applied before the app runs, without a flash', async ({ open }) => {
    const page = await open('/brand', { forgives: /Failed to load resource/ });
    await footer(page).getByText('Dark').click();
    await page.route('**/assets/index-*.js', (route) => route.abort());

    await page.reload();

    expect(await page.getByRole('heading', { name: 'Brands' }).isVisible()).toBe(true);
    expect(await background(page)).toBe(dark);
  });
});
