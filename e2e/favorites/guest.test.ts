import { describe, expect } from 'vitest';
import { askProduct, askWholeListing } from '../testing/catalogue.ts';
import { addressOf, cards, main } from '../testing/listing.ts';
import { favoritesOf, heartsOf, it, setFavorites, signIn, signInAs } from './customer.ts';
import {
  atLogin,
  cardOf,
  colorAt,
  expectLabel,
  heart,
  heartOf,
  inColors,
  inOneColor,
  labelOf,
  openColors,
  patient,
  popup,
  searchFor,
  toast,
} from './hearts.ts';

/** Shoes of one store that lack a size in their first color. */
const soldOutSize = async () => {
  const shoes = await askWholeListing('parentCateg=women&subCateg=shoes');
  for (const card of shoes.filter(({ store_count }) => store_count === 1)) {
    const { sizes } = await askProduct(card.product_id);
    const own = sizes.filter(({ color_id }) => color_id === colorAt(card, 0).color_id);
    const size = own.find(({ quantity, attribute_value }) => quantity === 0 && /^(US|UK|EU) /.test(attribute_value));
    if (size && own.some(({ quantity }) => quantity !== 0)) return { card, size };
  }
  throw new Error('The demo has every size of all shoes');
};

describe('a guest', () => {
  it('sees Login Required!, and all pending favorites are saved after sign-in, even after a reload', async ({
    open,
    customer,
  }) => {
    await setFavorites(customer, []);
    const [plain, colorful] = [await inOneColor(), await inColors()];
    const page = await open('/browse/women');
    await cardOf(page, colorful)
      .getByRole('button', { name: colorAt(colorful, 1).color_name, exact: true })
      .click();
    await heart(cardOf(page, colorful)).click();
    await toast(page, 'Login Required!').waitFor();
    await atLogin(page);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await toast(page, 'Login Required!').waitFor({ state: 'hidden' });
    await main(page).getByText('Log in or register, and we’ll save this product to your favorites.').waitFor();
    await page.goto(searchFor(plain));
    await heart(cardOf(page, plain)).click();
    await atLogin(page);

    await page.reload();
    await signIn(page, customer);

    await toast(page, '2 products added to favorites.').waitFor();
    await expect.poll(() => addressOf(page)).toBe(searchFor(plain).replaceAll('%20', '+'));
    await expectLabel(heart(cardOf(page, plain)), 'REMOVE FROM FAVORITES');
    expect(await heartsOf(customer)).toEqual([heartOf(colorful, 1), heartOf(plain)]);
  });

  it('requests a size alert, signs in, and returns with the alert set', { tags: 'sweep' }, async ({
    open,
    customer,
  }) => {
    await setFavorites(customer, []);
    const { card, size } = await soldOutSize();
    const [name = ''] = size.attribute_value.split(' · ');
    const page = await open('/');
    const kept = JSON.stringify({ worn: [`women-shoes:${name.replace(' ', ':')}`], isOn: false });
    await page.evaluate((text) => localStorage.setItem('sizes', text), kept);
    await page.goto(`/product/${card.product_id}/${card.slug}`);

    await main(page)
      .getByRole('button', { name: `E-mail me when ${name} is back` })
      .click();
    await atLogin(page);
    await signIn(page, customer);

    await main(page).getByText(`We’ll e-mail you when it is back in ${name}.`).waitFor();
    await page.reload();
    await main(page).getByText(`We’ll e-mail you when it is back in ${name}.`).waitFor();
    expect((await favoritesOf(customer)).favProducts).toMatchObject([
      { product_id: card.product_id, size: { size_id: size.id, is_saved: true, left: 0 } },
    ]);
  });

  it('returns with Back to the list, without the color popup that was open', { tags: 'sweep' }, async ({ open }) => {
    const card = await inColors();
    const page = await open('/brand');
    await page.goto('/browse/women');
    await openColors(page, card);
    await heart(popup(page)).first().click();
    await atLogin(page);

    await page.goBack();
    await cardOf(page, card).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/browse/women');
    await expect.poll(() => popup(page).count()).toBe(0);
    await page.goBack();

    await expect.poll(() => addressOf(page), patient).toBe('/brand');
  });

  it('has no heart in the header, and My Favorites leads to sign-in and back', async ({ open, customer }) => {
    await setFavorites(customer, []);
    const page = await open('/');
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: /My Favorites/ })
        .count(),
    ).toBe(0);

    await page.goto('/my-favourite?filterType=onsale');
    await atLogin(page);
    await signInAs(page, customer);
    await page.goBack();

    await expect.poll(() => addressOf(page), patient).toBe('/');
  });

  it('sees only outlined hearts, also after a customer used the browser', { tags: 'sweep' }, async ({
    open,
    customer,
  }) => {
    const card = await inOneColor();
    await setFavorites(customer, [heartOf(card)]);
    const page = await open(searchFor(card));
    await cards(page).first().waitFor();

    expect(await labelOf(heart(cardOf(page, card)))).toBe('ADD TO FAVORITES');
  });
});

describe('a customer whose session has ended', () => {
  it('is redirected from My Favorites to sign-in', async ({ openAs, customer }) => {
    await setFavorites(customer, []);
    const page = await openAs('/my-favourite', { forgives: /status of 401/ });
    await main(page).getByText('No Record Found').waitFor();
    await page.route('**/api/favorites?**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Login Required!' } }),
    );

    await main(page)
      .getByRole('tab', { name: /^On sale/i })
      .click();

    await atLogin(page);
  });
});
