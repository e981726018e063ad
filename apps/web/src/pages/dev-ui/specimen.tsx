import type { ReactNode } from 'react';

/** One kind of primitive with its states side by side. */
export const Specimen = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line py-8">
    <h2 className="type-eyebrow mb-5 text-ink-2">{title}</h2>
    <div className="flex flex-wrap items-start gap-6">{children}</div>
  </section>
);
