import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useFavorite } from '../use-favorite.ts';
import { useFreshFavorites } from '../use-fresh-favorites.ts';
import { favoriteLabel } from './favorite-label.ts';
import { HeartIcon } from './heart-icon.tsx';

type Props = { card: ProductCard; color: CardColor; isInModal: boolean };

/** The heart as a button with text, below the link to the store. */
export const FavoriteButton = ({ card, color, isInModal }: Props) => {
  const { isFavorite, toggle } = useFavorite(card, color);
  const refetchFavorites = useFreshFavorites();
  // A heart in a modal disappears with the modal (behavior.md#favorites-heart).
  useEffect(() => (isInModal ? refetchFavorites : undefined), [isInModal, refetchFavorites]);
  return (
    <Button look="outlined" size="buy" onClick={toggle}>
      <HeartIcon isFilled={isFavorite} />
      {favoriteLabel(isFavorite)}
    </Button>
  );
};
