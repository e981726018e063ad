import { describe, expect, inject } from 'vitest';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { sample } from '../testing/sizes.ts';
import { inManyColors, pathOf } from './product.ts';

const long = 'Cut from a heavy wool, half-lined and finished by hand. ';

describe('the page of a product', () => {
  it.for(
    sample(
      [
        ['A4', 150],
        ['A4', 1],
        ['Letter', 1],
      ] as const,
      1,
    ),
  )('prints on one sheet of %s, with its description %i times as long', async ([format, times], { open }) => {
    const { card, name } = await inManyColors();
    const page = await open(pathOf(card));
    await main(page).getByRole('heading', { level: 1, name }).waitFor();
    if (times > 1)
      await main(page)
        .locator('.prose')
        .first()
        .evaluate((element, text) => element.append(text), long.repeat(times));

    const sheets = await page.pdf({ format });

    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await main(page).getByRole('heading', { level: 1, name }).isVisible()).toBe(true);
    expect(await page.getByText(`${inject('shopUrl')}${pathOf(card)}`).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Compare' }).isVisible()).toBe(false);
  });

  it('links its colors, and shows no count without them, without JavaScript', async ({ browser }) => {
    const { card } = await inManyColors();
    const context = await browser.newContext({ baseURL: inject('shopUrl'), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(pathOf(card));
    const second = card.product_color_data[1];
    await main(page)
      .getByRole('region', { name: 'Color' })
      .getByRole('link', { name: second?.color_name ?? '', exact: true })
      .click();
    expect(new URL(page.url()).search).toBe(`?color=${second?.color_id}`);
    await main(page)
      .getByRole('region', { name: 'Color' })
      .getByRole('paragraph')
      .filter({ hasText: second?.color_name ?? '' })
      .waitFor();
    await page.goto('/browse/women/clothing');
    expect(await main(page).getByText(/^\+\d/).filter({ visible: true }).count()).toBe(0);
    await context.close();
  });
});
