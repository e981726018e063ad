import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listFavorites } from '@wearfolio/contracts/favorites';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { phone } from '../testing/browser.ts';
import { untilListed } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { cards } from '../testing/listing.ts';
import { runNode, type Shop, startShop } from '../testing/shop.ts';
import { shareList, signUpHere } from '../testing/signed-in.ts';
import { patient, toast } from './hearts.ts';

const feedOf = (...colors: string[]): string =>
  [
    'id,group_id,title,brand,category,color,size,price,link,image,stock',
    ...colors.map(
      (color) =>
        `${color},coat,Tiny Coat,Test Label,Women > Clothing > Dresses,${color},M,45,https://store.example/${color},https://store.example/${color}.jpg,9`,
    ),
    '',
  ].join('\n');

const importFeed = async ({ dataDir }: Shop, feed: string): Promise<void> => {
  const file = join(dataDir, 'feed.csv');
  await writeFile(file, feed);
  const run = runNode(
    ['tools/catalogue/cli.ts', 'import', file, '--store', 'Test Store', '--currency', 'USD', '--yes'],
    {
      DATA_DIR: dataDir,
      INIT_CWD: dataDir,
    },
  );
  expect(await run.ended, run.output()).toBe(0);
};

const favoritesOf = async (page: Page, token: string): Promise<string[]> => {
  const reply = await page.request.get('/api/favorites', { headers: { Token: token } });
  const { favProducts } = (await reply.json()) as Reply<typeof listFavorites>;
  return favProducts.map(({ product_id, color_id, stock_label }) => `${product_id} ${color_id} ${stock_label}`);
};

describe('a favorite whose color left the feed', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ copyOf: inject('emptyDir'), environment: { SEED: 'none' } });
  });
  afterAll(() => shop.stop());

  it('is labeled, and can be restored by Undo after its removal was sent', async ({ openBlank }) => {
    // The feed's pictures are on a host that does not exist.
    const page = await openBlank({ shopUrl: shop.url, screen: phone, forgives: /Failed to load resource/ });
    const customer = await signUpHere(page);
    const { token } = customer;
    await importFeed(shop, feedOf('Red', 'Green', 'Blue'));
    await untilListed(shop, 'keyword=tiny+coat', 1);
    const { data } = (await (await page.request.get('/api/productList')).json()) as Reply<typeof listProducts>;
    const [{ product_id = 0, product_color_data = [] } = {}] = data;
    const color_id = product_color_data.find(({ color_name }) => color_name === 'Blue')?.color_id;
    await page.request.post('/api/add-to-favorite', {
      headers: { Token: token },
      data: { product_id, color_id, actionType: 'add' },
    });

    await importFeed(shop, feedOf('Red', 'Green'));
    const saved = [`${product_id} ${color_id} sold_out`];
    await expect.poll(() => favoritesOf(page, token), patient).toEqual(saved);
    await page.goto('/my-favourite');
    await cards(page).getByText('No longer in this color', { exact: true }).waitFor();

    await page.goto(await shareList(page, customer));
    await cards(page).getByText('No longer in this color', { exact: true }).waitFor();
    const swatch = cards(page).getByRole('button', { name: 'Red', exact: true });
    expect(await swatch.getAttribute('aria-pressed')).toBe('false');
    await swatch.click();
    await cards(page).getByText('No longer in this color', { exact: true }).waitFor({ state: 'detached' });
    await page.goBack();

    await cards(page).getByRole('button', { name: 'Remove Tiny Coat' }).click();
    await toast(page, 'Product removed successfully.').hover();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click());
    await expect.poll(() => favoritesOf(page, token), patient).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();

    await expect.poll(() => favoritesOf(page, token), patient).toEqual(saved);
  });
});
