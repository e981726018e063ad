import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Holds the focus while the button that asked again is gone. */
let waiting: HTMLElement | null = null;

/**
 * For a button that goes when it is pressed, because what failed is asked for again. The focus waits in the region around
 * it, which `tabIndex={-1}` marks (the list, the dialog, at the least the page), and comes back when it fails once more.
 */
export const useRetryFocus = (): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    if (waiting !== null && document.activeElement === waiting) element?.focus();
    waiting = null;
    return () => {
      if (element === null || document.activeElement !== element) return;
      waiting = element.closest<HTMLElement>('[tabindex="-1"]');
      waiting?.focus({ preventScroll: true });
    };
  }, []);
  return button;
};
