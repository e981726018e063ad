import { useEffect, useState } from 'react';
import type { LetterGroup } from './group-brands.ts';

/** Below the header and the letters, in px from the top. The section at this line is the current one. */
const line = 180;

const letterOf = ({ target }: IntersectionObserverEntry): string | undefined =>
  target instanceof HTMLElement ? target.dataset.letter : undefined;

/** In px. After a jump, the page can still move by itself, but less than by scrolling. */
const slack = 120;

/** The letter that was jumped to, until the customer scrolls, because the last sections cannot reach the line. */
const useJumpedTo = () => {
  const [jump, setJump] = useState<{ letter: string; top: number }>();
  useEffect(() => {
    if (!jump) return;
    const forget = () => Math.abs(scrollY - jump.top) > slack && setJump(undefined);
    addEventListener('scroll', forget, { passive: true });
    return () => removeEventListener('scroll', forget);
  }, [jump]);
  return [jump?.letter, (letter: string) => setJump({ letter, top: scrollY })] as const;
};

/**
 * The letter whose brands are in view; undefined above the first one. Call `onJump` after scrolling to a letter's
 * section.
 */
export const useCurrentLetter = (groups: readonly LetterGroup[]) => {
  const [crossing, setCrossing] = useState<string>();
  const [jumpedTo, onJump] = useJumpedTo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups render other sections.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const letters = (isOn: boolean) => entries.filter((entry) => entry.isIntersecting === isOn).map(letterOf);
        const entered = letters(true).at(-1);
        const left = letters(false);
        setCrossing((letter) => entered ?? (left.includes(letter) ? undefined : letter));
      },
      { rootMargin: `-${line}px 0px ${line + 1 - innerHeight}px` },
    );
    for (const section of document.querySelectorAll('[data-letter]')) observer.observe(section);
    return () => observer.disconnect();
  }, [groups]);
  const letter = jumpedTo ?? crossing;
  return { current: groups.some((group) => group.letter === letter) ? letter : undefined, onJump };
};
