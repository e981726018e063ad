import { readFile } from 'node:fs/promises';
import { openEmbedded } from '@wearfolio/database/embedded';
import { findCustomerId, findTraces } from '@wearfolio/database/testing/traces';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { fillIn, formOf, linkTo, newPerson, signInHere, toast } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const shop = inject('accountShop');

/** The database of the running shop. */
const openDatabase = async (): Promise<string> => {
  const { url, close } = await openEmbedded(shop.dataDir, () => undefined);
  onTestFinished(close);
  return url;
};

describe('your data', () => {
  it('is requested after sign-up, announced by mail, downloaded, and deleted with the account', async ({ open }) => {
    const person = newPerson();
    const database = await openDatabase();
    const page = await open('/signup', { shopUrl: shop.url, forgives: /status of 400/ });
    await fillIn(formOf(page), {
      'First name': person.first_name,
      'Last name': person.last_name,
      Email: person.email,
      Password: person.password,
      'Confirm password': person.password,
    });
    await formOf(page).getByRole('button', { name: 'Register' }).click();
    await main(page).getByText('A verification e-mail was sent to').waitFor();
    await page.goto(await linkTo(shop, person, '/emailVerificaton/'));
    await main(page).getByText('has been verified').waitFor();

    await page.goto('/your-data');
    await main(page).getByRole('button', { name: 'Ask for my data' }).click();
    await main(page).getByText('We’ll e-mail you when it’s ready').waitFor();
    await page.goto(await linkTo(shop, person, '/your-data'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));

    expect(JSON.stringify(file.data)).toContain(person.email);
    expect(file.explanation[0]).toMatch(/what the shop keeps about you/);
    const id = await findCustomerId(database, person.email);
    const traces = () => findTraces(database, person.email, id);
    expect(await traces()).toEqual(
      expect.arrayContaining(['public.customer.email', 'public.session.customer_id', 'public.data_export.document']),
    );
    await page.goto('/delete-account');
    await main(page).getByText('for 400 days, so that the account is deleted again').waitFor();
    await fillIn(formOf(page), { 'Current password': person.password });
    await main(page).getByRole('button', { name: 'Delete my account' }).click();
    await toast(page, 'Your account has been deleted').waitFor();
    await page.goto('/login');
    await signInHere(page, person);
    await toast(page, 'Incorrect e-mail or password').waitFor();
    await page.goto('/your-data');
    await expect.poll(() => addressOf(page)).toBe('/');
    // The mail about the deletion stays in the queue until it is sent.
    await expect.poll(traces, { timeout: 60_000 }).toEqual([]);
  });
});
