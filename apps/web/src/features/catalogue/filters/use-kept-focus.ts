import { type FocusEvent, useEffect, useRef } from 'react';

const optionsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('input[type="checkbox"]:enabled, [data-option]:enabled') ?? []),
];

const isLost = (box: HTMLElement | null): boolean => {
  const { activeElement: active } = document;
  return active?.matches(':disabled') === true || active?.contains(box) === true;
};

/**
 * An option that was unticked may hold nothing any more: it goes away, or cannot be pressed, with the focus on it. The one
 * that comes into its place gets the focus then, or the last one. For the element around the options.
 */
export const useKeptFocus = () => {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const keep = () => {
      const options = optionsIn(box.current);
      const at = options.indexOf(document.activeElement as HTMLElement);
      if (at >= 0) place.current = at;
      if (at >= 0 || place.current < 0) return;
      const next = options[place.current] ?? options.at(-1);
      const hold = () => isLost(box.current) && next?.focus({ preventScroll: true });
      hold();
      // What floats around the options takes a lost focus to itself at once, and again in the next frame.
      requestAnimationFrame(hold);
    };
    const observer = new MutationObserver(keep);
    if (box.current) observer.observe(box.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);
  const onFocus = ({ target }: FocusEvent) => {
    place.current = optionsIn(box.current).indexOf(target as HTMLElement);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) place.current = -1;
  };
  return { ref: box, onFocus, onBlur };
};
