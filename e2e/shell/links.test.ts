import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';

const hrefsOn = (page: Page): Promise<string[]> =>
  page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

describe('header, footer, home page and directory', () => {
  it('have no broken link', async ({ open }) => {
    const page = await open('/');
    await page.getByRole('article').first().waitFor();
    const home = await hrefsOn(page);
    await page.goto('/brand');
    await main(page)
      .getByRole('link', { name: /^Calder/ })
      .waitFor();
    const found = [...home, ...(await hrefsOn(page))];

    const inside = new Set(found.filter((href) => /^\/(?!product)/.test(href)));
    expect(inside.size).toBeGreaterThan(30);
    for (const href of inside) {
      expect.soft((await page.request.get(href)).status(), href).toBe(200);
    }
  });

  it('lead to the page that a link names', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand');

    for (const path of ['/aboutUs', '/contact-us', '/privacy-policy', '/login', '/']) {
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await main(page).getByRole('heading').first().waitFor();
      expect.soft(await main(page).getByText('Page not found').count(), path).toBe(0);
    }
  });
});
