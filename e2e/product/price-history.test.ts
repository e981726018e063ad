import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { it } from '../testing/journey.ts';
import { main, press } from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import { findProduct, pathOf } from './product.ts';

describe.each(mostlyNarrow)('the prices of a product at %s', (_, screen) => {
  it('are shown as a chart, read day by day with the keyboard, and shown as a table', async ({ open }) => {
    const isReduced = ({ price, retail_price, stock, store_count }: ProductCard) =>
      store_count === 1 && stock !== 0 && (retail_price ?? 0) > (price ?? 0);
    const card = await findProduct(isReduced, 'of one store that is reduced');
    const page = await open(pathOf(card), { screen });
    const prices = main(page).getByRole('region', { name: 'Price' });

    const chart = prices.getByRole('img', { name: /^Usually \$.+ · lowest \$.+, today · highest \$/ });
    await chart.waitFor();
    await main(page).getByText('Lowest in 90 days').waitFor();
    const day = prices.getByRole('slider', { name: 'Day of the price chart' });
    await day.focus();
    await page.keyboard.press('Home');
    const told = await day.getAttribute('aria-valuetext');
    expect(told).toMatch(/^\w{3} \d+(, \d+)?: \$[\d.]+/);
    await prices.getByText(String(told)).waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => day.getAttribute('aria-valuetext')).not.toBe(told);

    await press(page, prices.getByRole('button', { name: '1 year' }));
    await expect.poll(() => day.getAttribute('max')).toBe('364');
    await press(page, prices.getByRole('button', { name: 'As a table' }));
    const rows = prices.getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(2);
    expect(await rows.nth(1).getByRole('cell').nth(1).textContent()).toBe(`$${card.price}`);
    expect(await axeFaults(page, '[aria-labelledby="price-history"]')).toEqual([]);
    await press(page, prices.getByRole('button', { name: 'As a chart' }));
    await chart.waitFor();
    expect(await axeFaults(page, '[aria-labelledby="price-history"]')).toEqual([]);
  });
});
