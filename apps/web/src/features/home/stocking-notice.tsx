import type { SectionOf } from '@wearfolio/contracts/home/home-sections';
import type { ReactNode } from 'react';

type Props = SectionOf<'notice'> & {
  /** Links to what is available meanwhile. */
  children: ReactNode;
};

/** The notice of a shop without products. */
export const StockingNotice = ({ title, line, children }: Props) => (
  <section
    className="page-margins flex min-h-120 flex-col justify-center bg-sand py-16 text-slide-ink [--focus-ring:var(--color-slide-ink)] md:min-h-160"
    aria-label={title}
  >
    <h2 className="type-display max-w-[14ch] text-balance">{title}</h2>
    <p className="mt-6 max-w-[52ch] text-slide-ink-2 md:mt-8">{line}</p>
    <p className="mt-6 flex flex-wrap gap-x-8">{children}</p>
  </section>
);
