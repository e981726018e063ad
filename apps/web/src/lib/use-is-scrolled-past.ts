import { type RefObject, useEffect, useState } from 'react';

/** Whether the page is scrolled past an element that marks a height, without listening to every scroll. */
export const useIsScrolledPast = (mark: RefObject<Element | null>): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // All that lies below the screen counts as in sight, so that a jump from there to far above is noticed too.
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return isPast;
};
