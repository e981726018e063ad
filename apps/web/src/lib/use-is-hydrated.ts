import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser has taken over the page: false on the server, and while the browser makes sure of what the server
 * rendered, which has to be the same. For what only the browser knows: its storage, its clock, code that comes later.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
