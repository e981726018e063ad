import { pageSize } from '@wearfolio/contracts/limits';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askListing, askWholeListing } from '../testing/catalogue.ts';
import { addressOf, cards, main, press } from '../testing/listing.ts';
import { mostlyNarrow, sample } from '../testing/sizes.ts';
import { type Customer, type Heart, heartsOf, it, removeFavorite, setFavorites } from './customer.ts';
import { failedRequests, heartCalls, heartOf, patient, toast } from './hearts.ts';

/** Saves the first three women's products of the demo that one store sells. The page shows the last one first. */
const saveThree = async (customer: Customer): Promise<{ hearts: Heart[]; titles: string[] }> => {
  const { data } = await askListing('childCateg=women');
  const three = data.filter(({ stock, store_count }) => stock !== 0 && store_count === 1).slice(0, 3);
  const hearts = three.map((card) => heartOf(card));
  await setFavorites(customer, hearts);
  return { hearts, titles: three.map(({ title }) => title).reverse() };
};

const bin = (page: Page, title: string) => cards(page).getByRole('button', { name: `Remove ${title}`, exact: true });

const shownTitles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

const strengthOf = (page: Page, title: string): Promise<string> =>
  cards(page)
    .filter({ hasText: title })
    .locator('.frame img')
    .evaluate((element) => getComputedStyle(element).opacity);

const removed = 'Product removed successfully.';

describe('removing a favorite', () => {
  it('dims the picture, shows a toast, and removes the card after three seconds', async ({ openAs, customer }) => {
    const { hearts, titles } = await saveThree(customer);
    const page = await openAs('/my-favourite', { screen: phone });
    await expect.poll(() => shownTitles(page), patient).toEqual(titles);

    await press(page, bin(page, titles[0] ?? ''));
    // Hovering pauses its timer.
    await toast(page, removed).hover();
    await expect.poll(() => strengthOf(page, titles[0] ?? ''), patient).toBe('0.25');
    expect(await heartsOf(customer)).toEqual(hearts);
    await page.mouse.move(0, 0);

    await expect.poll(() => shownTitles(page), patient).toEqual(titles.slice(1));
    expect(await heartsOf(customer)).toEqual(hearts.slice(0, 2));
    await main(page).getByRole('status').getByText('2 items').waitFor();
  });

  it.for(mostlyNarrow)(
    'restores the card with Undo in the toast and sends nothing, at %s',
    async ([, screen], { openAs, customer }) => {
      const { hearts, titles } = await saveThree(customer);
      const page = await openAs('/my-favourite', { screen });
      // Sold-out favorites are always dimmed.
      const strength = await strengthOf(page, titles[1] ?? '');
      let calls = 0;
      await page.route(heartCalls, (route) => {
        calls += 1;
        return route.continue();
      });

      await press(page, bin(page, titles[1] ?? ''));
      await toast(page, removed).hover();
      await press(page, page.getByRole('button', { name: 'Undo', exact: true }));

      await expect.poll(() => strengthOf(page, titles[1] ?? ''), patient).toBe(strength);
      await toast(page, removed).waitFor({ state: 'detached' });
      expect(calls).toBe(0);
      expect(await heartsOf(customer)).toEqual(hearts);
    },
  );
});

describe('Undo at the trash button', () => {
  it("closes the removal's toast, so that every remaining Undo works", { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    const { hearts, titles } = await saveThree(customer);
    const page = await openAs('/my-favourite');
    await bin(page, titles[0] ?? '').focus();
    await page.keyboard.press('Enter');
    // Hovering pauses its timer.
    await toast(page, removed).hover();

    await page.keyboard.press('Enter');
    await toast(page, removed).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await toast(page, removed).hover();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();

    await expect.poll(() => strengthOf(page, titles[0] ?? ''), patient).toBe('1');
    await toast(page, removed).waitFor({ state: 'detached' });
    expect(await heartsOf(customer)).toEqual(hearts);
  });
});

