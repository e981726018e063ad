import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startAccountShop } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addDevice } from '../testing/passkey-device.ts';
import type { Shop } from '../testing/shop.ts';
import { heading, password } from '../testing/staff.ts';
import { look } from './desk.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.stop());

// A partial sign-in returns 401, an unconfirmed action 403, and removing the last factor 409.
const forgives = /status of 40[139]/;

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await heading(page, 'Sign in').waitFor();
};

describe('a passkey', () => {
  it('is set up as the first second factor, signs in with and without the password, confirms, and cannot be removed as the last factor', async ({
    openFresh,
  }) => {
    // Passkeys require a host name instead of an IP address.
    const page = await openFresh({ shopUrl: shop.url.replace('127.0.0.1', 'localhost'), forgives });
    const device = await addDevice(page);
    const [, printed = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];
    await page.goto(printed);
    await page.getByLabel('Your name').fill('Ada Byron');
    await page.getByLabel('Email').fill('ada@shop.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading(page, 'Set up a second factor').waitFor();
    await look(page, ['main']);
    await page.getByRole('button', { name: 'Set up a passkey' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await heading(page, 'Overview').waitFor();
    expect(await device.count()).toBe(1);

    await signOut(page);
    await look(page, ['main']);
    await page.getByLabel('Email').fill('ada@shop.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await heading(page, 'Enter a code').waitFor();
    await look(page, ['main']);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await heading(page, 'Overview').waitFor();

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await heading(page, 'Overview').waitFor();

    await page.getByRole('link', { name: 'Ada Byron' }).click();
    await page.getByRole('columnheader', { name: 'Passkey' }).waitFor();
    await look(page);
    await page.getByRole('button', { name: /^Rename / }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep the name' }).click();
    await page.getByRole('rowheader', { name: 'Laptop' }).waitFor();
    await page.getByRole('button', { name: 'Remove Laptop' }).click();
    await page.getByText('You can’t remove your last second factor. Add another one first.').waitFor();
    expect(await page.getByRole('rowheader', { name: 'Laptop' }).count()).toBe(1);
  });
});
