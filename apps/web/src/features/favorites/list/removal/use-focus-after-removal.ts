import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to the bin of the card that takes the place of a removed one, which took the focus with it; without a
 * card left, to `onEmptied`.
 */
export const useFocusAfterRemoval = (
  grid: RefObject<HTMLElement | null>,
  favorites: readonly unknown[],
  onEmptied: () => void,
): void => {
  const place = useRef<number | null>(null);

  // The place of the bin that has the focus is remembered as long as nothing else has it.
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const bins = [...(grid.current?.querySelectorAll('[data-removal]') ?? [])];
      const at = bins.indexOf(target as Element);
      place.current = at < 0 ? null : at;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [grid]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards may have taken the focused one with them.
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const bins = [...(grid.current?.querySelectorAll<HTMLElement>('[data-removal]') ?? [])];
    bins[Math.min(place.current, bins.length - 1)]?.focus({ preventScroll: true });
  }, [favorites, grid]);

  const tell = useRef(onEmptied);
  tell.current = onEmptied;
  useEffect(
    () => () => {
      if (place.current !== null && document.activeElement === document.body) tell.current();
    },
    [],
  );
};