describe('leaving during the three seconds', () => {
  it.for(
    sample(
      [
        ['closing the page', (page: Page) => page.close()],
        ['another site', (page: Page) => page.goto('about:blank')],
        [
          'another page of the shop',
          (page: Page) =>
            page
              .getByRole('banner')
              .getByRole('link', { name: /home page/ })
              .click(),
        ],
      ] as const,
      1,
    ),
  )('%s sends the removal immediately', async ([, leave], { openAs, customer }) => {
    const { hearts, titles } = await saveThree(customer);
    const page = await openAs('/my-favourite');
    await bin(page, titles[0] ?? '').click();
    await toast(page, removed).waitFor();

    await leave(page);

    await expect.poll(() => heartsOf(customer), patient).toEqual(hearts.slice(0, 2));
  });

  it('Undo on the next page saves the favorite again', { tags: 'sweep' }, async ({ openAs, customer }) => {
    const { hearts, titles } = await saveThree(customer);
    const page = await openAs('/my-favourite');
    await bin(page, titles[0] ?? '').click();
    await toast(page, removed).hover();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click());
    await expect.poll(() => heartsOf(customer), patient).toEqual(hearts.slice(0, 2));

    await page.getByRole('button', { name: 'Undo', exact: true }).click();

    await expect.poll(() => heartsOf(customer), patient).toEqual(hearts);
  });
});

const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'No' } });
const deny = (route: Route) => route.fulfill({ json: { message: 'No', status: false } });
const lose = (route: Route) => route.abort();

describe('a removal that fails', () => {
  it.for(
    sample(
      [
        ['is refused', refuse, 'Failed to remove product. Please try again.'],
        ['answers status false', deny, 'Failed to remove product. Please try again.'],
        ['is lost', lose, 'Something went wrong.'],
      ] as const,
      1,
    ),
  )('brings the card back when the call %s', async ([, fail, text], { openAs, customer }) => {
    const { hearts, titles } = await saveThree(customer);
    const page = await openAs('/my-favourite', { forgives: failedRequests });
    await page.route(heartCalls, fail);

    await bin(page, titles[0] ?? '').click();

    await toast(page, text).waitFor();
    await expect.poll(() => strengthOf(page, titles[0] ?? ''), patient).toBe('1');
    await expect.poll(() => shownTitles(page)).toEqual(titles);
    expect(await heartsOf(customer)).toEqual(hearts);
  });

  it('does nothing if another tab has removed it already', { tags: 'sweep' }, async ({ openAs, customer }) => {
    const { hearts, titles } = await saveThree(customer);
    const page = await openAs('/my-favourite');
    await expect.poll(() => shownTitles(page), patient).toEqual(titles);
    const [first] = hearts;
    if (first) await removeFavorite(customer, first);

    await bin(page, titles[2] ?? '').click();

    await expect.poll(() => shownTitles(page), patient).toEqual(titles.slice(0, 2));
  });
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('removing by keyboard', () => {
  it('turns the trash button into Undo and keeps the focus on it', { tags: 'sweep' }, async ({ openAs, customer }) => {
    const { hearts, titles } = await saveThree(customer);
    const page = await openAs('/my-favourite');
    await bin(page, titles[0] ?? '').focus();

    await page.keyboard.press('Enter');
    await toast(page, removed).hover();
    await expect.poll(() => focused(page), patient).toBe(`Undo: ${titles[0]}`);
    await page.keyboard.press('Enter');

    await expect.poll(() => strengthOf(page, titles[0] ?? ''), patient).toBe('1');
    await expect.poll(() => focused(page)).toBe(`Remove ${titles[0]}`);
    expect(await heartsOf(customer)).toEqual(hearts);
  });

  it('moves the focus to the next card after a removal, and to the title after the last one', {
    tags: 'sweep',
  }, async ({ openAs, customer }) => {
    const { hearts, titles } = await saveThree(customer);
    await setFavorites(customer, hearts.slice(1));
    const page = await openAs('/my-favourite');
    await bin(page, titles[0] ?? '').focus();
    await page.keyboard.press('Enter');

    await expect.poll(() => focused(page), patient).toBe(`Remove ${titles[1]}`);
    await page.keyboard.press('Enter');
    await main(page).getByText('No Record Found').waitFor();

    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('My Favorites');
  });

  it.for([
    ['Undo', 3],
    ['Close', 2],
  ] as const)(
    'returns the focus from the toast to the trash button with %s',
    { tags: 'sweep' },
    async ([name, left], { openAs, customer }) => {
      const { hearts, titles } = await saveThree(customer);
      const page = await openAs('/my-favourite');
      await bin(page, titles[0] ?? '').focus();
      await page.keyboard.press('Enter');
      await toast(page, removed).hover();

      await page.keyboard.press('Alt+t');
      const button = page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name, exact: true });
      while (!(await button.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');

      await toast(page, removed).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toContain(titles[0]);
      await page.goto('about:blank');
      await expect.poll(() => heartsOf(customer), patient).toEqual(hearts.slice(0, left));
    },
  );
});

const haveMany = async (customer: Customer, count: number): Promise<void> => {
  const products = await askWholeListing('childCateg=women');
  await setFavorites(
    customer,
    products.slice(0, count).map((card) => heartOf(card)),
  );
};

describe('removing the last card of the last page', () => {
  it.for(mostlyNarrow)(
    'shows the new last page, at %s',
    { tags: 'sweep' },
    async ([, screen], { openAs, customer }) => {
      await haveMany(customer, pageSize + 1);
      const page = await openAs('/my-favourite?sort=asc&page=2', { screen });
      const bins = cards(page).getByRole('button', { name: /^Remove / });
      await expect.poll(() => bins.count(), patient).toBe(1);

      await bins.press('Enter');

      await expect.poll(() => addressOf(page), patient).toBe('/my-favourite?sort=asc');
      await expect.poll(() => cards(page).count(), patient).toBe(pageSize);
      await main(page).getByRole('status').getByText(`${pageSize} items`).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('My Favorites');
    },
  );
});

/** Presses all trash buttons in one task, and waits for a toast for each. */
const pressEveryBin = async (page: Page, count: number): Promise<void> => {
  const bins = cards(page).getByRole('button', { name: /^Remove / });
  await expect.poll(() => bins.count(), patient).toBe(count);
  await bins.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect.poll(() => page.getByRole('button', { name: 'Undo', exact: true }).count(), patient).toBe(count);
};

/** Swipes with a finger from the middle of a phone's screen nearly to the top. */
const swipeUp = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 150, y }] });
  await touch('touchStart', 600);
  for (let y = 580; y >= 100; y -= 20) await touch('touchMove', y);
  await touch('touchEnd');
};

