const gap = 8;

const isField = (element: Element | null): element is HTMLElement =>
  element?.matches('input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]') ?? false;

/** How far toasts between `top` and `bottom` move so that they do not cover a field, in CSS pixels. */
export const shiftFor = (
  toasts: { top: number; bottom: number },
  field: { top: number; bottom: number },
  viewportHeight: number,
): number => {
  const isClear = toasts.bottom + gap <= field.top || toasts.top >= field.bottom + gap;
  if (isClear) return 0;
  const below = field.bottom + gap - toasts.top;
  return toasts.bottom + below <= viewportHeight ? below : Math.max(gap - toasts.top, field.top - gap - toasts.bottom);
};

const isBeside = (one: DOMRect, other: DOMRect): boolean => one.right <= other.left || one.left >= other.right;

/**
 * Keeps the toasts in `place` off the field with the focus, also when it scrolls: `--toast-shift` is how far they move.
 * Returns a function that looks again, for new toasts.
 */
export const keepClear = (place: HTMLElement): (() => void) => {
  const look = () => {
    const { activeElement: field } = document;
    const shifted = Number.parseFloat(place.style.getPropertyValue('--toast-shift')) || 0;
    const boxes = [...place.querySelectorAll('[data-in]')].map((toast) => toast.getBoundingClientRect());
    const [first, last] = [boxes[0], boxes.at(-1)];
    const asked = isField(field) && !place.contains(field) ? field.getBoundingClientRect() : null;
    const shift =
      asked && first && last && !isBeside(first, asked)
        ? shiftFor({ top: first.top - shifted, bottom: last.bottom - shifted }, asked, window.innerHeight)
        : 0;
    if (shift !== shifted) place.style.setProperty('--toast-shift', `${shift}px`);
  };
  let isWaiting = false;
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      look();
    });
  };
  for (const type of ['focusin', 'focusout', 'scroll', 'animationend'])
    document.addEventListener(type, lookSoon, { capture: true, passive: true });
  window.addEventListener('resize', lookSoon);
  return lookSoon;
};
