import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { desktop, phone, untilAlive } from './testing/browser.ts';
import { askListing } from './testing/catalogue.ts';
import { expectSteadyHome } from './testing/first-view.ts';
import { it } from './testing/journey.ts';
import { addressOf, cards, expectListing, main, press } from './testing/listing.ts';
import { mostlyNarrow, sample } from './testing/sizes.ts';

const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

const openHome = (page: Page): Promise<void> =>
  section(page, 'Shop The Newest Finds').getByRole('article').first().waitFor();

const titlesIn = (page: Page, name: string): Promise<string[]> =>
  section(page, name).getByRole('article').getByRole('heading').allInnerTexts();

const askPopular = async (page: Page): Promise<string[]> => {
  const { favorites } = await (await page.request.get('/api/homepage/index')).json();
  return favorites.map(({ productDetail }: { productDetail: { title: string } }) => productDetail.title);
};

describe.each(mostlyNarrow)('the home page at %s', (_, screen) => {
  it('has its sections in the specified order', async ({ open }) => {
    const page = await open('/', { screen });
    await openHome(page);

    const regions = main(page).getByRole('region');
    await expect
      .poll(() => regions.evaluateAll((all) => all.map((region) => region.getAttribute('aria-label'))))
      .toEqual([
        'Brands',
        'Shop The Newest Finds',
        'Editors Choice',
        'The Summer Shop',
        "People's Favourite Products",
        'Tropical Glow',
        'New Arrivals',
        'Newsletter',
      ]);
    await expect.poll(() => page.title()).toMatch(/^Welcome to Wearfolio.*ultimate fashion destination/);
  });

  it('shows the newest products with a link to all of them', { tags: 'sweep' }, async ({ open }) => {
    const reply = await askListing('page=0&keyword=&homepageKey=weekly_product');
    const page = await open('/', { screen });
    await openHome(page);

    await expect.poll(() => titlesIn(page, 'Shop The Newest Finds')).toEqual(reply.data.map(({ title }) => title));
    await press(page, section(page, 'Shop The Newest Finds').getByRole('link', { name: /^View all/ }));

    await expectListing(page, reply);
  });

  it('asks the prices of the listings behind its sections', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen });
    await openHome(page);

    for (const [name, key] of [
      ['Shop The Newest Finds', 'weekly_product'],
      ['Editors Choice', 'featured_product'],
    ] as const) {
      const { data } = await askListing(`homepageKey=${key}`);
      const prices = new Map(data.map(({ title, price }) => [title, `$${price?.toLocaleString('en-US')}`]));
      const shown = section(page, name).getByRole('article');
      for (const [at, title] of (await titlesIn(page, name)).entries())
        expect.soft(await shown.nth(at).textContent(), title).toContain(prices.get(title));
    }
  });

  it('shows frequently saved products with a link to all of them', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen });

    // Another test may save a favorite between the page and the reply.
    await vi.waitFor(
      async () => {
        await page.goto('/');
        await openHome(page);
        expect(await titlesIn(page, "People's Favourite Products")).toEqual(await askPopular(page));
      },
      { timeout: 60_000 },
    );
    await press(page, section(page, "People's Favourite Products").getByRole('link', { name: /^View all/ }));

    await expect.poll(() => addressOf(page)).toBe('/shop/favorites');
    await cards(page).first().waitFor();
  });

  it('links Explore Now to the editors’ choice', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen });
    await openHome(page);

    await press(page, section(page, 'Editors Choice').getByRole('link', { name: 'Explore Now' }));

    await expectListing(page, await askListing('homepageKey=featured_product'));
  });

  it('links the tiles and scenes to listings with products', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen });
    await openHome(page);
    const tiles = section(page, 'The Summer Shop').getByRole('link');
    const scenes = main(page).getByRole('link', { name: /^Shop Now/ });
    await expect
      .poll(() => tiles.allInnerTexts())
      .toEqual(['Breezy Tops', 'Poolside Fits', 'Beach & Straw Bags', 'Chill Shorts', 'Trendy Sandals']);
    await expect.poll(() => scenes.count()).toBe(5);

    const hrefs = [...(await tiles.all()), ...(await scenes.all())].map((link) => link.getAttribute('href'));
    for (const href of new Set(await Promise.all(hrefs))) {
      await page.goto(String(href));
      await cards(page).first().waitFor();
    }
  });
});

describe('the banner', () => {
  const banner = (page: Page) => section(page, 'Brands');
  const count = (page: Page) => banner(page).getByText('/ 3').textContent();

  it('moves forward and back by its arrows in both directions around the end, and never automatically', async ({
    open,
  }) => {
    const page = await open('/');
    await openHome(page);
    const headlines: string[] = [];
    const next = banner(page).getByRole('button', { name: 'Next slide' });
    const previous = banner(page).getByRole('button', { name: 'Previous slide' });

    for (const place of ['1 / 3', '2 / 3', '3 / 3']) {
      await expect.poll(() => count(page)).toContain(place);
      headlines.push(...(await banner(page).locator('[role=group]:not([inert])').getByRole('heading').allInnerTexts()));
      await next.click();
    }
    await expect.poll(() => count(page)).toContain('1 / 3');
    await previous.click();

    await expect.poll(() => count(page)).toContain('3 / 3');
    expect(new Set(headlines).size).toBe(3);
    await expect.poll(() => banner(page).locator('[inert]').count()).toBe(2);
  });

  it('moves by the arrow keys', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await banner(page).getByRole('button', { name: 'Next slide' }).focus();

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => count(page)).toContain('2 / 3');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');

    await expect.poll(() => count(page)).toContain('3 / 3');
  });

  it('moves by swiping', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen: phone });
    await openHome(page);
    const swipe = (from: number, to: number) =>
      banner(page).evaluate(
        (element, [start, end]) => {
          const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
          const event = (name: string, x: number) =>
            new TouchEvent(name, { bubbles: true, touches: [touch(x)], changedTouches: [touch(x)] });
          element.dispatchEvent(event('touchstart', start));
          element.dispatchEvent(event('touchend', end));
        },
        [from, to] as const,
      );

    await swipe(300, 120);
    await expect.poll(() => count(page)).toContain('2 / 3');
    await swipe(120, 300);
    await expect.poll(() => count(page)).toContain('1 / 3');
    await swipe(120, 100);

    expect(await count(page)).toContain('1 / 3');
  });

  it("links to the brand and to the picture's source, in new tabs without access to the shop", {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);

    for (const name of [/^Explore/, /^Picture:/]) {
      const links = await banner(page)
        .getByRole('link', { name, includeHidden: true })
        .evaluateAll((elements) => elements.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]));
      expect(links, String(name)).toEqual(Array(3).fill(['_blank', 'noopener noreferrer']));
    }
  });
});

