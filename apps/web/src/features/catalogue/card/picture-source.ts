import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { isStorePicture, readStorePicture } from '@wearfolio/contracts/pictures';

/** Spec 3: the prefix goes before a path that lacks it; whole addresses and rooted paths stand as they are. */
export const withBase = (base: string, path: string): string => (/^(https?:|\/)/.test(path) ? path : base + path);

/** The picture of one of the card's colors, or null when the feed shows none. */
export const colorPicture = (card: ProductCard, color: CardColor): string | null => {
  const [image] = color.product_image;
  return image ? withBase(card.base_url, image) : null;
};

/** The picture that a card shows before a color is chosen. */
export const mainPicture = (card: ProductCard): string | null => {
  const path = card.image_path || card.primary_image;
  return path ? withBase(card.base_url, path) : null;
};

/** The color that the main picture shows: ops may have chosen another than the primary one. */
export const mainColor = ({ image_path, product_color_data: colors }: ProductCard): CardColor | undefined =>
  colors.find(({ product_image }) => image_path !== null && product_image.includes(image_path)) ??
  colors.find(({ is_primary }) => is_primary === 1);

/** The class of a picture's natural ratio (decision 56): `4:5` is `shape-4x5`. */
export const shapeClass = ({ image_shape }: ProductCard): string => `shape-${image_shape.replace(':', 'x')}`;

/** Width by height of a picture of a product; of unknown size it is taken to be 4:5. */
export const ratioOf = ({ image_width, image_height }: ProductCard, src: string | null): number => {
  const { width, height } = (src !== null && readStorePicture(src)) || { width: image_width, height: image_height };
  return width && height ? width / height : 4 / 5;
};

/** Our own drawings lie on a ground of their own; feeds show goods on white. */
export const isDrawn = (src: string): boolean => src.startsWith('/pictures/');

/** The class of where a picture comes from. */
export const originClass = (src: string | null): string => {
  if (src === null || isDrawn(src)) return '';
  return isStorePicture(src) ? 'frame-store' : 'frame-feed';
};

/** A picture that stands for a top category: that of the first card below it, or null. */
export const pictureOfCategory = (cards: readonly ProductCard[], slug: string): string | null => {
  const card = cards.find((one) => one.category_path.split('/')[0] === slug && mainPicture(one) !== null);
  return card ? mainPicture(card) : null;
};
