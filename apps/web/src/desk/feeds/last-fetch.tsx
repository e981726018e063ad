import { t } from '../../lib/t.tsx';
import { Time } from '../parts/time.tsx';
import { outcomeWords } from './words.ts';

/** What came of the last fetch of a feed, and when; null before the first. */
export const LastFetch = ({ outcome, at }: { outcome: string | null; at: string | null }) => (
  <>
    {outcome === null
      ? t('desk.feeds.notFetchedYet')
      : t('desk.feeds.lastFetch', { lastOutcome: outcomeWords(outcome) })}
    {at && (
      <>
        , <Time at={at} />
      </>
    )}
  </>
);
