import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { type ReactNode, useId, useState } from 'react';
import { useOverlay } from '../../../lib/use-sheet.ts';
import { lazyPart, NotLoaded } from '../../../ui/lazy-part.tsx';
import { pictureTone } from '../../../ui/picture-tone.ts';
import { useFavorite } from '../use-favorite.ts';
import { favoriteLabel } from './favorite-label.ts';
import { HeartIcon } from './heart-icon.tsx';

const [FavoritePopup, preparePopup] = lazyPart(
  async () => (await import('./favorite-popup.tsx')).FavoritePopup,
  NotLoaded,
);

type Props = {
  card: ProductCard;
  /** The color that the card shows. */
  color: CardColor;
  /** Returns the picture of a color, for the popup. */
  picture: (color: CardColor) => ReactNode;
};

/**
 * The heart on a card's picture. For a product in several colors it opens a popup with a heart for each
 * (behavior.md#card-colors, 'per-product favorite popup').
 */
export const Heart = ({ card, color, picture }: Props) => {
  const { isFavorite, toggle } = useFavorite(card, color);
  const popup = useId();
  const { sheet, showSheet } = useOverlay();
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    showSheet(popup);
  };
  const hasColors = card.product_color_data.length > 1;
  const prepare = hasColors ? preparePopup : undefined;
  return (
    <>
      <button
        type="button"
        className={`${pictureTone(color.product_image[0] ?? card.image_path)} hit-44 rounded-[50%] text-picture-ink -outline-offset-4 focus-visible:outline-picture-ink`}
        aria-label={`${favoriteLabel(isFavorite)}: ${card.title}`}
        aria-haspopup={hasColors ? 'dialog' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={hasColors ? open : toggle}
      >
        <HeartIcon isFilled={isFavorite} filledClass="text-picture-accent" />
      </button>
      {isUsed && (
        <FavoritePopup card={card} picture={picture} isOpen={sheet === popup} onClose={() => showSheet(null)} />
      )}
    </>
  );
};
