import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone, tablet, untilDrawn } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { cards, main, press } from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import { tooWide } from '../testing/width.ts';

const heading = (page: Page, letter: string) =>
  main(page).getByRole('heading', { level: 2, name: letter, exact: true });

const brand = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^${name} ?\\d`) });

const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search brands' });

const topOf = async (page: Page, letter: string) => (await heading(page, letter).boundingBox())?.y ?? Number.NaN;

type Brand = { id: number; display_name: string; slug: string; count: number };

const askBrands = async (page: Page): Promise<Brand[]> =>
  (await (await page.request.get('/api/brandList')).json()).data;

/** Makes the page request its brands again, and replies with these. */
const replyWithBrands = async (page: Page, brandsOf: (known: Brand[]) => Brand[]): Promise<void> => {
  await page.route('**/brand', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"/api/brandList":', '"other":');
    await route.fulfill({ response, body });
  });
  await page.route('**/api/brandList', async (route) => {
    const { data } = await (await route.fetch()).json();
    await route.fulfill({ json: { data: brandsOf(data) } });
  });
  await page.reload();
};

const openDirectory = (page: Page) => brand(page, 'Calder').waitFor();

describe.each(mostlyNarrow)('the brand directory at %s', (_, screen) => {
  it('lists each brand once with its count, under its letter', async ({ open }) => {
    const page = await open('/brand', { screen });
    await openDirectory(page);
    const brands = await askBrands(page);

    for (const { display_name, count } of brands) {
      const row = main(page).getByRole('listitem').filter({ hasText: display_name }).first();
      await row.scrollIntoViewIfNeeded();
      expect.soft(await row.textContent(), display_name).toContain(`${display_name}${count} item`);
    }
    await heading(page, 'C').waitFor();
  });

  it('jumps to the brands of a letter, below the sticky letters', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand', { screen });
    await openDirectory(page);

    await press(page, main(page).getByRole('link', { name: 'P', exact: true }));

    const letters = main(page).getByRole('navigation', { name: 'First letter' });
    await expect.poll(() => topOf(page, 'P')).toBeLessThan(200);
    const bar = await letters.boundingBox();
    await expect.poll(() => topOf(page, 'P')).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect.poll(() => heading(page, 'P').evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('marks the clicked letter, then the one in view, and none at the top', {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open('/brand', { screen });
    await openDirectory(page);
    const letters = main(page).getByRole('navigation', { name: 'First letter' });
    const marked = letters.locator('[aria-current]');

    for (const letter of ['P', 'V']) {
      await press(page, letters.getByRole('link', { name: letter, exact: true }));
      await expect.poll(() => marked.allTextContents()).toEqual([letter]);
    }
    // Repeated, because the page may still grow after scrolling.
    const lookAtC = () =>
      heading(page, 'C').evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 180));
    await expect.poll(() => lookAtC().then(() => marked.allTextContents())).toEqual(['C']);
    await page.evaluate(() => scrollTo(0, 0));

    await marked.waitFor({ state: 'detached' });
  });

  it('keeps the search when returning from a brand', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand', { screen });
    await openDirectory(page);
    await search(page).fill('cal');
    await brand(page, 'Abbot Thorne').waitFor({ state: 'hidden' });
    await press(page, brand(page, 'Calder'));
    await main(page).getByRole('heading', { level: 1, name: 'Calder' }).waitFor();

    await page.goBack();

    await brand(page, 'Calder').waitFor();
    await expect.poll(() => search(page).inputValue()).toBe('cal');
    await expect.poll(() => brand(page, 'Abbot Thorne').count()).toBe(0);
  });

  it('searches with each key, ignoring accents and case, and can be cleared', async ({ open }) => {
    const page = await open('/brand', { screen });
    await openDirectory(page);

    await search(page).fill('CÁL');
    await brand(page, 'Abbot Thorne').waitFor({ state: 'hidden' });
    await brand(page, 'Calder').waitFor();
    await search(page).fill('nobody at all');
    await main(page).getByText('No Brand Found!').waitFor();
    await press(page, main(page).getByRole('button', { name: 'Clear search' }));

    await brand(page, 'Abbot Thorne').waitFor();
  });

  it('shows the letter of the search results', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand', { screen });
    await openDirectory(page);
    const letters = main(page).getByRole('navigation', { name: 'First letter' });

    await search(page).fill('vael');
    await brand(page, 'Calder').waitFor({ state: 'hidden' });

    await expect
      .poll(async () => {
        const { x = 0, width = 0 } = (await letters.getByRole('link', { name: 'V' }).boundingBox()) ?? {};
        return x > 0 && x + width <= screen.width;
      })
      .toBe(true);
  });

  it('finds a brand with two letters and opens its page', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand', { screen });
    await replyWithBrands(page, (known) => [...known, { id: 999_999, display_name: 'Bo', slug: 'calder', count: 2 }]);
    await openDirectory(page);

    await search(page).fill('bo');
    await press(page, brand(page, 'Bo'));

    await main(page).getByRole('heading', { level: 1, name: 'Calder' }).waitFor();
    await cards(page).first().waitFor();
  });
});

const long = `${'Wennerstroem-'.repeat(7)}Daughters`;

describe('a long name in the directory', () => {
  it('is fully shown in two lines, in a row of normal height', { tags: 'sweep' }, async ({ open }) => {
    const name = 'Ankarström-Łukasiewicz & Daughters of Bohuslän';
    const page = await open('/brand');
    await replyWithBrands(page, (known) => [...known, { id: 999_999, display_name: name, slug: 'calder', count: 12 }]);
    const link = brand(page, name);
    await link.waitFor();

    for (const screen of [desktop, tablet, phone]) {
      await page.setViewportSize(screen);
      await untilDrawn(page);
      const words = link.getByText(name, { exact: true });
      expect(await words.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
      expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      const heights = await main(page)
        .getByRole('region')
        .getByRole('listitem')
        .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
      expect(heights, `${screen.width} px`).toHaveLength(1);
      expect(await tooWide(page)).toEqual([]);
    }
  });
});

const thousands: Brand[] = Array.from({ length: 12_000 }, (_, at) => ({
  id: at + 1,
  display_name: at === 7777 ? long : `${String.fromCodePoint(65 + (at % 26))}${(at * 7919).toString(36)} House`,
  slug: `house-${at}`,
  count: (at % 90) + 1,
}));

describe('a directory of 12,000 brands', () => {
  const openThousands = async (page: Page) => {
    await replyWithBrands(page, () => thousands);
    await main(page).getByPlaceholder('Search 12,000 brands').waitFor();
  };

  it('renders only the rows near the screen and reserves space for the others', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand');
    await openThousands(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();

    expect(await main(page).getByRole('listitem').count()).toBeLessThan(3000);
    await main(page).getByRole('link', { name: 'Z', exact: true }).click();
    await main(page)
      .getByRole('link', { name: /^Z\w+ House/ })
      .first()
      .waitFor();

    await expect.poll(() => topOf(page, 'Z')).toBeLessThan(300);
    await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(100);
  });

  it('finds one of them', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand');
    await openThousands(page);
    const wanted = long;

    await search(page).fill(wanted);

    await main(page).getByText('1 brand', { exact: true }).waitFor();
    await brand(page, wanted).waitFor();
    expect(await brand(page, wanted).getAttribute('title')).toBe(wanted);
    await expect.poll(() => tooWide(page)).toEqual([]);
  });
});