describe('removing several favorites', () => {
  it('continues the other removals when the focus leaves the toasts', { tags: 'sweep' }, async ({
    openAs,
    customer,
  }) => {
    await saveThree(customer);
    const page = await openAs('/my-favourite');
    await pressEveryBin(page, 3);

    await page.keyboard.press('Alt+t');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().press('Enter');

    await expect.poll(async () => (await heartsOf(customer)).length, patient).toBe(1);
  });

  it('shows a toast for each, so that each can be undone in time', async ({ openAs, customer }) => {
    await haveMany(customer, 5);
    const page = await openAs('/my-favourite');

    await pressEveryBin(page, 5);

    await page.goto('about:blank');
    await expect.poll(() => heartsOf(customer), patient).toEqual([]);
  });

  it('scrolls with a finger to each Undo on a phone', { tags: 'sweep' }, async ({ openAs, customer }) => {
    await haveMany(customer, 18);
    const page = await openAs('/my-favourite', { screen: phone });
    await pressEveryBin(page, 18);
    const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('status');
    // The focus pauses their timers.
    await page.keyboard.press('Alt+t');
    const last = toasts.last().getByRole('button', { name: 'Undo' });
    const isInSight = () => last.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
    expect(await isInSight()).toBe(false);

    await swipeUp(page);
    await expect.poll(isInSight, patient).toBe(true);
    const moved = await toasts.evaluateAll((all: HTMLElement[]) => all.map(({ style }) => style.transform).join(''));
    expect(moved).toBe('');
    await last.tap();

    await expect.poll(async () => (await heartsOf(customer)).length, patient).toBe(1);
  });
});
