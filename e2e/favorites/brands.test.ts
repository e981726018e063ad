import { describe, expect } from 'vitest';
import { askListing } from '../testing/catalogue.ts';
import { cardTitles, main } from '../testing/listing.ts';
import { it } from './customer.ts';
import { brokenCalls, patient, toast } from './hearts.ts';

const about = 'About the brand';

describe('Following a brand', () => {
  it('from the page of a product brings its newest products to the home page', async ({ openAs }) => {
    const { data } = await askListing('childCateg=women');
    const [card] = data;
    if (!card) throw new Error('The demo has no product');
    const newest = await askListing(`brand[]=${card.brand_id}`);
    const page = await openAs(`/product/${card.product_id}`);
    await main(page).getByText(about).click();
    const follow = main(page).getByRole('button', { name: `Follow ${card.brand_name}` });
    const following = main(page).getByRole('button', { name: `Following ${card.brand_name}` });
    await follow.click();
    await following.waitFor();
    await toast(page, 'You follow this brand now.').waitFor();

    await page.goto('/');
    const strip = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'From brands you follow' }) });
    await strip.waitFor();
    await expect
      .poll(() => strip.getByRole('article').getByRole('heading').allInnerTexts(), patient)
      .toEqual(newest.data.slice(0, 12).map(({ title }) => title));
    await page.goBack();
    await main(page).getByText(about).click();
    await following.click();
    await toast(page, 'You no longer follow this brand.').waitFor();

    await page.goto('/');
    await expect.poll(async () => (await cardTitles(page)).length, patient).toBeGreaterThan(0);
    expect(await strip.count()).toBe(0);
  });

  it('is taken back when the call fails', async ({ openAs }) => {
    const [card] = (await askListing('childCateg=women')).data;
    const page = await openAs(`/product/${card?.product_id}`, { forgives: brokenCalls });
    await page.route('**/api/follow-brand', (route) => route.abort());
    await main(page).getByText(about).click();
    const follow = main(page).getByRole('button', { name: `Follow ${card?.brand_name}` });

    await follow.click();

    await toast(page, 'The shop could not be reached').waitFor();
    await follow.waitFor();
  });

  it('asks a guest to sign in', async ({ open }) => {
    const [card] = (await askListing('childCateg=women')).data;
    const page = await open(`/product/${card?.product_id}`);
    await main(page).getByText(about).click();

    await main(page)
      .getByRole('button', { name: `Follow ${card?.brand_name}` })
      .click();

    await toast(page, 'Login Required!').waitFor();
    await expect.poll(() => new URL(page.url()).pathname, patient).toBe('/login');
  });
});
