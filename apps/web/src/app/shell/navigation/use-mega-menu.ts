import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How the menu was opened. `seen`: by focus, so Tab goes on to the next word instead of through dozens of links.
 * `held`: Tab goes through it. `entered`: its first link takes the focus.
 */
export type Opened = 'seen' | 'held' | 'entered';

/** Milliseconds that the pointer rests on a word before its menu opens, and may be away before it closes. */
const openDelay = 100;
const closeDelay = 200;

/** Which mega-menu is open, by the slug of its category, and what the pointer does to it. */
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
    // A page that scrolls may bring a word below a pointer that stands still: the first menu waits for a movement.
    else if (open === null) entered.current = slug;
    else showLater(slug, openDelay);
  };
  /** On its way down into the open menu the pointer may cross other words; they wait until it rests or turns. */
  const cross = (event: PointerEvent, slug: string) => {
    if (open !== null && open !== slug && event.movementY > 0) point(event, slug);
    if (open !== null || entered.current !== slug) return;
    entered.current = null;
    showLater(slug, openDelay);
  };
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    entered.current = null;
    // Who is in the menu by keyboard stays there.
    if (pointerType === 'mouse' && !currentTarget.querySelector('[role="group"] :focus')) showLater(null, closeDelay);
  };
  return { open, show, point, cross, leave };
};
