import { type RefObject, useEffect, useState } from 'react';

/** Spec 9: one press of an arrow, in pixels. */
const step = 300;

/** How far a row is scrolled sideways: whether it stands at an end, and the ways to move it on or back by one step. */
export const useRowScroll = (row: RefObject<HTMLElement | null>) => {
  const [end, setEnd] = useState({ isFirst: true, isLast: false });
  const measure = () => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const isFirst = scrollLeft < 1;
    const isLast = scrollLeft + clientWidth > scrollWidth - 1;
    setEnd((before) => (before.isFirst === isFirst && before.isLast === isLast ? before : { isFirst, isLast }));
  };
  // Other cards or another screen make another length. An observer hears of it when the layout stands anyway.
  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(row.current);
    return () => observer.disconnect();
  });
  const scroll = (left: number) => row.current?.scrollBy({ left });
  return { ...end, measure, back: () => scroll(-step), on: () => scroll(step) };
};
