import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { deskTitle } from './frame.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** A page of the desk: one serif title, and what it is about. */
export const Page = ({ title, intro, children }: Props) => {
  useDocumentTitle(deskTitle(title));
  return (
    <>
      <h1 className="desk-title">{title}</h1>
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
