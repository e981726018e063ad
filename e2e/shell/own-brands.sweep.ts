import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listOwnBrands } from '@wearfolio/contracts/favorites';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { untilListed } from '../testing/catalogue.ts';
import { type Person, register, signInHere, startAccountShop } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { runNode, type Shop } from '../testing/shop.ts';

const shopper = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const row = (id: string, price: number, stock: number): string =>
  `${id},Dress ${id},Test Label,Women > Clothing > Dresses,Blue,M,${price},USD,https://store.example/${id},https://store.example/${id}.jpg,${stock}`;

const feedOf = (...rows: string[]): string =>
  ['id,name,brand,category,color,size,price,currency,link,image,stock', ...rows, ''].join('\n');

/** Three dresses. The second day changes one price and one stock. */
const firstDay = feedOf(row('a', 80, 4), row('b', 90, 4), row('c', 100, 4));
const secondDay = feedOf(row('a', 70, 4), row('b', 90, 2), row('c', 100, 4));

let shop: Shop;

const runCatalogue = async (...words: string[]): Promise<void> => {
  const { ended, output } = runNode(['tools/catalogue/cli.ts', ...words], { DATA_DIR: shop.dataDir });
  if ((await ended) !== 0) throw new Error(output());
};

const importFeed = async (feed: string): Promise<void> => {
  const file = join(shop.dataDir, 'feed.csv');
  await writeFile(file, feed);
  await runCatalogue('import', file, '--store', 'Test Store');
};

const ask = async <T>(path: string, token = '', body?: object): Promise<T> => {
  const headers = { 'User-Agent': shopper, 'Content-Type': 'application/json', Token: token };
  const reply = await fetch(shop.url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json() as Promise<T>;
};

/** Saves a product and visits its store. */
const saveAndClickOut = async (token: string): Promise<void> => {
  const { data } = await ask<Reply<typeof listProducts>>('/api/productList?keyword=dress');
  const [card] = data;
  if (!card) throw new Error('The import created no product');
  const color_id = card.product_color_data[0]?.color_id;
  await ask('/api/add-to-favorite', token, { product_id: card.product_id, color_id, actionType: 'add' });
  await fetch(`${shop.url}/out/${card.product_id}`, { redirect: 'manual', headers: { 'User-Agent': shopper } });
};

type Figures = Reply<typeof listOwnBrands>;

/** Opens the directory with the current session. Returns the reply with the caller's brands. */
const goToBrands = async (page: Page): Promise<Figures['data']> => {
  const answered = page.waitForResponse('**/api/my-brands');
  await page.goto('/brand');
  const { data }: Figures = await (await answered).json();
  await main(page)
    .getByRole('link', { name: /^Test Label/ })
    .waitFor();
  return data;
};

const registerOwner = async () => {
  const owner = await register(shop);
  await runCatalogue('brand-owner', 'add', owner.email, 'Test Label');
  return owner;
};

const signIn = async (page: Page, person: Person): Promise<void> => {
  await signInHere(page, person);
  await page.waitForURL('**/profile-edit');
};

const figures = (page: Page) => main(page).getByRole('region', { name: 'Figures of Test Label' });

describe('the directory for a brand owner', () => {
  beforeAll(async () => {
    shop = await startAccountShop();
    await importFeed(firstDay);
    await importFeed(secondDay);
    await untilListed(shop, 'keyword=dress', 3);
  });
  afterAll(() => shop.stop());

  it("shows the figures of the owner's brand at the top", async ({ open }) => {
    const owner = await registerOwner();
    await saveAndClickOut((await register(shop)).token);
    const readClicks = async () => (await ask<Figures>('/api/my-brands', owner.token)).data[0]?.click_outs;
    // A click is stored after the redirect.
    await expect.poll(readClicks, { timeout: 60_000 }).toBe(1);
    // The feed's pictures are on a host that does not exist.
    const page = await open('/login', { shopUrl: shop.url, forgives: /Failed to load resource/ });
    await signIn(page, owner);

    await goToBrands(page);

    await figures(page).waitFor();
    await expect.poll(() => figures(page).getByRole('definition').allInnerTexts()).toEqual(['3', '1', '1', '2']);
    await figures(page).getByRole('link', { name: 'See its page' }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Test Label' }).waitFor();
  });

  it('shows no figures to other customers, or after the owner is removed', async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url });
    await signIn(page, await register(shop));
    expect(await goToBrands(page)).toEqual([]);
    expect(await figures(page).count()).toBe(0);

    const owner = await registerOwner();
    await runCatalogue('brand-owner', 'remove', owner.email, 'Test Label');
    const ownersPage = await open('/login', { shopUrl: shop.url });
    await signIn(ownersPage, owner);

    expect(await goToBrands(ownersPage)).toEqual([]);
    expect(await figures(ownersPage).count()).toBe(0);
  });
});
