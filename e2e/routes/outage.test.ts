import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { goTo } from '../testing/router.ts';
import { signUpHere } from '../testing/signed-in.ts';

const lost = /Failed to load resource/;
const secret = 'A'.repeat(43);
const notLoaded = 'We could not load this.';
const unreachable = 'The shop could not be reached';

type Outage = { path: string; says: string; comes: string | RegExp; isForCustomers?: true };

const outages: readonly Outage[] = [
  { path: '/', says: notLoaded, comes: 'Shop The Newest Finds' },
  { path: '/aboutUs', says: notLoaded, comes: 'Our mission' },
  { path: '/browse/women/clothing', says: notLoaded, comes: /items from/ },
  { path: '/search?keyword=linen+dress', says: notLoaded, comes: /items from/ },
  { path: '/brand', says: notLoaded, comes: 'Calder' },
  { path: '/brand/calder', says: notLoaded, comes: /items from/ },
  { path: '/store/northbound', says: notLoaded, comes: /^\d+ items$/ },
  { path: '/product/1', says: notLoaded, comes: 'BUY NOW AT' },
  { path: '/qmodal', says: notLoaded, comes: 'BUY NOW AT' },
  { path: `/emailVerificaton/${secret}`, says: unreachable, comes: 'This link is not valid or has expired' },
  { path: `/email-subscription/verify/${secret}`, says: unreachable, comes: 'This link is not valid or has expired' },
  { path: '/my-favourite', says: notLoaded, comes: 'No Record Found', isForCustomers: true },
  { path: '/profile', says: notLoaded, comes: 'Nothing saved yet', isForCustomers: true },
];

const seen = (page: Page, text: string | RegExp) => main(page).getByText(text).filter({ visible: true }).first();

const tryAgain = (page: Page): Promise<void> =>
  main(page).getByRole('button', { name: 'Try again', exact: true }).first().click();

const expectShell = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Wearfolio, home page' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).waitFor();
};

const onPhones = outages.filter(({ path }) => ['/', '/product/1'].includes(path));

describe.each([
  ['1440', desktop, outages],
  ['390', phone, onPhones],
] as const)('While the API does not answer, at %s', (_, screen, met) => {
  it.for(met)('$path says so, and is there after another try', async (outage, { openBlank }) => {
    const page = await openBlank({ screen, forgives: lost });
    if (outage.isForCustomers) await signUpHere(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/about');
    await seen(page, 'About Page!').waitFor();

    await goTo(page, outage.path);

    await seen(page, outage.says).waitFor();
    await expectShell(page);
    await page.unrouteAll();
    await tryAgain(page);
    await seen(page, outage.comes).waitFor();
    await expect.poll(() => main(page).getByText(unreachable).count()).toBe(0);
  });

  it('a page that needs nothing of it is as it is', async ({ open }) => {
    const page = await open('/about', { screen, forgives: lost });
    await seen(page, 'About Page!').waitFor();
    await page.route('**/api/**', (route) => route.abort());

    for (const [path, text] of [
      ['/contact-us', 'SUBMIT'],
      ['/login', 'Remember me'],
      ['/contact-us-success', 'Thank you for contacting us.'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      await goTo(page, path);
      await seen(page, text).waitFor();
      await expectShell(page);
    }
  });
});
