import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone, untilDrawn, wideTablet } from '../testing/browser.ts';
import { askListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, expectListing, main, press } from '../testing/listing.ts';

const isOnPhone = (page: Page) => page.viewportSize()?.width === phone.width;

/** The field of the header, or of the screen that phones open for it. */
const field = (page: Page): Locator =>
  (isOnPhone(page) ? page.getByRole('dialog', { name: 'Search' }) : page.getByRole('banner')).getByRole('combobox', {
    name: 'Search',
  });
const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page): Locator => suggestions(page).getByRole('option');
const chosen = (page: Page): Locator => suggestions(page).getByRole('option', { selected: true });

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((one) => one === document.activeElement);

const openSearch = async (page: Page): Promise<void> => {
  if (isOnPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
  await press(page, field(page));
};

/** What the shop was asked to suggest for. */
const watchKeywords = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search/keyword') asked.push(searchParams.get('keyword') ?? '');
  });
  return asked;
};

describe.each([
  ['1440', desktop],
  ['390', phone],
])('The search of the header at %s', (_, screen) => {
  it('suggests from three characters on, in groups of a fixed order', async ({ open }) => {
    const page = await open('/about', { screen });
    const asked = watchKeywords(page);
    await openSearch(page);

    await field(page).pressSequentially('li');
    expect(await suggestions(page).count()).toBe(0);
    await field(page).pressSequentially('nen');
    await suggestions(page).getByRole('group', { name: 'Products' }).waitFor();

    expect(asked.filter((keyword) => keyword.length < 3)).toEqual([]);
    expect(asked.at(-1)).toBe('linen');
    const groups = await suggestions(page)
      .getByRole('group')
      .evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));
    const order = ['Categories', 'Brands', 'Stores', 'Products'];
    expect(groups).toEqual(order.filter((name) => groups.includes(name)));
    await expect.poll(() => options(page).last().textContent()).toBe('Search for "linen"');
  });

  it('with two characters only brings the focus back', async ({ open }) => {
    const page = await open('/about', { screen });
    const asked = watchKeywords(page);
    await openSearch(page);
    await field(page).fill('li');

    await page.keyboard.press('Enter');

    await expect.poll(() => hasFocus(field(page))).toBe(true);
    expect(addressOf(page)).toBe('/about');
    expect(asked).toEqual([]);
  });

  it('Enter shows the results, with plus signs for spaces', async ({ open }) => {
    const page = await open('/about', { screen });
    await openSearch(page);
    await field(page).fill('linen dress');

    await page.keyboard.press('Enter');

    await expectListing(page, await askListing('keyword=linen+dress'));
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen+dress');
    await main(page).getByRole('heading', { level: 1, name: 'Search Result for: "linen dress"' }).waitFor();
    await suggestions(page).waitFor({ state: 'hidden' });
  });

  it('Back from its results to a keyword too short to be asked for finds nothing again', async ({ open }) => {
    const page = await open('/search?keyword=li', { screen });
    await openSearch(page);
    await field(page).fill('dress');
    await page.keyboard.press('Enter');
    await expectListing(page, await askListing('keyword=dress'));

    await page.goBack();

    await main(page).getByRole('heading', { level: 1, name: 'Search Result for: "li"' }).waitFor();
    await main(page).getByRole('heading', { name: 'Product not found' }).waitFor();
    await expect.poll(() => main(page).getByText('Loading...').count()).toBe(0);
  });

  it('a suggestion leads to what it names', async ({ open }) => {
    const page = await open('/about', { screen });
    await openSearch(page);
    await field(page).fill('monday');
    const brand = suggestions(page)
      .getByRole('group', { name: 'Brands' })
      .getByRole('option', { name: 'Monday Linen' });

    await press(page, brand);

    await main(page).getByRole('heading', { level: 1, name: 'Monday Linen' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/brand/monday-linen');
    await suggestions(page).waitFor({ state: 'hidden' });
  });

  it('a product is suggested in the color that was asked for, and opens in it', async ({ open }) => {
    const { data } = await askListing('keyword=red+dress+under+200');
    const [card] = data;
    const page = await open('/about', { screen });
    await openSearch(page);
    await field(page).fill('red dress under 200');
    const product = suggestions(page).getByRole('group', { name: 'Products' }).getByRole('option').first();

    await expect
      .poll(() => product.locator('img').getAttribute('src'))
      .toBe(card?.product_color_data[0]?.product_image[0]);
    await press(page, product);

    await main(page).getByRole('heading', { level: 1, name: card?.title }).waitFor();
    await expect
      .poll(() => addressOf(page))
      .toBe(`/product/${card?.product_id}/${card?.slug}?color=${card?.asked_color_id}`);
  });

  it('the cross takes the text away and keeps the focus', async ({ open }) => {
    const page = await open('/about', { screen });
    await openSearch(page);
    const cross = page.getByRole('button', { name: 'Clear search' });
    expect(await cross.count()).toBe(0);
    await field(page).fill('linen');
    await suggestions(page).waitFor();

    await press(page, cross);

    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    await suggestions(page).waitFor({ state: 'hidden' });
  });

  it('keeps the last searches, offers them again, and forgets them when asked to', async ({ open }) => {
    const page = await open('/about', { screen });
    for (const keyword of ['linen dress', 'wool coat']) {
      await openSearch(page);
      await field(page).fill(keyword);
      await page.keyboard.press('Enter');
      await main(page)
        .getByRole('heading', { level: 1, name: `Search Result for: "${keyword}"` })
        .waitFor();
    }
    await page.goto('/about');
    await openSearch(page);
    const recent = suggestions(page).getByRole('group', { name: 'Recent searches' });
    await expect.poll(() => recent.getByRole('option').allInnerTexts()).toEqual(['wool coat', 'linen dress']);

    await press(page, recent.getByRole('option', { name: 'linen dress' }));
    await expectListing(page, await askListing('keyword=linen+dress'));
    await page.goto('/about');
    await openSearch(page);
    await press(page, page.getByRole('button', { name: 'Clear recent searches' }));

    await recent.waitFor({ state: 'hidden' });
    await page.reload();
    await openSearch(page);
    expect(await suggestions(page).count()).toBe(0);
  });

  it('offers what was searched for in another tab meanwhile', async ({ open }) => {
    const page = await open('/about', { screen });
    const other = await page.context().newPage();
    await other.goto('/search?keyword=linen');
    await openSearch(other);
    await field(other).fill('wool coat');
    await other.keyboard.press('Enter');
    await main(other).getByRole('heading', { level: 1, name: 'Search Result for: "wool coat"' }).waitFor();

    await openSearch(page);

    const recent = suggestions(page).getByRole('group', { name: 'Recent searches' });
    await expect.poll(() => recent.getByRole('option').allInnerTexts()).toEqual(['wool coat']);
  });

  it('says that there is nothing to suggest, and searches all the same', async ({ open }) => {
    const page = await open('/about', { screen });
    await openSearch(page);

    await field(page).fill('zzqxv');
    await page.getByText('No suggestions for zzqxv').first().waitFor();
    await press(page, options(page).last());

    await main(page).getByText('Product not found', { exact: true }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=zzqxv');
  });
});

describe('The suggestions', () => {
  it('are asked for once, 300 ms after the last letter', async ({ openFresh }) => {
    const page = await openFresh();
    await page.goto('/about');
    const asked = watchKeywords(page);
    await page.clock.install();
    await openSearch(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'linen') {
      await page.keyboard.press(letter);
      await page.clock.runFor(299);
    }
    expect(asked).toEqual([]);

    await page.clock.runFor(1);

    await expect.poll(() => asked).toEqual(['linen']);
  });

  it('that could not be read leave the search itself, and are asked for again with the next letter', async ({
    open,
  }) => {
    const page = await open('/about', { forgives: /Failed to load resource/ });
    await page.route('**/api/search/keyword?**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await openSearch(page);
    await field(page).fill('lin');
    await failed;
    await expect.poll(() => options(page).allTextContents()).toEqual(['Search for "lin"']);
    await expect.poll(() => page.getByText('No suggestions for').count()).toBe(0);

    await page.unroute('**/api/search/keyword?**');
    await field(page).fill('line');

    await suggestions(page).getByRole('group', { name: 'Products' }).waitFor();
  });
});

describe('The focus', () => {
  it('stays with a shopper who types before the next page has come', async ({ open }) => {
    const page = await open('/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });

    // In one task, so that the page cannot come in between.
    await link.evaluate((one: HTMLElement) => {
      one.click();
      document.querySelector<HTMLElement>('header input[name="keyword"]')?.focus();
    });
    await main(page).getByRole('heading', { level: 1, name: 'About us' }).waitFor();

    expect(await hasFocus(field(page))).toBe(true);
  });

  it.for(['/about', '/search?keyword=denim'])('goes on from %s to the results of a search', async (path, { open }) => {
    const page = await open(path);
    await field(page).fill('linen');
    await page.keyboard.press('Enter');

    await main(page).getByRole('heading', { level: 1, name: 'Search Result for: "linen"' }).waitFor();

    await expect.poll(() => hasFocus(main(page))).toBe(true);
  });
});

describe('A tap beside the suggestions', () => {
  it.for([
    ['below the header', '/browse/women', 'banner'],
    ['on the page that was not found', '/nowhere', 'main'],
  ] as const)('%s only closes them', async ([, path, place], { open }) => {
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

  it('leaves them on the screen of a phone, which has nothing else', async ({ open }) => {
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

describe('The suggestions by keyboard', () => {
  it('arrows walk through all groups and around, and the focus stays in the field', async ({ open }) => {
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

  it('Enter follows the chosen one', async ({ open }) => {
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

  it('Escape closes them, and again empties the field', async ({ open }) => {
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

  it('they close when the focus goes elsewhere', async ({ open }) => {
    const page = await open('/about');
    await openSearch(page);
    await field(page).fill('linen');
    await suggestions(page).waitFor();

    await main(page).focus();

    await suggestions(page).waitFor({ state: 'hidden' });
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false');
  });
});
