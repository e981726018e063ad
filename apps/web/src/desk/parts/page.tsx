import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { deskTitle } from './frame.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** The way back, above the title. */
  above?: ReactNode;
  /** What can be done with what the page is about, right of the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the desk: one serif title, and what it is about. */
export const Page = ({ title, intro, above, actions, children }: Props) => {
  useDocumentTitle(deskTitle(title));
  return (
    <>
      {above && <p className="type-small mb-1 text-ink-2">{above}</p>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="desk-title min-w-0 wrap-anywhere">{title}</h1>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {intro && <p className="mt-2 max-w-180 text-ink-2">{intro}</p>}
      <div className="mt-6">{children}</div>
    </>
  );
};

/** A part of a page with a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 first:mt-0">
    <h2 className="type-small-heading mb-2">{title}</h2>
    {children}
  </section>
);
