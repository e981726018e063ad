import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askWholeListing } from '../testing/catalogue.ts';
import { addressOf, cards, main } from '../testing/listing.ts';
import { tooWide } from '../testing/width.ts';
import { type Customer, favoritesOf, heartsOf, it, removeFavorite, setFavorites } from './customer.ts';
import { heartOf } from './hearts.ts';
import { calls, expectTitles, path, saveFour, tab, titlesOf } from './list.ts';

const category = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Categories of your favorites' }).getByRole('link', { name });

describe('My Favorites', () => {
  it('shows title, count, and the tabs in order with their counts', async ({ openAs, customer }) => {
    await saveFour(customer);
    const { counts } = await favoritesOf(customer);
    const page = await openAs(path);
    await expectTitles(page, await titlesOf(customer));

    await main(page).getByRole('heading', { level: 1, name: 'My Favorites', exact: true }).waitFor();
    await main(page).getByRole('status').getByText('4 items').waitFor();
    await expect.poll(() => page.title()).toBe('My Favorites | Wearfolio');
    await expect
      .poll(() => main(page).getByRole('tab').allTextContents())
      .toEqual([
        'All Items4 items',
        'low stock0 items',
        `back in stock${counts.backinstock} items`,
        'sold out1 item',
        `On sale${counts.onsale} items`,
      ]);
    expect(counts.onsale).toBeGreaterThanOrEqual(2);
  });

  it("shows a tab's favorites and resets brands and category; Back restores the previous view", async ({
    openAs,
    customer,
  }) => {
    await saveFour(customer);
    const page = await openAs(path);
    await category(page, 'Women').click();
    await expectTitles(page, await titlesOf(customer, `level=level1&categ=${await categOf(customer, 'Women')}`));
    await expect.poll(() => category(page, 'Women').getAttribute('aria-current')).toBe('true');

    await tab(page, 'sold out').click();
    await expectTitles(page, await titlesOf(customer, 'filterType=soldout'));
    await expect.poll(() => addressOf(page)).toBe(`${path}?filterType=soldout`);
    await main(page).getByRole('status').getByText('1 of 4 items', { exact: true }).waitFor();
    await expect.poll(() => main(page).locator('nav [aria-current]').count()).toBe(0);
    await page.goBack();

    await expectTitles(page, await titlesOf(customer, `level=level1&categ=${await categOf(customer, 'Women')}`));
    await expect.poll(() => category(page, 'Women').getAttribute('aria-current')).toBe('true');
  });

  it('updates the tabs after a change elsewhere, including tabs opened before', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    await saveFour(customer);
    const soldOut = await titlesOf(customer, 'filterType=soldout');
    const page = await openAs(path);
    await expectTitles(page, await titlesOf(customer));
    await tab(page, 'sold out').click();
    await expectTitles(page, soldOut);
    const [other] = (await heartsOf(customer)).slice(-1);
    if (other) await removeFavorite(customer, other);

    await tab(page, 'On sale').click();
    await main(page).getByRole('tab', { name: 'All Items 3 items' }).waitFor();
    await tab(page, 'sold out').click();

    await expectTitles(page, soldOut);
    await main(page).getByRole('tab', { name: 'All Items 3 items' }).waitFor();
    await main(page).getByRole('status').getByText('1 of 3 items', { exact: true }).waitFor();
    await tab(page, 'All Items').click();
    await expectTitles(page, await titlesOf(customer));
  });

  it('resets the tab and the selections when a category is selected', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    await saveFour(customer);
    const brand = (await favoritesOf(customer)).brands[0]?.name ?? '';
    const page = await openAs(`${path}?filterType=onsale&brand=${encodeURIComponent(brand)}&sort=asc`);
    await main(page)
      .getByRole('tab', { selected: true, name: /On sale/ })
      .waitFor();

    await category(page, 'Home').click();

    await expectTitles(page, await titlesOf(customer, `categ=${await categOf(customer, 'Home')}&sort=asc`));
    const query = new URL(page.url()).searchParams;
    expect([...query.keys()].sort()).toEqual(['categ', 'level', 'sort']);
    await main(page)
      .getByRole('tab', { selected: true, name: /All Items/ })
      .waitFor();
  });

  it('selects stores and brands in dropdowns, and clears them with Clear all', async ({ openAs, customer }) => {
    await saveFour(customer);
    const all = await favoritesOf(customer);
    const store = all.stores[0]?.name ?? '';
    const page = await openAs(path);
    await expectTitles(page, await titlesOf(customer));
    const clear = main(page).getByRole('button', { name: 'Clear all' });
    await expect.poll(() => clear.isDisabled()).toBe(true);

    await main(page)
      .getByRole('button', { name: /^Store/ })
      .click();
    const dropdown = page.getByRole('dialog', { name: 'Store' });
    await expect.poll(() => dropdown.getByRole('checkbox').count()).toBe(all.stores.length);
    await dropdown.getByText(store, { exact: true }).click();
    await expectTitles(page, await titlesOf(customer, `store[]=${encodeURIComponent(store)}`));
    await page.keyboard.press('Escape');
    await clear.click();

    await expectTitles(page, await titlesOf(customer));
    await expect.poll(() => addressOf(page)).toBe(path);
    await expect.poll(() => clear.isDisabled()).toBe(true);
  });

  it('sorts by price and keeps the order after a reload', async ({ openAs, customer }) => {
    await saveFour(customer);
    const page = await openAs(path);
    await expectTitles(page, await titlesOf(customer));

    await main(page).getByRole('button', { name: /^Sort/ }).filter({ visible: true }).click();
    await page.getByRole('dialog', { name: 'Sort' }).getByRole('button', { name: 'Price low to high' }).click();
    await expectTitles(page, await titlesOf(customer, 'sort=asc'));
    await page.reload();

    await expectTitles(page, await titlesOf(customer, 'sort=asc'));
  });

  it('shows only favorites that dropped in price this month', { tags: 'sweep' }, async ({ openAs, customer }) => {
    await saveFour(customer);
    const [card] = (await askWholeListing('dropped=30')).filter((one) => one.store_count === 1);
    if (!card) throw new Error('No price dropped');
    await setFavorites(customer, [...(await heartsOf(customer)), heartOf(card)]);
    const page = await openAs(path);

    await main(page)
      .getByRole('button', { name: /^Price drop/ })
      .click();
    await page.getByRole('dialog', { name: 'Price drop' }).getByText('Dropped this month').click();

    await expect.poll(() => addressOf(page)).toBe(`${path}?dropped=30`);
    const titles = await titlesOf(customer, 'dropped=30');
    expect(titles).toContain(card.title);
    expect(titles.length).toBeLessThan(5);
    await expectTitles(page, titles);
  });

  it('hides all but the pictures when Show Information is off', { tags: 'sweep' }, async ({ openAs, customer }) => {
    await saveFour(customer);
    const page = await openAs(path);
    const box = main(page).getByRole('checkbox', { name: 'Show Information' }).filter({ visible: true });
    await expectTitles(page, await titlesOf(customer));
    await expect.poll(() => box.isChecked()).toBe(true);

    await main(page).getByText('Show Information').filter({ visible: true }).click();

    await expectTitles(page, []);
    await expect.poll(() => cards(page).count()).toBe(4);
    await expect.poll(() => cards(page).filter({ hasText: '$' }).count()).toBe(0);
    await main(page).getByText('Show Information').filter({ visible: true }).click();
    await expectTitles(page, await titlesOf(customer));
  });

  it('opens the store in a new tab from a card and describes the link', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    await saveFour(customer);
    const soldOut = (await favoritesOf(customer, 'filterType=soldout')).favProducts[0];
    if (!soldOut) throw new Error('Nothing is sold out');
    const { productDetail: detail, color_id } = soldOut;
    const page = await openAs(`${path}?filterType=soldout`);
    const link = cards(page).getByRole('link', { name: `${detail.title} at ${detail.store_name}` });

    expect(await link.getAttribute('href')).toBe(`/out/${detail.product_id}`);
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
    const text = await cards(page).first().textContent();
    const color = detail.product_color_data.find((one) => one.color_id === color_id);
    expect(text).toContain(`${color?.color_name} · ${detail.store_name}`);
    expect(text).toContain('Sold out');
  });

  it('shows the price change since saving, and the selected size', async ({ openBlankAs, customer }) => {
    const page = await openBlankAs();
    await saveFour(customer);
    await page.route(calls, async (route) => {
      const reply = await route.fetch();
      const json = await reply.json();
      for (const [at, favorite] of json.favProducts.entries()) {
        favorite.productDetail.price = 148;
        favorite.productDetail.retail_price = 148;
        favorite.saved_price = [168, 120, 148, null][at];
        const size = { size_id: 1, name: 'UK 5 · EU 38' };
        favorite.size = [{ ...size, is_saved: true, left: 1 }, null, { ...size, is_saved: false, left: 0 }, null][at];
      }
      await route.fulfill({ response: reply, json });
    });

    await page.goto(path);

    await cards(page).nth(0).getByText('$20 less than when you saved it').waitFor();
    await cards(page).nth(1).getByText('$28 more than when you saved it').waitFor();
    await expect.poll(() => cards(page).filter({ hasText: 'when you saved it' }).count()).toBe(2);
    await cards(page).nth(0).getByText('Size: UK 5 · EU 38 · last one').waitFor();
    await cards(page).nth(2).getByText('Your size: UK 5 · EU 38 · sold out').waitFor();
    await expect.poll(() => cards(page).filter({ hasText: 'UK 5' }).count()).toBe(2);
  });

  it('grays out the texts of a sold-out favorite, also if it is on sale', { tags: 'sweep' }, async ({
    openBlankAs,
    customer,
  }) => {
    const page = await openBlankAs();
    const soldOut = (await askWholeListing('')).find(({ stock }) => stock === 0);
    await setFavorites(customer, soldOut ? [heartOf(soldOut)] : []);
    await page.route(calls, async (route) => {
      const reply = await route.fetch();
      const json = await reply.json();
      const [favorite] = json.favProducts;
      Object.assign(favorite.productDetail, { brand_name: 'Calder', price: 100, retail_price: 200 });
      favorite.saved_price = 200;
      await route.fulfill({ response: reply, json });
    });

    await page.goto(path);
    await cards(page).getByText('$100 less than when you saved it').waitFor();

    const colorsOf = (text: string | RegExp) =>
      cards(page)
        .getByText(text)
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
    expect(await colorsOf(/^(\$|−)/)).toEqual(await colorsOf('Calder'));
  });
});

