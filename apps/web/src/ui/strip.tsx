import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';

/** Spec 9: one press of an arrow. */
const step = 300;

type Props = { eyebrow?: string; title: string; href: string; children: ReactNode };

const arrow =
  'hidden size-11 items-center justify-center rounded-[50%] border border-line-2 hover:not-disabled:border-ink disabled:opacity-35 md:inline-flex';

/** A titled row of cards that scrolls sideways; the next card is always cut, to show that there is more. */
export const Strip = ({ eyebrow, title, href, children }: Props) => {
  const row = useRef<HTMLUListElement>(null);
  const [end, setEnd] = useState({ isFirst: true, isLast: false });
  const measure = () => {
    if (!row.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    const isFirst = scrollLeft < 1;
    const isLast = scrollLeft + clientWidth > scrollWidth - 1;
    setEnd((before) => (before.isFirst === isFirst && before.isLast === isLast ? before : { isFirst, isLast }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards make another length.
  useEffect(measure, [children]);
  const scroll = (left: number) => row.current?.scrollBy({ left });
  return (
    <section className="page-margins pt-16 md:pt-24">
      <div className="mb-5 flex items-end justify-between gap-4 md:mb-7">
        <div>
          {eyebrow && <p className="type-eyebrow mb-1 text-ink-2">{eyebrow}</p>}
          <h2 className="type-heading">{title}</h2>
        </div>
        <div className="flex shrink-0 items-center gap-3">
          <Link to={href} className="inline-flex min-h-11 items-center">
            <span className="underlined">
              View all<span className="sr-only">: {title}</span>
            </span>
          </Link>
          <button
            type="button"
            className={arrow}
            aria-label="Scroll back"
            disabled={end.isFirst}
            onClick={() => scroll(-step)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={arrow}
            aria-label="Scroll on"
            disabled={end.isLast}
            onClick={() => scroll(step)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      <ul
        ref={row}
        onScroll={measure}
        className="no-scrollbar -mx-(--margin) flex gap-(--gutter) overflow-x-auto scroll-smooth px-(--margin) py-1 *:w-[230px] *:shrink-0 md:mr-0 md:pr-0 md:*:w-[272px]"
      >
        {children}
      </ul>
    </section>
  );
};
