import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { fieldOf, fillIn, formOf, type Person, register, signInHere, storedText, toast } from '../testing/customer.ts';
import { toldError } from '../testing/forms.ts';
import { it, type Open } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const shop = inject('accountShop');

/** Opens /profile-edit as a new customer. */
const openAccount = async (open: Open): Promise<{ page: Page; person: Person }> => {
  const person = await register(shop);
  const page = await open('/login', { shopUrl: shop.url, forgives: /status of 400|not right|current password/ });
  await signInHere(page, person);
  await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
  return { page, person };
};

const update = (page: Page): Promise<void> => formOf(page).getByRole('button', { name: 'Update' }).click();

const updated = (page: Page) => main(page).getByRole('status').getByText('Profile updated successfully');

const summary = async (page: Page): Promise<string[]> => {
  await main(page).getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  return main(page).locator('dd').allInnerTexts();
};

describe('the profile', () => {
  it('shows name, address and an asterisk per character of the password', { tags: 'sweep' }, async ({ open }) => {
    const { page, person } = await openAccount(open);

    await page.getByRole('banner').getByRole('link', { name: 'Hi, Ada' }).click();

    const [name, email, password] = await summary(page);
    await expect.poll(() => page.title()).toBe('Profile');
    expect(name).toBe('ada Lovelace');
    expect(email).toContain(person.email);
    expect(password).toContain('*'.repeat(person.password.length));
    expect(password).not.toContain('*'.repeat(person.password.length + 1));
    for (const pane of ['Closet', 'Cashback', 'Looks']) await main(page).getByRole('heading', { name: pane }).waitFor();
    await expect.poll(() => main(page).getByText('Coming soon').count()).toBe(2);
    await main(page).getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => addressOf(page)).toBe('/profile-edit');
    await formOf(page).getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => addressOf(page)).toBe('/profile');
  });
});

