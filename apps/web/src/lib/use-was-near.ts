import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels above and below the screen within which something is made ready for whoever scrolls to it. */
const margin = 1200;

/** Whether an element is or was near the screen, so that what is far away can wait. */
export const useWasNear = <Shown extends Element>(): { ref: RefObject<Shown | null>; wasNear: boolean } => {
  const ref = useRef<Shown>(null);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!ref.current || wasNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasNear(true),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [wasNear]);
  return { ref, wasNear };
};
