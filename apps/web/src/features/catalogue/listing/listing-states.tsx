import type { ReactNode } from 'react';
import { t } from '../../../lib/t.tsx';
import { FailedLoad, TryAgain } from '../../../ui/failed-load.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type CardKind, GridSkeleton } from '../card/grid-skeleton.tsx';

/** Over the first row of the list: the specified spinner or an error. */
const OverFirstRow = ({ children }: { children: ReactNode }) => (
  <div className="pointer-events-none absolute inset-0 z-1 flex items-start justify-center">
    <div className="pointer-events-auto sticky top-40 mt-40 min-h-12 bg-paper px-6 py-3 shadow-float">{children}</div>
  </div>
);

/** The first load (behavior.md#listing-loading). */
export const FirstLoad = ({ kind = 'listed' }: { kind?: CardKind }) => (
  <div className="relative">
    <OverFirstRow>
      <Spinner />
    </OverFirstRow>
    <GridSkeleton kind={kind} />
  </div>
);

type DimmedProps = {
  isPending: boolean;
  /** The error of the next load. */
  notice?: ReactNode;
  children: ReactNode;
};

/**
 * While a later load is running or has failed, the last list stays, dimmed, so that nothing moves
 * (behavior.md#listing-loading).
 */
export const Dimmed = ({ isPending, notice, children }: DimmedProps) => (
  <div className="relative" aria-busy={isPending}>
    {(isPending || notice) && <OverFirstRow>{notice || <Spinner />}</OverFirstRow>}
    <div className={isPending || notice ? 'opacity-45 transition-opacity' : ''}>{children}</div>
  </div>
);

/** A listing that failed to load; `isOverList` if the last list is still shown. */
export const Outage = ({ isOverList, onRetry }: { isOverList: boolean; onRetry: () => void }) => (
  <FailedLoad onRetry={onRetry}>{isOverList && t('listing.stale')}</FailedLoad>
);

/** A page that failed to load. */
export const FailedListing = ({ onRetry }: { onRetry: () => void }) => (
  <div className="min-h-80 pt-8" role="alert">
    <p className="type-heading mb-3">{t('ui.somethingWentWrong')}</p>
    <TryAgain onRetry={onRetry} />
  </div>
);

/** A listing that the server refused permanently. */
export const RefusedListing = ({ reason }: { reason: string }) => (
  <p className="type-heading min-h-80 pt-8" role="alert">
    {reason}.
  </p>
);
