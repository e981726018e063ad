import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Page } from 'playwright-core';
import { isPhone } from './browser.ts';
import { cards, main } from './listing.ts';
import { showMail } from './mail-pictures.ts';
import type { bringNews } from './news.ts';
import { signUpHere } from './signed-in.ts';

type News = Awaited<ReturnType<typeof bringNews>>;

const shoes = 'parentCateg=women&subCateg=shoes';

const ask = async (page: Page, query: string): Promise<readonly ProductCard[]> => {
  const reply = await page.request.get(`/api/productList?${query}`);
  return ((await reply.json()) as Reply<typeof listProducts>).data;
};

const first = async (page: Page, query: string): Promise<ProductCard> => {
  const [card] = await ask(page, query);
  if (!card) throw new Error(`There is no product for ${query}`);
  return card;
};

/** Opens the price chart of a product whose price dropped. */
const openChart = async (page: Page): Promise<void> => {
  const { product_id, slug } = await first(page, 'childCateg=women&dropped=30&sort=drop');
  await page.goto(`/product/${product_id}/${slug}`);
  const prices = main(page).getByRole('region', { name: 'Price', exact: true });
  await prices.getByRole('img').waitFor();
  await prices.evaluate((region) => region.scrollIntoView({ block: 'center' }));
};

const openTarget = async (page: Page): Promise<void> => {
  const { product_id, slug } = await first(page, shoes);
  await page.goto(`/product/${product_id}/${slug}`);
  await main(page)
    .getByRole('button', { name: /^Set a target price/ })
    .click();
  await page.getByRole('dialog', { name: 'Target price' }).getByLabel('Tell me below').fill('120');
};

const openSizes = async (page: Page): Promise<void> => {
  await page.goto('/browse/women/shoes');
  await cards(page).first().waitFor();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (isPhone({ width, height })) await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('switch', { name: 'In my size' }).press('Space');
  const sheet = page.getByRole('dialog', { name: 'My sizes' });
  await sheet.getByRole('button', { name: /^Women's shoes/ }).click();
  await sheet.getByRole('button', { name: 'UK 5 · about EU 38', exact: true }).click();
};

/** Opens favorites with a size that fits, after price drops, and with shoes. */
const openFavorites = async (page: Page): Promise<void> => {
  const { token } = await signUpHere(page);
  const post = (path: string, data: object) => page.request.post(path, { headers: { Token: token }, data });
  await post('/api/my-sizes', { wear: ['women-shoes:UK:5', 'women-dresses:UK:12', 'women-tops:UK:12'] });
  const dropped = await ask(page, 'childCateg=women&dropped=30&sort=drop');
  for (const { product_id, product_color_data } of [...(await ask(page, shoes)).slice(0, 3), ...dropped.slice(0, 3)]) {
    const { color_id, product_id: offerId = product_id } = product_color_data[0] ?? {};
    await post('/api/add-to-favorite', { product_id: offerId, color_id, actionType: 'add' });
  }
  await page.goto('/my-favourite');
  await main(page)
    .getByText(/^Your size/)
    .first()
    .waitFor();
};

/**
 * Pages for returning shoppers: prices, sizes, saved searches and the mails about them. The documentation shows them.
 * `news` belongs to a customer of the shop.
 */
export const returnPages = ({ stored, mails }: News) => [
  { name: 'price-chart', show: openChart },
  { name: 'target-price', show: openTarget },
  { name: 'my-sizes', show: openSizes },
  { name: 'favorites', show: openFavorites },
  {
    name: 'saved-searches',
    show: async (page: Page) => {
      await page.goto('/api/health');
      await page.evaluate((text) => localStorage.setItem('root', text), stored);
      await page.goto('/saved-searches');
      await main(page)
        .getByText(/updates? since/)
        .waitFor();
    },
  },
  ...mails.map((mail, at) => ({
    name: ['mail-favorites', 'mail-searches'][at] ?? `mail-${at}`,
    show: (page: Page) => showMail(page, mail),
  })),
];
