import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** A page with a wide column of running text. */
  isRead?: boolean;
  children: ReactNode;
};

/** A page of one column: a title, and a text or form with one action. 96 px below the header, on phones 48 px. */
export const TextPage = ({ title, isRead = false, children }: Props) => (
  <div className="page-margins pt-12 md:pt-24">
    <div className={`mx-auto ${isRead ? 'max-w-160' : 'max-w-120'}`}>
      <h1 className="type-title">{title}</h1>
      {children}
    </div>
  </div>
);
