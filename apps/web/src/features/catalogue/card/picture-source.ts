import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { isStorePicture, readStorePicture } from '@wearfolio/contracts/pictures';

/** Prefixes a relative path (behavior.md#home-call). Absolute URLs and paths stay as they are. */
export const withBase = (base: string, path: string): string => (/^(https?:|\/)/.test(path) ? path : base + path);

/** The picture of one of the card's colors; null if the feed has none. */
export const colorPicture = (card: ProductCard, color: CardColor): string | null => {
  const [image] = color.product_image;
  return image ? withBase(card.base_url, image) : null;
};

/** The picture of the card's primary color, whatever staff chose. */
export const primaryPicture = ({ base_url, color_primary_image: path }: ProductCard): string | null =>
  path ? withBase(base_url, path) : null;

/** The picture that a card shows before a color is chosen. */
export const mainPicture = (card: ProductCard): string | null => {
  const path = card.image_path || card.primary_image;
  return path ? withBase(card.base_url, path) : null;
};

/** The color of the main picture. Staff may have chosen another one than the primary color. */
export const mainColor = ({ image_path, product_color_data: colors }: ProductCard): CardColor | undefined =>
  colors.find(({ product_image }) => image_path !== null && product_image.includes(image_path)) ??
  colors.find(({ is_primary }) => is_primary === 1);

/** The class of a picture's ratio (behavior.md#card-shape): `shape-4x5` for `4:5`. */
export const shapeClass = ({ image_shape }: ProductCard): string => `shape-${image_shape.replace(':', 'x')}`;

/** The ratio of width to height of a product's picture; 4:5 if its size is unknown. */
export const ratioOf = ({ image_width, image_height }: ProductCard, src: string | null): number => {
  const { width, height } = (src !== null && readStorePicture(src)) || { width: image_width, height: image_height };
  return width && height ? width / height : 4 / 5;
};

/** Whether a picture is one of our own drawings, which have their own background. Pictures of feeds are on white. */
export const isDrawn = (src: string): boolean => src.startsWith('/pictures/');

/** The class of a picture by its origin. */
export const originClass = (src: string | null): string => {
  if (src === null || isDrawn(src)) return '';
  return isStorePicture(src) ? 'frame-store' : 'frame-feed';
};
