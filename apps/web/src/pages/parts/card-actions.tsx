import type { CardActions } from '../../features/catalogue/card/product-card.tsx';
import { Heart } from '../../features/favorites/heart/heart.tsx';
import { CardMenu } from './card-menu.tsx';

/** The actions of a card: its heart, and its menu with a heart for each color. */
export const cardActions: CardActions = {
  onPicture: (card, color) => <Heart card={card} color={color} />,
  besideBrand: (card, color) => <CardMenu card={card} color={color} />,
};
