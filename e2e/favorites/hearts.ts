import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { askWholeListing } from '../testing/catalogue.ts';
import { cards, press } from '../testing/listing.ts';
import type { Heart } from './customer.ts';

/** The calls of hearts. */
export const heartCalls = '**/api/add-to-favorite';

/** For conditions that need a request or a new page. */
export const patient = { timeout: 60_000 };

/** The console's message about a request that the test broke. */
export const failedRequests = /Failed to load resource/;

/** The heart with this accessible name on a card, in the popup or below a link to the store. */
export const heart = (place: Locator): Locator =>
  place.getByRole('button', { name: /^(ADD TO|REMOVE FROM) FAVORITES/ });

/** The label of a heart, which tells whether it is filled. */
export const labelOf = async (button: Locator): Promise<string> => {
  const label = (await button.getAttribute('aria-label')) ?? (await button.textContent());
  return (label ?? '').trim().replace(/:.*/s, '');
};

/** Waits until a heart has this label. */
export const expectLabel = (button: Locator, label: string): Promise<void> =>
  expect.poll(() => labelOf(button), patient).toBe(label);

/** The card of a product. */
export const cardOf = (page: Page, { title, store_name, store_count }: ProductCard): Locator =>
  cards(page).filter({
    has: page.getByRole('heading', { name: title, exact: true }),
    hasText: store_count > 1 ? `${store_name} +${store_count - 1}` : store_name,
  });

export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

/** The card, or an error that names what was looked for. */
const found = (card: ProductCard | undefined, what: string): ProductCard => {
  if (!card) throw new Error(`The demo has no product ${what}`);
  return card;
};

/** A product of one store in a single color. */
export const inOneColor = async (): Promise<ProductCard> => {
  const products = await askWholeListing('');
  return found(
    products.find((card) => card.product_color_data.length === 1 && card.stock !== 0 && card.store_count === 1),
    'in one color',
  );
};

/** The first women's product of the demo that one store sells in several colors. */
export const inColors = async (): Promise<ProductCard> => {
  const products = await askWholeListing('childCateg=women');
  return found(
    products.find((card) => card.product_color_data.length > 2 && card.store_count === 1),
    'in three colors',
  );
};

/** The color of a product at an index. */
export const colorAt = ({ product_color_data }: ProductCard, place: number): CardColor => {
  const color = product_color_data[place];
  if (!color) throw new Error('The product has too few colors');
  return color;
};

export const heartOf = (card: ProductCard, place = 0): Heart => ({
  // The color of a cluster belongs to one of its offers.
  product_id: colorAt(card, place).product_id ?? card.product_id,
  color_id: colorAt(card, place).color_id,
});

/** The URL of the search that finds a product by name. */
export const searchFor = ({ title }: ProductCard): string => `/search?${new URLSearchParams({ keyword: title })}`;

export const popup = (page: Page): Locator => page.getByRole('dialog');

/** Opens the hearts of all colors from the menu of a card. */
export const openColors = async (page: Page, card: ProductCard): Promise<void> => {
  await press(page, cardOf(page, card).getByRole('button', { name: `More: ${card.title}` }));
  await press(page, page.getByRole('button', { name: 'Favorite colors' }));
  await popup(page).getByRole('heading', { name: card.title }).waitFor();
};

/** Waits until the sign-in page is shown. */
export const atLogin = (page: Page): Promise<void> =>
  expect.poll(() => new URL(page.url()).pathname, patient).toBe('/login');

/** The count in the header's heart. */
export const headerHeart = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /My Favorites/ });
