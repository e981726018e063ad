import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askListing, askWholeListing } from '../testing/catalogue.ts';
import { cards, main, press } from '../testing/listing.ts';
import { mostlyWide, sample } from '../testing/sizes.ts';
import { tooWide } from '../testing/width.ts';
import { heartsOf, it, publish, setFavorites } from './customer.ts';
import {
  cardOf,
  colorAt,
  expectLabel,
  failedRequests,
  headerHeart,
  heart,
  heartCalls,
  heartOf,
  inColors,
  inOneColor,
  labelOf,
  openColors,
  patient,
  popup,
  searchFor,
  toast,
} from './hearts.ts';

const add = 'ADD TO FAVORITES';
const remove = 'REMOVE FROM FAVORITES';

describe.each(mostlyWide)('the heart of a card at %s', (_, screen) => {
  it('saves and removes a product in one color, and keeps the state after a reload', async ({ openAs, customer }) => {
    const card = await inOneColor();
    const page = await openAs(searchFor(card), { screen });
    const button = heart(cardOf(page, card));
    await expect.poll(() => labelOf(button)).toBe(add);

    await press(page, button);
    await toast(page, 'Product added to favorites.').waitFor();
    await expect.poll(() => labelOf(button)).toBe(remove);
    expect(await heartsOf(customer)).toEqual([heartOf(card)]);
    await headerHeart(page).getByText('1').waitFor();
    await page.reload();
    await expectLabel(button, remove);
    await press(page, button);
    await toast(page, 'Product removed successfully.').waitFor();

    await expect.poll(() => labelOf(button)).toBe(add);
    expect(await heartsOf(customer)).toEqual([]);
    await headerHeart(page).getByText('1').waitFor({ state: 'detached' });
  });

  it('saves the chosen swatch of a product in several colors at once', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    const card = await inColors();
    const second = colorAt(card, 1);
    const page = await openAs('/browse/women', { screen });
    const button = heart(cardOf(page, card));
    await press(page, cardOf(page, card).getByRole('button', { name: second.color_name, exact: true }));

    await press(page, button);

    await toast(page, 'Product added to favorites.').waitFor();
    expect(await heartsOf(customer)).toEqual([heartOf(card, 1)]);
    expect(await popup(page).count()).toBe(0);
    await expectLabel(button, remove);
  });

  it("opens from a card's menu a heart per color, and reloads the favorites when it closes", async ({
    openAs,
    customer,
  }) => {
    const card = await inColors();
    const [first, second] = [colorAt(card, 0), colorAt(card, 1)];
    const page = await openAs('/browse/women', { screen });
    const button = heart(cardOf(page, card));

    await openColors(page, card);
    const rows = popup(page).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(card.product_color_data.length);
    const secondHeart = popup(page).getByRole('button', { name: `: ${second.color_name}` });
    await press(page, secondHeart);
    await toast(page, 'Product added to favorites.').waitFor();
    await expect.poll(() => labelOf(secondHeart)).toBe(remove);
    expect(await labelOf(popup(page).getByRole('button', { name: `: ${first.color_name}` }))).toBe(add);
    const readAgain = page.waitForRequest(/\/api\/favorites\?/);
    await press(page, popup(page).getByRole('button', { name: 'Close' }));
    await readAgain;
    await popup(page).waitFor({ state: 'hidden' });

    expect(await heartsOf(customer)).toEqual([heartOf(card, 1)]);
    await expect.poll(() => labelOf(button)).toBe(add);
    await press(page, cardOf(page, card).getByRole('button', { name: second.color_name, exact: true }));
    await expect.poll(() => labelOf(button)).toBe(remove);
  });

  it("closes the colors of a card with Back and keeps the list's position", { tags: 'sweep' }, async ({ openAs }) => {
    const page = await openAs('/browse/women', { screen });
    const card = (await askListing('childCateg=women')).data.slice(8).find((one) => one.product_color_data.length > 1);
    if (!card) throw new Error('The demo has no product in two colors');
    await cardOf(page, card).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await openColors(page, card);
    const readAgain = page.waitForRequest(/\/api\/favorites\?/);

    await page.goBack();

    await readAgain;
    await popup(page).waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/browse/women');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

describe("the heart in the quick view and on the product's page", () => {
  it('follows the selected color and matches the card behind it', async ({ openAs, customer }) => {
    const card = await inColors();
    const second = colorAt(card, 1);
    const page = await openAs(`/browse/women?product=${card.product_id}`);
    const button = heart(popup(page));
    await expectLabel(button, add);

    await button.click();
    await expectLabel(button, remove);
    await popup(page).getByRole('button', { name: second.color_name, exact: true }).click();
    await expectLabel(button, add);
    await expect.poll(() => heartsOf(customer), patient).toEqual([heartOf(card)]);
    const readAgain = page.waitForRequest(/\/api\/favorites\?/);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await readAgain;

    await expect.poll(() => labelOf(heart(cardOf(page, card)))).toBe(remove);
  });

  it('matches the list and the header after navigation', { tags: 'sweep' }, async ({ openAs, customer }) => {
    const card = await inColors();
    await setFavorites(customer, [heartOf(card)]);
    const page = await openAs('/browse/women');
    await expectLabel(heart(cardOf(page, card)), remove);
    await cardOf(page, card).getByRole('link', { name: card.title }).click();
    // The list also has hearts and stays until the page is loaded.
    await main(page).getByRole('heading', { level: 1, name: card.title, exact: true }).waitFor();
    const button = heart(main(page)).first();
    await expectLabel(button, remove);

    await button.click();
    await toast(page, 'Product removed successfully.').waitFor();
    await page.goBack();

    await expectLabel(heart(cardOf(page, card)), add);
    await headerHeart(page).getByText('1').waitFor({ state: 'detached' });
  });
});

describe('the heart in the header', () => {
  it('counts up to 99, and stays within the screen of a phone above that', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    const page = await openAs('/brand', { screen: phone });
    const hearts = (await askWholeListing('')).map((card) => heartOf(card));
    await setFavorites(customer, hearts.slice(0, 100));

    await page.reload();

    const badge = headerHeart(page).getByText('99+');
    await badge.waitFor();
    await expect.poll(() => tooWide(page)).toEqual([]);
    const { x = 0, width = 0 } = (await badge.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(phone.width - 4);
  });
});

const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
const lose = (route: Route) => route.abort();

describe('the heart on a shared list', () => {
  it("is filled for a viewer who saved the product, including the list's owner, and removes it", {
    tags: 'sweep',
  }, async ({ open, openAs, customer }) => {
    const page = await openAs('/');
    const card = await inOneColor();
    await setFavorites(customer, [heartOf(card)]);
    const path = await publish(customer);

    await page.goto(path);
    await expectLabel(heart(cards(page)), remove);
    await heart(cards(page)).click();
    await toast(page, 'Product removed successfully.').waitFor();
    expect(await heartsOf(customer)).toEqual([]);
    await setFavorites(customer, [heartOf(card)]);
    const guest = await open(path);

    await expectLabel(heart(cards(guest)), add);
  });
});

describe('a heart whose request fails', () => {
  it.for(
    sample(
      [
        ['is refused', refuse, 'Something went wrong'],
        ['is lost', lose, 'The shop could not be reached'],
      ] as const,
      1,
    ),
  )('reverts and shows an error when it %s', async ([, fail, text], { openAs, customer }) => {
    const card = await inOneColor();
    const page = await openAs(searchFor(card), { forgives: failedRequests });
    const button = heart(cardOf(page, card));
    await page.route(heartCalls, fail);

    await button.click();

    await toast(page, text).waitFor();
    await expectLabel(button, add);
    expect(await heartsOf(customer)).toEqual([]);
    await page.unroute(heartCalls);
    await button.click();
    await expect.poll(() => heartsOf(customer), patient).toEqual([heartOf(card)]);
  });

  it('saves the last of two quick presses', { tags: 'sweep' }, async ({ openAs, customer }) => {
    const card = await inOneColor();
    const page = await openAs(searchFor(card));
    const button = heart(cardOf(page, card));
    const told: string[] = [];
    const gate = Promise.withResolvers<void>();
    await page.route(heartCalls, async (route) => {
      told.push(route.request().postDataJSON().actionType);
      await gate.promise;
      await route.continue();
    });

    await button.click();
    await expect.poll(() => labelOf(button)).toBe(remove);
    await button.click();
    await expect.poll(() => labelOf(button)).toBe(add);
    gate.resolve();

    await toast(page, 'Product removed successfully.').waitFor();
    expect(told).toEqual(['add', 'remove']);
    expect(await heartsOf(customer)).toEqual([]);
  });
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('hearts by keyboard', () => {
  it('save at once; the menu opens the colors, and the focus returns to it', async ({ openAs, customer }) => {
    const card = await inColors();
    const page = await openAs('/browse/women');
    await heart(cardOf(page, card)).focus();

    await page.keyboard.press('Enter');
    await expect.poll(() => heartsOf(customer), patient).toEqual([heartOf(card)]);
    await cardOf(page, card)
      .getByRole('button', { name: `More: ${card.title}` })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Favorite colors' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => popup(page).evaluate((dialog) => dialog.contains(document.activeElement)), patient)
      .toBe(true);
    await page.keyboard.press('Escape');

    await popup(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(`More: ${card.title}`);
  });
});
