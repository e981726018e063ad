import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askListing, idOf } from '../testing/catalogue.ts';
import { focusedName } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import { addressOf, chipNames, expectListing, filterButton, openFilter, tick } from '../testing/listing.ts';
import { sample } from '../testing/sizes.ts';

const path = '/browse/women';
const scope = 'childCateg=women';

const waysToClose: [name: string, close: (page: Page) => Promise<unknown>][] = [
  ['Back', (page) => page.goBack()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its cross', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()],
];

describe('the filter sheet of phones', () => {
  it('updates the number of results with every selection and keeps the selections when closed', async ({ open }) => {
    const { facets, total } = await askListing(scope);
    const brand = `brand[]=${idOf(facets, 'brand', 'Maison Aube')}`;
    const color = `color[]=${idOf(facets, 'color', 'Green')}`;
    const page = await open(path, { screen: phone });
    const sheet = await openFilter(page, 'Brand');
    const show = (count: number) => sheet.getByRole('button', { name: `Show ${count} items` });
    await show(total).waitFor();

    await tick(page, sheet, 'Maison Aube');
    await show((await askListing(`${scope}&${brand}`)).total).waitFor();
    await sheet.getByText('1 filter', { exact: true }).waitFor();
    await openFilter(page, 'Color');
    await tick(page, sheet, 'Green');
    const reply = await askListing(`${scope}&${brand}&${color}`);
    await show(reply.total).tap();
    await sheet.waitFor({ state: 'hidden' });

    await expectListing(page, reply);
    await expect.poll(() => chipNames(page)).toEqual(['Maison Aube', 'Green']);
    await filterButton(page).getByText('2').waitFor();
  });

  it('removes all filters with Clear all', { tags: 'sweep' }, async ({ open }) => {
    const { facets, total } = await askListing(scope);
    const page = await open(`${path}?brand=${idOf(facets, 'brand', 'Ostra')}&price_range=100-500`, { screen: phone });
    await filterButton(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });

    const clear = sheet.getByRole('button', { name: 'Clear all' });

    await clear.tap();

    await sheet.getByRole('button', { name: `Show ${total} items` }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(path);
    await expect.poll(() => clear.isDisabled()).toBe(true);
    await expect.poll(() => focusedName(page)).toBe('Clear all');
  });

  it('removes a price of the keyword with Clear all', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/search?keyword=dress+under+40', { screen: phone });
    const { total } = await askListing('keyword=dress');
    await filterButton(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });

    await sheet.getByRole('button', { name: 'Clear all' }).tap();

    await sheet.getByRole('button', { name: `Show ${total} items` }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=dress+under+40&off=under+40');
  });

  it.for(sample(waysToClose, 1))('closes by %s without changing the listing', async ([, close], { open }) => {
    const page = await open(path, { screen: phone });
    await expectListing(page, await askListing(scope));
    await openFilter(page, 'Size');

    await close(page);

    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => addressOf(page)).toBe(path);
    await expectListing(page, await askListing(scope));
  });

  it('keeps a selection made just before closing, and Back undoes it', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const page = await open(path, { screen: phone });
    const sheet = await openFilter(page, 'Color');
    const box = await sheet.getByRole('checkbox', { name: /^Pink / }).elementHandle();

    // In one task, so that the page is not rendered between the two.
    await sheet.getByRole('button', { name: 'Close' }).evaluate((cross: HTMLElement, ticked) => {
      (ticked as HTMLElement).click();
      cross.click();
    }, box);

    await sheet.waitFor({ state: 'hidden' });
    await expectListing(page, await askListing(`${scope}&color[]=${idOf(facets, 'color', 'Pink')}`));
    await expect.poll(() => chipNames(page)).toEqual(['Pink']);
    await page.goBack();
    await expectListing(page, await askListing(scope));
    await expect.poll(() => addressOf(page)).toBe(path);
  });

  it('keeps a selection made just before Back closes it', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const page = await open(path, { screen: phone });
    const sheet = await openFilter(page, 'Color');

    // In one task, so that the page is not rendered between the two.
    await sheet.getByRole('checkbox', { name: /^Pink / }).evaluate((box: HTMLElement) => {
      box.click();
      window.history.back();
    });

    await sheet.waitFor({ state: 'hidden' });
    await expectListing(page, await askListing(`${scope}&color[]=${idOf(facets, 'color', 'Pink')}`));
    await expect.poll(() => chipNames(page)).toEqual(['Pink']);
    await page.goBack();
    await expectListing(page, await askListing(scope));
  });

  it('closes with Back and keeps the selections, and a second Back undoes them', { tags: 'sweep' }, async ({
    open,
  }) => {
    const { facets } = await askListing(scope);
    const page = await open(path, { screen: phone });
    const sheet = await openFilter(page, 'Color');
    await tick(page, sheet, 'Pink');

    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    await expectListing(page, await askListing(`${scope}&color[]=${idOf(facets, 'color', 'Pink')}`));
    await page.goBack();

    await expectListing(page, await askListing(scope));
    await expect.poll(() => chipNames(page)).toEqual([]);
  });

  it('is closed after a reload, and its selections stay', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const page = await open(path, { screen: phone });
    const sheet = await openFilter(page, 'Color');
    await tick(page, sheet, 'Pink');

    await page.reload();

    await expectListing(page, await askListing(`${scope}&color[]=${idOf(facets, 'color', 'Pink')}`));
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await openFilter(page, 'Color');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => chipNames(page)).toEqual(['Pink']);
  });
});
