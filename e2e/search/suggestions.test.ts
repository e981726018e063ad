import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing } from '../testing/catalogue.ts';
import { hasFocus } from '../testing/forms.ts';
import { it } from '../testing/journey.ts';
import { addressOf, expectListing, main, press } from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import { field, openSearch, options, suggestions } from './search-field.ts';

/** Records the keywords of the suggestion requests. */
const watchKeywords = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search/keyword') asked.push(searchParams.get('keyword') ?? '');
  });
  return asked;
};

describe.each(mostlyNarrow)('the search of the header at %s', (_, screen) => {
  it('suggests from three characters on, in groups with a fixed order', async ({ open }) => {
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
    const order = ['Searches', 'Categories', 'Brands', 'Stores', 'Products'];
    expect(groups).toEqual(order.filter((name) => groups.includes(name)));
    await expect.poll(() => options(page).last().textContent()).toBe('Search for "linen"');
  });

  it('returns the focus to the field with two characters', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen });
    const asked = watchKeywords(page);
    await openSearch(page);
    await field(page).fill('li');

    await page.keyboard.press('Enter');

    await expect.poll(() => hasFocus(field(page))).toBe(true);
    expect(addressOf(page)).toBe('/about');
    expect(asked).toEqual([]);
  });

  it('shows results with Enter, and encodes spaces as plus signs', async ({ open }) => {
    const page = await open('/about', { screen });
    await openSearch(page);
    await field(page).fill('linen dress');

    await page.keyboard.press('Enter');

    await expectListing(page, await askListing('keyword=linen+dress'));
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen+dress');
    await main(page).getByRole('heading', { level: 1, name: 'Search Result for: "linen dress"' }).waitFor();
    await suggestions(page).waitFor({ state: 'hidden' });
  });

  it('shows no results again after Back to a keyword that is too short', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/search?keyword=li', { screen });
    await openSearch(page);
    await field(page).fill('dress');
    await page.keyboard.press('Enter');
    await expectListing(page, await askListing('keyword=dress'));

    await page.goBack();

    await main(page).getByRole('heading', { level: 1, name: 'Search Result for: "li"' }).waitFor();
    await main(page).getByRole('heading', { name: 'Type at least 3 letters' }).waitFor();
    await expect.poll(() => main(page).getByText('Loading...').count()).toBe(0);
  });

  it('opens what a suggestion names', async ({ open }) => {
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

  it("suggests a product in the keyword's color, and opens it in that color", { tags: 'sweep' }, async ({ open }) => {
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

  it('clears the text and keeps the focus with the clear button', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen });
    await openSearch(page);
    const cross = page.getByRole('button', { name: 'Clear search' });
    expect(await cross.count()).toBe(0);
    await field(page).fill('linen');
    await suggestions(page).waitFor();

    await press(page, cross);

    await expect.poll(() => field(page).inputValue()).toBe('');
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    await suggestions(page).getByRole('group', { name: 'Categories' }).waitFor();
  });

  it('stores recent searches, suggests them, and can forget them', { tags: 'sweep' }, async ({ open }) => {
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
    await suggestions(page).getByRole('group', { name: 'Popular searches' }).waitFor();
    expect(await recent.count()).toBe(0);
  });

  it('suggests recent searches from other tabs', { tags: 'sweep' }, async ({ open }) => {
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

  it('shows that there is no suggestion, and can still search', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen });
    await openSearch(page);

    await field(page).fill('zzqxv');
    await page.getByText('No suggestions for zzqxv').first().waitFor();
    await press(page, options(page).last());

    await main(page).getByText('Product not found', { exact: true }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=zzqxv');
  });
});

describe('the suggestions', () => {
  it('are requested once, 300 ms after the last key', { tags: 'sweep' }, async ({ openFresh }) => {
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

  it('do not block the search when they fail, and are requested again with the next key', {
    tags: 'sweep',
  }, async ({ open }) => {
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
