import { type RefObject, useEffect, useState } from 'react';

/** The distance of one press of an arrow, in px (behavior.md#constants-screens). */
const step = 300;

/** The scroll position of a row: whether it is at an end, and functions to scroll by one step. */
export const useRowScroll = (row: RefObject<HTMLElement | null>) => {
  const [end, setEnd] = useState({ isFirst: true, isLast: false });
  const measure = () => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const isFirst = scrollLeft < 1;
    const isLast = scrollLeft + clientWidth > scrollWidth - 1;
    setEnd((before) => (before.isFirst === isFirst && before.isLast === isLast ? before : { isFirst, isLast }));
  };
  // An observer reports changes of cards or screen without forcing layout.
  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(row.current);
    return () => observer.disconnect();
  });
  const scroll = (left: number) => row.current?.scrollBy({ left });
  return { ...end, measure, back: () => scroll(-step), on: () => scroll(step) };
};
