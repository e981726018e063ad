import type { ReactNode } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { GridSkeleton } from '../card/grid-skeleton.tsx';

/** The specified spinner, over the first row of what is below it. */
const OverFirstRow = () => (
  <div className="pointer-events-none absolute inset-x-0 top-0 z-1 flex justify-center">
    <div className="sticky top-40 mt-40 h-12 bg-paper px-6 py-3 shadow-float">
      <Spinner />
    </div>
  </div>
);

/** Spec 2 and decision 47: the first load. */
export const FirstLoad = () => (
  <div className="relative">
    <OverFirstRow />
    <GridSkeleton />
  </div>
);

/** Decision 47: while a later load is under way the last list stays, dimmed, so that nothing jumps. */
export const Dimmed = ({ isPending, children }: { isPending: boolean; children: ReactNode }) => (
  <div className="relative" aria-busy={isPending}>
    {isPending && <OverFirstRow />}
    <div className={isPending ? 'opacity-45 transition-opacity' : ''}>{children}</div>
  </div>
);

/** A listing that could not be read. */
export const FailedListing = ({ onRetry }: { onRetry: () => void }) => (
  <div className="min-h-80 pt-8" role="alert">
    <p>
      We could not load this. <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  </div>
);
