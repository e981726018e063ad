import type { Database } from '@wearfolio/database/client';
import { type MetTarget, markTargetsReported, resetTargets } from '../favorites/targets/target-queries.ts';
import { markMailed, type PendingSearch } from '../saved-searches/news-queries.ts';
import { markReported, type News } from './alert-queries.ts';

type Reported = {
  customerId: number;
  /** When the mail was made, by the database's clock. */
  now: Date;
  targets: readonly MetTarget[];
  searches: readonly PendingSearch[];
  news: readonly News[];
  /** False when there was nothing to report. */
  isSent: boolean;
};

/**
 * Marks in one transaction what a mail reported, including pending changes that are no longer news. After a crash
 * before this, the mail is sent again with the same Message-ID.
 */
export const markDigest = (
  db: Database,
  { customerId, now, targets, searches, news, isSent }: Reported,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const reached = targets.filter(({ productId }) => productId !== null);
    await markTargetsReported(tx, reached);
    await resetTargets(
      tx,
      targets.filter(({ productId }) => productId === null),
    );
    await markMailed(tx, {
      findIds: searches.flatMap(({ findIds }) => findIds),
      searchIds: isSent ? searches.map(({ id }) => id) : [],
    });
    if (!isSent) return;
    const isUrgent = reached.length > 0 || searches.some(({ frequency }) => frequency === 'immediately');
    if (isUrgent) await tx.$executeRaw`UPDATE customer SET urgent_at = ${now}::timestamptz WHERE id = ${customerId}`;
    const isDaily = news.length > 0 || searches.some(({ frequency }) => frequency !== 'immediately');
    if (isDaily) {
      const changeIds = news.flatMap((entry) => entry.changeIds);
      await markReported(tx, { customerId, changeIds, readAt: news[0]?.readAt ?? now });
    }
  });
