import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { rich, srOnly } from '../../lib/t.tsx';
import { revealFocused } from './reveal-focused.ts';
import { RowArrows } from './row-arrows.tsx';
import { useRowScroll } from './use-row-scroll.ts';

/** The maximum width of a card (behavior.md#constants-screens): 272 or 220 px, on phones 230 or 170 px. */
const widths = {
  normal: '*:w-[230px] md:*:w-[272px]',
  narrow: '*:w-[170px] md:*:w-[220px]',
} as const;

/**
 * The `sizes` of pictures as wide as the cards. With 230px, phones of 1.75 pixels would load 800 instead of 400 pixels
 * for a card of 402.
 */
export const stripPictures = {
  normal: '(width >= 769px) 272px, 228px',
  narrow: '(width >= 769px) 220px, 170px',
} as const;

export type StripWidth = keyof typeof widths;

type Props = {
  eyebrow?: string;
  title: string;
  /** The link 'View all', if any. */
  href?: string;
  width?: StripWidth;
  children: ReactNode;
};

/** A titled row of cards that scrolls sideways. The last visible card is always cut, as a hint. */
export const Strip = ({ eyebrow, title, href, width = 'normal', children }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const scroll = useRowScroll(row);
  // A row that fits has no arrows, but keeps their space, so that nothing moves.
  const arrowClass = scroll.isFirst && scroll.isLast ? 'invisible' : '';
  return (
    <section className="needs-screen page-margins pt-10 md:pt-24" aria-label={title}>
      <div className="mb-5 flex items-end justify-between gap-4 md:mb-7">
        <div>
          {eyebrow && <p className="type-eyebrow mb-1 text-ink-2">{eyebrow}</p>}
          <h2 className="type-heading text-balance">{title}</h2>
        </div>
        <div className="flex shrink-0 items-center gap-3">
          {href !== undefined && (
            <Link to={href} className="inline-flex min-h-11 items-center">
              <span className="underlined">{rich('ui.viewAll', { title, hidden: srOnly })}</span>
            </Link>
          )}
          <RowArrows scroll={scroll} label={title} className={arrowClass} />
        </div>
      </div>
      <ul
        ref={row}
        onScroll={scroll.measure}
        onFocus={revealFocused}
        className={`no-scrollbar -mx-(--margin) -my-0.5 flex gap-(--gutter) overflow-x-auto scroll-smooth px-(--margin) py-1.5 *:shrink-0 md:me-0 md:pe-1.5 ${widths[width]}`}
      >
        {children}
      </ul>
    </section>
  );
};
