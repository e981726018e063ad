import { describe, expect } from 'vitest';
import { askListing } from '../testing/catalogue.ts';
import { holdCall } from '../testing/forms.ts';
import { cardTitles, main } from '../testing/listing.ts';
import { it, signIn } from './customer.ts';
import { cardOf, failedRequests, patient, toast } from './hearts.ts';

describe('following a brand', () => {
  it("on a product's page adds its newest products to the home page", async ({ openAs }) => {
    const { data } = await askListing('childCateg=women');
    const [card] = data;
    if (!card) throw new Error('The demo has no product');
    const newest = await askListing(`brand[]=${card.brand_id}`);
    const page = await openAs(`/product/${card.product_id}`);
    const follow = main(page).getByRole('button', { name: `Follow ${card.brand_name}` });
    const following = main(page).getByRole('button', { name: `Following ${card.brand_name}` });
    await follow.click();
    await following.waitFor();
    await toast(page, 'You’re now following this brand.').waitFor();

    await page.goto('/');
    const strip = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'From brands you follow' }) });
    await strip.waitFor();
    await expect
      .poll(() => strip.getByRole('article').getByRole('heading').allInnerTexts(), patient)
      .toEqual(newest.data.slice(0, 12).map(({ title }) => title));
    await page.goBack();
    await following.click();
    await toast(page, 'You’re no longer following this brand.').waitFor();

    const answered = page.waitForResponse('**/api/followed-brands');
    await page.goto('/');
    await answered;
    await expect.poll(async () => (await cardTitles(page)).length, patient).toBeGreaterThan(0);
    expect(await strip.count()).toBe(0);
  });

  it('is reverted if the request fails', { tags: 'sweep' }, async ({ openAs }) => {
    const [card] = (await askListing('childCateg=women')).data;
    const page = await openAs(`/product/${card?.product_id}`, { forgives: failedRequests });
    await page.route('**/api/follow-brand', (route) => route.abort());
    const follow = main(page).getByRole('button', { name: `Follow ${card?.brand_name}` });

    await follow.click();

    await toast(page, 'The shop could not be reached').waitFor();
    await follow.waitFor();
  });

  it('is disabled until the current state is known', { tags: 'sweep' }, async ({ openBlankAs }) => {
    const [card] = (await askListing('childCateg=men')).data;
    if (!card) throw new Error('The demo has no product');
    const page = await openBlankAs();
    const { release } = await holdCall(page, '**/api/followed-brands');
    const pressed: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/follow-brand') && pressed.push(request.url()));
    await page.goto(`/product/${card.product_id}`);
    const follow = main(page).getByRole('button', { name: `Follow ${card.brand_name}` });
    await follow.press('Enter');
    expect(await follow.getAttribute('aria-disabled')).toBe('true');

    await page.goto('/browse/men');
    await cardOf(page, card)
      .getByRole('button', { name: `More: ${card.title}` })
      .press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Loading...' }).press('Enter');
    release();

    const row = page.getByRole('dialog').getByRole('button', { name: `Follow ${card.brand_name}` });
    await expect.poll(() => row.getAttribute('aria-disabled'), patient).toBe('false');
    expect(pressed).toEqual([]);
  });

  it("from a card's menu closes the menu and returns the focus to its button", { tags: 'sweep' }, async ({
    openAs,
  }) => {
    const [card] = (await askListing('childCateg=men')).data;
    if (!card) throw new Error('The demo has no product');
    const page = await openAs('/browse/men');
    const menu = cardOf(page, card).getByRole('button', { name: `More: ${card.title}` });
    const row = (name: string) => page.getByRole('dialog').getByRole('button', { name: `${name} ${card.brand_name}` });

    await menu.press('Enter');
    await expect.poll(() => row('Follow').evaluate((button) => button === document.activeElement), patient).toBe(true);
    await row('Follow').evaluate((button: HTMLElement) => {
      button.click();
      requestAnimationFrame(() => button.click());
    });
    await toast(page, 'You’re now following this brand.').waitFor();
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement), patient).toBe(true);
    await menu.click();
    await row('Unfollow').click();

    await toast(page, 'You’re no longer following this brand.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('as a guest takes effect after sign-in', { tags: 'sweep' }, async ({ open, customer }) => {
    const [card] = (await askListing('childCateg=women')).data;
    const page = await open(`/product/${card?.product_id}`);
    await main(page)
      .getByRole('button', { name: `Follow ${card?.brand_name}` })
      .click();
    await toast(page, 'Login Required!').waitFor();
    await expect.poll(() => new URL(page.url()).pathname, patient).toBe('/login');

    await signIn(page, customer);

    await toast(page, 'You’re now following this brand.').waitFor();
    const following = main(page).getByRole('button', { name: `Following ${card?.brand_name}` });
    await following.click();
    await toast(page, 'You’re no longer following this brand.').waitFor();
  });
});
