import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import {
  endSession,
  fieldOf,
  formOf,
  openAccountShop,
  register,
  signInHere,
  storedText,
  storedToken,
  toast,
} from '../testing/customer.ts';
import { refuseCall } from '../testing/forms.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

let shop: Awaited<ReturnType<typeof openAccountShop>>;

beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.stop());

const signedIn = 'Logged in successfully';
const ended = 'Your session has ended. Please log in again.';

const greeting = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Hi, Ada' });
/** Waits for the redirect after sign-in, which closes menus that were opened before. */
const untilRedirected = (page: Page) => main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
const invitation = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login / Register' });

const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  return page.getByRole('dialog', { name: 'Account' });
};

/** Ends the session of a page that was left, so that no running call notices. */
const endInBackground = async (page: Page): Promise<void> => {
  const token = await storedToken(page);
  await page.goto('about:blank');
  await endSession(shop, token);
};

const signOut = async (page: Page): Promise<void> => {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Logout' }).click();
};

describe('sign-in', () => {
  it("shows the server's message and redirects to the account", async ({ open }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url });

    await signInHere(page, person);

    await toast(page, signedIn).waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/profile-edit');
    await greeting(page).waitFor();
  });

  it('redirects to the page where the customer came from', { tags: 'sweep' }, async ({ open }) => {
    const person = await register(shop);
    const page = await open('/about?from=a+letter#end', { shopUrl: shop.url });
    await invitation(page).click();
    await main(page).getByRole('heading', { level: 1, name: 'Login' }).waitFor();

    await signInHere(page, person);

    await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
    await expect.poll(() => page.url()).toMatch(/\/about\?from=a\+letter#end$/);
    await page.goBack();
    expect(addressOf(page)).not.toBe('/login');
  });

  it('ignores a forged return address', { tags: 'sweep' }, async ({ open }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url });
    await page.evaluate(() => history.replaceState({ ...history.state, usr: { from: '//evil.test' } }, ''));
    await page.reload();

    await signInHere(page, person);

    await expect.poll(() => addressOf(page)).toBe('/profile-edit');
  });

  it('redirects a customer who is already signed in', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url });
    await signInHere(page, await register(shop));
    await greeting(page).waitFor();

    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect.poll(() => addressOf(page)).toBe('/profile-edit');
    }
  });

  it('shows an error in a toast and above the form until it is dismissed', async ({ open }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 400/ });

    await signInHere(page, { ...person, password: 'not this one' });

    const wrong = 'Incorrect e-mail or password';
    await toast(page, wrong).waitFor();
    const alert = formOf(page, 'Login').getByRole('alert');
    await alert.getByText('Error!').waitFor();
    await alert.getByText(wrong).waitFor();
    expect(await formOf(page, 'Register').getByRole('alert').count()).toBe(0);
    await alert.getByRole('button', { name: 'Close' }).click();
    await alert.waitFor({ state: 'hidden' });
    expect(addressOf(page)).toBe('/login');
  });

  it('A10: fills in the address of a customer who chose to be remembered, and stores no password', async ({
    openFresh,
  }) => {
    const person = await register(shop);
    const page = await openFresh({ shopUrl: shop.url });
    await page.goto('/login');
    await formOf(page, 'Login').getByText('Remember me').click();
    await signInHere(page, person);
    await greeting(page).waitFor();

    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('data')))
      .toBe(JSON.stringify({ email: person.email, isRemember: true }));
    expect(await storedText(page)).not.toContain(person.password);
    // Simulates an expired session, in which only the address is stored. Runs before the page's own code, which might
    // store the customer again.
    await page.addInitScript(() => localStorage.removeItem('root'));
    await page.goto('/login');

    await expect.poll(() => fieldOf(formOf(page, 'Login'), 'Email').inputValue()).toBe(person.email);
    await expect.poll(() => formOf(page, 'Login').getByLabel('Remember me').isChecked()).toBe(true);
    expect(await fieldOf(formOf(page, 'Login'), 'Password').inputValue()).toBe('');
  });

  it('keeps the layout when an error appears and disappears below a field', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url });
    const form = formOf(page, 'Login');
    const top = async () => (await fieldOf(form, 'Password').boundingBox())?.y;
    const before = await top();

    await fieldOf(form, 'Email').pressSequentially('a');
    await expect.poll(() => fieldOf(form, 'Email').getAttribute('aria-invalid')).toBe('true');
    expect(await top()).toBe(before);
    await page.keyboard.press('Tab');
    await form.getByText('Email must be a valid email').waitFor();

    expect(await top()).toBe(before);
  });
});

