import type { ReactNode } from 'react';

/** A page of one column: a title, a sentence or a form, and one thing to do. 96 below the header. */
export const TextPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-margins pt-12 md:pt-24">
    <div className="mx-auto max-w-120">
      <h1 className="type-title">{title}</h1>
      {children}
    </div>
  </div>
);
