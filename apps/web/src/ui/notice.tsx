import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A success message in the page instead of a toast. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p className="mb-6 flex items-start gap-3 bg-soft-ok px-4 py-3 text-ok" role="status">
    <Icon name="check" size={18} />
    {children}
  </p>
);
