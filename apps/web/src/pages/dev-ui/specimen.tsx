import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Aligned at their centers. */
  isLine?: boolean;
  children: ReactNode;
};

/** One component in its states, side by side. */
export const Specimen = ({ title, isLine = false, children }: Props) => (
  <section className="border-t border-line py-8">
    <h2 className="type-eyebrow mb-5 text-ink-2">{title}</h2>
    <div className={`flex flex-wrap gap-x-6 gap-y-8 ${isLine ? 'items-center' : 'items-start'}`}>{children}</div>
  </section>
);
