import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { describe, expect } from 'vitest';
import { askListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, chipNames, expectListing, main, press } from '../testing/listing.ts';
import { mostlyNarrow, sample } from '../testing/sizes.ts';

/**
 * The first result that is sold in this palette color or shade and others, and is shown in another color in other
 * listings.
 */
const alsoIn = async (name: string, keyword: string) => {
  const { data, facets } = await askListing(`keyword=${keyword}`);
  const inPalette = facets.color.find((color) => color.name === name)?.id;
  const askedOf = (card: ProductCard) =>
    card.product_color_data.find((color) => color.color_name === name || color.parent_color_id === inPalette);
  const isSo = (card: ProductCard) => askedOf(card)?.is_primary === 0 && card.product_color_data.length > 1;
  const at = data.findIndex((card) => isSo(card) && card.store_count === 1);
  const card = data[at];
  const color = card && askedOf(card);
  if (!card || !color) throw new Error(`No result of '${keyword}' has another color than ${name} first`);
  return { at, card, color };
};

describe.each(mostlyNarrow)('a shopper who searches for a color at %s', (_, screen) => {
  it.for(
    sample(
      [
        ['Red', 'red'],
        ['Navy', 'navy'],
        ['White', 'wite+shirt'],
      ] as const,
      1,
    ),
  )('sees %s: in the picture, in the selected swatch, and in the opened product', async ([name, keyword], { open }) => {
    const { at, card, color } = await alsoIn(name, keyword);
    const page = await open(`/search?keyword=${keyword}`, { screen });
    await expectListing(page, await askListing(`keyword=${keyword}`));
    const shown = cards(page).nth(at);
    await shown.scrollIntoViewIfNeeded();

    const picture = shown.locator('img').last();
    await expect.poll(() => picture.getAttribute('src')).toBe(color.product_image[0]);
    await expect
      .poll(() => shown.getByRole('button', { pressed: true }).first().getAttribute('aria-label'))
      .toBe(color.color_name);
    await press(page, shown.getByRole('link'));

    const place = main(page);
    const opened = place.getByRole('region', { name: 'Color' }).getByRole('button', { pressed: true });
    await place.getByText(`Sold by ${card.store_name}`).waitFor();
    await expect.poll(() => opened.getAttribute('aria-label')).toBe(color.color_name);
    await expect
      .poll(() => place.getByRole('list', { name: 'Pictures' }).locator('img').last().getAttribute('src'))
      .toBe(color.product_image[0]);
    await expect.poll(() => addressOf(page)).toContain(`color=${color.color_id}`);
  });

  it('sees nothing that is left in the size only in a color that the keyword excludes', async ({ open }) => {
    const inSize = await askListing('keyword=dress+size+m&only=exact');
    const reply = await askListing('keyword=dress+not+black+in+m&sort=relevance');
    const black = inSize.facets.color.find(({ name }) => name === 'Black')?.id;
    const page = await open('/search?keyword=dress+not+black+in+m', { screen });

    await expectListing(page, reply);
    expect(reply.total).toBeLessThan(inSize.total);
    for (const card of reply.data) expect(card.product_color_data[0]?.parent_color_id, card.title).not.toBe(black);
    await expect.poll(() => chipNames(page)).toEqual(['Size M', 'Dress', 'Not black']);
  });

  it('also sees it when the keyword has other parts', { tags: 'sweep' }, async ({ open }) => {
    const { at, color } = await alsoIn('Red', 'red+dress');
    const page = await open('/search?keyword=red+dress', { screen });

    await expectListing(page, await askListing('keyword=red+dress'));
    await cards(page).nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).nth(at).locator('img').last().getAttribute('src')).toBe(color.product_image[0]);
  });
});
