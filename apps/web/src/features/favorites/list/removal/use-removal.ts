import { useQueryClient } from '@tanstack/react-query';
import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../../session/session.ts';
import type { FavoriteItem } from '../../pending-items.ts';
import { itemKey } from '../../save-favorite.ts';
import type { RemovalPhase } from './removal-phase.ts';
import { currentPhases, remove, sendAll, subscribe, undoWaiting } from './removals.ts';

const keyOf = (favorite: FavoriteProduct): string => itemKey(favorite.user_id, favorite);

const itemOf = ({ product_id, color_id, productDetail }: FavoriteProduct): FavoriteItem => {
  const color = productDetail.product_color_data.find((one) => one.color_id === color_id);
  return { product_id, color_id, parent_color_id: color?.parent_color_id ?? color_id };
};

/**
 * Removes favorites with 3 s to undo (behavior.md#favorites-undo). Leaving the page sends waiting removals immediately
 * (behavior.md#favorites-undo).
 */
export const useRemoval = () => {
  const { userDetails } = useSession();
  const client = useQueryClient();
  const phases = useSyncExternalStore(subscribe, currentPhases);

  useEffect(() => {
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);

  return {
    phaseOf: (favorite: FavoriteProduct): RemovalPhase | null => phases.get(keyOf(favorite)) ?? null,
    remove: (favorite: FavoriteProduct) => {
      if (userDetails) remove(client, userDetails, itemOf(favorite));
    },
    undo: (favorite: FavoriteProduct) => undoWaiting(keyOf(favorite)),
  };
};
