import type { ReactNode } from 'react';

type Props = { className: string; children?: ReactNode };

/** The place of something that is on its way, in its size; a slow pulse says so. */
export const Skeleton = ({ className, children }: Props) => (
  <div className={`animate-pulse bg-tint ${className}`}>{children}</div>
);

/** The place of a line of text. */
export const SkeletonLine = ({ className }: Pick<Props, 'className'>) => <Skeleton className={`h-3 ${className}`} />;