describe('editing the profile', () => {
  it('changes the names and keeps the password', async ({ open }) => {
    const { page, person } = await openAccount(open);
    const mask = '*'.repeat(person.password.length);
    await expect.poll(() => fieldOf(formOf(page), 'Password').inputValue()).toBe(mask);
    const sent = page.waitForRequest('**/api/customer/update');
    await fillIn(formOf(page), { 'First name': 'grace', 'Last name': 'Hopper' });

    await update(page);

    await updated(page).waitFor();
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
    expect(addressOf(page)).toBe('/profile-edit');
    await page.getByRole('banner').getByRole('link', { name: 'Hi, Grace' }).waitFor();
    await page.goto('/profile');
    await expect
      .poll(() => summary(page))
      .toEqual(['grace Hopper', expect.stringContaining(person.email), expect.stringContaining(mask)]);
  });

  it('changes the password if the current one is correct', async ({ open }) => {
    const { page, person } = await openAccount(open);
    const form = formOf(page);
    const chosen = 'a field of tulips';
    expect(await fieldOf(form, 'Current password').count()).toBe(0);
    await fieldOf(form, 'Password').focus();
    await expect.poll(() => fieldOf(form, 'Password').inputValue()).toBe('');
    await fillIn(form, { Password: chosen });

    await update(page);
    await form.getByRole('alert').getByText('Please enter your current password').waitFor();
    await fillIn(form, { 'Current password': 'not this one' });
    await update(page);
    await form.getByRole('alert').getByText('Your current password is incorrect').waitFor();
    await expect.poll(() => toldError(fieldOf(form, 'Current password'))).toBe('Your current password is incorrect');
    await fillIn(form, { 'Current password': person.password });
    await update(page);

    await updated(page).waitFor();
    await expect.poll(() => fieldOf(form, 'Password').inputValue()).toBe('*'.repeat(chosen.length));
    await expect.poll(() => fieldOf(form, 'Current password').count()).toBe(0);
    expect(await storedText(page)).not.toContain(chosen);
    await page.goto('/profile');
    await expect.poll(async () => (await summary(page))[2]).toContain('*'.repeat(chosen.length));
    // A page without code that could store the session again.
    await page.goto('/api/health');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signInHere(page, { ...person, password: chosen });
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
  });

  it('restores the mask when the password field stays empty', { tags: 'sweep' }, async ({ open }) => {
    const { page, person } = await openAccount(open);
    const field = fieldOf(formOf(page), 'Password');

    await field.focus();
    await fieldOf(formOf(page), 'Last name').focus();

    await expect.poll(() => field.inputValue()).toBe('*'.repeat(person.password.length));
  });

  it('shows an error for each broken rule on submit', { tags: 'sweep' }, async ({ open }) => {
    const { page } = await openAccount(open);
    const form = formOf(page);

    for (const [label, value, message] of [
      ['First name', '', 'Please enter the first name'],
      ['First name', 'Jo', 'First Name must be at least 3 characters'],
      ['Last name', '', 'Please enter the last name'],
      ['Password', 'short 7', 'Password must be at least 8 characters'],
      ['Password', 'x'.repeat(51), 'Password must be at most 50 characters'],
    ] as const) {
      await page.reload();
      await fillIn(form, { [label]: value });
      expect(await toldError(fieldOf(form, label)), message).toBeNull();
      await update(page);
      await expect.poll(() => toldError(fieldOf(form, label))).toBe(message);
    }
  });

  it('switches alert mails on and off without a submit', { tags: 'sweep' }, async ({ open }) => {
    const { page } = await openAccount(open);
    const alerts = main(page).getByRole('switch', {
      name: 'E-mail me about my favorites and saved searches',
    });
    await expect.poll(() => alerts.isChecked()).toBe(true);
    await main(page).getByText('immediate alerts, once your e-mail address is verified.').waitFor();
    const saved = page.waitForResponse('**/api/customer/alerts');

    await alerts.press('Space');
    expect((await saved).status()).toBe(200);
    await expect.poll(() => alerts.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();

    await expect.poll(() => alerts.isChecked()).toBe(false);
  });

  it('shows that a mailed link has switched alerts off', { tags: 'sweep' }, async ({ open }) => {
    const { page } = await openAccount(open);
    const alerts = main(page).getByRole('switch', {
      name: 'E-mail me about my favorites and saved searches',
    });
    const known = page.waitForResponse('**/api/customer/details');
    await page.goto(`/alerts/stop/${'A'.repeat(43)}`);
    await known;
    // No feed changes prices in this shop, so no alert is sent. The reply to the link is fake.
    await page.route('**/api/alerts/stop/*', async (route) => {
      const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '').userDetails);
      await page.request.post('/api/customer/alerts', { headers: { Token: token }, data: { wants_alerts: false } });
      await route.fulfill({ json: { message: 'No more mails will come' } });
    });

    await main(page).getByRole('button', { name: 'Stop price alerts' }).click();
    await main(page).getByText('No more mails will come').waitFor();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('link', { name: 'My Account' }).click();

    await expect.poll(() => alerts.isChecked()).toBe(false);
  });
});

describe('signing out on all devices', () => {
  it('ends every session and opens the home page', async ({ open }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url });
    await signInHere(page, person);

    await main(page).getByRole('button', { name: 'Sign out on all devices' }).click();

    await expect.poll(() => addressOf(page)).toBe('/');
    await toast(page, 'You’re signed out on all devices').waitFor();
    const details = await fetch(`${shop.url}/api/customer/details`, { headers: { Token: person.token } });
    expect(details.status).toBe(401);
  });
});

describe('deleting the account', () => {
  it('asks for the password, lists the data that is deleted, and signs out', async ({ open }) => {
    const { page, person } = await openAccount(open);
    await main(page).getByRole('link', { name: 'Delete account' }).click();
    await main(page).getByText('It cannot be undone').waitFor();
    const press = () => main(page).getByRole('button', { name: 'Delete my account' }).click();

    await fillIn(formOf(page), { 'Current password': 'not this one' });
    await press();
    await expect.poll(() => toldError(fieldOf(formOf(page), 'Current password'))).toContain('incorrect');
    await fillIn(formOf(page), { 'Current password': person.password });
    await press();

    await expect.poll(() => addressOf(page)).toBe('/');
    await toast(page, 'Your account has been deleted').waitFor();
    await page.goto('/login');
    await signInHere(page, person);
    await toast(page, 'Incorrect e-mail or password').waitFor();
  });
});
