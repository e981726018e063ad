import { describe, expect } from 'vitest';
import { phone, untilDrawn, wideTablet } from '../testing/browser.ts';
import { hasFocus } from '../testing/forms.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';
import { sample } from '../testing/sizes.ts';
import { chosen, field, openSearch, options, suggestions } from './search-field.ts';

describe('the focus', () => {
  it('stays in the field while the next page loads', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });

    // In one task, so that the page cannot change in between.
    await link.evaluate((one: HTMLElement) => {
      one.click();
      document.querySelector<HTMLElement>('header input[name="keyword"]')?.focus();
    });
    await main(page).getByRole('heading', { level: 1, name: 'About us' }).waitFor();

    expect(await hasFocus(field(page))).toBe(true);
  });

  it.for(['/about', '/search?keyword=denim'])(
    'moves from %s to the results of a search',
    { tags: 'sweep' },
    async (path, { open }) => {
      const page = await open(path);
      await field(page).fill('linen');
      await page.keyboard.press('Enter');

      await main(page).getByRole('heading', { level: 1, name: 'Search Result for: "linen"' }).waitFor();

      await expect.poll(() => hasFocus(main(page))).toBe(true);
    },
  );
});

describe('a tap outside the suggestions', () => {
  it.for(
    sample(
      [
        ['below the header', '/browse/women', 'banner'],
        ['on the 404 page', '/nowhere', 'main'],
      ] as const,
      1,
    ),
  )('%s only closes them', async ([, path, place], { open }) => {
    const page = await open(path, { screen: wideTablet, forgives: /status of 404/ });
    const box = page.getByRole(place).getByRole('combobox', { name: 'Search' });
    await box.tap();
    await box.pressSequentially('linen');
    await options(page).first().waitFor();
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        document.body.dataset.pressed = String(target instanceof Element && target.closest('a, button') !== null);
      });
    });

    await box.tap();
    expect(await options(page).count()).toBeGreaterThan(0);
    const link = page
      .getByRole(place === 'banner' ? 'main' : 'contentinfo')
      .getByRole('link')
      .filter({ visible: true });
    await link.first().scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await link.first().boundingBox()) ?? {};
    await page.touchscreen.tap(x + 5, y + 5);

    await suggestions(page).waitFor({ state: 'detached' });
    await untilDrawn(page);
    expect(addressOf(page)).toBe(path);
    expect(await page.evaluate(() => document.body.dataset.pressed)).toBe('false');
  });

  it('keeps them open on the search screen of a phone', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen: phone });
    await openSearch(page);
    await field(page).fill('linen');
    const title = suggestions(page).getByText('Products', { exact: true });
    await title.waitFor();

    await title.tap();

    await expect.poll(() => hasFocus(field(page))).toBe(false);
    await untilDrawn(page);
    expect(await options(page).count()).toBeGreaterThan(0);
  });
});

describe('the suggestions by keyboard', () => {
  it('can be navigated with the arrow keys through all groups, with the focus in the field', async ({ open }) => {
    const page = await open('/about');
    await openSearch(page);
    await field(page).fill('linen');
    await suggestions(page).getByRole('group', { name: 'Products' }).waitFor();
    const names = await options(page).allTextContents();

    for (const name of names) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => chosen(page).textContent()).toBe(name);
      const id = await field(page).getAttribute('aria-activedescendant');
      expect(id).toBe(await chosen(page).getAttribute('id'));
      expect(await hasFocus(field(page))).toBe(true);
    }
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page).count()).toBe(0);
    await page.keyboard.press('ArrowUp');

    await expect.poll(() => chosen(page).textContent()).toBe(names.at(-1));
  });

  it('open the selected one with Enter', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about');
    await openSearch(page);
    await field(page).fill('linen');
    const products = suggestions(page).getByRole('group', { name: 'Products' });
    await products.waitFor();
    const before = (await options(page).count()) - (await products.getByRole('option').count()) - 1;
    for (let press = 0; press <= before; press += 1) await page.keyboard.press('ArrowDown');
    const href = await chosen(page).getAttribute('href');

    await page.keyboard.press('Enter');

    await expect.poll(() => addressOf(page)).toBe(href);
    expect(href).toMatch(/^\/product\//);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  it('wait while an input method composes', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about');
    const method = await page.context().newCDPSession(page);
    await openSearch(page);
    await method.send('Input.imeSetComposition', { text: 'lin', selectionStart: 3, selectionEnd: 3 });
    await options(page).first().waitFor();

    for (const key of ['ArrowDown', 'ArrowDown', 'Escape', 'Enter']) await page.keyboard.press(key);
    await untilDrawn(page);
    expect(await chosen(page).count()).toBe(0);
    expect(addressOf(page)).toBe('/about');
    await method.send('Input.insertText', { text: 'linen' });
    await suggestions(page).getByRole('group', { name: 'Products' }).waitFor();
    await page.keyboard.press('ArrowUp');

    await expect.poll(() => chosen(page).textContent()).toBe('Search for "linen"');
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen');
  });

  it('close with Escape, and a second Escape empties the field', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about');
    await openSearch(page);
    await field(page).fill('linen');
    await suggestions(page).waitFor();

    await page.keyboard.press('Escape');
    await suggestions(page).waitFor({ state: 'hidden' });
    expect(await field(page).inputValue()).toBe('linen');
    await page.keyboard.press('Escape');

    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => hasFocus(field(page))).toBe(true);
  });

  it('close when the field loses the focus', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about');
    await openSearch(page);
    await field(page).fill('linen');
    await suggestions(page).waitFor();

    await main(page).focus();

    await suggestions(page).waitFor({ state: 'hidden' });
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false');
  });
});
