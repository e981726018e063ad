import type { Reply } from '@wearfolio/contracts/endpoint';
import { lowStockMax } from '@wearfolio/contracts/limits';
import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import type { getProduct } from '@wearfolio/contracts/product';
import { nameOf } from '../../../lib/name-of.ts';
import { colorPicture, mainColor, mainPicture, withBase } from '../card/picture-source.ts';

export type ProductDetails = Reply<typeof getProduct>[number];

/** The placeholder color of a product whose feed has no color (behavior.md#card-no-color); it is not shown. */
const unspecified = 'Unspecified';

/** The colors that a customer can choose. */
export const shownColors = ({ card }: ProductDetails): readonly CardColor[] =>
  card.product_color_data.filter(({ color_name }) => color_name !== unspecified);

/** The alternative text of a product's pictures in a color. */
export const pictureText = (details: ProductDetails, color: CardColor | undefined): string => {
  const shown = shownColors(details).find(({ color_id }) => color_id === color?.color_id);
  return shown ? `${details.name}, ${nameOf(shown.color_name)}` : details.name;
};

/** The color to show: the requested one if the product has it, else the color of the main picture. */
export const chosenColor = ({ card }: ProductDetails, asked: number | null): CardColor | undefined =>
  card.product_color_data.find(({ color_id }) => color_id === asked) ?? mainColor(card) ?? card.product_color_data[0];

/** The pictures of a color in the order of the feed; without any, the main picture or none. */
export const picturesOf = ({ card, productMedia }: ProductDetails, color: CardColor | undefined): readonly string[] => {
  const own = productMedia.filter(({ color_id }) => color_id === color?.color_id);
  if (own.length > 0) return own.map(({ media_images }) => withBase(card.base_url, media_images));
  const picture = (color && colorPicture(card, color)) ?? mainPicture(card);
  return picture === null ? [] : [picture];
};

const isOf = (color: CardColor | undefined) => (size: { color_id: number | null }) =>
  size.color_id === null || size.color_id === color?.color_id;

/** A size, and whether the chosen color is available in it. A feed without quantities counts as available. */
export type SizeOffer = { id: number; name: string; isAvailable: boolean };

/** All sizes of the product once, in wearing order. */
export const sizesOf = ({ sizes, quantity }: ProductDetails, color: CardColor | undefined): SizeOffer[] => {
  const available = new Set(sizes.filter((size) => isOf(color)(size) && size.quantity !== 0).map(({ id }) => id));
  const names = new Map(sizes.map(({ id, attribute_value }) => [id, attribute_value]));
  return [...names].map(([id, name]) => ({ id, name, isAvailable: quantity !== 0 && available.has(id) }));
};

/** `left` is set only if few are left. */
export type Stock = { kind: 'in' } | { kind: 'low'; left: number } | { kind: 'out' };

/** The stock of these quantities together. An unknown one counts as in stock. */
export const stockOfCounts = (counts: readonly (number | null)[]): Stock => {
  if (counts.some((count) => count === null)) return { kind: 'in' };
  const left = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  if (left === 0) return { kind: 'out' };
  return left <= lowStockMax ? { kind: 'low', left } : { kind: 'in' };
};

/** The stock of a product in a color. A feed without quantities counts as in stock. */
export const stockOf = ({ sizes, quantity }: ProductDetails, color: CardColor | undefined): Stock => {
  if (quantity === 0) return { kind: 'out' };
  return stockOfCounts(sizes.length > 0 ? sizes.filter(isOf(color)).map((size) => size.quantity) : [quantity]);
};
