import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Locator, Page } from 'playwright-core';
import { askProduct, askWholeListing, type ProductDetails } from '../testing/catalogue.ts';

/** The path of a product's page. */
export const pathOf = ({ product_id, slug }: Pick<ProductCard, 'product_id' | 'slug'>): string =>
  `/product/${product_id}/${slug}`;

/** The first product of the demo that satisfies the condition. */
export const findProduct = async (isSo: (card: ProductCard) => boolean, what: string): Promise<ProductCard> => {
  const card = (await askWholeListing('')).find(isSo);
  if (!card) throw new Error(`The demo has no product ${what}`);
  return card;
};

/** A product with at least three colors, and its details. */
export const inManyColors = async (): Promise<ProductDetails> =>
  askProduct((await findProduct((card) => card.product_color_data.length > 2, 'in three colors')).product_id);

/** A product with a single item left in one of its colors. */
export const nearlyGone = async (): Promise<ProductDetails> => {
  const isNearlyGone = ({ stock, product_color_data: colors }: ProductCard) => stock === 1 && colors.length > 1;
  return askProduct((await findProduct(isNearlyGone, 'with a single item left')).product_id);
};

export const colorAt = ({ card }: ProductDetails, at: number) => {
  const color = card.product_color_data[at];
  if (!color) throw new Error(`${card.title} has no color ${at + 1}`);
  return color;
};

const soldOut = ', sold out';

/** The button of a color in a page or quick view. The name of a sold-out color says so. */
export const colorButton = (place: Locator, name: string): Locator => {
  const buttons = place.getByRole('region', { name: 'Color' });
  return buttons
    .getByRole('button', { name, exact: true })
    .or(buttons.getByRole('button', { name: name + soldOut, exact: true }));
};

/** The selected color. */
export const chosenColor = async (place: Locator): Promise<string | undefined> => {
  const button = place.getByRole('region', { name: 'Color' }).getByRole('button', { pressed: true });
  return (await button.getAttribute('aria-label'))?.replace(soldOut, '');
};

/** The labels of the colors in display order. */
export const shownColors = (place: Locator): Promise<string[]> =>
  place
    .getByRole('region', { name: 'Color' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));

/** The expected labels, from the catalogue. */
export const colorsIn = ({ card, sizes }: ProductDetails): string[] =>
  card.product_color_data.map(({ color_id, color_name }) => {
    const isThere = sizes.some((size) => [color_id, null].includes(size.color_id) && size.quantity !== 0);
    return isThere ? color_name : color_name + soldOut;
  });

/** The URL of the visible picture after it has loaded. */
export const shownPicture = (place: Locator): Promise<string | null> =>
  place
    .getByRole('list', { name: 'Pictures' })
    .locator('img')
    .last()
    .evaluate((img) => ((img as HTMLImageElement).complete ? img.getAttribute('src') : null));

/** The labels of the sizes from small to large, with sold-out ones marked. */
export const shownSizes = (place: Locator): Promise<string[]> =>
  place.getByRole('region', { name: 'Size' }).getByRole('listitem').allTextContents();

/** The expected labels for a color, from the catalogue. */
export const sizesIn = ({ sizes }: ProductDetails, colorId: number): string[] => {
  const names = new Map(sizes.map(({ id, attribute_value }) => [id, attribute_value]));
  const isThere = (id: number) =>
    sizes.some((size) => size.id === id && [colorId, null].includes(size.color_id) && size.quantity !== 0);
  return [...names].map(([id, name]) => (isThere(id) ? name : `${name} not available`));
};

/** The visible link to the store. */
export const buyLink = (page: Page): Locator =>
  page.getByRole('link', { name: /^BUY NOW AT / }).filter({ visible: true });
