import type { LetterProduct } from '../../jobs/mail/letter.ts';
import { alertsLetter } from '../../jobs/mail/letters/alerts.ts';
import { sendWithLinks } from '../../jobs/mail/links.ts';
import type { Task } from '../../jobs/task.ts';
import { wholeAddress } from '../../pages/face/face.ts';
import { productPath } from '../../pages/page-paths.ts';
import { findListener, listNews, markTold, type News, noteNews, postponeDigest } from './alert-queries.ts';

/** Finds whose favorites an import of a store made cheaper or brought back, and has them told. */
export const findAlerts: Task<'find-alerts'> = ({ db }, { storeId }) => noteNews(db, storeId);

const shown = (cents: number | null): string | null => (cents === null ? null : `$${(cents / 100).toFixed(2)}`);

const itemOf = (
  publicUrl: string,
  { productId, colorId, slug, before, now, isBack, sizeNews, image, store, ...texts }: News,
): LetterProduct => ({
  name: texts.name,
  brand: texts.brand,
  color: texts.color,
  image: wholeAddress(publicUrl, image) ?? '',
  href: publicUrl + productPath({ id: productId, slug }, colorId),
  before: shown(before),
  now: shown(now),
  isBackInStock: isBack,
  sizeNews,
  store,
});

const byPrice = (one: News, other: News): number => (one.now ?? 0) - (other.now ?? 0);

/** One item of what was saved in one color at several stores that sell it: the cheapest. */
const oncePerProduct = (news: readonly News[]): News[] => {
  const cheapest = Map.groupBy(news, ({ clusterId, colorId }) => `${clusterId} ${colorId}`)
    .values()
    .map((same) => same.toSorted(byPrice)[0]);
  const told = new Set(cheapest);
  return news.filter((entry) => told.has(entry));
};

/**
 * Tells a customer in one mail of all that became cheaper or came back since the last, at most once a day. Prices are
 * those of now: what has risen or sold out again meanwhile is left out, and with nothing left no mail is sent.
 */
export const mailAlerts: Task<'mail-alerts'> = async (context, { customerId }, job) => {
  const { db, mailer, publicUrl } = context;
  const listener = await findListener(db, customerId);
  if (!listener) return;
  if (listener.isTooEarly) return postponeDigest(db, customerId);
  const news = await listNews(db, customerId);
  const [first] = news;
  if (!first) return;
  await sendWithLinks(context, { owner: { customerId }, purposes: ['alerts-off'], job }, (links) => {
    const stopHref = `${publicUrl}/alerts/stop/${links['alerts-off']}`;
    return mailer.send({
      to: { name: '', address: listener.email },
      mail: alertsLetter({
        firstName: listener.firstName,
        items: oncePerProduct(news).map((entry) => itemOf(publicUrl, entry)),
        stopHref,
      }),
      stopHref,
      job,
    });
  });
  await markTold(db, { customerId, changeIds: news.flatMap(({ changeIds }) => changeIds), readAt: first.readAt });
};
