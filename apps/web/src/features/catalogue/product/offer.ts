import type { Reply } from '@wearfolio/contracts/endpoint';
import { lowStockMax } from '@wearfolio/contracts/limits';
import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import type { getProduct } from '@wearfolio/contracts/product';
import { colorPicture, mainColor, mainPicture, withBase } from '../card/picture-source.ts';

export type ProductDetails = Reply<typeof getProduct>[number];

/** Decision 37: what a product has whose feed tells no colour; it is not shown as one. */
const unspecified = 'Unspecified';

/** The colours that a customer can choose between. */
export const shownColors = ({ card }: ProductDetails): readonly CardColor[] =>
  card.product_color_data.filter(({ color_name }) => color_name !== unspecified);

/** The colour to show: the one asked for if the product has it, else the one that its main picture shows. */
export const chosenColor = ({ card }: ProductDetails, asked: number | null): CardColor | undefined =>
  card.product_color_data.find(({ color_id }) => color_id === asked) ?? mainColor(card) ?? card.product_color_data[0];

/** The pictures of a colour in the feed's order; without any the main picture, or none at all. */
export const picturesOf = ({ card, productMedia }: ProductDetails, color: CardColor | undefined): readonly string[] => {
  const own = productMedia.filter(({ color_id }) => color_id === color?.color_id);
  if (own.length > 0) return own.map(({ media_images }) => withBase(card.base_url, media_images));
  const picture = (color && colorPicture(card, color)) ?? mainPicture(card);
  return picture === null ? [] : [picture];
};

const isOf = (color: CardColor | undefined) => (size: { color_id: number | null }) =>
  size.color_id === null || size.color_id === color?.color_id;

/** A size of the product, and whether the chosen colour is there in it. A feed that gives no number has it. */
export type SizeOffer = { id: number; name: string; isAvailable: boolean };

/** Every size of the product once, in wearing order. */
export const sizesOf = ({ sizes, quantity }: ProductDetails, color: CardColor | undefined): SizeOffer[] => {
  const available = new Set(sizes.filter((size) => isOf(color)(size) && size.quantity !== 0).map(({ id }) => id));
  const names = new Map(sizes.map(({ id, attribute_value }) => [id, attribute_value]));
  return [...names].map(([id, name]) => ({ id, name, isAvailable: quantity !== 0 && available.has(id) }));
};

/** `left` is known only when little is left. */
export type Stock = { kind: 'in' } | { kind: 'low'; left: number } | { kind: 'out' };

/** How much of a product there is in a colour. What the feed does not count is taken to be there. */
export const stockOf = ({ sizes, quantity }: ProductDetails, color: CardColor | undefined): Stock => {
  if (quantity === 0) return { kind: 'out' };
  const known = sizes.filter(isOf(color)).map((size) => size.quantity);
  const counts = sizes.length > 0 ? known : [quantity];
  if (counts.some((count) => count === null)) return { kind: 'in' };
  const left = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  if (left === 0) return { kind: 'out' };
  return left <= lowStockMax ? { kind: 'low', left } : { kind: 'in' };
};
