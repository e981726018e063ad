import { alphabet } from '@wearfolio/contracts/text/alphabet';
import { type MouseEvent, useEffect, useRef } from 'react';
import { t } from '../../../lib/t.tsx';
import { reveal, revealFocused } from '../../../ui/row/reveal-focused.ts';

/** The id of a letter's section. `#` is written as a word, because a URL fragment cannot contain it. */
export const letterId = (letter: string): string => `brands-${letter === '#' ? 'other' : letter.toLowerCase()}`;

const cell =
  'type-small flex h-11 min-w-9 shrink-0 items-center justify-center font-medium -outline-offset-2 md:min-w-0';

type Props = { letters: ReadonlySet<string>; current: string | undefined; onJump: (letter: string) => void };

/** Scrolls to the section and focuses its heading, without a history entry; false if the link opens in a new tab. */
const jump = (event: MouseEvent, letter: string): boolean => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false;
  event.preventDefault();
  const section = document.getElementById(letterId(letter));
  section?.scrollIntoView({ behavior: 'instant' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
  return true;
};

/**
 * The links `# A .. Z` under the header; letters without brands are faint. If not all fit, the row is scrolled to the
 * current letter, or to the first one with brands.
 */
export const LetterLinks = ({ letters, current, onJump }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const wanted = current ?? alphabet.find((letter) => letters.has(letter));
  useEffect(() => {
    const link = wanted && row.current?.querySelector(`[href="#${letterId(wanted)}"]`);
    if (row.current && link) reveal(row.current, link);
  }, [wanted]);
  return (
    <nav
      aria-label={t('brands.firstLetter')}
      className="sticky top-[calc(var(--header-fixed-height)-1px)] z-(--z-filter-bar) -mx-(--margin) border-y border-line bg-paper px-(--margin) md:mx-0 md:px-0"
    >
      <ul ref={row} className="no-scrollbar flex overflow-x-auto md:grid md:grid-cols-27" onFocus={revealFocused}>
        {alphabet.map((letter) => (
          <li key={letter} className="shrink-0 md:min-w-0">
            {letters.has(letter) ? (
              <a
                className={`${cell} ${letter === current ? 'bg-ink text-on-ink' : 'hover:bg-tint'}`}
                href={`#${letterId(letter)}`}
                aria-current={letter === current ? 'true' : undefined}
                onClick={(event) => jump(event, letter) && onJump(letter)}
              >
                {letter}
              </a>
            ) : (
              <span className={`${cell} opacity-55`} aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
