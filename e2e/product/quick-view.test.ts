import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askListing, askProduct } from '../testing/catalogue.ts';
import { focusedName } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, expectListing, main, press } from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import {
  buyLink,
  chosenColor,
  colorAt,
  colorButton,
  colorsIn,
  nearlyGone,
  pathOf,
  shownColors,
  shownPicture,
} from './product.ts';

const path = '/browse/women';
const scope = 'childCateg=women';
const patient = { timeout: 60_000 };

const quickView = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Quick view/ });

/** The first product of the listing with its details. */
const firstProduct = async () => {
  const [card] = (await askListing(scope)).data;
  if (!card) throw new Error("The demo has no women's products");
  return askProduct(card.product_id);
};

const openListing = async (page: Page) => expectListing(page, await askListing(scope));

/** Opens the quick view with the card's bar, or with its button on touch screens. */
const openFromCard = async (page: Page) => {
  if (page.viewportSize()?.width === phone.width) await bar(page).tap();
  else {
    await cards(page).first().hover();
    await bar(page).click();
  }
  await quickView(page).getByRole('heading').waitFor();
};

const hasFocusInside = (page: Page): Promise<boolean> =>
  quickView(page).evaluate((dialog) => dialog.contains(document.activeElement));

const hasFocusInCard = (page: Page): Promise<boolean> =>
  cards(page)
    .first()
    .evaluate((card) => card.contains(document.activeElement));

describe.each(mostlyNarrow)('the quick view at %s', (_, screen) => {
  it('opens over the list, selects colors, and returns to the same list with Back', async ({ open }) => {
    const details = await firstProduct();
    const second = colorAt(details, 1);
    const page = await open(path, { screen });
    await openListing(page);

    await openFromCard(page);
    await expect.poll(() => addressOf(page)).toBe(`${path}?product=${details.id}`);
    await expect.poll(() => shownPicture(quickView(page)), patient).toBe(details.card.image_path);
    await quickView(page).getByRole('region', { name: 'Description' }).getByText('Made of:').waitFor();
    await press(page, colorButton(quickView(page), second.color_name));
    await expect.poll(() => shownPicture(quickView(page)), patient).toBe(second.product_image[0]);
    await expect.poll(() => chosenColor(quickView(page))).toBe(second.color_name);
    await expect.poll(() => addressOf(page)).toBe(`${path}?product=${details.id}&product_color=${second.color_id}`);
    await page.goBack();

    await quickView(page).waitFor({ state: 'hidden' });
    await expect.poll(() => addressOf(page)).toBe(path);
    await openListing(page);
  });

  it('leads with See all details to the page in the selected color, and Back returns to the list', {
    tags: 'sweep',
  }, async ({ open }) => {
    const details = await firstProduct();
    const second = colorAt(details, 1);
    const page = await open(path, { screen });
    await openListing(page);
    await openFromCard(page);
    await press(page, colorButton(quickView(page), second.color_name));
    await expect.poll(() => chosenColor(quickView(page))).toBe(second.color_name);

    await press(page, quickView(page).getByRole('link', { name: 'See all details' }));

    await main(page).getByRole('heading', { level: 1, name: details.name, exact: true }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(`${pathOf(details.card)}?color=${second.color_id}`);
    await expect.poll(() => chosenColor(main(page))).toBe(second.color_name);
    await page.goBack();
    await openListing(page);
    await expect.poll(() => addressOf(page)).toBe(path);
  });

  it('opens for others with its URL, and shows the list when closed', { tags: 'sweep' }, async ({ open }) => {
    const details = await firstProduct();
    const third = colorAt(details, 2);
    const page = await open(`${path}?sort=asc&product=${details.id}&product_color=${third.color_id}`, { screen });

    await quickView(page).getByRole('heading', { name: details.name }).waitFor();
    await expect.poll(() => shownPicture(quickView(page)), patient).toBe(third.product_image[0]);
    await press(page, quickView(page).getByRole('button', { name: 'Close' }));

    await quickView(page).waitFor({ state: 'hidden' });
    await expect.poll(() => addressOf(page)).toBe(`${path}?sort=asc`);
    await expectListing(page, await askListing(`${scope}&sort=asc`));
  });

  it('keeps one link to the store in view', { tags: 'sweep' }, async ({ open }) => {
    const details = await firstProduct();
    const page = await open(`${path}?product=${details.id}`, { screen });
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();

    await expect.poll(() => buyLink(page).count()).toBe(1);
    const box = await buyLink(page).boundingBox();
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(screen.height);
    await quickView(page).getByRole('status').filter({ hasText: 'In stock' }).waitFor();
  });

  it('shows that a product no longer exists', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(`${path}?product=999999`, { screen, forgives: /status of 404/ });

    await quickView(page).getByText('This product is no longer here.').waitFor();
    await press(page, quickView(page).getByRole('button', { name: 'Close' }));

    await openListing(page);
  });
});

describe('the close button of the quick view', () => {
  it('does not overlap the text, even with long lines', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(path);
    await openListing(page);
    await openFromCard(page);
    const dialog = quickView(page);
    const right = await buyLink(page).evaluate((link) => link.getBoundingClientRect().right);
    const left = await dialog
      .getByRole('button', { name: 'Close' })
      .evaluate((cross) => cross.getBoundingClientRect().left);

    expect(right).toBeLessThanOrEqual(left);
  });
});

