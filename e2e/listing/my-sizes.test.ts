import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, signIn } from '../favorites/customer.ts';
import { axeFaults } from '../testing/axe.ts';
import { desktop, phone } from '../testing/browser.ts';
import { askListing } from '../testing/catalogue.ts';
import { addressOf, expectTotal } from '../testing/listing.ts';
import { sample } from '../testing/sizes.ts';

const path = '/browse/women/shoes';
const scope = 'parentCateg=women&subCateg=shoes';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'My sizes' });

/** Enters a UK shoe size in the sheet, optionally by keyboard only. */
const enterShoeSize = async (page: Page): Promise<void> => {
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: /^Women's shoes/ }).press('Enter');
  await sheet.getByRole('button', { name: 'UK 5 · about EU 38', exact: true }).press('Enter');
  await sheet.getByRole('button', { name: 'Save my sizes' }).press('Enter');
  await sheet.waitFor({ state: 'hidden' });
};

describe('My sizes as a guest', () => {
  it('are moved to the account at sign-in and removed from the browser', { tags: 'sweep' }, async ({
    open,
    customer,
  }) => {
    const page = await open(path);
    await page.getByRole('switch', { name: 'In my size' }).press('Space');
    await enterShoeSize(page);
    const fitting = await askListing(`${scope}&wear[]=women-shoes:UK:5`);
    await expectTotal(page, fitting.total);

    await page.goto('/login');
    await signIn(page, customer);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sizes'))).toBe('{"worn":[],"isOn":true}');

    await page.goto(path);
    await expectTotal(page, fitting.total);
    expect(await addressOf(page)).toBe(path);
    await page.goto('/profile');
    await page.getByText("Women's shoes: UK 5 · about EU 38").waitFor();
  });
});

describe.each(
  sample(
    [
      ['desktop', desktop],
      ['phone', phone],
    ] as const,
    1,
  ),
)('My sizes (%s)', (name, screen) => {
  it('lets a guest enter sizes and filter by them, without putting them into the URL', async ({ open }) => {
    const whole = await askListing(scope);
    const page = await open(path, { screen });
    await expectTotal(page, whole.total);
    if (name === 'phone') await page.getByRole('button', { name: 'Filter' }).click();

    await page.getByRole('switch', { name: 'In my size' }).press('Space');
    await sheetOf(page).waitFor();
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
    await enterShoeSize(page);

    const fitting = await askListing(`${scope}&wear[]=women-shoes:UK:5`);
    expect(fitting.total).toBeLessThan(whole.total);
    await expectTotal(page, fitting.total);
    expect(await addressOf(page)).toBe(path);
    await page.reload();
    await expectTotal(page, fitting.total);
  });

  it("marks the size that fits on the product's page", { tags: 'sweep' }, async ({ open }) => {
    const { data } = await askListing(`${scope}&wear[]=women-shoes:UK:5`);
    const page = await open(`/product/${data[0]?.product_id}/${data[0]?.slug}`, { screen });

    await page.getByRole('button', { name: 'What is my size?' }).click();
    await sheetOf(page).waitFor();
    await enterShoeSize(page);

    await page.getByRole('button', { name: 'Your size: UK 5 · about EU 38' }).waitFor();
  });
});
