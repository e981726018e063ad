import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus from a removed card to the bin of the card in its place, or calls `onEmptied` if none is left. */
export const useFocusAfterRemoval = (
  grid: RefObject<HTMLElement | null>,
  favorites: readonly unknown[],
  onEmptied: () => void,
): void => {
  const place = useRef<number | null>(null);

  // The index of the last focused bin, until something else gets the focus.
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const bins = [...(grid.current?.querySelectorAll('[data-removal]') ?? [])];
      const at = bins.indexOf(target as Element);
      place.current = at < 0 ? null : at;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [grid]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of cards can lack the focused one.
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const bins = [...(grid.current?.querySelectorAll<HTMLElement>('[data-removal]') ?? [])];
    bins[Math.min(place.current, bins.length - 1)]?.focus({ preventScroll: true });
  }, [favorites, grid]);

  const callback = useRef(onEmptied);
  callback.current = onEmptied;
  useEffect(
    () => () => {
      if (place.current !== null && document.activeElement === document.body) callback.current();
    },
    [],
  );
};
