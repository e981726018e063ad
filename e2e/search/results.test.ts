import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { untilDrawn } from '../testing/browser.ts';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import {
  addressOf,
  cards,
  chip,
  chipNames,
  expectListing,
  expectTotal,
  main,
  openFilter,
  press,
  readOptions,
  showItems,
  tick,
} from '../testing/listing.ts';
import { goTo } from '../testing/router.ts';
import { mostlyNarrow, sample } from '../testing/sizes.ts';
import { field, openSearch } from './search-field.ts';

const asked = (keyword: string): string => `keyword=${encodeURIComponent(keyword)}`;
const tickedNames = async (panel: Locator): Promise<string[]> => {
  const boxes = panel.getByRole('listitem').filter({ has: panel.page().getByRole('checkbox', { checked: true }) });
  return (await boxes.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
};
const pathTo = (keyword: string, off: readonly string[] = []): string =>
  `/search?${new URLSearchParams([['keyword', keyword], ...off.map((text) => ['off', text])])}`;
const without = (keyword: string, ...off: string[]): string => pathTo(keyword, off).replace('/search?', '');

describe('search results, at any size', () => {
  it.for(
    sample(
      [
        ['linnen', 'linen'],
        ['loaffer', 'loafer'],
        ['sungalses', 'sunglasses'],
      ] as const,
      1,
    ),
  )('correct a typing error: %s', async ([typed, meant], { open }) => {
    const page = await open(pathTo(typed));

    await expectListing(page, await askListing(asked(typed)));
    const first = await cards(page).first().getByRole('heading').textContent();
    expect(first?.toLowerCase()).toContain(meant);
  });

  it.for([
    ['red-dress', ['Red', 'Dress'], ['red', 'dress']],
    ['RED!', ['Red'], ['RED']],
  ] as const)(
    'show all products after all parts of %s were removed',
    { tags: 'sweep' },
    async ([keyword, names, texts], { open }) => {
      const page = await open(pathTo(keyword));

      for (const name of names) {
        await press(page, chip(page, name));
        await expect.poll(() => chipNames(page)).not.toContain(name);
      }

      await expectListing(page, await askListing(''));
      await expect.poll(() => addressOf(page)).toBe(pathTo(keyword, texts));
    },
  );

  it('can restore a removed part', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('red dress', ['red']));
    await expectListing(page, await askListing(without('red dress', 'red')));

    await press(page, main(page).getByRole('button', { name: 'Show only red', exact: true }));

    await expectListing(page, await askListing(asked('red dress')));
    await expect.poll(() => addressOf(page)).toBe(pathTo('red dress'));
  });

  it('show partial matches if nothing matches all parts, and can require the others', async ({ open }) => {
    const { complete, relaxed } = await askListing(asked('linen spacesuit'));
    expect([complete, relaxed?.map(({ text }) => text)]).toEqual([0, ['spacesuit']]);
    const page = await open(pathTo('linen spacesuit'));

    await main(page).getByText('We have no spacesuit. Showing linen.', { exact: true }).waitFor();
    await expectListing(page, await askListing(asked('linen spacesuit')));
    await press(page, main(page).getByRole('button', { name: 'Show only spacesuit', exact: true }));

    await main(page).getByText('Product not found', { exact: true }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(`${pathTo('linen spacesuit')}&on=spacesuit`);
  });

  it('explain when partial matches follow, and can show only full matches', {
    tags: 'sweep',
  }, async ({ open }) => {
    const { complete = 0, total } = await askListing(asked('suede boots'));
    expect(total).toBeGreaterThan(complete);
    const page = await open(pathTo('suede boots'));

    await main(page).getByText(`${complete} products match everything.`).waitFor();
    await press(page, main(page).getByRole('button', { name: `Show only these ${complete}`, exact: true }));

    await expectTotal(page, complete);
    await expect.poll(() => addressOf(page)).toBe(`${pathTo('suede boots')}&only=exact`);
    await press(page, main(page).getByRole('button', { name: 'Show others too', exact: true }));
    await main(page).getByRole('heading', { name: 'Others that match some of it' }).waitFor();
  });

  it('offer popular searches if there are none', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('spaceship'));
    const popular = main(page).getByRole('region', { name: 'Popular searches' }).getByRole('link');
    await popular.first().waitFor();
    const query = (await popular.first().textContent()) ?? '';

    await press(page, popular.first());

    await expectListing(page, await askListing(asked(query)));
    await expect.poll(() => addressOf(page)).toBe(pathTo(query));
  });

  it('can be cleared of all parts if there are none', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(`${pathTo('red dress under 20')}&on=under+20&on=dress&on=red`);
    await main(page).getByText('Product not found', { exact: true }).waitFor();

    await press(page, main(page).getByRole('button', { name: 'Clear all filters', exact: true }));

    await expectListing(page, await askListing(asked('dress')));
    await expect.poll(() => addressOf(page)).toBe(pathTo('red dress under 20', ['under 20', 'red']));
  });

  it('show an error for a keyword that is too long, without a retry', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('linen '.repeat(50)), { forgives: /Failed to load resource/ });

    const alert = main(page).getByRole('alert');
    await alert.filter({ hasText: 'A search may be at most 200 characters long.' }).waitFor();
    expect(await alert.getByRole('button').count()).toBe(0);
  });

  it('are not requested for a keyword of two characters', { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openBlank();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(pathTo('li'));

    await main(page).getByText('Type at least 3 letters', { exact: true }).waitFor();
    expect(calls.filter((path) => ['/api/productList', '/api/search'].includes(path))).toEqual([]);
  });
});

