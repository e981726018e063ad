import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How the menu was opened. `seen`: by focus, so Tab moves to the next category, not through the links. `held`: Tab
 * moves through the links. `entered`: the first link gets the focus.
 */
export type Opened = 'seen' | 'held' | 'entered';

/**
 * Delays in ms: how long the pointer rests before a menu opens, and how long it may be outside before the menu closes.
 */
const openDelay = 100;
const closeDelay = 200;

/** The slug of the category whose mega-menu is open, and the handlers that open and close it. */
export const useMegaMenu = (bar: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const entered = useRef<string | null>(null);

  const show = (slug: string | null) => {
    entered.current = null;
    clearTimeout(timer.current);
    setOpen(slug);
  };
  const showLater = (slug: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(slug), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open === null) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const isInside = bar.current?.contains(document.activeElement);
      if (isInside) bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      clearTimeout(timer.current);
      setOpen(null);
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open, bar]);

  const point = ({ pointerType }: PointerEvent, slug: string | null) => {
    if (pointerType !== 'mouse') return;
    if (slug === open) clearTimeout(timer.current);
    // Scrolling can move a category under a resting pointer, so the first menu opens only after a pointer movement.
    else if (open === null) entered.current = slug;
    else showLater(slug, openDelay);
  };
  /** On its way into the open menu, the pointer can cross other categories. They open only if it rests or turns. */
  const cross = (event: PointerEvent, slug: string) => {
    if (open !== null && open !== slug && event.movementY > 0) point(event, slug);
    if (open !== null || entered.current !== slug) return;
    entered.current = null;
    showLater(slug, openDelay);
  };
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    entered.current = null;
    // The menu stays open while it has keyboard focus.
    if (pointerType === 'mouse' && !currentTarget.querySelector('[role="group"] :focus')) showLater(null, closeDelay);
  };
  return { open, show, point, cross, leave };
};
