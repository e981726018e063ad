import { describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { desktop, phone, tablet, untilDrawn } from '../testing/browser.ts';
import { askProduct } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { main, press } from '../testing/listing.ts';
import { sample } from '../testing/sizes.ts';
import { findProduct, pathOf } from './product.ts';

/** A product with several pictures of its first color. */
const inPictures = async () => {
  const found = await findProduct(
    ({ product_color_data: [color] }) => (color?.product_image.length ?? 0) > 0,
    'with a picture',
  );
  return askProduct(found.product_id);
};

describe.each(
  sample(
    [
      ['a phone', phone],
      ['a desktop', desktop],
    ] as const,
    1,
  ),
)('the enlarged picture at %s', (_, screen) => {
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

it('fingers enlarge a picture around their middle, move it, and enlarge it by a double tap', { tags: 'sweep' }, async ({
  open,
}) => {
  const { card } = await inPictures();
  const page = await open(pathOf(card), { screen: phone });
  await press(page, main(page).getByRole('button', { name: /Enlarge picture 1$/ }));
  const dialog = page.getByRole('dialog', { name: 'Enlarged pictures' });
  const picture = dialog.locator('img').first();
  await picture.waitFor();
  const session = await page.context().newCDPSession(page);
  type Point = readonly [x: number, y: number];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  /** Where a point of the screen lies on the picture, in percent of its width. */
  const across = async (x: number) => {
    const { x: left, width } = await box();
    return Math.round(((x - left) / width) * 100);
  };
  const untilWide = (ratio: number) =>
    expect.poll(async () => Math.round(((await box()).width / whole.width) * 10) / 10).toBe(ratio);
  const whole = await box();
  const [x, y] = [120, 300];
  const middle = await across(x);

  await touch('touchStart', [x - 40, y]);
  await touch('touchStart', [x - 40, y], [x + 40, y]);
  for (const reach of [50, 60, 70, 80]) {
    await touch('touchMove', [x - reach, y], [x + reach, y]);
    await untilDrawn(page);
  }
  await touch('touchEnd', [x - 80, y]);
  await touch('touchEnd');
  await untilWide(2);
  expect(Math.abs((await across(x)) - middle)).toBeLessThanOrEqual(2);

  const { x: left } = await box();
  await touch('touchStart', [200, y]);
  for (const to of [180, 160]) await touch('touchMove', [to, y]);
  await touch('touchEnd');
  await expect.poll(async () => Math.round((await box()).x - left)).toBe(-40);

  await dialog.getByRole('button', { name: 'Whole picture' }).tap();
  await untilWide(1);
  for (const _ of ['first tap', 'second tap']) {
    await touch('touchStart', [x, y]);
    await touch('touchEnd');
  }
  await untilWide(2.5);
});

it('a picture that does not load cannot be enlarged, the others can', { tags: 'sweep' }, async ({ openBlank }) => {
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

it('a tablet in portrait shows the price beside the pictures', { tags: 'sweep' }, async ({ open }) => {
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
