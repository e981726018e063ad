import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone, untilDrawn } from '../testing/browser.ts';
import { askListing, askWholeListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, expectListing, main } from '../testing/listing.ts';

/** An independent implementation of behavior.md#price-display and behavior.md#price-regular. */
const priceText = ({ price, retail_price, store_count }: ProductCard): string => {
  const amount = (value: number) => `$${Number.isInteger(value) ? value : value.toFixed(2)}`;
  const from = store_count > 1 ? 'from ' : '';
  if (price === null) return '';
  if (retail_price === null || retail_price <= price) return from + amount(price);
  const percent = Math.round((1 - price / retail_price) * 100);
  return `was ${amount(retail_price)}, now ${from}${amount(price)}${percent > 0 ? `−${percent}%` : ''}`;
};

const readPrice = async (card: Locator): Promise<string> => {
  const text = await card.getByRole('paragraph').filter({ hasText: '$' }).first().textContent();
  return text ?? '';
};

const pictureOf = (card: Locator): Promise<string | null> =>
  card
    .locator('img')
    .last()
    .evaluate((img) => ((img as HTMLImageElement).complete ? img.getAttribute('src') : null));

describe('a card of the listing', () => {
  it('shows price, struck price and saving as specified', async ({ open }) => {
    const products = await askWholeListing('');
    const isFractional = ({ price }: ProductCard) => price !== null && !Number.isInteger(price);
    const isOnSale = ({ price, retail_price }: ProductCard) => price !== null && (retail_price ?? 0) > price;
    const brand = products.find((card) => isFractional(card) && isOnSale(card))?.brand_name ?? '';
    const shown = await askListing(`keyword=${encodeURIComponent(brand)}`);
    const page = await open(`/search?keyword=${encodeURIComponent(brand)}`);
    await expectListing(page, shown);

    const prices = await Promise.all((await cards(page).all()).map(readPrice));

    expect(prices).toEqual(shown.data.map(priceText));
    expect(prices.some((price) => /^was .*\.\d\d/.test(price))).toBe(true);
    await expect.poll(() => cards(page).locator('s').count()).toBe(shown.data.filter(isOnSale).length);
  });

  it('shows store, shipping, brand, name, and a swatch per color if there are several', async ({ open }) => {
    const reply = await askListing('childCateg=women');
    const page = await open('/browse/women');
    await expectListing(page, reply);

    for (const [at, card] of reply.data.entries()) {
      const shown = cards(page).nth(at);
      const text = await shown.textContent();
      const isShared = card.store_count > 1;
      expect(text).toContain(isShared ? `${card.store_name} +${card.store_count - 1}` : card.store_name);
      expect(text).toContain(card.shipping_policy ?? '');
      expect(text).toContain(card.brand_name);
      const colors = card.product_color_data.length;
      const swatches = shown.getByRole('toolbar', { name: 'Colors' }).getByRole('button');
      expect(await swatches.count()).toBe(colors > 1 ? Math.min(colors, 5) : 0);
      expect(await shown.getByRole('link').count()).toBe(1);
    }
  });

  it('swaps the picture while the pointer is on a swatch, and keeps it after a click', async ({ open }) => {
    const { data } = await askListing('childCateg=women');
    const [first] = data;
    const [main, second, third] = first?.product_color_data ?? [];
    if (!main || !second || !third) throw new Error('The first product has fewer than three colors');
    const page = await open('/browse/women');
    const card = cards(page).first();
    await expect.poll(() => pictureOf(card)).toBe(main.product_image[0]);

    await card.getByRole('button', { name: second.color_name }).hover();
    await expect.poll(() => pictureOf(card)).toBe(second.product_image[0]);
    await page.mouse.move(0, 0);
    await expect.poll(() => pictureOf(card)).toBe(main.product_image[0]);
    await card.getByRole('button', { name: third.color_name }).click();
    await page.mouse.move(0, 0);

    await expect.poll(() => pictureOf(card)).toBe(third.product_image[0]);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => pictureOf(card)).toBe(third.product_image[0]);
    await expect
      .poll(() => card.getByRole('button', { pressed: true }).getAttribute('aria-label'))
      .toBe(third.color_name);
  });

  it('keeps the picture of a tapped swatch on a phone', { tags: 'sweep' }, async ({ open }) => {
    const { data } = await askListing('childCateg=women');
    const second = data[0]?.product_color_data[1];
    if (!second) throw new Error('The first product has one color');
    const page = await open('/browse/women', { screen: phone });
    const card = cards(page).first();

    await card.getByRole('button', { name: second.color_name }).tap();

    await expect.poll(() => pictureOf(card)).toBe(second.product_image[0]);
    await expect
      .poll(() => card.getByRole('button', { pressed: true }).getAttribute('aria-label'))
      .toBe(second.color_name);
  });

  it('shows the picture of the filtered color', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing('childCateg=women');
    const blue = facets.color.find(({ name }) => name === 'Blue')?.id ?? 0;
    const { data } = await askListing(`childCateg=women&color[]=${blue}`);
    const at = data.findIndex(({ product_color_data: colors }) => colors[0]?.is_primary === 0);
    const asked = data[at]?.product_color_data[0];
    const page = await open(`/browse/women?color=${blue}`);

    expect(asked?.parent_color_id).toBe(blue);
    await cards(page).nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => pictureOf(cards(page).nth(at))).toBe(asked?.product_image[0]);
  });

  it('closes its open menu with a tap outside, which does nothing else', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/browse/men', { screen: phone });
    const { x = 0, y = 0 } = (await cards(page).nth(1).boundingBox()) ?? {};
    await cards(page)
      .first()
      .getByRole('button', { name: /^More: / })
      .tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: /^Follow / }).waitFor();

    // The menu covers the lower part of this card.
    await page.touchscreen.tap(x + 60, y + 40);

    await menu.waitFor({ state: 'detached' });
    await untilDrawn(page);
    expect(await menu.count()).toBe(0);
    expect(addressOf(page)).toBe('/browse/men');
  });

  it('closes its open menu with Back', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/search?keyword=linen+wrap');
    await main(page).getByRole('button', { name: 'Relevance' }).filter({ visible: true }).click();
    await page.getByRole('dialog', { name: 'Sort' }).getByRole('button', { name: 'Price low to high' }).click();
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen+wrap&sort=asc');
    const button = cards(page)
      .first()
      .getByRole('button', { name: /^More: / });
    await button.click();
    const menu = page.getByRole('dialog', { name: /^More: / });
    await menu.waitFor();

    await page.goBack();

    await menu.waitFor({ state: 'detached' });
    expect(addressOf(page)).toBe('/search?keyword=linen+wrap');
  });

  it('labels a sold-out product', { tags: 'sweep' }, async ({ open }) => {
    const soldOut = (await askWholeListing('')).find(({ stock }) => stock === 0);
    if (!soldOut) throw new Error('The demo has no sold-out product');
    const page = await open(`/search?keyword=${encodeURIComponent(soldOut.title)}`);

    const card = cards(page).filter({ hasText: soldOut.title }).filter({ hasText: soldOut.store_name }).first();

    await card.getByText('Sold out', { exact: true }).waitFor();
  });

  it('capitalizes Roman numerals', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/search?keyword=jean+iv');

    await cards(page).getByRole('heading', { name: 'Straight Leg Jean IV' }).first().waitFor();
  });
});
