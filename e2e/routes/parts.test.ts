import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { word } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import { cards, filterButton, main, openColorsOfFirst, press } from '../testing/listing.ts';
import { signUpHere } from '../testing/signed-in.ts';
import { mostlyWide, sample } from '../testing/sizes.ts';

const lost = /Failed to load resource/;

const toast = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText('This could not be loaded.');

/** Loads the part again. The message disappears immediately, and the page only after the shop's reply. */
const loadAgain = async (page: Page): Promise<void> => {
  const anew = page.waitForEvent('load');
  await press(page, page.getByRole('alert').getByRole('button', { name: 'Load again' }));
  await anew;
  await toast(page).waitFor({ state: 'detached' });
  await cards(page).first().waitFor();
};

const parts = [
  {
    name: 'filter-dropdown',
    press: (page: Page) => main(page).getByRole('button', { name: 'Brand' }).click(),
    part: (page: Page) => page.getByRole('dialog', { name: 'Brand' }),
  },
  {
    name: 'filter-sheet',
    press: (page: Page) => filterButton(page).click(),
    part: (page: Page) => page.getByRole('dialog', { name: 'Filter' }),
    screen: phone,
  },
  {
    name: 'sort-dropdown',
    press: (page: Page) => main(page).getByRole('button', { name: 'Newest' }).filter({ visible: true }).click(),
    part: (page: Page) => page.getByRole('dialog', { name: 'Sort' }),
  },
  {
    name: 'favorite-popup',
    press: openColorsOfFirst,
    part: (page: Page) => page.getByRole('dialog').filter({ hasText: 'FAVORITES' }),
  },
  {
    name: 'account-popover',
    press: (page: Page) => page.getByRole('button', { name: 'Account menu' }).click(),
    part: (page: Page) => page.getByRole('dialog', { name: 'Account' }),
  },
  {
    name: 'mobile-menu',
    press: (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    part: (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
    screen: phone,
  },
  {
    name: 'search-screen',
    press: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
    part: (page: Page) => page.getByRole('combobox', { name: 'Search' }),
    screen: phone,
  },
];

it('a part whose code is late shows that it is loading', async ({ openBlank }) => {
  const page = await openBlank({ screen: phone });
  const { promise: isSeen, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/mobile-menu-*.js', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto('/browse/women');
  await cards(page).first().waitFor();

  await press(page, page.getByRole('button', { name: 'Menu', exact: true }));

  const sign = page.getByRole('status').filter({ hasText: 'Loading...' });
  await sign.waitFor();
  send();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await sign.count()).toBe(0);
});

describe('a part of the page whose code fails to load', () => {
  it.for(sample(parts, 1))(
    '$name keeps the page as it is, and loads after a retry',
    async ({ name, screen, ...own }, { openBlank }) => {
      const page = await openBlank({ forgives: lost, ...(screen && { screen }) });
      await signUpHere(page);
      const code = `**/assets/${name}-*.js`;
      await page.route(code, (route) => route.abort());
      await page.goto('/browse/women');
      await cards(page).first().waitFor();

      await own.press(page);

      await toast(page).waitFor();
      expect(await cards(page).count()).toBeGreaterThan(0);
      await page.unroute(code);
      await loadAgain(page);
      await own.press(page);
      await own.part(page).waitFor();
    },
  );

  it.for(mostlyWide)(
    'toaster shows the message as a line of text, at %s',
    { tags: 'sweep' },
    async ([, screen], { openBlank }) => {
      const page = await openBlank({ screen, forgives: lost });
      await page.route('**/assets/{toaster,favorite-popup}-*.js', (route) => route.abort());
      await page.goto('/browse/women');
      await cards(page).first().waitFor();

      await openColorsOfFirst(page);
      const line = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
      await line.waitFor();
      await press(page, line.getByRole('button', { name: 'Close' }));
      await line.waitFor({ state: 'detached' });
      await page.unrouteAll();
      await openColorsOfFirst(page);
      await loadAgain(page);

      await openColorsOfFirst(page);
      await page.getByRole('dialog').filter({ hasText: 'FAVORITES' }).waitFor();
    },
  );

  it('mega-menu keeps its word as a link', { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openBlank({ forgives: lost });
    await page.route('**/assets/mega-menu-*.js', (route) => route.abort());
    const asked = page.waitForRequest('**/assets/mega-menu-*.js');
    await page.goto('/browse/women');
    await word(page, 'Men').hover();
    await asked;
    await word(page, 'Men').click();
    await main(page).getByRole('heading', { level: 1, name: 'Men' }).waitFor();
  });

  it('companions fail silently', async ({ openBlank }) => {
    const page = await openBlank({ forgives: lost });
    const asked = page.waitForRequest('**/assets/companions-*.js');
    await page.route('**/assets/companions-*.js', (route) => route.abort());

    await page.goto('/browse/women');

    await asked;
    await cards(page).first().waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'Women' }).waitFor();
  });
});
