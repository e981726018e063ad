import { describe, expect } from 'vitest';
import { phone, tablet } from '../testing/browser.ts';
import { askListing, askProduct } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, expectListing, main, press } from '../testing/listing.ts';
import { mostlyWide } from '../testing/sizes.ts';
import {
  buyLink,
  chosenColor,
  colorAt,
  colorButton,
  colorsIn,
  findProduct,
  inManyColors,
  nearlyGone,
  pathOf,
  shownColors,
  shownPicture,
  shownSizes,
  sizesIn,
} from './product.ts';

const patient = { timeout: 60_000 };

describe.each(mostlyWide)('the page of a product at %s', (_, screen) => {
  it("has its own URL and shows the feed's data", async ({ open }) => {
    const details = await inManyColors();
    const { card } = details;
    const page = await open(pathOf(card), { screen });

    await main(page).getByRole('heading', { level: 1, name: details.name, exact: true }).waitFor();
    await expect.poll(() => page.title()).toContain(details.name);
    await main(page).getByText(`Sold by ${card.store_name} · ${card.shipping_policy}`).waitFor();
    await main(page).getByRole('link', { name: card.brand_name, exact: true }).waitFor();
    await expect.poll(() => shownSizes(main(page))).toEqual(sizesIn(details, colorAt(details, 0).color_id));
    await main(page).getByRole('status').filter({ hasText: 'In stock' }).waitFor();
    expect(await buyLink(page).first().getAttribute('href')).toBe(`/out/${details.id}`);
    await expect.poll(() => shownPicture(main(page)), patient).toBe(card.image_path);
  });

  it('changes picture, sizes and URL with the color, and shows the same to others with that URL', {
    tags: 'sweep',
  }, async ({ open }) => {
    const details = await inManyColors();
    const [second, third] = [colorAt(details, 1), colorAt(details, 2)];
    const page = await open(pathOf(details.card), { screen });

    await press(page, colorButton(main(page), second.color_name));
    await expect.poll(() => shownPicture(main(page)), patient).toBe(second.product_image[0]);
    await press(page, colorButton(main(page), third.color_name));

    await expect.poll(() => shownPicture(main(page)), patient).toBe(third.product_image[0]);
    await expect.poll(() => chosenColor(main(page))).toBe(third.color_name);
    await expect.poll(() => shownSizes(main(page))).toEqual(sizesIn(details, third.color_id));
    await expect.poll(() => addressOf(page)).toBe(`${pathOf(details.card)}?color=${third.color_id}`);
    const other = await open(addressOf(page), { screen });
    await expect.poll(() => shownPicture(main(other)), patient).toBe(third.product_image[0]);
    await expect.poll(() => chosenColor(main(other))).toBe(third.color_name);
    await expect.poll(() => shownSizes(main(other))).toEqual(sizesIn(details, third.color_id));
  });

  it('shows that a product is sold out, with a less prominent link and similar available products', async ({
    open,
  }) => {
    const soldOut = await findProduct(({ stock }) => stock === 0, 'that is sold out');
    const page = await open(pathOf(soldOut), { screen });

    await main(page).getByRole('status').filter({ hasText: 'Out of stock' }).waitFor();
    await main(page)
      .getByRole('link', { name: `BUY NOW AT ${soldOut.store_name}` })
      .first()
      .waitFor();
    const row = main(page).getByRole('region', { name: 'Similar' });
    await row.scrollIntoViewIfNeeded();
    const similar = row.getByRole('article');
    await similar.first().waitFor();
    expect(await similar.getByText('Sold out').count()).toBe(0);
    expect(await similar.getByRole('heading', { name: soldOut.title, exact: true }).count()).toBe(0);
    expect(await shownSizes(main(page))).not.toContainEqual(expect.not.stringContaining('not available'));
  });

  it('shows more of the brand and then similar products if it is in stock', { tags: 'sweep' }, async ({ open }) => {
    const { card } = await inManyColors();
    const page = await open(pathOf(card), { screen });

    const similar = main(page).getByRole('region', { name: 'Similar' });
    await similar.scrollIntoViewIfNeeded();
    await similar.getByRole('article').first().waitFor();

    const strips = main(page).getByRole('heading', { level: 2 });
    await expect
      .poll(async () => (await strips.allTextContents()).slice(-2))
      .toEqual([`More from ${card.brand_name}`, 'Similar']);
  });

  it('opens and closes its notes in place', { tags: 'sweep' }, async ({ open }) => {
    const { card } = await inManyColors();
    const page = await open(pathOf(card), { screen });
    const policy = main(page).getByText(`${card.store_name} says: ${card.shipping_policy}.`);
    const description = main(page).getByText('Made of:');
    await description.waitFor();
    expect(await policy.isVisible()).toBe(false);

    await press(page, main(page).getByText('Shipping and returns', { exact: true }));
    await policy.waitFor();
    await press(page, main(page).getByText('Description', { exact: true }));

    await description.waitFor({ state: 'hidden' });
    expect(await policy.isVisible()).toBe(true);
  });

  it('links the breadcrumb up the tree', { tags: 'sweep' }, async ({ open }) => {
    const details = await inManyColors();
    const [top, sub, leaf] = details.categories.map(({ slug }) => slug);
    const page = await open(pathOf(details.card), { screen });
    const way = main(page).getByRole('navigation', { name: 'Breadcrumb' });
    await expect
      .poll(() => way.getByRole('link').allInnerTexts(), patient)
      .toEqual(details.categories.map(({ name }) => name));

    await press(page, way.getByRole('link').last());

    await expect.poll(() => addressOf(page)).toBe(`/browse/${top}/${sub}/${leaf}`);
    await expectListing(page, await askListing(`parentCateg=${top}&subCateg=${sub}&childCateg=${leaf}`));
  });

  it('returns 404 with links for an unknown id', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen, forgives: /status of 404/ });

    for (const path of ['/product/999999', '/product/999999/linen-dress', '/product/none']) {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await main(page).getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    }
    await press(page, main(page).getByRole('link', { name: 'The newest finds' }));
    await expectListing(page, await askListing('homepageKey=weekly_product'));
  });
});

