import { describe, expect } from 'vitest';
import { askWholeListing } from '../testing/catalogue.ts';
import { addressOf, cards, main, press } from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import { it, setFavorites } from './customer.ts';
import { failedRequests, heartOf, patient } from './hearts.ts';
import { calls, expectTitles, path, saveFour, tab, titlesOf } from './list.ts';

describe('My Favorites without a result', () => {
  it.for(mostlyNarrow)('shows No Record Found with links at %s', async ([, screen], { openAs }) => {
    const page = await openAs(path, { screen });

    await main(page).getByRole('heading', { name: 'No Record Found' }).waitFor();
    await press(page, main(page).getByRole('link', { name: 'See the newest finds' }));

    await expect.poll(() => addressOf(page), patient).toBe('/shop/weekly_product');
  });

  it('shows it on every tab, without links to other tabs if there are no favorites', { tags: 'sweep' }, async ({
    openAs,
  }) => {
    const page = await openAs(`${path}?filterType=lowstock`);

    await main(page).getByRole('link', { name: 'See the newest finds' }).waitFor();
    expect(await main(page).getByRole('button', { name: 'Show all favorites' }).count()).toBe(0);
  });

  it('links to all favorites if only the filter has no result', { tags: 'sweep' }, async ({ openAs, customer }) => {
    await saveFour(customer);
    const page = await openAs(`${path}?filterType=lowstock`);
    await main(page).getByRole('heading', { name: 'No Record Found' }).waitFor();

    await main(page).getByRole('button', { name: 'Show all favorites' }).click();

    await expectTitles(page, await titlesOf(customer));
  });

  it.for(mostlyNarrow)(
    'links from a page after the last one to the last one at %s',
    { tags: 'sweep' },
    async ([, screen], { openAs, customer }) => {
      await saveFour(customer);
      const page = await openAs(`${path}?sort=asc&page=9`, { screen });

      await expectTitles(page, await titlesOf(customer, 'sort=asc'));
      await expect.poll(() => addressOf(page)).toBe(`${path}?sort=asc`);
      await expect.poll(() => main(page).getByText('No Record Found').count()).toBe(0);
    },
  );

  it("keeps the list when a filter's request fails, and loads it with Try again", async ({ openAs, customer }) => {
    await saveFour(customer);
    const titles = await titlesOf(customer);
    const page = await openAs(path, { forgives: failedRequests });
    await expectTitles(page, titles);
    await page.route(calls, (route) => route.abort());

    await press(page, tab(page, 'On sale'));
    await main(page).getByText('You still see the last list').waitFor();
    await expectTitles(page, titles);
    await page.unroute(calls);
    await main(page).getByRole('button', { name: 'Try again' }).press('Enter');

    await expectTitles(page, await titlesOf(customer, 'filterType=onsale'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SECTION');
  });

  it("shows the error when a filter's request fails after the last card was removed, and loads it with Try again", {
    tags: 'sweep',
  }, async ({ openAs, customer }) => {
    const [card] = await askWholeListing('');
    if (!card) throw new Error('The demo has no product');
    await setFavorites(customer, [heartOf(card)]);
    const page = await openAs(path, { forgives: failedRequests });
    await press(page, cards(page).getByRole('button', { name: `Remove ${card.title}`, exact: true }));
    const nothing = main(page).getByRole('heading', { name: 'No Record Found' });
    await nothing.waitFor();
    await page.route(calls, (route) => route.abort());

    await press(page, tab(page, 'On sale'));
    await main(page).getByRole('alert').getByText('Something went wrong').waitFor();
    expect(await nothing.count()).toBe(0);
    expect(await main(page).getByText('Loading...').count()).toBe(0);
    await page.unroute(calls);
    await main(page).getByRole('button', { name: 'Try again' }).press('Enter');

    await nothing.waitFor();
    await main(page).getByRole('link', { name: 'See the newest finds' }).waitFor();
    await expect.poll(() => main(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  it('shows the error when the first request fails, and loads it with Try again', { tags: 'sweep' }, async ({
    openBlankAs,
    customer,
  }) => {
    const page = await openBlankAs({ forgives: failedRequests });
    await saveFour(customer);
    await page.route(calls, (route) => route.abort());
    await page.goto(path);

    await main(page).getByRole('alert').getByText('Something went wrong').waitFor();
    await page.unroute(calls);
    await main(page).getByRole('button', { name: 'Try again' }).first().click();

    await expectTitles(page, await titlesOf(customer));
  });

  it('shows Loading... until the first reply', { tags: 'sweep' }, async ({ openBlankAs, customer }) => {
    const page = await openBlankAs();
    await saveFour(customer);
    const gate = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path);

    await main(page).getByText('Loading...').waitFor();
    gate.resolve();

    await expectTitles(page, await titlesOf(customer));
  });
});