describe('signing out', () => {
  it('A10: confirms, shows the home page, and keeps only the address that the customer asked to remember', async ({
    open,
  }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url });
    await formOf(page, 'Login').getByText('Remember me').click();
    await signInHere(page, person);
    await untilRedirected(page);

    await signOut(page);

    await toast(page, 'Logged Out!').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/');
    await invitation(page).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Account menu' }).count()).toBe(0);
    const left = await storedText(page);
    expect(await page.evaluate(() => localStorage.getItem('data'))).toBe(
      JSON.stringify({ email: person.email, isRemember: true }),
    );
    for (const trace of [person.first_name, person.last_name, 'token'])
      expect(left.replaceAll(person.email, '')).not.toContain(trace);
    await page.goBack();
    await invitation(page).waitFor();
    await expect.poll(() => main(page).getByText(person.email).count()).toBe(0);
    await page.goto('/login');
    await expect.poll(() => fieldOf(formOf(page, 'Login'), 'Email').inputValue()).toBe(person.email);
    await formOf(page, 'Login').getByText('Remember me').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('data'))).toBe(null);
  });

  it('shows an error when it fails, and can be retried', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 503/ });
    await signInHere(page, await register(shop));
    await untilRedirected(page);
    await refuseCall(page, '**/api/customer/signout', 503, { message: 'The shop is busy' });

    await signOut(page);

    await toast(page, 'The shop is busy').waitFor();
    await greeting(page).waitFor();
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Logout' }).waitFor();
    await page.unrouteAll();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await toast(page, 'Logged Out!').waitFor();
  });

  it('ends the session in all tabs', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url });
    await signInHere(page, await register(shop));
    await untilRedirected(page);
    const other = await page.context().newPage();
    await other.goto('/about');
    await greeting(other).waitFor();

    await signOut(page);

    await invitation(other).waitFor();
  });
});

describe('the account menu', () => {
  it('offers all actions of a customer, also by keyboard', async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url });
    await signInHere(page, await register(shop));
    await untilRedirected(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Account menu' });

    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Account' });
    await menu.waitFor();
    await expect
      .poll(() => menu.getByRole('listitem').allInnerTexts())
      .toEqual(['My Account', 'My Favourite', 'My Brands', 'Logout']);
    await page.keyboard.press('Escape');

    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('closes after navigation and leaves the focus to the new page', {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url });
    await signInHere(page, await register(shop));
    await untilRedirected(page);
    const expectLeft = async (path: string): Promise<void> => {
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    };

    await (await openMenu(page)).getByRole('link', { name: 'My Brands' }).click();
    await expectLeft('/brand');
    await (await openMenu(page)).waitFor();
    await page.goBack();
    await expectLeft('/profile-edit');
    await (await openMenu(page)).waitFor();
    await page.goForward();
    await expectLeft('/brand');
  });

  it('is at the end of the menu on phones', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url, screen: phone });
    await signInHere(page, await register(shop));
    // On phones, a toast covers the header.
    await page.getByRole('status').getByRole('button', { name: 'Close' }).tap();
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();

    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'My Favourite' }).waitFor();
    await menu.getByRole('button', { name: 'Logout' }).tap();

    await toast(page, 'Logged Out!').waitFor();
  });
});

describe('a session that the server ended', () => {
  it('redirects to /login with the reason, and back after sign-in', async ({ open }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 401/ });
    await signInHere(page, person);
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    // Otherwise a running call would get the 401.
    await page.waitForLoadState('networkidle');
    await endSession(shop, await storedToken(page));

    await main(page).getByText('E-mail me about my favorites and saved searches').click();

    await toast(page, ended).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toBeNull();
    await signInHere(page, person);
    await expect.poll(() => addressOf(page)).toBe('/profile-edit');
  });

  it('shows a public page as to a guest if it ended before loading', { tags: 'sweep' }, async ({ open }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 401/ });
    await signInHere(page, person);
    await greeting(page).waitFor();
    await endInBackground(page);

    await page.goto('/about');

    await toast(page, ended).waitFor();
    await invitation(page).waitFor();
    expect(addressOf(page)).toBe('/about');
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Login' })
      .click();
    await expect.poll(() => addressOf(page)).toBe('/login');
  });

  it.for(['/profile', '/profile-edit'])(
    'redirects from %s to /login and back',
    { tags: 'sweep' },
    async (path, { open }) => {
      const person = await register(shop);
      const page = await open('/login', { shopUrl: shop.url, forgives: /status of 401/ });
      await signInHere(page, person);
      await greeting(page).waitFor();
      await endInBackground(page);

      await page.goto(path);

      await expect.poll(() => addressOf(page)).toBe('/login');
      await signInHere(page, person);
      await expect.poll(() => addressOf(page)).toBe(path);
    },
  );

  it('is ignored if its stored copy is damaged', { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openBlank({ shopUrl: shop.url });
    await page.evaluate(() => localStorage.setItem('root', '{"auth":true,"userDetails":{"id":7,"token":"x"}}'));

    await page.goto('/about');

    await invitation(page).waitFor();
  });
});
