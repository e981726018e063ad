import { useCallback, useState } from 'react';

/** The width of an element in pixels, updated on resize; 0 before it is known. */
export const useWidth = <Of extends HTMLElement>() => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Of | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
};
