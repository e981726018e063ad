import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { desktop } from '../testing/browser.ts';
import { askListing, askWholeListing } from '../testing/catalogue.ts';
import { cards, main } from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import { it, setFavorites } from './customer.ts';
import { failedRequests, heartOf, popup, toast } from './hearts.ts';

/** Light at 1440 and dark at 390 cover all differences. `npm run sweep` checks both schemes at both sizes. */
const check = async (page: Page, part = 'html'): Promise<void> => {
  const isWide = page.viewportSize()?.width === desktop.width;
  const both = ['light', 'dark'] as const;
  for (const colorScheme of inject('everySize') ? both : [both[isWide ? 0 : 1]]) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFaults(page, part), colorScheme).toEqual([]);
  }
};

/** Gives the first favorite a name of the length of some feeds' names. The demo has only short ones. */
const lengthenFirstName = (page: Page): Promise<unknown> =>
  page.route('**/api/favorites?**', async (route) => {
    const reply = await route.fetch();
    const json = await reply.json();
    const [first] = json.favProducts;
    if (first) first.productDetail.title = first.productDetail.title.padEnd(120, ' and so on');
    await route.fulfill({ response: reply, json });
  });

describe.each(mostlyNarrow)('axe finds no violations at %s', (_, screen) => {
  it('on My Favorites with a long name, and in its sheets', { tags: 'sweep' }, async ({ openBlankAs, customer }) => {
    const page = await openBlankAs({ screen });
    const { data } = await askListing('childCateg=women');
    await setFavorites(
      customer,
      data.slice(0, 5).map((card) => heartOf(card)),
    );
    await lengthenFirstName(page);
    await page.goto('/my-favourite');
    await cards(page).first().waitFor();
    await check(page);

    const bar = screen === desktop ? 'Brand' : 'Filter';
    await main(page).getByRole('button', { name: bar, exact: true }).click();
    await popup(page).waitFor();
    await check(page, '[role="dialog"]');
  });

  it('on a sold-out favorite during its removal', async ({ openBlankAs, customer }) => {
    const page = await openBlankAs({ screen });
    const soldOut = (await askWholeListing('')).filter(({ stock }) => stock === 0);
    await setFavorites(
      customer,
      soldOut.map((card) => heartOf(card)),
    );
    await page.goto('/my-favourite?filterType=soldout');
    await cards(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    // Hovering pauses its timer.
    await toast(page, 'Product removed successfully.').hover();
    await cards(page)
      .getByRole('button', { name: /^Undo: / })
      .waitFor();

    await check(page);
  });
});

describe('the Closet of the profile', () => {
  it('names a link by its visible text when the picture does not load', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    const page = await openAs('/profile', { forgives: failedRequests });
    const { data } = await askListing('childCateg=women');
    const shown = data.slice(0, 3);
    await setFavorites(
      customer,
      shown.map((card) => heartOf(card)),
    );
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await page.reload();

    for (const { brand_name, title } of shown) {
      const link = main(page).getByRole('link', { name: `${brand_name}, ${title}`, exact: true });
      await link.getByText(brand_name, { exact: true }).first().waitFor();
    }
    // A rule that axe does not check by default.
    expect(await axeFaults(page, 'main', ['label-content-name-mismatch'])).toEqual([]);
  });
});
