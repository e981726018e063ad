import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { type ReactNode, useEffect } from 'react';
import { nameOf } from '../../../lib/name-of.ts';
import { nameOfColor } from '../../../lib/name-of-color.ts';
import { Dialog, DialogHead } from '../../../ui/overlay/dialog.tsx';
import { useFavorite } from '../use-favorite.ts';
import { useFreshFavorites } from '../use-fresh-favorites.ts';
import { favoriteLabel } from './favorite-label.ts';
import { HeartIcon } from './heart-icon.tsx';

type Props = {
  card: ProductCard;
  picture: (color: CardColor) => ReactNode;
  /** The button that gets the focus back. */
  button: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
};

const ColorRow = ({ card, color, picture }: Pick<Props, 'card'> & { color: CardColor; picture: ReactNode }) => {
  const { isFavorite, toggle } = useFavorite(card, color);
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-b-0">
      <div className="w-14 shrink-0">{picture}</div>
      <span className="min-w-0 flex-1 wrap-anywhere">{nameOfColor(color)}</span>
      <button
        type="button"
        className="inline-flex min-h-11 shrink-0 items-center gap-2 font-medium"
        aria-label={`${favoriteLabel(isFavorite)}: ${nameOf(color.color_name)}`}
        onClick={toggle}
      >
        <HeartIcon isFilled={isFavorite} />
        <span className="type-micro w-22 text-start font-medium sm:w-38">{favoriteLabel(isFavorite)}</span>
      </button>
    </li>
  );
};

/** A heart for each color of a product: in a modal, or on phones in a sheet. Loaded on demand. */
export const FavoritePopup = ({ card, picture, button, isOpen, onClose }: Props) => {
  const refetchFavorites = useFreshFavorites();
  // On any kind of closing (behavior.md#favorites-heart).
  useEffect(() => (isOpen ? refetchFavorites : undefined), [isOpen, refetchFavorites]);
  return (
    <Dialog look="small" isOpen={isOpen} onClose={onClose} finalFocus={() => button}>
      <DialogHead>
        <span lang={card.lang}>{card.title}</span>
      </DialogHead>
      <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-[max(12px,env(safe-area-inset-bottom))]">
        {card.product_color_data.map((color) => (
          <ColorRow key={color.color_id} card={card} color={color} picture={picture(color)} />
        ))}
      </ul>
    </Dialog>
  );
};
