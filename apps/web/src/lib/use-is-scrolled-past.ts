import { type RefObject, useEffect, useState } from 'react';

const isAbove = (entry?: IntersectionObserverEntry): boolean =>
  entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;

/** Whether the page is scrolled past an element, observed without scroll events. */
export const useIsScrolledPast = (mark: RefObject<Element | null>): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // Everything below the view counts as visible, so that a jump far up is noticed too.
    const observer = new IntersectionObserver(
      // Several entries can arrive together; the last one is current.
      (entries) => setPast(isAbove(entries.at(-1))),
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return isPast;
};
