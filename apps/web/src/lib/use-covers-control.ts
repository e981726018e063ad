import { type RefObject, useEffect, useState } from 'react';

const controls = 'a, button, input, select, textarea, summary, label';

// The link of a card extends over the whole card, so its own box is what matters: a press beside it has the same effect.
const isStretched = (control: Element): boolean => getComputedStyle(control, '::after').position === 'absolute';

const overlap = ({ left, right, top, bottom }: DOMRect, box: DOMRect): boolean =>
  left < box.right && right > box.left && top < box.bottom && bottom > box.top;

const isControlUnder = (control: Element | null, box: DOMRect): boolean =>
  control !== null && !isStretched(control) && overlap(control.getBoundingClientRect(), box);

/** Whether the letters of a text are under the box; the text's own box may be wider. */
const isTextUnder = (text: Element | null, box: DOMRect): boolean => {
  if (!text) return false;
  const letters = document.createRange();
  letters.selectNodeContents(text);
  return [...letters.getClientRects()].some((line) => overlap(line, box));
};

const coversControl = (element: HTMLElement): boolean => {
  const box = element.getBoundingClientRect();
  const xs = [box.left, (box.left + box.right) / 2, box.right - 1];
  const ys = [box.top, (box.top + box.bottom) / 2, box.bottom - 1];
  const below = xs.flatMap((x) => ys.flatMap((y) => document.elementsFromPoint(x, y)));
  return [...new Set(below)]
    .filter((one) => !element.contains(one))
    .some((one) => isControlUnder(one.closest(controls), box) || isTextUnder(one.closest('footer p'), box));
};

/**
 * Whether a floating element covers a control of the page or a line of the footer, so that it should give way. Looks again after each scroll.
 * While the element has the focus, it stays.
 */
export const useCoversControl = (floating: RefObject<HTMLElement | null>, isShown: boolean): boolean => {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const element = floating.current;
      if (element) setCovering(element !== document.activeElement && coversControl(element));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    document.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [floating, isShown]);
  return isShown && isCovering;
};
