import { deskPaths } from '@wearfolio/contracts/desk';
import type { Locale } from '@wearfolio/messages/locales';
import { storedIn } from '@wearfolio/messages/stored';
import { noTurn } from '../../jobs/mail/mail-turn.ts';
import type { FeedHealth } from '../../jobs/mail/templates/feed-news.ts';
import { feedNewsMail, feedsWeekMail } from '../../jobs/mail/templates/feed-news.ts';
import type { Task } from '../../jobs/task.ts';
import { withoutCommands } from '../without-commands.ts';
import { findReader, listFeedHealth, listStoreHealth } from './feed-news-queries.ts';

/** Who reads the mails has the desk, and perhaps no terminal. */
const toldIn =
  (locale: Locale) =>
  (health: FeedHealth): FeedHealth => ({
    ...health,
    reason: health.reason && storedIn(locale)(withoutCommands(health.reason)),
  });

/**
 * Mails the news of a store's feed, or of its feed of texts in `language`. Does nothing if the schedule is gone or the
 * reader wants no such mails anymore.
 */
export const sendFeedNews: Task<'mail-feed-news'> = async ({ db, mailer, publicUrl }, payload, job) => {
  const { staffId, storeId, news, language = null } = payload;
  const [reader, feeds] = [await findReader(db, staffId), await listStoreHealth(db, storeId)];
  const health = feeds.find((feed) => feed.language === language);
  if (!reader || !health) return;
  const mail = feedNewsMail(news, toldIn(reader.locale)(health), `${publicUrl}${deskPaths.store}?id=${storeId}`);
  await mailer.send({ turn: noTurn, ...reader, mail, job });
};

/** Mails how all feeds are. */
export const sendFeedsWeek: Task<'mail-feeds-week'> = async ({ db, mailer, publicUrl }, { staffId }, job) => {
  const [reader, feeds] = [await findReader(db, staffId), await listFeedHealth(db)];
  if (!reader || feeds.length === 0) return;
  const mail = feedsWeekMail(feeds.map(toldIn(reader.locale)), `${publicUrl}${deskPaths.feeds}`);
  await mailer.send({ turn: noTurn, ...reader, mail, job });
};
