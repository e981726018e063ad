import { useEffect, useState } from 'react';
import type { LetterGroup } from './group-brands.ts';

/** Under the header and the letters, in pixels from the top; the section that crosses this line is the current one. */
const line = 180;

/** The letter whose brands one is looking at. */
export const useCurrentLetter = (groups: readonly LetterGroup[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups are other sections.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (entered instanceof HTMLElement) setCurrent(entered.dataset.letter);
      },
      { rootMargin: `-${line}px 0px ${line + 1 - innerHeight}px` },
    );
    for (const section of document.querySelectorAll('[data-letter]')) observer.observe(section);
    return () => observer.disconnect();
  }, [groups]);
  return groups.some(({ letter }) => letter === current) ? current : undefined;
};
