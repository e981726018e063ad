import { describe, expect, inject } from 'vitest';
import {
  fieldOf,
  fillIn,
  formOf,
  linkTo,
  newPerson,
  type Person,
  register,
  signInHere,
  storedText,
  toast,
} from '../testing/customer.ts';
import { expectPending, holdCall, refuseCall } from '../testing/forms.ts';
import { focusedName } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const shop = inject('accountShop');

const typedBy = ({ first_name, last_name, email, password }: Person): Record<string, string> => ({
  'First name': first_name,
  'Last name': last_name,
  Email: email,
  Password: password,
  'Confirm password': password,
});

const someone = 'An account with this e-mail already exists';

describe('sign-up', () => {
  it('signs in, names the address of the mail, and verifies it with the mailed link', async ({ open }) => {
    const person = newPerson();
    const page = await open('/signup', { shopUrl: shop.url });
    await expect.poll(() => page.title()).toBe('Register');
    const { release } = await holdCall(page, '**/api/customer/signup');
    const form = formOf(page);
    await fillIn(form, typedBy(person));

    await form.getByRole('button', { name: 'Register' }).press('Enter');
    await expectPending(form);
    await page.keyboard.press('Enter');
    release();

    await main(page).getByText(`A verification e-mail was sent to ${person.email}`).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/register-success');
    await page.getByRole('banner').getByRole('link', { name: 'Hi, Ada' }).waitFor();
    expect(await storedText(page)).not.toContain(person.password);

    await page.getByText('Please verify your e-mail address').waitFor();
    await page.goto(await linkTo(shop, person, '/emailVerificaton/'));
    await main(page).getByText('Your e-mail address has been verified').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/emailVerificaton/read');
    await page.getByText('Please verify your e-mail address').waitFor({ state: 'hidden' });
    await main(page).getByRole('link', { name: 'Login' }).click();
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
  });

  it('redirects to the page where the customer came from', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { shopUrl: shop.url });
    await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click();
    const form = formOf(page, 'Register');
    await fillIn(form, typedBy(newPerson()));
    await form.getByRole('button', { name: 'Register' }).click();
    await main(page).getByText('A verification e-mail was sent to').waitFor();

    await main(page).getByRole('link', { name: 'Login' }).click();

    await main(page).getByText('About Page!').waitFor();
  });

  it('shows only in the form that an address is taken', { tags: 'sweep' }, async ({ open }) => {
    const person = await register(shop);
    const page = await open('/signup', { shopUrl: shop.url, forgives: /status of 400/ });
    const form = formOf(page);
    await fillIn(form, typedBy(person));

    await form.getByRole('button', { name: 'Register' }).click();

    await form.getByRole('alert').getByText(someone).waitFor();
    expect(await toast(page, someone).count()).toBe(0);
    expect(addressOf(page)).toBe('/signup');
    await form.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await form.getByRole('alert').waitFor({ state: 'hidden' });
  });

  it('is a tab of /login on phones, and also redirects from there', { tags: 'sweep' }, async ({ open }) => {
    const person = newPerson();
    const page = await open('/login', { shopUrl: shop.url, screen: { width: 768, height: 1024 } });
    await main(page).getByRole('tab', { name: 'Login', selected: true }).focus();

    await page.keyboard.press('ArrowRight');
    await main(page).getByRole('tab', { name: 'Register', selected: true }).waitFor();
    await expect.poll(() => formOf(page, 'Login').isVisible()).toBe(false);
    const form = formOf(page, 'Register');
    await fillIn(form, typedBy(person));
    await form.getByRole('button', { name: 'Register' }).click();

    await expect.poll(() => addressOf(page)).toBe('/register-success');
  });

  it('does nothing when a bot fills in the honeypot', async ({ open }) => {
    const person = newPerson();
    const page = await open('/signup', { shopUrl: shop.url, forgives: /status of 40[01]/ });
    const form = formOf(page);
    await fillIn(form, typedBy(person));
    expect(await form.getByLabel('Leave this empty').count()).toBe(1);
    expect(await form.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
    await fieldOf(form, 'Leave this empty').fill('cheap pills', { force: true });

    await form.getByRole('button', { name: 'Register' }).click();
    // The reply looks successful but has an invalid token.
    await expect.poll(() => addressOf(page)).not.toBe('/signup');

    await page.goto('/api/health');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signInHere(page, person);
    await formOf(page, 'Login').getByRole('alert').getByText('Incorrect e-mail or password').waitFor();
  });
});

