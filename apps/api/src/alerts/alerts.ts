import { nameIn } from '@wearfolio/messages/names';
import { translateIn } from '@wearfolio/messages/translate';
import { listMetTargets } from '../favorites/targets/target-queries.ts';
import { sendWithLinks } from '../jobs/mail/links.ts';
import { findDestination, findPlace } from '../jobs/mail/mail-place.ts';
import { digestMail } from '../jobs/mail/templates/digest.ts';
import type { Task } from '../jobs/task.ts';
import {
  findFoundProducts,
  findShownProducts,
  listPendingSearches,
  type PendingSearch,
} from '../saved-searches/news-queries.ts';
import { addDigest, findListener, type Listener, listNews, noteNews } from './alert-queries.ts';
import { digestOf } from './digest.ts';
import { markDigest } from './digest-queries.ts';

/** Records whose favorites an import of a store made cheaper or available again, and queues their digests. */
export const findAlerts: Task<'find-alerts'> = ({ db }, { storeId }) => noteNews(db, storeId);

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The earliest time for a mail about a search. */
const searchFrom = ({ frequency, dueFrom }: PendingSearch, { urgentFrom, dailyFrom }: Listener): Date =>
  frequency === 'immediately' ? urgentFrom : later(dueFrom, dailyFrom);

const earliest = (times: readonly Date[]): Date | undefined => times.toSorted((one, other) => +one - +other)[0];

/**
 * Sends a customer one mail with everything due: target prices and 'immediately' searches at most every six hours,
 * favorites and other searches at most once a day. It uses current prices; items that rose or sold out meanwhile are
 * left out, and an empty mail is not sent. This is the only mailer for alerts, so mails cannot race. News that is not
 * due yet queues the next digest.
 */
export const mailAlerts: Task<'mail-alerts'> = async (context, { customerId }, job) => {
  const { db, mailer, publicUrl } = context;
  const listener = await findListener(db, customerId);
  if (!listener) return;
  const { origin, locale, print } = await findPlace(context, listener.market);
  const destination = await findDestination(context, listener.market);
  const { now, urgentFrom, dailyFrom } = listener;
  const [isUrgentDue, isDailyDue] = [urgentFrom <= now, dailyFrom <= now];
  const met = await listMetTargets(db, customerId, destination);
  const pending = await listPendingSearches(db, customerId);
  const news = await listNews(db, customerId, destination);
  const targets = isUrgentDue ? met : [];
  const searches = pending.filter((search) => searchFrom(search, listener) <= now);
  const dueNews = isDailyDue ? news : [];
  const ids = searches.flatMap(({ newIds, cheaperIds }) => [...newIds, ...cheaperIds]);
  const products = ids.length === 0 ? [] : await findFoundProducts(db, ids, destination);
  const cards = ids.length === 0 ? [] : await findShownProducts(db, ids, destination);

  const digest = digestOf({
    ...{ publicUrl, origin, print },
    t: translateIn(locale),
    nameOf: nameIn(locale),
    targets,
    news: dueNews,
    searches,
    products: new Map(products.map((product) => [product.id, product])),
    cards: new Map(cards.map((card) => [card.id, card])),
  });
  if (digest) {
    await sendWithLinks(
      context,
      { owner: { customerId }, purposes: ['alerts-off'], turn: null, job },
      (links, turn) => {
        const stopHref = `${origin}/alerts/stop/${links['alerts-off']}`;
        return mailer.send({
          turn,
          to: { name: '', address: listener.email },
          locale,
          mail: digestMail({ firstName: listener.firstName, ...digest, stopHref }),
          stopHref,
          job,
        });
      },
    );
  }
  await markDigest(db, { customerId, now, targets, searches, news: dueNews, isSent: digest !== null });

  const waits = [
    ...(met.length > 0 && !isUrgentDue ? [urgentFrom] : []),
    ...(news.length > 0 && !isDailyDue ? [dailyFrom] : []),
    ...pending.filter((search) => !searches.includes(search)).map((search) => searchFrom(search, listener)),
  ];
  const next = earliest(waits);
  if (next) await addDigest(db, customerId, next);
};
