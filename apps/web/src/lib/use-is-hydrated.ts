import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a component takes over HTML that the server rendered; true on the server too. It never changes. */
export const useIsServed = (): boolean => {
  const isServed = useRef(false);
  return useSyncExternalStore(
    never,
    () => isServed.current,
    () => {
      isServed.current = true;
      return true;
    },
  );
};

/**
 * Whether hydration is done: false on the server and during hydration, whose output must match the server's. For
 * anything that only the browser knows, such as storage and time. The rendering after hydration can be interrupted.
 */
export const useIsHydrated = (): boolean => {
  const isServed = useIsServed();
  return useDeferredValue(true, isServed ? false : undefined);
};
