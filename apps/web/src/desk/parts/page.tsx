import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { deskTitle } from './frame.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** The page above this one. */
  above?: { href: string; words: string } | null | undefined;
  /** Buttons right of the title; below the introduction on phones. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the desk: one serif title with its actions, and an introduction. */
export const Page = ({ title, intro, above, actions, children }: Props) => {
  useDocumentTitle(deskTitle(title));
  return (
    <>
      {above && (
        <p className="type-small mb-2 text-ink-2">
          <Link to={above.href} className="hover:text-ink hover:underline">
            {above.words}
          </Link>
        </p>
      )}
      <div className="flex items-start justify-between gap-x-8 gap-y-4 max-md:flex-col">
        <div className="min-w-0">
          <h1 className="desk-title wrap-anywhere">{title}</h1>
          {intro && <p className="mt-2 max-w-180 text-ink-2">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3 md:shrink-0">{actions}</div>}
      </div>
      <div className="mt-6">{children}</div>
    </>
  );
};

/** A section of a page with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 first:mt-0">
    <h2 className="type-small-heading mb-2">{title}</h2>
    {children}
  </section>
);