describe('a card', () => {
  it('opens the product page when it is tapped', { tags: 'sweep' }, async ({ open }) => {
    const details = await firstProduct();
    const page = await open(path, { screen: phone });
    await openListing(page);

    const { x = 0, y = 0 } = (await cards(page).first().locator('img').first().boundingBox()) ?? {};
    await page.touchscreen.tap(x + 40, y + 60);

    await main(page).getByRole('heading', { level: 1, name: details.name, exact: true }).waitFor();
    expect(addressOf(page)).toMatch(/^\/product\//);
  });

  it('gives the focus to product, heart, colors and quick view in this order', async ({ open }) => {
    const { data } = await askListing(scope);
    const at = data.findIndex(({ product_color_data: colors }) => colors.length > 1);
    const page = await open(path);
    await openListing(page);
    const card = cards(page).nth(at);
    await card.getByRole('link').focus();

    const names = [await focusedName(page)];
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      names.push(await focusedName(page));
    }

    expect(names).toEqual([
      data[at]?.title,
      expect.stringMatching(/favorites/i),
      expect.stringMatching(
        new RegExp(data[at]?.product_color_data.map(({ color_name }) => color_name).join('|') ?? ''),
      ),
      expect.stringMatching(/^Quick view/),
    ]);
  });
});

describe('the quick view by keyboard', () => {
  it('opens from the card, traps the focus, and returns it with Escape', async ({ open }) => {
    const details = await firstProduct();
    const page = await open(path);
    await openListing(page);

    await bar(page).focus();
    await page.keyboard.press('Enter');
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();
    await expect.poll(() => hasFocusInside(page)).toBe(true);
    const names = new Set<string>();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      // A focus guard at the edge passes the focus on.
      await expect.poll(() => hasFocusInside(page)).toBe(true);
      names.add(await focusedName(page));
    }
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hasFocusInside(page)).toBe(true);
    const others = ['See all details', 'Close', colorAt(details, 1).color_name];
    for (const name of others) expect(names).toContain(name);
    await page.keyboard.press('Escape');

    await quickView(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toMatch(/^Quick view/);
    await expect.poll(() => addressOf(page)).toBe(path);
  });

  it('returns the focus with Back', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(path);
    await openListing(page);
    await bar(page).focus();
    await page.keyboard.press('Enter');
    await quickView(page).getByRole('heading').waitFor();

    await page.goBack();

    await quickView(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toMatch(/^Quick view/);
  });

  it('returns the focus to its card after a reload', { tags: 'sweep' }, async ({ open }) => {
    const details = await firstProduct();
    const page = await open(path);
    await openListing(page);
    await bar(page).press('Enter');
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();
    await page.reload();
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();

    await page.keyboard.press('Escape');

    await quickView(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toBe(details.card.title);
    expect(await hasFocusInCard(page)).toBe(true);
  });

  it('moves the focus to the title if the list does not contain its product', { tags: 'sweep' }, async ({ open }) => {
    const details = await firstProduct();
    const page = await open(`/browse/men?product=${details.id}`);
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();
    await cards(page).first().waitFor();

    await page.keyboard.press('Escape');

    await quickView(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('crosses out sold-out colors and still shows them when selected', { tags: 'sweep' }, async ({ open }) => {
    const details = await nearlyGone();
    const gone = colorsIn(details).findIndex((text) => text.endsWith(', sold out'));
    const { color_name: name } = colorAt(details, gone);
    const page = await open(`${path}?product=${details.id}`);
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();

    await expect.poll(() => shownColors(quickView(page))).toEqual(colorsIn(details));
    await colorButton(quickView(page), name).click();

    await expect.poll(() => chosenColor(quickView(page))).toBe(name);
    await quickView(page)
      .getByRole('status')
      .filter({ hasText: `Out of stockNot in ${name}.` })
      .waitFor();
  });

  it('selects a color', { tags: 'sweep' }, async ({ open }) => {
    const details = await firstProduct();
    const second = colorAt(details, 1);
    const page = await open(`${path}?product=${details.id}`);
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();

    await colorButton(quickView(page), second.color_name).focus();
    await page.keyboard.press('Space');

    await expect.poll(() => chosenColor(quickView(page))).toBe(second.color_name);
    await expect.poll(() => shownPicture(quickView(page)), patient).toBe(second.product_image[0]);
  });
});

describe('the animation of the quick view', () => {
  it('takes 300 ms, and 150 ms for the backdrop', { tags: 'sweep' }, async ({ openBlank }) => {
    const details = await firstProduct();
    const page = await openBlank();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${path}?product=${details.id}`);
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();
    const durationOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).transitionDuration);

    expect(await durationOf(quickView(page))).toBe('0.3s');
    expect(await durationOf(page.locator('.bg-scrim'))).toBe('0.15s');
  });

  it('is only a fade with reduced motion', { tags: 'sweep' }, async ({ open }) => {
    const details = await firstProduct();
    const page = await open(`${path}?product=${details.id}`);
    await quickView(page).getByRole('heading', { name: details.name }).waitFor();

    const { transitionProperty, transitionDuration } = await quickView(page).evaluate((popup) => {
      const style = getComputedStyle(popup);
      return { transitionProperty: style.transitionProperty, transitionDuration: style.transitionDuration };
    });

    expect([transitionProperty, transitionDuration]).toEqual(['opacity', '0.1s']);
  });
});
