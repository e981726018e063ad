import { standardName } from '@wearfolio/contracts/identity/standard';
import { pageTitle, plainPages } from '@wearfolio/contracts/listing/page-titles';
import { translateIn } from '@wearfolio/messages/translate';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it as plainIt } from 'vitest';
import { treeFaults } from '../testing/accessibility-tree.ts';
import { axeFaults } from '../testing/axe.ts';
import { desktop, phone, type Screen } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';
import { signUpHere } from '../testing/signed-in.ts';
import { tooWide } from '../testing/width.ts';
import { aliases, table, type WalkedRoute } from './table.ts';

type Visitor = 'guest' | 'customer';

/** What a visitor sees on this route: its own page, or the page of the redirect. */
const seenBy = (who: Visitor, route: WalkedRoute): WalkedRoute => {
  const seen = table.find(({ path }) => path === (route[who] ?? route.path));
  if (!seen) throw new Error(`${route.path} redirects a ${who} to an unknown page`);
  return seen;
};

const greeting = { guest: 'Login / Register', customer: 'Hi, Ada' } as const;

/** Checks a page at one size: header, footer, and nothing wider than the screen. */
const expectPage = async (page: Page, { shows }: WalkedRoute, screen: Screen): Promise<void> => {
  await page.setViewportSize(screen);
  await main(page).getByText(shows).filter({ visible: true }).first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Wearfolio, home page' }).waitFor();
  await page.getByRole('contentinfo').getByText('© 2019 Wearfolio').waitFor();
  await expect.poll(() => tooWide(page), { message: `${screen.width} px` }).toEqual([]);
};

// Few pages depend on the visitor besides the header and footer.
const differs = ({ path, guest, customer }: WalkedRoute): boolean =>
  guest !== undefined || customer !== undefined || ['/', '/brand', '/brand/calder', '/product/1'].includes(path);

// accessibility.test.ts checks the home page, directory, products and listings in all states.
const isPlain = ({ path }: WalkedRoute): boolean =>
  !/^\/($|brand|browse|search|shop|store|product|my-favourite)/.test(path);

/** Also checks a page on a phone, and with axe if no other file does. Header and footer are the same everywhere. */
const lookClosely = async (page: Page, route: WalkedRoute, seen: WalkedRoute): Promise<void> => {
  if (!isPlain(route)) return expectPage(page, seen, phone);
  expect.soft(await axeFaults(page, 'main'), 'light').toEqual([]);
  await expectPage(page, seen, phone);
  // Their colors are those of the pages that accessibility.test.ts looks at in the dark.
  if (!inject('everySize')) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, 'main'), 'dark').toEqual([]);
};

/** Routes with the same parts as another one, or with journeys of their own. `npm run sweep` walks them, too. */
const alike = [
  ...['about', 'contact-us-success', 'privacy-policy', 'ranking', 'accessibility', 'qmodal', 'reset-password'],
  ...['register-success', 'confirm-email', 'undo-email', 'delete-account', 'change-email', 'your-data', 'alerts'],
  ...['followed-brands', 'saved-searches', 'shop', 'aboutUs', 'compare', 'resetpassword', 'not-me'],
  ...['email-subscription', 'store', 'brand', 'search'],
];
const isWalked = ({ path }: WalkedRoute): boolean => inject('everySize') || !alike.includes(path.split('/')[1] ?? '');
const walked = table.filter(isWalked);

describe.each([
  ['every route for a guest', 'guest', walked],
  ['routes that differ for a customer', 'customer', walked.filter(differs)],
] as const)('%s', (_, who, routes) => {
  it.for(routes)('$path', async (route, { openBlank }) => {
    const seen = seenBy(who, route);
    const page = await openBlank(seen.forgives ? { forgives: seen.forgives } : {});
    if (who === 'customer') await signUpHere(page);

    const document = await page.goto(route.path);

    expect(document?.status()).toBe(route.status ?? 200);
    await expectPage(page, seen, desktop);
    await page.getByRole('banner').getByRole('link', { name: greeting[who] }).waitFor();
    await expect.poll(() => page.title()).toBe(seen.title);
    await expect.poll(() => addressOf(page)).toBe(seen.at ?? seen.path);
    // The target of the redirect has its own row.
    if (who === 'guest' && route.guest !== undefined) return;
    await expect.poll(() => treeFaults(page)).toEqual([]);
    // Pages that look the same for guests are checked as a guest only.
    if (who === 'guest' || route.guest !== undefined) await lookClosely(page, route, seen);
  });
});

plainIt('The table contains every page with a title of its own', () => {
  const walked = new Set(table.map(({ title }) => title));

  // The terms exist only if ops provide them: pages/texts.test.ts.
  const others = plainPages.filter((page) => page !== 'terms');
  expect(others.filter((page) => !walked.has(pageTitle(translateIn('en'), page, standardName)))).toEqual([]);
});

describe('a guest at /my-favourite', () => {
  it('sees the spinner, and then /login, which returns there after sign-in', async ({ openFresh }) => {
    const page = await openFresh();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const main = document.querySelector('main');
        if (main?.textContent.includes('Loading...')) sessionStorage.setItem('spinner', 'seen');
      }).observe(document, { childList: true, subtree: true });
    });

    await page.goto('/my-favourite?filterType=onsale');

    await expect.poll(() => addressOf(page)).toBe('/login');
    expect(await page.evaluate(() => sessionStorage.getItem('spinner'))).toBe('seen');
    await expect.poll(() => page.evaluate(() => history.state.usr.from)).toBe('/my-favourite?filterType=onsale');
  });
});

describe('an alternative spelling of a URL', () => {
  it.for(aliases)('%s redirects to %s', async ([path, target], { open }) => {
    const page = await open(path, { forgives: /status of 400/ });

    await expect.poll(() => addressOf(page)).toBe(target);
  });
});
