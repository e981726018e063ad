import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { untilAlive } from '../testing/browser.ts';
import { cards, main, press } from '../testing/listing.ts';
import { heartsOf, it, setFavorites } from './customer.ts';
import { cardOf, expectLabel, heart, heartOf, inOneColor, patient, searchFor, toast } from './hearts.ts';

const add = 'ADD TO FAVORITES';
const remove = 'REMOVE FROM FAVORITES';
const added = 'Product added to favorites.';
const removed = 'Product removed successfully.';

/** Opens the same URL in another tab of the same browser and session. */
const openBeside = async (page: Page): Promise<Page> => {
  const beside = await page.context().newPage();
  await beside.goto(page.url());
  await untilAlive(beside);
  return beside;
};

describe('two tabs of one customer', () => {
  it('save the last state, whatever the other tab shows', async ({ openAs, customer }) => {
    const card = await inOneColor();
    const one = await openAs(searchFor(card));
    const other = await openBeside(one);
    const [here, there] = [heart(cardOf(one, card)), heart(cardOf(other, card))];
    await Promise.all([expectLabel(here, add), expectLabel(there, add)]);

    await press(one, here);
    await toast(one, added).waitFor();
    await press(other, there);
    await toast(other, added).waitFor();
    await expectLabel(there, remove);
    expect(await heartsOf(customer)).toEqual([heartOf(card)]);

    await press(other, there);
    await toast(other, removed).waitFor();
    expect(await heartsOf(customer)).toEqual([]);
    await press(one, here);
    await toast(one, removed).waitFor();

    await Promise.all([expectLabel(here, add), expectLabel(there, add)]);
    expect(await heartsOf(customer)).toEqual([]);
  });

  it('both remove the same favorite without an error', { tags: 'sweep' }, async ({ openAs, customer }) => {
    const card = await inOneColor();
    await setFavorites(customer, [heartOf(card)]);
    const one = await openAs('/my-favourite');
    const other = await openBeside(one);
    const bin = (page: Page) => cards(page).getByRole('button', { name: `Remove ${card.title}`, exact: true });

    await Promise.all([press(one, bin(one)), press(other, bin(other))]);

    for (const page of [one, other]) {
      await main(page).getByText('No Record Found').waitFor();
      expect(
        await page
          .getByRole('region', { name: /Notifications/ })
          .getByText(/could not|wrong/i)
          .count(),
      ).toBe(0);
    }
    await expect.poll(() => heartsOf(customer), patient).toEqual([]);
  });

  it('are both signed out together, and the next heart asks for sign-in', { tags: 'sweep' }, async ({ openAs }) => {
    const card = await inOneColor();
    // A running request may still get a 401 afterwards.
    const one = await openAs(searchFor(card), { forgives: /status of 401/ });
    const other = await openBeside(one);
    await expectLabel(heart(cardOf(other, card)), add);

    await one.getByRole('button', { name: 'Account menu' }).click();
    await one.getByRole('button', { name: 'Logout' }).click();

    await other.getByRole('banner').getByRole('link', { name: 'Login / Register' }).waitFor();
    await press(other, heart(cardOf(other, card)));
    await toast(other, 'Login Required!').waitFor();
  });
});