describe('the picture of a product on a tablet in portrait', () => {
  it.for([
    ['the quick view', (id: number) => `/browse/women?product=${id}`],
    ['the demo of the quick view', () => '/qmodal'],
  ] as const)(
    'fills the width of %s and leaves space for the name',
    { tags: 'sweep' },
    async ([, pathTo], { open }) => {
      const { id } = await inManyColors();
      const page = await open(pathTo(id), { screen: tablet });
      const frame = page.getByRole('list', { name: 'Pictures' }).locator('.frame').first();
      await frame.locator('img').waitFor();

      const beside = frame.evaluate((element) => {
        const around = element.closest('[role="dialog"], section, main');
        return around ? around.clientWidth - element.clientWidth : Number.NaN;
      });
      expect(await beside).toBe(0);
      const { y = 0, height = 0 } = (await frame.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(tablet.height - 150);
      // The picture is complete in its frame, whose background continues the picture's.
      const fit = frame.locator('img').evaluate((image) => getComputedStyle(image).objectFit);
      expect(await fit).toBe('contain');
      await frame.locator('.frame-edges').waitFor();
    },
  );
});

describe('the page of a product', () => {
  it('shows the struck price, the current price and the difference', { tags: 'sweep' }, async ({ open }) => {
    const isOnSale = ({ price, retail_price }: { price: number | null; retail_price: number | null }) =>
      price !== null && Number.isInteger(price) && (retail_price ?? 0) > price;
    const card = await findProduct(isOnSale, 'on sale for whole dollars');
    const page = await open(pathOf(card));
    const percent = Math.round((1 - Number(card.price) / Number(card.retail_price)) * 100);

    const price = main(page).getByRole('paragraph').filter({ hasText: 'was $' }).first();

    expect(await price.textContent()).toBe(`was $${card.retail_price}, now $${card.price}−${percent}%`);
  });

  it('shows low stock, and for a sold-out color that others are available', async ({ open }) => {
    const { card, sizes } = await nearlyGone();
    const last = sizes.find(({ quantity }) => quantity === 1);
    const isLast = ({ color_id }: { color_id: number }) => color_id === last?.color_id;
    const [left, gone] = [card.product_color_data.find(isLast), card.product_color_data.find((one) => !isLast(one))];
    const page = await open(`${pathOf(card)}?color=${gone?.color_id}`);

    await main(page)
      .getByRole('status')
      .filter({ hasText: `Out of stockNot in ${gone?.color_name}. Other colors are in stock.` })
      .waitFor();
    await press(page, colorButton(main(page), left?.color_name ?? ''));

    await main(page).getByRole('status').filter({ hasText: 'In stockOnly 1 left' }).waitFor();
  });

  it('shows the stock and the link of the chosen store, however many stores there are', async ({ open }) => {
    const { product_id: id } = await findProduct(
      (card) => card.store_count > 1 && card.stock !== 0,
      'of several stores',
    );
    const { offers, card } = await askProduct(id);
    const [cheapest] = offers;
    const page = await open(pathOf(card));

    await main(page)
      .getByRole('status')
      .filter({ hasText: /^(In|Out of) stock/ })
      .waitFor();
    const link = main(page)
      .getByRole('link', { name: `BUY NOW AT ${cheapest?.store_name}` })
      .first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^/out/${cheapest?.product_id}\\b`));
    // The capitals are in the text, not made by a style.
    expect(await link.textContent()).toContain(`BUY NOW AT ${cheapest?.store_name}`);
    await main(page).getByRole('region', { name: 'Stores' }).waitFor();
  });

  it('crosses out sold-out colors before a selection', { tags: 'sweep' }, async ({ open }) => {
    const details = await nearlyGone();
    const page = await open(pathOf(details.card));

    await expect.poll(() => shownColors(main(page))).toEqual(colorsIn(details));
  });

  it('links to all products of its brand, also below the strip', { tags: 'sweep' }, async ({ open }) => {
    const { card, brand_slug } = await inManyColors();
    const brand = await askListing(`brand[]=${card.brand_id}`);
    const page = await open(pathOf(card));
    const strip = main(page).getByRole('region', { name: `More from ${card.brand_name}` });
    await strip.scrollIntoViewIfNeeded();
    await strip.getByRole('article').first().waitFor();
    const others = brand.data.filter(({ product_id }) => product_id !== card.product_id);
    await expect
      .poll(() => strip.getByRole('article').getByRole('heading').allInnerTexts())
      .toEqual(others.map(({ title }) => title).slice(0, 12));

    await press(page, strip.getByRole('link', { name: /^View all/ }));

    await expect.poll(() => addressOf(page)).toBe(`/brand/${brand_slug}`);
    await expectListing(page, brand);
  });

  it('loads a row of other products when it comes near, on a phone, and lets it rest until then', async ({
    openBlank,
  }) => {
    const { card } = await inManyColors();
    const page = await openBlank({ screen: phone });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isAsked = () => asked.includes(`/api/product/${card.product_id}/similar`);
    const row = main(page).getByRole('region', { name: 'Similar' });
    const moving = () => row.evaluate((part) => part.getAnimations({ subtree: true }).length);

    await page.goto(pathOf(card));
    await page.waitForLoadState('networkidle');

    expect(isAsked()).toBe(false);
    expect(await moving()).toBe(0);
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('article').first().waitFor();
    expect(isAsked()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('depends on the id, whatever the slug says', { tags: 'sweep' }, async ({ open }) => {
    const { card, name } = await inManyColors();

    const page = await open(`/product/${card.product_id}/some-other-name?color=none`);

    await main(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toMatch(new RegExp(`${pathOf(card)}$`));
    await expect.poll(() => shownPicture(main(page)), patient).toBe(card.image_path);
  });
});

describe('the bottom bar of a product on phones', () => {
  it("is visible only while the page's own link is out of view", { tags: 'sweep' }, async ({ open }) => {
    const { card } = await inManyColors();
    const page = await open(pathOf(card), { screen: phone });
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => buyLink(page).count()).toBe(1);
    const column = await buyLink(page).elementHandle();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bar = main(page).locator('[data-foot-bar]');
    await bar.getByRole('link', { name: `BUY NOW AT ${card.store_name}` }).waitFor();

    await expect
      .poll(async () => {
        const box = await bar.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(phone.height);
    await column?.scrollIntoViewIfNeeded();
    await expect.poll(() => buyLink(page).count()).toBe(1);
  });
});
