import { type RefObject, useLayoutEffect, useRef } from 'react';
import { t } from '../../../lib/t.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import type { MorePages } from './use-more-pages.ts';

type Props = {
  more: MorePages;
  /** The place of the first card in the listing, from 1, and the number of all products. */
  from: number;
  total: number;
  /** The element with the cards. */
  grid: RefObject<HTMLElement | null>;
};

/** Adds the next page below the cards. The focus goes to the first of the new ones. */
export const LoadMore = ({ more, from, total, grid }: Props) => {
  const { cards, hasMore, isLoading, retry, load } = more;
  const awaited = useRef<{ at: number; byKey: boolean } | null>(null);
  useLayoutEffect(() => {
    if (!awaited.current || awaited.current.at >= cards.length) return;
    const { at, byKey } = awaited.current;
    awaited.current = null;
    const card = grid.current?.querySelectorAll<HTMLElement>('article .card-name')[at];
    card?.focus({ preventScroll: !byKey, focusVisible: byKey });
  });
  return (
    <div className="flex flex-col items-center gap-4 pt-16">
      <p className="figures text-ink-2" role="status">
        {t('listing.shownOf', { from, to: from + cards.length - 1, total })}
      </p>
      {retry && <FailedLoad onRetry={retry} />}
      {hasMore && !retry && (
        <BusyButton
          type="button"
          look="outlined"
          isBusy={isLoading}
          onClick={({ detail }) => {
            // A press by key has no click count.
            awaited.current = { at: cards.length, byKey: detail === 0 };
            load();
          }}
        >
          {t('listing.loadMore')}
        </BusyButton>
      )}
    </div>
  );
};
