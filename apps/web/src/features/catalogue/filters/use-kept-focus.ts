import { type FocusEvent, useEffect, useRef } from 'react';

const optionsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('input[type="checkbox"]:enabled, [data-option]:enabled') ?? []),
];

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
      const { activeElement: active } = document;
      const at = options.indexOf(active as HTMLElement);
      const isLost = active?.matches(':disabled') || active?.contains(box.current);
      if (at >= 0) place.current = at;
      else if (place.current >= 0 && isLost) (options[place.current] ?? options.at(-1))?.focus({ preventScroll: true });
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
