import { type FocusEvent, useEffect, useRef } from 'react';

const optionsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('input[type="checkbox"]:enabled, [data-option]:enabled') ?? []),
];

const isLost = (box: HTMLElement | null): boolean => {
  const { activeElement: active } = document;
  return active?.matches(':disabled') === true || active?.contains(box) === true;
};

/**
 * Keeps the focus in a list of options. An option without products disappears or is disabled when it is unticked, even
 * while it has the focus. The next option, or the last one, then gets the focus. For the element around the options.
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
      const refocus = () => isLost(box.current) && next?.focus({ preventScroll: true });
      refocus();
      // The surrounding popup takes a lost focus immediately, and again in the next frame.
      requestAnimationFrame(refocus);
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
