import type { FeedState, ListedFeed } from '@wearfolio/contracts/desk-feeds';
import { t } from '../../lib/t.tsx';
import { outcomeWords } from './words.ts';

const stateWords: Record<FeedState, readonly [words: string, look: string]> = {
  good: [t('desk.feeds.outcomeGood'), 'text-ok'],
  running: [outcomeWords('running'), 'text-ink'],
  interrupted: [outcomeWords('interrupted'), 'text-sale'],
  unreached: [t('desk.feeds.notFetched'), 'text-sale'],
  refused: [outcomeWords('refused'), 'text-sale'],
  failed: [outcomeWords('failed'), 'text-sale'],
  never: [t('desk.feeds.neverImported'), 'text-warn'],
  deleted: [t('desk.catalogue.stateDeleted'), 'text-ink-3'],
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