const categOf = async (customer: Customer, name: string): Promise<string> => {
  const { categories } = await favoritesOf(customer);
  const found = categories.find(({ parent }) => parent.startsWith(`${name}|`));
  return encodeURIComponent(found?.parent ?? '');
};

describe('My Favorites at the smallest width with the filter bar', () => {
  it.for([
    ['in its initial state', ''],
    ['with all filters', '&sort=drop&dropped=30&store=Northbound&store=Maison+Aude&brand=Calder&brand=Northfold'],
  ] as const)('has space for two lines of filters, %s', { tags: 'sweep' }, async ([, query], { openAs, customer }) => {
    await saveFour(customer);
    const page = await openAs(`${path}?${query}`, { screen: { width: 769, height: 1024 } });
    const bar = main(page)
      .locator('[data-dropdown-bar]')
      .filter({ has: page.getByText('Show Information'), visible: true });
    await bar.waitFor();

    await expect.poll(() => tooWide(page)).toEqual([]);
    await expect.poll(async () => (await bar.boundingBox())?.height).toBe(2 * 56);
  });
});

describe('My Favorites on a phone', () => {
  it('filters in a sheet that Back closes, and sorts in another sheet', async ({ openAs, customer }) => {
    await saveFour(customer);
    const brand = (await favoritesOf(customer)).brands[0]?.name ?? '';
    const filtered = await titlesOf(customer, `brand[]=${encodeURIComponent(brand)}`);
    const page = await openAs(path, { screen: phone });
    await expectTitles(page, await titlesOf(customer));

    await main(page).getByRole('button', { name: 'Filter' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByText(brand, { exact: true }).tap();
    await sheet.getByRole('button', { name: filtered.length === 1 ? 'Show 1 item' : /Show \d items/ }).waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    await expectTitles(page, filtered);
    await main(page).getByRole('button', { name: /^Sort/ }).filter({ visible: true }).tap();
    await page.getByRole('dialog', { name: 'Sort' }).getByRole('button', { name: 'Price high to low' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('desc');
    await expect.poll(() => new URL(page.url()).searchParams.get('brand')).toBe(brand);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
