import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether hydration is done: false on the server and during hydration, whose output must match the server's. For
 * anything that only the browser knows, such as storage and time.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