describe('the banner for an unverified address', () => {
  it('sends the mail again, and stays dismissed during the visit', async ({ open }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url });
    await signInHere(page, person);
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    const banner = page.getByRole('region', { name: 'Your e-mail' });
    await banner.getByText('Please verify your e-mail address').waitFor();

    await banner.getByRole('button', { name: 'Send again' }).press('Enter');
    await toast(page, 'A verification e-mail is on its way').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Send again');
    await banner.getByRole('button', { name: 'Dismiss' }).press('Enter');

    await banner.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Hi, Ada' }).waitFor();
    expect(await banner.count()).toBe(0);
  });
});

describe('a mailed account link', () => {
  it('with "this was not me" deletes the account only after a confirmation', async ({ open }) => {
    const person = await register(shop);
    const link = await linkTo(shop, person, '/not-me/');
    const page = await open(link, { shopUrl: shop.url, forgives: /status of 400/ });
    await main(page).getByRole('button', { name: 'Delete the account' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/not-me/read');

    await page.goto(link);
    await main(page).getByRole('button', { name: 'Delete the account' }).click();

    await main(page).getByText('The account has been deleted').waitFor();
    await expect.poll(() => focusedName(page)).toMatch(/^The account has been deleted/);
    await page.goto('/login');
    await signInHere(page, person);
    await formOf(page, 'Login').getByRole('alert').getByText('Incorrect e-mail or password').waitFor();
  });

  it('with "this was not me" signs out the customer of that account', { tags: 'sweep' }, async ({ open }) => {
    const person = await register(shop);
    const link = await linkTo(shop, person, '/not-me/');
    const page = await open('/login', { shopUrl: shop.url, forgives: /status of 401/ });
    await signInHere(page, person);
    await page.getByRole('banner').getByRole('link', { name: 'Hi, Ada' }).waitFor();

    const known = page.waitForResponse('**/api/customer/details');
    await page.goto(link);
    await known;
    await main(page).getByRole('button', { name: 'Delete the account' }).click();

    await main(page).getByText('The account has been deleted').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).waitFor();
    await main(page).getByRole('link', { name: 'Home' }).click();
    await main(page).getByRole('region', { name: 'Newsletter' }).waitFor();
    expect(await toast(page, 'Your session has ended').count()).toBe(0);
  });

  it('with "this was not me" can be retried after an outage', { tags: 'sweep' }, async ({ open }) => {
    const link = await linkTo(shop, await register(shop), '/not-me/');
    const page = await open(link, { shopUrl: shop.url, forgives: /status of 503/ });
    const call = '**/api/customer/disown';
    await refuseCall(page, call, 503, { message: 'Please try again in a moment' });
    const button = main(page).getByRole('button', { name: 'Delete the account' });

    await button.press('Enter');
    await main(page).getByRole('alert').getByText('Please try again in a moment').waitFor();
    await expect.poll(() => focusedName(page)).toContain('Delete the account');
    await page.unroute(call);
    await button.press('Enter');

    await main(page).getByText('The account has been deleted').waitFor();
  });

  it.for(['/emailVerificaton', '/not-me'])(
    '%s shows an error if the link is invalid',
    { tags: 'sweep' },
    async (path, { open }) => {
      const page = await open(`${path}/${'A'.repeat(43)}`, { shopUrl: shop.url, forgives: /status of 400/ });

      if (path === '/not-me') await main(page).getByRole('button', { name: 'Delete the account' }).click();

      await main(page).getByText('This link is not valid or has expired').waitFor();
      await expect.poll(() => main(page).getByText('Loading...').filter({ visible: true }).count()).toBe(0);
      await main(page)
        .getByRole('link', { name: /^(Login|Home)$/ })
        .waitFor();
      if (path === '/not-me') return;
      await main(page).getByRole('button', { name: 'Send a new link' }).click();
      await main(page).getByText('If this link was sent to you, a new verification e-mail is on its way').waitFor();
    },
  );
});
