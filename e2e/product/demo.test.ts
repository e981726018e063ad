import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing, askProduct } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main, press } from '../testing/listing.ts';
import { mostlyWide } from '../testing/sizes.ts';
import { chosenColor, colorAt, colorButton, shownPicture } from './product.ts';

const newest = async () => {
  const [card] = (await askListing('homepageKey=weekly_product')).data;
  if (!card) throw new Error('The demo has no newest product');
  return askProduct(card.product_id);
};

const sample = (page: Page, name: string) => main(page).getByRole('region', { name: `Quick view of ${name}` });

describe.each(mostlyWide)('/qmodal at %s', (_, screen) => {
  it('shows the quick view with the newest product', async ({ open }) => {
    const details = await newest();
    const page = await open('/qmodal', { screen });
    const shown = sample(page, details.name);

    await shown.getByRole('heading', { name: details.name, exact: true }).waitFor();
    await shown.getByRole('status').filter({ hasText: 'In stock' }).waitFor();
    const second = colorAt(details, 1);
    await press(page, colorButton(shown, second.color_name));

    await expect.poll(() => shownPicture(shown), { timeout: 60_000 }).toBe(second.product_image[0]);
    await expect.poll(() => chosenColor(shown)).toBe(second.color_name);
    expect(addressOf(page)).toBe('/qmodal');
  });

  it('has a quantity from 1 to 49, and states that it has no effect', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/qmodal', { screen });

    const quantity = main(page).getByRole('spinbutton', { name: 'Quantity (demo, changes nothing)' });
    await quantity.waitFor();

    const limits = ['min', 'max', 'value'].map((name) => quantity.getAttribute(name));
    expect(await Promise.all(limits)).toEqual(['1', '49', '1']);
    await quantity.fill('50');
    expect(await quantity.evaluate((input) => (input as HTMLInputElement).validity.rangeOverflow)).toBe(true);
  });

  it('is not indexed', async ({ open }) => {
    const page = await open('/qmodal', { screen });

    expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  });
});
