import { ColorPicture } from '../../features/catalogue/card/color-picture.tsx';
import type { CardActions } from '../../features/catalogue/card/product-card.tsx';
import { Heart } from '../../features/favorites/heart/heart.tsx';
import { CardMenu } from './card-menu.tsx';

/** The actions of a card: its heart, with the pictures for the popup, and its menu. */
export const cardActions: CardActions = {
  onPicture: (card, color) => (
    <Heart card={card} color={color} picture={(one) => <ColorPicture card={card} color={one} />} />
  ),
  besideBrand: (card, color) => <CardMenu card={card} color={color} />,
};
