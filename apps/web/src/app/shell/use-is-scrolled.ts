import { type RefObject, useEffect, useState } from 'react';

/** Whether the page is scrolled past an element that marks a height, without listening to every scroll. */
export const useIsScrolledPast = (mark: RefObject<Element | null>): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return isPast;
};