describe.each(mostlyNarrow)('the results of a search at %s', (_, screen) => {
  it('move the focus to the next chip when a part is removed', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('red dress under 50'), { screen });
    await chip(page, 'Red').press('Enter');

    await expect.poll(() => chipNames(page)).toEqual(['Under $50', 'Dress']);
    await expect.poll(() => chip(page, 'Dress').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('show the parts of the keyword as chips that can be removed', async ({ open }) => {
    const page = await open(pathTo('red dress under 50'), { screen });
    const reply = await askListing(asked('red dress under 50'));
    expect(reply.complete).toBeGreaterThan(0);
    await expectListing(page, reply);
    await expect.poll(() => chipNames(page)).toEqual(['Under $50', 'Red', 'Dress']);
    expect(reply.data[0]?.price).toBeLessThan(50);

    await press(page, chip(page, 'Under $50'));
    await expectListing(page, await askListing(asked('red dress')));
    await expect.poll(() => addressOf(page)).toBe(pathTo('red dress under 50', ['under 50']));
    await press(page, chip(page, 'Red'));
    await expectListing(page, await askListing(asked('dress')));

    await expect.poll(() => chipNames(page)).toEqual(['Dress']);
    await page.goBack();
    await expectListing(page, await askListing(asked('red dress')));
    await expect.poll(() => chipNames(page)).toEqual(['Red', 'Dress']);
  });

  it('keep the parts selected when other options are selected', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('red dress under 50'), { screen });
    const { facets } = await askListing(asked('red dress under 50'));
    const [red, blue] = ['Red', 'Blue'].map((name) => idOf(facets, 'color', name));

    const panel = await openFilter(page, 'Color');
    await tick(page, panel, 'Blue');

    const both = await askListing(`${asked('red dress under 50')}&color[]=${blue}&color[]=${red}`);
    await expectTotal(page, both.total);
    expect(both.complete).toBe(
      (await askListing(`${asked('dress under 50')}&color[]=${blue}&color[]=${red}`)).complete,
    );
    await expect.poll(() => tickedNames(panel)).toEqual(['Blue', 'Red']);
    await expect.poll(() => chipNames(page)).toEqual(['Under $50', 'Red', 'Dress', 'Blue']);

    await press(page, panel.getByText('Red', { exact: true }).last());

    const blueOnes = await askListing(`${asked('dress under 50')}&color[]=${blue}`);
    await expectTotal(page, blueOnes.total);
    await expect.poll(() => tickedNames(panel)).toEqual(['Blue']);
    await expect.poll(() => addressOf(page)).toBe(`${pathTo('red dress under 50')}&color=${blue}&off=red`);
    await showItems(page, blueOnes.total);
    await expect.poll(() => chipNames(page)).toEqual(['Under $50', 'Dress', 'Blue']);

    await press(page, main(page).getByRole('button', { name: 'CLEAR ALL', exact: true }));
    await expectListing(page, await askListing(asked('dress')));
    await expect.poll(() => chipNames(page)).toEqual(['Dress']);
  });

  it.for([
    ['chip', async (page) => press(page, chip(page, 'Red'))],
    ['box', async (page) => press(page, (await openFilter(page, 'Color')).getByText('Red', { exact: true }).last())],
  ] as const satisfies [string, (page: Page) => Promise<unknown>][])(
    'remove a color that is both selected and in the keyword with its %s',
    { tags: 'sweep' },
    async ([, takeBack], { open }) => {
      const red = idOf((await askListing(asked('dress'))).facets, 'color', 'Red');
      const page = await open(`${pathTo('red dress')}&color=${red}`, { screen });
      await expect.poll(() => chipNames(page)).toEqual(['Red', 'Dress']);

      await takeBack(page);

      await expectTotal(page, (await askListing(asked('dress'))).total);
      await expect.poll(() => addressOf(page)).toBe(pathTo('red dress', ['red']));
      await expect.poll(() => chipNames(page)).toEqual(['Dress']);
    },
  );

  it("list a price that is not a fixed option under the chip's name, and can unselect it", {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open(pathTo('dress under 40'), { screen });
    const { facets } = await askListing(asked('dress under 40'));

    const panel = await openFilter(page, 'Price');

    const [own, ...buckets] = await readOptions(panel);
    expect(own).toMatchObject({ name: 'Under $40', count: (await askListing(asked('dress under 40'))).complete });
    expect(buckets.map(({ name }) => name)).toEqual(facets.price_range.slice(1).map(({ name }) => name));
    expect(await tickedNames(panel)).toEqual(['Under $40']);
    await press(page, panel.getByText('Under $40', { exact: true }).last());
    await expectTotal(page, (await askListing(asked('dress'))).total);
    expect(addressOf(page)).toBe(pathTo('dress under 40', ['under 40']));
    await expect.poll(() => readOptions(panel).then(([first]) => first?.name)).toBe('Under $50');
    expect(await tickedNames(panel)).toEqual([]);
  });

  it('move the focus to the next option when an unselected price disappears', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('dress under 40'), { screen });
    const panel = await openFilter(page, 'Price');
    await panel.getByRole('checkbox', { name: /^Under \$40 / }).focus();

    await page.keyboard.press('Space');

    await expect.poll(() => readOptions(panel).then(([first]) => first?.name)).toBe('Under $50');
    // The surrounding panel would get the focus one frame later.
    await untilDrawn(page);
    const next = panel.getByRole('checkbox', { name: /^Under \$50 / });
    expect(await next.evaluate((box) => box === document.activeElement)).toBe(true);
  });

  it('remove a price that is not a fixed option with CLEAR ALL', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('dress under 40'), { screen });
    await expect.poll(() => chipNames(page)).toEqual(['Under $40', 'Dress']);

    await press(page, main(page).getByRole('button', { name: 'CLEAR ALL', exact: true }));

    await expectListing(page, await askListing(asked('dress')));
    await expect.poll(() => addressOf(page)).toBe(pathTo('dress under 40', ['under 40']));
    await expect.poll(() => chipNames(page)).toEqual(['Dress']);
    await expect.poll(() => main(page).getByRole('button', { name: 'CLEAR ALL', exact: true }).count()).toBe(0);
  });

  it('read a price range and select it if it is a fixed option', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('dress 50-100'), { screen });

    const { complete } = await askListing(asked('dress 50-100'));
    expect(complete).toBe((await askListing(`${asked('dress')}&price_range[]=50-100`)).complete);
    await expectListing(page, await askListing(asked('dress 50-100')));
    await expect.poll(() => chipNames(page)).toEqual(['$50-$100', 'Dress']);
    const panel = await openFilter(page, 'Price');
    await expect.poll(() => tickedNames(panel)).toEqual(['$50-$100']);
  });

  it('can be filtered like any listing', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(pathTo('linen'), { screen });
    const { facets } = await askListing(asked('linen'));
    await tick(page, await openFilter(page, 'Brand'), 'Monday Linen');

    await expectListing(page, await askListing(`${asked('linen')}&brand[]=${idOf(facets, 'brand', 'Monday Linen')}`));
  });

  it('can be sorted by relevance, date or price', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen });
    const first = page.waitForRequest(/\/api\/productList\?.*keyword=linen/);
    await goTo(page, pathTo('linen'));
    expect(new URL((await first).url()).searchParams.get('sort')).toBe('relevance');
    const order = (name: string) => main(page).getByRole('button', { name }).filter({ visible: true });
    await press(page, order('Relevance'));
    const orders = page.getByRole('dialog', { name: 'Sort' }).getByRole('listitem');
    await expect
      .poll(() => orders.allInnerTexts())
      .toEqual([
        'Relevance',
        'Newest',
        'Most popular',
        'Biggest drop',
        'Price high to low',
        'Price low to high',
        'Price with delivery',
      ]);

    await press(page, orders.getByRole('button', { name: 'Newest' }));

    await expectListing(page, await askListing(`${asked('linen')}&sort=newest`));
    await expect.poll(() => addressOf(page)).toBe(`${pathTo('linen')}&sort=newest`);
    await order('Newest').waitFor();
  });
});

describe('searching again', () => {
  it('reports which search followed another', async ({ open }) => {
    const page = await open(pathTo('kicks'));
    const report = page.waitForRequest((request) => request.url().endsWith('/api/search/followed'));
    await openSearch(page);
    await field(page).fill('trainers');
    await field(page).press('Enter');

    expect((await report).postDataJSON()).toEqual({ from: 'kicks', to: 'trainers' });
  });
});
