import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { it } from '../testing/journey.ts';
import { cards } from '../testing/listing.ts';
import { runNode, type Shop, startShop } from '../testing/shop.ts';
import { signUpHere } from '../testing/signed-in.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import { cardOf, colorAt, heartOf, patient } from './hearts.ts';

/** A product in several colors with different drawings, of the store with id 1 or of another store. */
const findCard = async ({ url }: Shop, isOfFirstStore: boolean): Promise<ProductCard> => {
  const { facets } = (await (await fetch(`${url}/api/productList`)).json()) as Reply<typeof listProducts>;
  const stores = facets.store.filter(({ id }) => (id === 1) === isOfFirstStore).map(({ id }) => `store[]=${id}`);
  const reply = await fetch(`${url}/api/productList?${stores.join('&')}`);
  const { data } = (await reply.json()) as Reply<typeof listProducts>;
  const isSo = ({ product_color_data: [first, second] }: ProductCard) => first && second?.product_image[0];
  const found = data.find((card) => card.store_count === 1 && isSo(card));
  if (!found) throw new Error('The demo has no product in two colors');
  return found;
};

/** Makes the picture of its second color the first one of the product, like ops. */
const choosePicture = async ({ dataDir }: Shop, card: ProductCard): Promise<void> => {
  const run = async (...command: string[]): Promise<string> => {
    const { ended, output } = runNode(['tools/catalogue/cli.ts', 'media', ...command], { DATA_DIR: dataDir });
    expect(await ended, output()).toBe(0);
    return output();
  };
  const pictures = await run('list', String(card.product_id));
  const line = pictures.split('\n').find((one) => one.includes(colorAt(card, 1).product_image[0] ?? 'none'));
  await run('primary', /\d+/.exec(line ?? '')?.[0] ?? '');
};

describe('the picture of a favorite for which ops chose another one', () => {
  let shop: Shop;
  let ruled: ProductCard;
  let free: ProductCard;
  beforeAll(async () => {
    shop = await startShop({ copyOf: inject('demoDir') });
    [ruled, free] = [await findCard(shop, true), await findCard(shop, false)];
    for (const card of [ruled, free]) await choosePicture(shop, card);
  });
  afterAll(() => shop.stop());

  it.for(mostlyNarrow)(
    'is the chosen one, except for the store with id 1, which shows its primary color, at %s',
    async ([, screen], { openBlank }) => {
      const page = await openBlank({ shopUrl: shop.url, screen });
      const { token } = await signUpHere(page);
      for (const card of [ruled, free]) {
        const data = { ...heartOf(card), actionType: 'add' };
        await page.request.post('/api/add-to-favorite', { headers: { Token: token }, data });
      }
      const pictureOf = (card: ProductCard) => cardOf(page, card).locator('img').last().getAttribute('src');

      await page.goto('/my-favourite');
      await cards(page).nth(1).waitFor();

      await expect.poll(() => pictureOf(ruled), patient).toBe(colorAt(ruled, 0).product_image[0]);
      await expect.poll(() => pictureOf(free), patient).toBe(colorAt(free, 1).product_image[0]);
    },
  );
});
