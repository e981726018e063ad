import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { favoritesOf, it, setFavorites, signIn } from '../favorites/customer.ts';
import { atLogin, cardOf, expectLabel, heart, inOneColor, searchFor, toast } from '../favorites/hearts.ts';
import { untilAlive } from '../testing/browser.ts';
import { addressOf, main } from '../testing/listing.ts';

const saveButton = (page: Page) => main(page).getByRole('button', { name: 'Save this search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save this search' });
const entry = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

describe('saved searches', () => {
  it('are saved by a guest who signs in, and listed in the overview', async ({ open, customer }) => {
    const page = await open('/browse/women/shoes?sort=asc');
    await saveButton(page).click();
    await toast(page, 'Login Required!').waitFor();
    await atLogin(page);
    await signIn(page, customer);

    await toast(page, 'Search saved.').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/browse/women/shoes?sort=asc');
    await page.goto('/saved-searches');
    await entry(page, 'Shoes')
      .getByText(/^\d+ items/)
      .waitFor();
    expect(await entry(page, 'Shoes').getByLabel('E-mail me').inputValue()).toBe('daily');
  });

  it('get a name and a frequency, and can be renamed, changed, removed and restored', async ({ openAs }) => {
    const page = await openAs('/search?keyword=linen+dress&price_range=50-100');
    await saveButton(page).click();
    await dialog(page).waitFor();
    expect(await dialog(page).getByLabel('Name').inputValue()).toBe('linen dress, $50-$100');
    await dialog(page).getByLabel('Name').fill('Linen for summer');
    await dialog(page).getByLabel('E-mail me').selectOption('Immediately');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Search saved.').waitFor();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect.poll(() => addressOf(page)).toBe('/saved-searches');

    // The form takes the place and the focus of its button, and gives them back.
    await main(page).getByRole('button', { name: 'Rename Linen for summer' }).press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Linen');
    await page.keyboard.press('Enter');
    await entry(page, 'Linen').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Rename Linen');
    await entry(page, 'Linen').getByLabel('E-mail me').selectOption('Never');
    // The page may request the list before the change is stored.
    await expect
      .poll(async () => {
        await page.reload();
        return entry(page, 'Linen').getByLabel('E-mail me').inputValue();
      })
      .toBe('never');
    await main(page).getByRole('button', { name: 'Remove Linen' }).click();
    await entry(page, 'Linen').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await entry(page, 'Linen').waitFor();
    await entry(page, 'Linen').getByRole('link', { name: 'Linen' }).click();

    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen+dress&price_range=50-100');
  });
});

describe('a target price', () => {
  it('is set by a guest who signs in, which also saves the product', { tags: 'sweep' }, async ({ open, customer }) => {
    const card = await inOneColor();
    await setFavorites(customer, []);
    const page = await open(`/product/${card.product_id}/${card.slug}`);
    await main(page)
      .getByRole('button', { name: /^Set a target price/ })
      .click();
    const form = page.getByRole('dialog', { name: 'Target price' });
    await form.getByLabel('Tell me below').fill('1.50');
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Login Required!').waitFor();
    await atLogin(page);
    await signIn(page, customer);

    await toast(page, 'We’ll e-mail you when it costs $1.50 or less.').waitFor();
    await expect.poll(() => addressOf(page)).toBe(`/product/${card.product_id}/${card.slug}`);
    await main(page)
      .getByRole('button', { name: /^Tell me below \$1\.50/ })
      .waitFor();
    expect((await favoritesOf(customer)).favProducts).toMatchObject([{ target: { price: 1.5, size_id: null } }]);
  });

  it('is set on the page of a favorite, shown as reached immediately, and kept in My Favorites', async ({ openAs }) => {
    const card = await inOneColor();
    const page = await openAs(searchFor(card));
    await heart(cardOf(page, card)).click();
    await expectLabel(heart(cardOf(page, card)), 'REMOVE FROM FAVORITES');
    await page.goto(`/product/${card.product_id}`);
    await untilAlive(page);
    await main(page)
      .getByRole('button', { name: /^Set a target price/ })
      .click();
    const form = page.getByRole('dialog', { name: 'Target price' });
    await form.getByLabel('Tell me below').fill('free');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText(/Please enter a price, such as \$\d/).waitFor();
    await form.getByLabel('Tell me below').fill('9.999,00');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Good news: it already costs \$/).waitFor();
    await page.goto('/my-favourite');
    await main(page)
      .getByRole('button', { name: /^Tell me below \$9,?999/ })
      .click();
    await form.getByRole('button', { name: 'Turn off' }).click();

    await main(page)
      .getByRole('button', { name: /^Set a target price/ })
      .waitFor();
  });
});
