import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { phone } from '../testing/browser.ts';
import { untilListed } from '../testing/catalogue.ts';
import { importFeed } from '../testing/import-feed.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, main, press } from '../testing/listing.ts';
import { runNode, type Shop, startShop } from '../testing/shop.ts';

const stores = ['Alpine Attic', 'Basecamp Barn', 'Cairn Corner'] as const;
const titles = ['Ridge Flex Boot', 'Ridge Flex Hiking Boot', 'Ridge Flex Boots'] as const;

let shop: Shop;
let paths: string[] = [];
let ids: number[] = [];

const sizes = [['10'], ['9'], ['9', '11']] as const;
const prices = ['120.00', '100.00', '90.00'] as const;

const feedOf = (at: number): string =>
  [
    'id,group_id,title,brand,category,color,size,price,retail_price,link,stock,gtin',
    ...(sizes[at] ?? []).map((size) =>
      [
        ...[`a-${size}`, 'a', titles[at], 'Larkfield', 'Men > Shoes > Hiking Shoes', 'Black', `US ${size}`],
        ...[prices[at], '130.00', 'https://store.example/a', '5', '4006381333931'],
      ].join(','),
    ),
    '',
  ].join('\n');

/** Decides with the catalogue tool about the first offer and the two others. */
const decide = async (decision: 'split' | 'undo'): Promise<void> => {
  const [first, ...others] = ids;
  for (const other of others) {
    const args = ['matches', decision, String(first), String(other)];
    const { ended, output } = runNode(['tools/catalogue/cli.ts', ...args], { DATA_DIR: shop.dataDir });
    if ((await ended) !== 0) throw new Error(output());
  }
};

/** The final URLs of a browser that opens each offer's own URL. A redirect loop fails. */
const follow = async (page: Page): Promise<string[]> => {
  const ends: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    ends.push(addressOf(page));
  }
  return ends;
};

beforeAll(async () => {
  shop = await startShop({ copyOf: inject('emptyDir') });
  for (const [at, store] of stores.entries()) {
    const { code, output } = await importFeed(shop, feedOf(at), store);
    if (code !== 0) throw new Error(output);
  }
  await untilListed(shop, 'keyword=ridge', 1);
  const { data } = await (await fetch(`${shop.url}/api/productList?keyword=ridge`)).json();
  const [details] = await (await fetch(`${shop.url}/api/product/${data[0].product_id}`)).json();
  ids = details.offers
    .map(({ product_id }: { product_id: number }) => product_id)
    .toSorted((a: number, b: number) => a - b);
  paths = ids.map((id, at) => `/product/${id}/${(titles[at] ?? '').toLowerCase().replaceAll(' ', '-')}`);
});
afterAll(() => shop?.stop());

describe('the URL of a product of three stores', () => {
  it('is where all its offers redirect, even after two changes in one browser', async ({ open }) => {
    const page = await open('/about', { shopUrl: shop.url });
    const [own = '', second = ''] = paths;
    const [, secondId, thirdId] = ids;
    const atFirst = [own, `${own}?offer=${secondId}`, `${own}?offer=${thirdId}`];
    const first = await follow(page);

    await decide('split');
    const apart = await follow(page);
    // The browser has cached the old redirect, and this link was saved before.
    await page.goto(`${own}?offer=${secondId}`);
    const kept = addressOf(page);
    await decide('undo');
    const again = await follow(page);

    expect(first).toEqual(atFirst);
    expect(apart).toEqual([own, second, `${second}?offer=${thirdId}`]);
    expect(kept).toBe(`${second}?offer=${secondId}`);
    expect(again).toEqual(atFirst);
  });
});

describe('the price of a product of three stores', () => {
  const seen = (page: Page, text: string) => main(page).getByText(text).first().waitFor();

  it('equals the price on its card, also after a reload', async ({ open }) => {
    const promises = [
      ['/search?keyword=ridge', 'from $90', 'At Cairn Corner, one of 3 stores', 'Lowest of 3 stores'],
      ['/store/alpine-attic', 'from $120', 'At Alpine Attic, one of 3 stores', 'Lowest $90 at Cairn Corner'],
    ] as const;
    const page = await open('/about', { shopUrl: shop.url });

    for (const [path, promised, store, note] of promises) {
      await page.goto(path);
      expect(await cards(page).first().textContent()).toContain(promised);
      await press(page, cards(page).first().getByRole('link'));
      await seen(page, store);
      await seen(page, note);
      await page.reload();
      await seen(page, store);
      await seen(page, note);
    }
    await page.goto(paths[0] ?? '');
    await seen(page, 'At Cairn Corner, one of 3 stores');
  });
});

describe('the table of stores on a phone', () => {
  it('shows full store names, and puts stores without the selected size last', async ({ open }) => {
    const page = await open(paths[0] ?? '', { shopUrl: shop.url, screen: phone });
    const rows = main(page).getByRole('region', { name: 'Stores' }).locator('tbody').getByRole('row');
    const choices = main(page).getByRole('region', { name: 'Size' }).getByRole('listitem').getByRole('button');
    await rows.first().waitFor();
    const readRows = async () => (await rows.allInnerTexts()).map((text) => text.split('\n')[0]);
    const atFirst = await readRows();
    const named = await choices.allInnerTexts();

    await press(page, choices.nth(1));

    expect(atFirst).toEqual([...stores].reverse());
    expect(named.map((name) => /\d+/.exec(name)?.[0])).toEqual(['9', '10', '11']);
    await expect.poll(readRows).toEqual([stores[0], stores[2], stores[1]]);
    expect(await rows.last().getByRole('link').textContent()).toMatch(/^See it/);
    await main(page).getByText('Lowest of 3 stores').waitFor();
    for (const store of stores) {
      const name = rows.getByText(store, { exact: true });
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)).toBe(0);
      expect((await name.boundingBox())?.width).toBeGreaterThan(90);
    }
  });
});
