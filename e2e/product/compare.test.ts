import { describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { phone } from '../testing/browser.ts';
import { askWholeListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main, press } from '../testing/listing.ts';
import { mostlyWide } from '../testing/sizes.ts';
import { pathOf } from './product.ts';

const some = async () => (await askWholeListing('childCateg=women')).slice(0, 5);

describe.each(mostlyWide)('a comparison at %s', (_, screen) => {
  it('is made on product pages, marks differences, loses a product, and can be shared', async ({ open }) => {
    const [first, second] = await some();
    if (!first || !second) throw new Error('The demo has too few products');
    const page = await open(pathOf(first), { screen });
    const compare = main(page).getByRole('button', { name: 'Compare' });
    await press(page, compare);
    await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true');
    await page.goto(pathOf(second));
    await press(page, compare);
    await press(page, main(page).getByRole('link', { name: 'See comparison of 2 products' }));

    await expect.poll(() => addressOf(page)).toBe(`/compare?item=${first.product_id}&item=${second.product_id}`);
    const heads = main(page).getByRole('columnheader');
    await heads.filter({ hasText: second.title }).waitFor();
    await main(page)
      .getByRole('rowheader', { name: 'Material' })
      .or(main(page).getByText('Material'))
      .first()
      .waitFor();
    await main(page).getByText('differs').first().waitFor();
    await main(page)
      .getByText(/^Lowest \$/)
      .first()
      .waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // The names stay in view above the last rows.
    await main(page)
      .getByText('Price history')
      .evaluate((row) => row.scrollIntoView({ block: 'end' }));
    const name = main(page).getByRole('link', { name: second.title }).first();
    await expect.poll(async () => (await name.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(56);

    const other = await open(addressOf(page), { screen });
    await main(other).getByRole('columnheader').filter({ hasText: first.title }).waitFor();

    await press(page, main(page).getByRole('button', { name: `Remove ${first.title}` }));
    await expect.poll(() => addressOf(page)).toBe(`/compare?item=${second.product_id}`);
    await expect.poll(() => heads.count()).toBe(1);
  });
});

describe('a comparison', () => {
  it('has room for four: the button of a fifth says what to do', { tags: 'sweep' }, async ({ open }) => {
    const cards = await some();
    const page = await open(
      `/compare?${cards
        .slice(0, 4)
        .map(({ product_id }) => `item=${product_id}`)
        .join('&')}`,
    );
    await expect.poll(() => main(page).getByRole('columnheader').count()).toBe(4);
    const fifth = cards[4];
    if (!fifth) throw new Error('The demo has too few products');
    await page.goto(pathOf(fifth));

    await main(page).getByRole('button', { name: 'Compare' }).click();

    await page.getByText('4 products are compared, and no more fit. Remove one to add another.').waitFor();
    await page.getByRole('button', { name: 'See comparison' }).click();
    await expect.poll(() => main(page).getByRole('columnheader').count()).toBe(4);
    const five = cards.map(({ product_id }) => `item=${product_id}`).join('&');
    await page.goto(`/compare?${five}`);
    await main(page).getByText('This address names 5 products, and 4 fit.').waitFor();
  });

  it('takes products from the menu of a card and from the quick view', { tags: 'sweep' }, async ({ open }) => {
    const [first, second] = await some();
    if (!first || !second) throw new Error('The demo has too few products');
    const page = await open('/browse/women');
    const more = main(page).getByRole('button', { name: `More: ${first.title}` });
    await more.first().click();
    await page.getByRole('button', { name: 'Add to comparison' }).click();
    await page.getByText('1 product in your comparison').waitFor();
    await page.goto(`/browse/women?product=${second.product_id}`);
    const quickView = page.getByRole('dialog');
    await quickView.getByRole('button', { name: 'Compare' }).click();

    await quickView.getByRole('link', { name: 'See comparison of 2 products' }).click();

    await main(page).getByRole('columnheader').filter({ hasText: first.title }).waitFor();
    await main(page).getByRole('columnheader').filter({ hasText: second.title }).waitFor();
  });

  it('tells of a product that is gone, and what to do without any', { tags: 'sweep' }, async ({ open }) => {
    const [first] = await some();
    const page = await open(`/compare?item=${first?.product_id}&item=999999`, { forgives: /status of 404/ });
    await main(page).getByText('This product is no longer here.').waitFor();
    await page.goto('/compare?item=none');
    await main(page).getByText('Add products with Compare').waitFor();
    expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  });

  it('shows two products at a time on phones, and the others by scrolling', async ({ open }) => {
    const cards = await some();
    const query = cards.slice(0, 4).map(({ product_id }) => `item=${product_id}`);
    const page = await open(`/compare?${query.join('&')}`, { screen: phone });
    const heads = main(page).getByRole('columnheader');
    await expect.poll(() => heads.count()).toBe(4);
    const widths = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));

    for (const width of widths) expect(Math.abs(width - phone.width / 2)).toBeLessThan(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await main(page)
      .getByRole('button', { name: /^Remove / })
      .last()
      .focus();
    await expect.poll(async () => (await heads.last().boundingBox())?.x ?? phone.width).toBeLessThan(phone.width - 100);
  });
});
