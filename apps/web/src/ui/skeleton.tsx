import type { ReactNode } from 'react';

type Props = { className: string; children?: ReactNode };

/** A pulsing placeholder in the size of the content that is loading. */
export const Skeleton = ({ className, children }: Props) => (
  <div className={`animate-pulse bg-tint ${className}`}>{children}</div>
);

/** The placeholder of a line of text. */
export const SkeletonLine = ({ className }: Pick<Props, 'className'>) => <Skeleton className={`h-3 ${className}`} />;
