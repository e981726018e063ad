import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import { CardPicture } from '../../features/catalogue/card/card-picture.tsx';
import { colorPicture, mainPicture, primaryPicture } from '../../features/catalogue/card/picture-source.ts';

/**
 * The picture of a favorite: the primary color's for the stores with that setting (behavior.md#card-primary-color); for others the
 * card's picture for the primary color, else the color's own.
 */
const sourceOf = ({ color_id, productDetail: card, shows_primary_color }: FavoriteProduct) => {
  if (shows_primary_color) return primaryPicture(card) ?? mainPicture(card);
  const color = card.product_color_data.find((one) => one.color_id === color_id);
  const own = color && color.is_primary !== 1 ? colorPicture(card, color) : null;
  return own ?? mainPicture(card);
};

type Props = { favorite: FavoriteProduct; label: string | null; sizes: string; isFirst?: boolean };

/** The picture of a saved product, with its label. */
export const FavoritePicture = ({ favorite, label, sizes, isFirst = false }: Props) => (
  <CardPicture
    card={favorite.productDetail}
    src={sourceOf(favorite)}
    sizes={sizes}
    isFirst={isFirst}
    isSoldOut={favorite.stock_label === 'sold_out'}
    label={label}
  />
);
