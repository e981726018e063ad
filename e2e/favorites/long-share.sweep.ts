import { sharedListMax } from '@wearfolio/contracts/limits';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askWholeListing } from '../testing/catalogue.ts';
import { main } from '../testing/listing.ts';
import { tooWide } from '../testing/width.ts';
import { it, publish, setFavorites } from './customer.ts';
import { heartOf, patient } from './hearts.ts';

describe('a shared list above the limit', () => {
  it('states the limit to its owner and to viewers', async ({ open, openAs, customer }) => {
    // The customer has no favorites yet.
    const page = await openAs('/my-favourite', { screen: phone });
    const products = await askWholeListing('');
    const hearts = products.flatMap((card) => card.product_color_data.map((_, place) => heartOf(card, place)));
    await setFavorites(customer, hearts.slice(0, sharedListMax + 1));
    const path = await publish(customer);

    const guest = await open(path, { screen: phone });
    await main(guest)
      .getByRole('status')
      .getByText(`The newest ${sharedListMax} of ${sharedListMax + 1} items, shared with you`)
      .waitFor();
    await expect.poll(() => main(guest).getByRole('article').count(), patient).toBe(sharedListMax);
    await expect.poll(() => tooWide(guest)).toEqual([]);
    await page.reload();
    await main(page)
      .getByText(`Anyone with the link can view the newest ${sharedListMax} items of this list.`)
      .waitFor();
  });
});
