import { ColorPicture } from '../../features/catalogue/card/color-picture.tsx';
import type { CardActions } from '../../features/catalogue/card/product-card.tsx';
import { Heart } from '../../features/favorites/heart/heart.tsx';

/** The heart as a card's `actions`, with the pictures of its colours for the popup. */
export const cardHeart: CardActions = (card, color) => (
  <Heart card={card} color={color} picture={(one) => <ColorPicture card={card} color={one} />} />
);
