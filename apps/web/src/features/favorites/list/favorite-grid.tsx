import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import { type ReactNode, useRef } from 'react';
import { itemKey } from '../save-favorite.ts';
import { FavoriteCard } from './favorite-card.tsx';
import { useFocusAfterRemoval } from './removal/use-focus-after-removal.ts';
import { useRemoval } from './removal/use-removal.ts';

type Props = {
  favorites: readonly FavoriteProduct[];
  hasInformation: boolean;
  /** The picture of a favorite; `isFirst` for the first row. */
  picture: (favorite: FavoriteProduct, isFirst: boolean) => ReactNode;
  outHrefOf: (productId: number) => string;
  hrefOf: (favorite: FavoriteProduct) => string;
  /** Called when the last card is removed together with the focus. */
  onEmptied: () => void;
};

/** The number of cards in the widest row. */
const firstRow = 4;

/** The grid of My Favorites: 2 columns on phones, 3, and 4 from 1600 px on. */
export const FavoriteGrid = ({ favorites, hasInformation, picture, outHrefOf, hrefOf, onEmptied }: Props) => {
  const { phaseOf, remove, undo } = useRemoval();
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(grid, favorites, onEmptied);
  return (
    <ul ref={grid} className={`product-columns ${hasInformation ? 'gap-y-8 sm:gap-y-12' : 'gap-3'}`}>
      {favorites.map((favorite, at) => (
        <li key={itemKey(favorite.user_id, favorite)} className="min-w-0">
          <FavoriteCard
            favorite={favorite}
            picture={picture(favorite, at < firstRow)}
            outHrefOf={outHrefOf}
            href={hrefOf(favorite)}
            hasInformation={hasInformation}
            phase={phaseOf(favorite)}
            onRemove={() => remove(favorite)}
            onUndo={() => undo(favorite)}
          />
        </li>
      ))}
    </ul>
  );
};
