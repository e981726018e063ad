import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** An expandable row: a native `details`, so that find in page opens it. */
export const AccordionRow = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className="group border-b border-line" open={isOpen}>
    <summary className="flex h-14 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
      <h2>{title}</h2>
      <span className="transition-transform group-open:rotate-180">
        <Icon name="chevron-down" size={14} />
      </span>
    </summary>
    <div className="max-w-[68ch] pt-1 pb-6 text-ink-2">{children}</div>
  </details>
);
