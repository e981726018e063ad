import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { fieldOf, formOf, openAccountShop, register, signInHere, toast } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { addDevice } from '../testing/passkey-device.ts';

let shop: Awaited<ReturnType<typeof openAccountShop>>;

beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(() => shop.stop());

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await toast(page, 'Logged Out!').waitFor();
};

const challenge = '**/api/customer/passkey-signin/start';

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('a passkey of a customer', () => {
  it('is added with the password, named, signs in alone, and no longer once it is removed', async ({ openFresh }) => {
    const person = await register(shop);
    // Passkeys require a host name instead of an IP address.
    const page = await openFresh({ shopUrl: shop.url.replace('127.0.0.1', 'localhost'), forgives: /status of 400/ });
    const device = await addDevice(page);
    await page.goto('/login');
    await signInHere(page, person);
    const part = main(page).getByRole('region', { name: 'Passkeys' });
    await part.getByText('None yet').waitFor();

    await part.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    // Its button is gone, and with it the focus.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('My laptop');
    await fieldOf(part, 'Current password').fill('not the password');
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    await part.getByRole('alert').filter({ hasText: 'Your current password is incorrect' }).waitFor();
    await fieldOf(part, 'Current password').fill(person.password);
    expect(await axeFaults(page)).toEqual([]);
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    await part.getByText('My laptop').waitFor();
    expect(await device.count()).toBe(1);
    await part.getByRole('button', { name: 'Rename My laptop' }).click();
    await fieldOf(part, 'Name of the passkey').fill('Old laptop');
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByRole('button', { name: 'Remove Old laptop' }).waitFor();
    expect(await focusedName(page)).toBe('Rename Old laptop');

    await signOut(page);
    // The device answers at once, so the passkey that the field offers is taken.
    await page.goto('/login');
    await toast(page, 'Logged in successfully').waitFor();
    await part.getByText(/last used/).waitFor();

    await signOut(page);
    await device.answer(false);
    // Holds the challenge of the field's offer meanwhile. Devices do not answer what they were asked before.
    const button = formOf(page, 'Login').getByRole('button', { name: 'Sign in with a passkey' });
    const holdOffer = (act: () => Promise<unknown>) =>
      page.route(
        challenge,
        async (route) => {
          await act();
          await route.continue();
        },
        { times: 1 },
      );
    const offer = page.waitForRequest(challenge);
    await holdOffer(async () => {
      const pressed = page.waitForResponse(challenge);
      await button.click();
      await pressed;
    });
    await page.goto('/login');
    await (await offer).response();
    // Long enough for the browser to end what the button began.
    await page.waitForTimeout(1000);
    expect(await formOf(page, 'Login').getByRole('alert').count()).toBe(0);

    await holdOffer(async () => {
      await device.answer(true);
      await button.click();
    });
    await page.goto('/login');
    await part.getByRole('button', { name: 'Remove Old laptop' }).click();
    await part.getByText('None yet').waitFor();
    await signOut(page);
    await page.goto('/login');
    await formOf(page, 'Login').getByRole('button', { name: 'Sign in with a passkey' }).click();
    await formOf(page, 'Login').getByRole('alert').filter({ hasText: 'This passkey was not accepted.' }).waitFor();
  });
});
