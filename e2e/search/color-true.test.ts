import type { ProductCard } from '@wearfolio/contracts/catalogue';
import { describe, expect } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, expectListing, main, press } from '../testing/listing.ts';

/** The first result that is sold in red beside other colors, and is not shown in red elsewhere. */
const inRedToo = async (keyword: string) => {
  const { data, facets } = await askListing(`keyword=${keyword}`);
  const red = idOf(facets, 'color', 'Red');
  const redOf = (card: ProductCard) => card.product_color_data.find(({ parent_color_id }) => parent_color_id === red);
  const at = data.findIndex((card) => redOf(card)?.is_primary === 0 && card.product_color_data.length > 1);
  const card = data[at];
  const color = card && redOf(card);
  if (!card || !color) throw new Error(`Nothing that '${keyword}' finds has another color than red in front`);
  return { at, card, color };
};

describe.each([
  ['1440', desktop],
  ['390', phone],
])('Who searches for a color at %s', (_, screen) => {
  it('sees it: in the picture, in the chosen swatch, and in what opens', async ({ open }) => {
    const { at, card, color } = await inRedToo('red');
    const page = await open('/search?keyword=red', { screen });
    await expectListing(page, await askListing('keyword=red'));
    const shown = cards(page).nth(at);
    await shown.scrollIntoViewIfNeeded();

    const picture = shown.locator('img').last();
    await expect.poll(() => picture.getAttribute('src')).toBe(color.product_image[0]);
    expect(await shown.getByRole('button', { pressed: true }).first().getAttribute('aria-label')).toBe(
      color.color_name,
    );
    await press(page, shown.getByRole('link'));

    const place = screen === phone ? page.getByRole('dialog') : main(page);
    const opened = place.getByRole('region', { name: 'Color' }).getByRole('button', { pressed: true });
    await place.getByText(`Sold by ${card.store_name}`).waitFor();
    expect(await opened.getAttribute('aria-label')).toBe(color.color_name);
    await expect
      .poll(() => place.getByRole('list', { name: 'Pictures' }).locator('img').last().getAttribute('src'))
      .toBe(color.product_image[0]);
    expect(addressOf(page)).toContain(`color=${color.color_id}`);
  });

  it('sees it as well where more was understood', async ({ open }) => {
    const { at, color } = await inRedToo('red+dress');
    const page = await open('/search?keyword=red+dress', { screen });

    await expectListing(page, await askListing('keyword=red+dress'));
    await cards(page).nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).nth(at).locator('img').last().getAttribute('src')).toBe(color.product_image[0]);
  });
});
