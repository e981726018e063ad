import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { chipNames, expectListing, openFilter } from '../testing/listing.ts';
import { mostlyWide } from '../testing/sizes.ts';

const scope = 'childCateg=women';

/** The text of the focused element with normalized spaces. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent;
    return (label ?? '').replace(/\s+/g, ' ').trim();
  });

/** Presses a key until an element with this name has the focus. */
const pressUntil = async (page: Page, key: string, name: RegExp): Promise<void> => {
  for (let press = 0; press < 60; press += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${name}; the focus is on '${await focused(page)}'`);
};

/** Whether the box of the focused checkbox is fully visible and not covered. */
const focusInSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const label = document.activeElement?.closest('label');
    const box = document.activeElement?.nextElementSibling?.getBoundingClientRect();
    if (!label || !box) return 'no box';
    const corners = [
      document.elementFromPoint(box.left + 1, box.top + 1),
      document.elementFromPoint(box.right - 1, box.bottom - 1),
    ];
    return corners.every((corner) => label.contains(corner)) ? 'seen' : `hidden: ${label.textContent}`;
  });

describe('the listing by keyboard', () => {
  it('opens a filter, selects an option, closes it, and returns the focus to its button', async ({ open }) => {
    const reply = await askListing(scope);
    const page = await open('/browse/women');
    await expectListing(page, reply);

    await pressUntil(page, 'Tab', /^Brand$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Brand' }).waitFor();
    await pressUntil(page, 'Tab', /^Calder\d+/);
    await page.keyboard.press('Space');
    await expectListing(page, await askListing(`${scope}&brand[]=${idOf(reply.facets, 'brand', 'Calder')}`));
    await page.keyboard.press('Escape');

    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/^Brand1/);
    await expect.poll(() => chipNames(page)).toEqual(['Calder']);
  });

  it.for([
    ['Tab after its last control', 'Tab', /^Show \d+ items$/, /^Size$/],
    ['Shift+Tab before its first one', 'Shift+Tab', /^Beige\d+/, /^Brand$/],
  ] as const)(
    '%s closes a filter and continues from its button',
    { tags: 'sweep' },
    async ([, key, edge, next], { open }) => {
      const page = await open('/browse/women');
      await expectListing(page, await askListing(scope));
      await pressUntil(page, 'Tab', /^Color$/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Color' }).waitFor();
      await pressUntil(page, 'Tab', edge);

      await page.keyboard.press(key);

      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => focused(page)).toBe('Color');
      await page.keyboard.press(key);
      await expect.poll(() => focused(page)).toMatch(next);
    },
  );

  it.for([
    ['Brand', 'goes away', (name: string) => `color=${name}`],
    ['Price', 'cannot be selected again', () => 'price_range=1000-5000'],
  ] as const)(
    'in %s, an unselected option that %s passes the focus to the next one',
    { tags: 'sweep' },
    async ([filter, , rest], { open }) => {
      const { facets } = await askListing(scope);
      const brand = String(idOf(facets, 'brand', 'Calder'));
      const left = await askListing(`${scope}&brand[]=${brand}`);
      const color = left.facets.color.find(({ count }) => count === 0)?.id;
      const page = await open(`/browse/women?brand=${brand}&${rest(String(color))}`);
      await pressUntil(page, 'Tab', new RegExp(`^${filter}1`));
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: filter });
      const ticked = panel.getByRole('checkbox', { checked: true });
      await ticked.waitFor();
      const boxes = panel.locator('input[type="checkbox"]:enabled');
      const place = await boxes.evaluateAll((all) => all.findIndex((box) => box.matches(':checked')));
      const names = await boxes.locator('..').allInnerTexts();
      const next = /[^\n]+/.exec(names[place + 1] ?? names[place - 1] ?? '')?.[0] ?? '';
      await pressUntil(page, 'Tab', filter === 'Brand' ? /^Calder0/ : /^\$1000-\$50000/);

      await page.keyboard.press('Space');

      await expect.poll(() => ticked.count()).toBe(0);
      await expect.poll(async () => (await focused(page)).slice(0, next.length)).toBe(next);
    },
  );

  it.for(mostlyWide)(
    'keeps each focused checkbox of a long list in view, at %s',
    { tags: 'sweep' },
    async ([, screen], { open }) => {
      const page = await open('/browse/women', { screen });
      const panel = await openFilter(page, 'Brand');
      const boxes = panel.getByRole('checkbox');
      await expect.poll(() => boxes.count()).toBeGreaterThan(20);
      const count = await boxes.count();
      await boxes.first().focus();

      for (let place = 0; place < count; place += 1) {
        await expect.poll(() => focusInSight(page), { message: `box ${place}` }).toBe('seen');
        await page.keyboard.press('Tab');
      }
    },
  );

  it('has one Tab stop for the index of letters, which arrow keys navigate', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/browse/women');
    await expectListing(page, await askListing(scope));
    await pressUntil(page, 'Tab', /^Brand$/);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Brand' });
    await panel.waitFor();

    await pressUntil(page, 'Tab', /^A$/);
    await pressUntil(page, 'ArrowRight', /^V$/);
    await page.keyboard.press('Enter');

    await expect.poll(() => panel.getByRole('checkbox').count()).toBe(2);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatch(/^Vael\d+/);
  });

  it('returns the focus to the sort button after selecting an order', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/browse/women');
    await expectListing(page, await askListing(scope));

    await pressUntil(page, 'Tab', /^SortNewest$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Sort' }).waitFor();
    await pressUntil(page, 'Tab', /^Price high to low$/);
    await page.keyboard.press('Enter');

    await expectListing(page, await askListing(`${scope}&sort=desc`));
    await expect.poll(() => focused(page)).toBe('SortPrice high to low');
  });

  it('has one Tab stop for the swatches of a card, and shows the picture of the focused one', {
    tags: 'sweep',
  }, async ({ open }) => {
    const { data } = await askListing(scope);
    const second = data[0]?.product_color_data[1];
    const page = await open('/browse/women');
    await expectListing(page, await askListing(scope));

    await pressUntil(page, 'Tab', new RegExp(`^${data[0]?.product_color_data[0]?.color_name}$`));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe(second?.color_name);

    const picture = page.getByRole('article').first().locator('img').last();
    await expect.poll(() => picture.getAttribute('src')).toBe(second?.product_image[0]);
    // Quick view, heart, menu, name and swatches.
    const stops = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.querySelectorAll(':is(a, button):not([tabindex="-1"])').length));
    expect(Math.max(...stops)).toBe(5);
  });
});
