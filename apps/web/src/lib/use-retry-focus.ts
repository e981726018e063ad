import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus while the retry button is gone. */
let waiting: HTMLElement | null = null;

/**
 * For a retry button that disappears when pressed. The focus moves to the surrounding region with `tabIndex={-1}`, and
 * returns after another failure.
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
