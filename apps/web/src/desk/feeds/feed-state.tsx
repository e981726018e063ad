import type { FeedState, ListedFeed } from '@wearfolio/contracts/desk-feeds';
import { t } from '../../lib/t.tsx';

const stateWords: Record<FeedState, readonly [words: string, look: string]> = {
  good: ['good', 'text-ok'],
  running: ['running', 'text-ink'],
  interrupted: ['interrupted', 'text-sale'],
  unreached: [t('desk.feeds.notFetched'), 'text-sale'],
  refused: ['refused', 'text-sale'],
  failed: ['failed', 'text-sale'],
  never: [t('desk.feeds.neverImported'), 'text-warn'],
};

/** The state of a feed in its color, with the reason. */
export const State = ({ feed: { state, reason } }: { feed: Pick<ListedFeed, 'state' | 'reason'> }) => {
  const [words, look] = stateWords[state];
  return (
    <span className="min-w-0">
      <span className={look}>{words}</span>
      {reason && (
        <span className="line-clamp-3 max-w-80 min-w-50 wrap-anywhere text-ink-2" title={reason}>
          {reason}
        </span>
      )}
    </span>
  );
};
