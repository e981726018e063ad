import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { phone } from './testing/browser.ts';
import { untilListed } from './testing/catalogue.ts';
import { importFeed } from './testing/import-feed.ts';
import { it } from './testing/journey.ts';
import { cards, main } from './testing/listing.ts';
import { type Shop, startShop } from './testing/shop.ts';

const longName = `${'Hand-Finished Double-Faced Wool and Cashmere Wrap Coat with Detachable '.repeat(2)}Belt`;

const row = (id: string, name: string, price: string, retail: string, stock: number): string =>
  `${id},${name},Test Label,Women > Clothing > Dresses,Blue,M,${price},${retail},USD,https://store.example/${id},https://store.example/${id}.jpg,${stock}`;

const feed = (lastPrice: string): string =>
  [
    'id,name,brand,category,color,size,price,retail_price,currency,link,image,stock',
    row('t-1', 'evening dress xiv', '1299.50', '1500', 4),
    row('t-2', longName, '80', '70', 4),
    row('t-3', 'Plain Dress', lastPrice, '', 0),
    '',
  ].join('\n');

describe('the catalogue tool while the shop runs', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ copyOf: inject('emptyDir'), environment: { SEED: 'none' } });
  });
  afterAll(() => shop.stop());

  it('imports products that appear after a reload', async ({ open }) => {
    // The feed's pictures are on a host that does not exist.
    const page = await open('/search?keyword=test+label', { shopUrl: shop.url, forgives: /Failed to load resource/ });
    await main(page).getByText('Product not found').waitFor();

    const { code, output } = await importFeed(shop, feed('45'));
    expect(code, output).toBe(0);
    await untilListed(shop, 'keyword=test+label', 3);
    await page.reload();

    const card = (name: string) => cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card('Evening Dress XIV').waitFor();
    const onSale = await card('Evening Dress XIV').textContent();
    expect(onSale).toContain('store’s regular price $1500, now $1299.50−13%');
    expect(onSale).toContain('Test Store');
    const above = await card(longName).textContent();
    expect(above).toContain('$80');
    expect(above).not.toContain('$70');
    await card('Plain Dress').getByText('Sold out').waitFor();
  });

  it('changes products', async ({ open }) => {
    const { code, output } = await importFeed(shop, feed('75'));
    expect(code, output).toBe(0);
    await untilListed(shop, 'keyword=test+label&price_range[]=50-100', 2);

    const page = await open('/search?keyword=test+label', {
      shopUrl: shop.url,
      screen: phone,
      forgives: /Failed to load resource/,
    });

    await cards(page).filter({ hasText: 'Plain Dress' }).getByText('$75', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
