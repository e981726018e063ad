import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { pictureTone } from '../../../ui/picture-tone.ts';
import { useFavorite } from '../use-favorite.ts';
import { favoriteLabel } from './favorite-label.ts';
import { HeartIcon } from './heart-icon.tsx';

type Props = {
  card: ProductCard;
  /** The color that the card shows. */
  color: CardColor;
};

/** The heart on a card's picture. It saves the shown color at once (behavior.md#favorites-cluster). */
export const Heart = ({ card, color }: Props) => {
  const { isFavorite, toggle } = useFavorite(card, color);
  return (
    <button
      type="button"
      className={`${pictureTone(color.product_image[0] ?? card.image_path)} hit-44 rounded-[50%] text-picture-ink -outline-offset-4 focus-visible:outline-picture-ink`}
      aria-label={`${favoriteLabel(isFavorite)}: ${card.title}`}
      onClick={toggle}
    >
      <HeartIcon isFilled={isFavorite} filledClass="text-picture-accent" />
    </button>
  );
};
