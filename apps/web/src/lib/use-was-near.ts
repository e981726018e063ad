import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance above and below the view at which a part is prepared, in px. */
const margin = 1200;

/** Whether an element is or was near the view, so that distant parts load later. */
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