describe('the arrows of a row', () => {
  it.for(sample(['Shop The Newest Finds', 'Editors Choice', "People's Favourite Products"], 1))(
    'scroll %s by 300 pixels',
    async (name, { open }) => {
      const page = await open('/');
      await openHome(page);
      const row = section(page, name);
      const left = () =>
        row
          .getByRole('list')
          .first()
          .evaluate((list) => list.scrollLeft);
      await expect.poll(() => row.getByRole('button', { name: /^Scroll on/ }).isEnabled()).toBe(true);
      await expect.poll(() => row.getByRole('button', { name: /^Scroll back/ }).isDisabled()).toBe(true);

      await row.getByRole('button', { name: /^Scroll on/ }).click();
      await expect.poll(left).toBe(300);
      await row.getByRole('button', { name: /^Scroll back/ }).click();

      await expect.poll(left).toBe(0);
    },
  );
});

/** Runs in the page: whether the row fully shows the focused card and its focus ring. */
const lookAtFocused = (row: Element, ring: number) => {
  const card = row.querySelector('li:focus-within');
  if (!card) return 'none';
  const shown = row.getBoundingClientRect();
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const isBegun = left - ring >= shown.left && top - ring >= shown.top;
  return isBegun && right + ring <= shown.right && bottom + ring <= shown.bottom ? 'whole' : card.textContent;
};

describe('the cards of a row', () => {
  it.for(
    sample(
      [
        ['Shop The Newest Finds', '1440', desktop, 6],
        ['Shop The Newest Finds', '390', phone, 6],
        ['Editors Choice', '1440', desktop, 4],
      ] as const,
      1,
    ),
  )(
    'scroll fully into view with their ring when they get the keyboard focus: %s at %s',
    { tags: 'sweep' },
    async (shown, { open }) => {
      const [name, , screen, ring] = shown;
      const page = await open('/', { screen });
      await openHome(page);
      const row = section(page, name).getByRole('list').first();
      await row.getByRole('link').first().waitFor();
      // Scrolls to a position where the cards at both ends are clipped.
      await row.evaluate((list) => list.scrollTo(100, 0));
      await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(100);
      await section(page, name).getByRole('link').first().focus();

      const seen: (string | null)[] = [];
      for (const key of [...Array(30).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        seen.push(await row.evaluate(lookAtFocused, ring));
      }

      expect(seen).toContain('whole');
      expect(seen.filter((sight) => sight !== 'whole' && sight !== 'none')).toEqual([]);
    },
  );

  it('do not scroll under a pressed mouse', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    const row = section(page, 'Shop The Newest Finds').getByRole('list').first();
    await row.evaluate((list) => list.scrollTo(60, 0));
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(60);
    const swatch = row.getByRole('article').first().getByRole('toolbar', { name: 'Colors' }).getByRole('button').last();

    await swatch.click();

    await expect.poll(() => swatch.getAttribute('aria-pressed')).toBe('true');
    expect(await row.evaluate((list) => list.scrollLeft)).toBe(60);
  });
});

describe('a returning customer', () => {
  it('sees recently viewed products', async ({ open }) => {
    const { data } = await askListing('homepageKey=weekly_product');
    const [one, other] = data;
    const page = await open(`/product/${one?.product_id}/x`);
    await page.goto(`/product/${other?.product_id}/x`);
    await untilAlive(page);

    await page.goto('/');
    await openHome(page);
    await section(page, 'Recently viewed').scrollIntoViewIfNeeded();

    await expect.poll(() => titlesIn(page, 'Recently viewed')).toEqual([other?.title, one?.title]);
  });
});

describe('the first view of the home page', () => {
  it('needs no API call, and has no layout shift when pictures load', async ({ openFresh }) => {
    const page = await openFresh();

    await expectSteadyHome(page, () => openHome(page));
  });

  it("shows the brand's name in place of a picture that fails to load", { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openBlank({ forgives: /Failed to load resource/ });
    await page.route(/\/pictures\/banner-1-/, (route) => route.fulfill({ status: 404 }));

    await page.goto('/');

    const slide = section(page, 'Brands').locator('[role=group]:not([inert])');
    const word = slide.locator('[aria-hidden]').filter({ hasText: /^Ostra$/i });
    await word.waitFor();
    expect((await word.boundingBox())?.height).toBe(640);
  });

  it('works without the sections that fail', async ({ open }) => {
    const page = await open('/brand', { forgives: /Failed to load resource/ });
    await page.route(/\/api\/(content|homepage)\//, (route) => route.abort());

    await page.getByRole('banner').getByRole('link', { name: 'Wearfolio, home page' }).click();

    await openHome(page);
    expect(await section(page, 'Tropical Glow').count()).toBe(0);
  });
});
