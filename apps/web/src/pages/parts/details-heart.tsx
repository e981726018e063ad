import { chosenColor, type ProductDetails } from '../../features/catalogue/product/offer.ts';
import { FavoriteButton } from '../../features/favorites/heart/favorite-button.tsx';

type Props = { details: ProductDetails; colorId: number | null; isInModal?: boolean };

/** The heart of the colour that a product is looked at in. */
export const DetailsHeart = ({ details, colorId, isInModal = false }: Props) => {
  const color = chosenColor(details, colorId);
  return color ? <FavoriteButton card={details.card} color={color} isInModal={isInModal} /> : null;
};
