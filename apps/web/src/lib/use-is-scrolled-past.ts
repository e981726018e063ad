import { type RefObject, useEffect, useState } from 'react';

const isAbove = (entry?: IntersectionObserverEntry): boolean =>
  entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;

/** Whether the page is scrolled past an element that marks a height, without listening to every scroll. */
export const useIsScrolledPast = (mark: RefObject<Element | null>): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // All that lies below the screen counts as in sight, so that a jump from there to far above is noticed too.
    const observer = new IntersectionObserver(
      // On a busy machine several come at once; the last one is how it is now.
      (entries) => setPast(isAbove(entries.at(-1))),
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return isPast;
};
