import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { heading, joinDesk } from '../testing/staff.ts';

const picture = join(import.meta.dirname, '..', '..', 'apps', 'web', 'public', 'icons', 'icon-512.png');

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ copyOf: inject('emptyDir'), environment: { SEED: 'none' } });
});
afterAll(() => shop.stop());

const enterDesk = async (desk: Page): Promise<void> => {
  const [, invitation = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];
  await joinDesk(desk, { path: invitation, name: 'Ada Byron', email: 'ada@shop.test' });
};

const addStore = async (desk: Page, store: string): Promise<void> => {
  await desk.goto('/ops/new-store');
  await desk.getByLabel('Name of the store').fill(store);
  await desk.getByRole('button', { name: 'By hand' }).click();
  await desk.getByLabel('Currency').fill('USD');
  await desk.getByRole('button', { name: 'Add the store' }).click();
  await heading(desk, store).waitFor();
};

const writeBoots = async (desk: Page): Promise<void> => {
  await desk.getByRole('button', { name: 'New product' }).click();
  await desk.getByLabel('Title').fill('Harbor Boots');
  await desk.getByLabel('Brand').fill('Quillmoor');
  await desk.getByLabel('Kind').fill('women boots');
  await desk.getByRole('treeitem', { name: 'Boots' }).first().click();
  await desk.getByLabel('Price', { exact: true }).fill('149.00');
  await desk.getByLabel('Address of the product').fill('https://quillmoor.example/harbor');
  await desk.locator('input[type=file]').setInputFiles(picture);
  await desk.getByRole('button', { name: 'Remove picture 1' }).waitFor();
  await desk.getByLabel('Color 1', { exact: true }).fill('Black');
  await desk.getByLabel('Size 1', { exact: true }).fill('US 8');
  expect.soft(await axeFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Add the product' }).click();
  await desk.getByRole('link', { name: 'Harbor Boots' }).waitFor();
};

const change = async (desk: Page, price: string): Promise<void> => {
  await desk.getByRole('button', { name: 'Change Harbor Boots' }).click();
  await desk.getByLabel('Price', { exact: true }).fill(price);
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByRole('cell', { name: `${price} USD` }).waitFor();
};

const remove = async (desk: Page): Promise<void> => {
  await desk.getByRole('button', { name: 'Remove Harbor Boots' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await desk.getByText('This store has no products by hand.').waitFor();
};

const listed = async (page: Page): Promise<unknown> =>
  (await (await page.request.get(`${shop.url}/api/productList`)).json()).data;

describe('a store without a feed', { timeout: 600_000 }, () => {
  it('lists a product by hand with its picture, and a person without an account is forgotten', async ({
    openFresh,
  }) => {
    const desk = await openFresh({ shopUrl: shop.url });
    await enterDesk(desk);
    await addStore(desk, 'Atelier');
    const actions = await desk.getByRole('button', { name: 'Reimport the last feed' }).count();
    await writeBoots(desk);

    const visitor = await openFresh({ shopUrl: shop.url });
    await desk.getByRole('link', { name: 'Harbor Boots' }).click();
    await desk.getByRole('heading', { name: 'What staff wrote' }).waitFor();
    expect.soft(await axeFaults(desk)).toEqual([]);
    const address = (await desk.getByRole('link', { name: 'View in the shop' }).getAttribute('href')) ?? '';
    await visitor.goto(address);
    await heading(visitor, 'Harbor Boots').waitFor();
    await main(visitor).getByText('$149').first().waitFor();
    const pictures = main(visitor).locator('img[src*="/shop-pictures/"]');
    await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    await desk.getByRole('link', { name: 'Products by hand of the store' }).click();
    await change(desk, '129.00');
    // The page must not ask for similar products after this one is removed.
    await visitor.reload({ waitUntil: 'networkidle' });
    await main(visitor).getByText('$129').first().waitFor();
    const before = await listed(visitor);
    await remove(desk);

    expect(actions).toBe(0);
    expect(before).toMatchObject([{ product_name: 'Harbor Boots' }]);
    expect(await listed(visitor)).toEqual([]);

    await visitor.request.post(`${shop.url}/api/contact-us/save`, {
      data: { full_name: 'No Body', email: 'nobody@mail.example', subject: 'A question', message: 'Where is it?' },
    });
    await desk.goto('/ops/customers');
    const find = async (): Promise<void> => {
      await desk.getByLabel('E-mail').fill('nobody@mail.example');
      await desk.getByRole('button', { name: 'Find' }).click();
    };
    await find();
    await desk.getByRole('heading', { name: 'Without an account' }).waitFor();
    expect.soft(await axeFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Erase the data' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
    await desk.getByText('Nothing is stored about nobody@mail.example').waitFor();
  });
});
