import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Returns a function that requests the favorites again after a popup or modal with hearts has closed
 * (behavior.md#favorites-heart).
 */
export const useFreshFavorites = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: ['favorites'] }), [client]);
};
