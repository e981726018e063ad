import { describe, expect } from 'vitest';
import { askListing, idOf } from '../testing/catalogue.ts';
import { focusedName } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import {
  addressOf,
  chip,
  chipNames,
  expectListing,
  expectTotal,
  main,
  openFilter,
  press,
  showItems,
  tick,
} from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';

const path = '/browse/women';
const scope = 'childCateg=women';

const ticked = (name: string) => ({ name: new RegExp(`^${name} \\d+ items?$`), checked: true });

describe.each(mostlyNarrow)('active filters, at %s', (_, screen) => {
  it('update chips and checkboxes together', async ({ open }) => {
    const { facets } = await askListing(scope);
    const ids = ['Calder', 'Vael'].map((name) => idOf(facets, 'brand', name));
    const page = await open(`${path}?brand=${ids[0]}&brand=${ids[1]}`, { screen });
    await expect.poll(() => chipNames(page)).toEqual(['Calder', 'Vael']);

    await press(page, chip(page, 'Calder'));

    await expectListing(page, await askListing(`${scope}&brand[]=${ids[1]}`));
    await expect.poll(() => chipNames(page)).toEqual(['Vael']);
    const panel = await openFilter(page, 'Brand');
    await panel.getByRole('checkbox', ticked('Vael')).waitFor({ state: 'attached' });
    await expect.poll(() => panel.getByRole('checkbox', ticked('Calder')).count()).toBe(0);
    await press(page, panel.getByText('Vael', { exact: true }).last());
    await expectListing(page, await askListing(scope));
    await showItems(page, (await askListing(scope)).total);
    await expect.poll(() => chipNames(page)).toEqual([]);
    await expect.poll(() => addressOf(page)).toBe(path);
  });

  it('can be removed in quick succession', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(`${path}?price_range=50-100&price_range=100-500&sort=asc`, { screen });
    const chips = ['$50-$100', '$100-$500'].map((name) => chip(page, name));
    for (const each of chips) await each.waitFor();

    // Runs in one task, so that only React's synchronous updates come between.
    await page.evaluate(
      async (pressed) => {
        for (const button of pressed) {
          (button as HTMLElement).click();
          await Promise.resolve();
        }
      },
      await Promise.all(chips.map((each) => each.elementHandle())),
    );

    await expectListing(page, await askListing(`${scope}&sort=asc`));
    await expect.poll(() => chipNames(page)).toEqual([]);
    await expect.poll(() => addressOf(page)).toBe(`${path}?sort=asc`);
  });

  it('distinguish two sizes with the same name', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const twins = facets.size.filter(({ name }) => facets.size.filter((other) => other.name === name).length > 1);
    expect(twins.length).toBeGreaterThan(1);

    const page = await open(`${path}?${twins.map(({ id }) => `size=${id}`).join('&')}`, { screen });

    await expect.poll(() => chipNames(page)).toEqual(twins.map((size) => `${size.attribute_name} ${size.name}`));
  });

  it('can be removed by keyboard, which keeps the focus among the chips', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(`${path}?price_range=50-100&price_range=100-500`, { screen });
    await chip(page, '$50-$100').focus();

    await page.keyboard.press('Enter');
    await expect.poll(() => chipNames(page)).toEqual(['$100-$500']);
    await expect.poll(() => focusedName(page)).toBe('Remove $100-$500');
    await page.keyboard.press('Enter');

    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('are all removed by CLEAR ALL, which also resets the order to Newest', async ({ open }) => {
    const { facets } = await askListing(scope);
    const brand = idOf(facets, 'brand', 'Maison Aube');
    const page = await open(`${path}?brand=${brand}&price_range=100-500&sort=asc`, { screen });
    await expect.poll(() => chipNames(page)).toEqual(['Maison Aube', '$100-$500']);
    await main(page).getByText('Price low to high').filter({ visible: true }).waitFor();

    const asked = () => page.waitForRequest((request) => new URL(request.url()).pathname === '/api/productList');
    const cleared = asked();
    await press(page, main(page).getByRole('button', { name: 'CLEAR ALL', exact: true }));

    await cleared;
    await expectListing(page, await askListing(scope));
    await expect.poll(() => addressOf(page)).toBe(path);
    // The page still has this reply, and asks nevertheless.
    const again = asked();
    await page.goBack();
    await again;
    await page.goForward();
    await main(page).getByText('Newest').filter({ visible: true }).waitFor();
  });
});

describe('Clear in a dropdown', () => {
  it('removes only that filter', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const store = idOf(facets, 'store', 'Northbound');
    const page = await open(`${path}?store=${store}`);
    await expectListing(page, await askListing(`${scope}&store[]=${store}`));
    const panel = await openFilter(page, 'Color');
    await tick(page, panel, 'Blue');

    await panel.getByRole('button', { name: 'Clear', exact: true }).click();

    const reply = await askListing(`${scope}&store[]=${store}`);
    await expectTotal(page, reply.total);
    await expectListing(page, reply);
    await expect.poll(() => chipNames(page)).toEqual(['Northbound']);
    await expect.poll(() => panel.getByRole('button', { name: 'Clear', exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => focusedName(page)).toBe('Clear');
  });
});
