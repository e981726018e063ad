import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { revealFocused } from './row/reveal-focused.ts';

/** A category to choose. `level` counts from 0 and indents it in a tree. */
export type CategoryLink = {
  key: string;
  name: string;
  /** The number of products; undefined where unknown. */
  count?: number;
  level: 0 | 1 | 2;
  isCurrent: boolean;
  href: string;
  /** Changes the page in place instead of following `href`. */
  onChoose?: () => void;
};

/** The looks: a column with indented levels, or a row above the filters that scrolls sideways on phones. */
const looks = {
  tree: {
    list: '',
    link: 'flex justify-between gap-3 aria-[current]:font-semibold aria-[current]:text-ink',
    name: 'min-w-0 wrap-anywhere',
    levels: ['min-h-11 md:min-h-9', 'min-h-11 ps-4 md:min-h-9', 'min-h-11 ps-8 text-[0.8125rem] text-ink-2 md:min-h-8'],
  },
  rail: {
    list: 'no-scrollbar -mx-(--margin) flex gap-x-5 overflow-x-auto px-(--margin) md:-mx-0.5 md:max-h-22 md:flex-wrap md:gap-x-6 md:overflow-x-hidden md:overflow-y-auto md:px-0.5',
    link: 'group/category inline-flex min-h-11 gap-1.5 whitespace-nowrap aria-[current]:font-medium',
    name: 'group-aria-[current]/category:underline group-aria-[current]/category:decoration-2 group-aria-[current]/category:underline-offset-8',
    levels: ['', '', ''],
  },
} as const;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

type Props = { label: string; look: keyof typeof looks; links: readonly CategoryLink[]; rel?: string };

/** Categories to choose from, with their counts. The current one is marked. */
export const CategoryLinks = ({ label, look, links, rel }: Props) => (
  <nav aria-label={label}>
    <ul className={looks[look].list} onFocus={revealFocused}>
      {links.map(({ key, name, count, level, isCurrent, href, onChoose }) => (
        <li key={key} className={look === 'rail' ? 'shrink-0' : ''}>
          <Link
            className={`items-center hover:underline ${looks[look].link} ${looks[look].levels[level]}`}
            to={href}
            rel={rel}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={(event) => {
              if (!onChoose || !isPlainClick(event)) return;
              event.preventDefault();
              onChoose();
            }}
          >
            <span className={looks[look].name}>{name}</span>
            {count !== undefined && <span className="type-small figures font-normal text-ink-3">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
