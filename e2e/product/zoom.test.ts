import { describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { desktop, phone, tablet } from '../testing/browser.ts';
import { askProduct } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { main, press } from '../testing/listing.ts';
import { findProduct, pathOf } from './product.ts';

/** A product with several pictures of its first color. */
const inPictures = async () => {
  const found = await findProduct(
    ({ product_color_data: [color] }) => (color?.product_image.length ?? 0) > 0,
    'with a picture',
  );
  return askProduct(found.product_id);
};

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)('the enlarged picture at %s', (_, screen) => {
  it('zooms and moves by keys, shows the other pictures, and closes by Escape and Back', async ({ open }) => {
    const { card } = await inPictures();
    const page = await open(pathOf(card), { screen });
    const enlarge = main(page).getByRole('button', { name: /Enlarge picture 1$/ });
    await press(page, enlarge);
    const dialog = page.getByRole('dialog', { name: 'Enlarged pictures' });
    const picture = dialog.locator('img').first();
    await picture.waitFor();
    expect(await axeFaults(page, '[role="dialog"]')).toEqual([]);
    const before = (await picture.boundingBox())?.width ?? 0;

    await page.keyboard.press('+');
    await dialog.getByText(/^1[1-9]\d%$/).waitFor();
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.1);
    await dialog.getByRole('button', { name: 'Enlarge', exact: true }).click();
    const left = async () => Math.round((await picture.boundingBox())?.x ?? 0);
    await dialog.getByText(/^18\d%$/).waitFor();
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.8);
    const start = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(start - 20);
    await page.keyboard.press('0');
    await expect.poll(async () => Math.round((await picture.boundingBox())?.width ?? 0)).toBe(Math.round(before));

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await press(page, enlarge);
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByRole('heading', { level: 1, name: card.title }).waitFor();
  });
});

it('a picture that does not load cannot be enlarged, the others can', async ({ openBlank }) => {
  const { card } = await inPictures();
  const page = await openBlank({ forgives: /Failed to load resource/ });
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(pathOf(card));
  await main(page).getByRole('heading', { level: 1, name: card.title }).waitFor();
  const enlarge = main(page).getByRole('button', { name: /^Enlarge picture/ });
  await expect.poll(() => enlarge.count()).toBe(0);

  await page.unroute('**/pictures/**');
  await page.reload();
  await enlarge.first().waitFor();
});

it('a tablet in portrait shows the price beside the pictures', async ({ open }) => {
  const { card, name } = await inPictures();
  const page = await open(pathOf(card), { screen: tablet });
  const picture = await main(page).getByRole('list', { name: 'Pictures' }).boundingBox();
  const heading = await main(page).getByRole('heading', { level: 1, name }).boundingBox();
  const link = await main(page)
    .getByRole('link', { name: /^BUY NOW AT/ })
    .first()
    .boundingBox();

  expect(heading?.x ?? 0).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  expect(heading?.y ?? tablet.height).toBeLessThan(300);
  expect(link?.y ?? tablet.height).toBeLessThan(tablet.height);
});
