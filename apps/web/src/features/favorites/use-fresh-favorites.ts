import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Spec 4: the favourites are asked for again when a popup or modal with hearts closes. */
export const useFreshFavorites = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ['favorites'] }), [client]);
};
