import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing } from '../testing/catalogue.ts';
import { cardTitles, main } from '../testing/listing.ts';
import { it, setFavorites } from './customer.ts';
import { heartOf, patient } from './hearts.ts';

describe('a shared list', () => {
  it("is public from Share this list until Withdraw, without the owner's name", async ({ open, openAs, customer }) => {
    const { data } = await askListing('childCateg=women');
    const two = data.slice(0, 2);
    await setFavorites(
      customer,
      two.map((card) => heartOf(card, 1)),
    );
    const page = await openAs('/my-favourite');

    await main(page).getByRole('button', { name: 'Share this list' }).click();
    expect(await main(page).getByRole('textbox', { name: 'Link to your public list' }).count()).toBe(0);
    await main(page).getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByRole('button', { name: 'Share this list' }).click();
    await main(page).getByRole('button', { name: 'Create link' }).click();
    await main(page).getByText('Anyone with the link can view', { exact: false }).waitFor();
    const address = await main(page).getByRole('textbox', { name: 'Link to your public list' }).inputValue();
    const guest = await open(new URL(address).pathname, { forgives: /status of 404/ });
    await main(guest).getByRole('heading', { level: 1, name: 'A shared list' }).waitFor();
    await expect.poll(() => cardTitles(guest), patient).toEqual(two.map(({ title }) => title).reverse());
    const text = (await main(guest).textContent()) ?? '';
    expect(text).not.toContain('Ada');
    expect(text).not.toContain(customer.email);
    await expect.poll(() => guest.locator('meta[name="robots"][content*="noindex"]').count()).toBeGreaterThan(0);

    await main(page).getByRole('button', { name: 'Withdraw' }).click();
    await main(page).getByRole('button', { name: 'Share this list' }).waitFor();
    await guest.reload();

    await main(guest).getByRole('heading', { name: 'This list is not shared' }).waitFor();
    expect(await main(guest).getByRole('article').count()).toBe(0);
  });

  it('is published and withdrawn by keyboard without moving the focus', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    const [card] = (await askListing('childCateg=women')).data;
    await setFavorites(customer, card ? [heartOf(card)] : []);
    const page = await openAs('/my-favourite');
    const share = main(page).getByRole('button', { name: 'Share this list' });
    const address = main(page).getByRole('textbox', { name: 'Link to your public list' });
    const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

    await share.press('Enter');
    await main(page).getByRole('button', { name: 'Create link' }).press('Enter');
    await address.waitFor();
    await expect.poll(() => hasFocus(address), patient).toBe(true);
    await main(page).getByRole('button', { name: 'Withdraw' }).press('Enter');
    await share.waitFor();

    await expect.poll(() => hasFocus(share), patient).toBe(true);
  });

  it('can be published only with favorites, and withdrawn at any time', { tags: 'sweep' }, async ({
    openBlankAs,
    customer,
  }) => {
    const share = (page: Page) => main(page).getByRole('button', { name: 'Share this list' });
    const [card] = (await askListing('childCateg=women')).data;
    const page = await openBlankAs();
    await setFavorites(customer, card ? [heartOf(card)] : []);
    await page.goto('/my-favourite');
    await share(page).click();
    await main(page).getByRole('button', { name: 'Create link' }).click();
    const withdraw = main(page).getByRole('button', { name: 'Withdraw' });
    await withdraw.waitFor();

    await setFavorites(customer, []);
    await page.reload();
    await main(page).getByText('No Record Found').waitFor();
    await withdraw.press('Enter');
    await withdraw.waitFor({ state: 'detached' });

    expect(await share(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});
