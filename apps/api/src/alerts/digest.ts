import type { PrintMoney } from '@wearfolio/contracts/identity/money';
import { inUnits } from '@wearfolio/contracts/identity/money';
import type { Translate } from '@wearfolio/messages/key';
import type { NameOf } from '@wearfolio/messages/name-of';
import { storedName } from '@wearfolio/sizes/group';
import { offerPath } from '../addresses/page-paths.ts';
import { mailPicture } from '../addresses/whole-address.ts';
import type { MetTarget } from '../favorites/targets/target-queries.ts';
import { deliveryLine } from '../jobs/mail/delivery-line.ts';
import type { MailProduct, MailSection } from '../jobs/mail/mail-content.ts';
import { newsOf, type SearchNews } from '../saved-searches/news.ts';
import type { FoundProduct, PendingSearch, ShownProduct } from '../saved-searches/news-queries.ts';
import type { News } from './alert-queries.ts';

/** The most products of one search in a mail. The section says how many there are, and the search page has them. */
const mostOfSearch = 12;

/** The most favorites in a section, plus further colors of the last one. The section says how many there are. */
const mostOfFavorites = 100;

/** The content of a mail. `sections` are in display order; `subject` names the first. */
export type Digest = { subject: string; sections: MailSection[] };

type Place = Pick<Parts, 'publicUrl' | 'origin' | 't' | 'nameOf' | 'print'>;

const shown = ({ print }: Place, cents: number | null, stated: number | null = null): string | null =>
  cents === null ? null : print(cents / 100, inUnits(stated));

/** Returns a filter that accepts each cluster once. */
const onceEach = () => {
  const seen = new Set<number>();
  return (clusterId: number): boolean => !seen.has(clusterId) && Boolean(seen.add(clusterId));
};

const itemOfTarget = (place: Place, { productId, slug, colorId, ...met }: MetTarget): MailProduct => ({
  name: met.name,
  brand: met.brand,
  color: place.nameOf(met.color),
  image: mailPicture(place.publicUrl, met.image) ?? '',
  href: place.origin + offerPath({ id: productId ?? 0, slug }, colorId),
  before: null,
  now: shown(place, met.cents, met.stated),
  isBackInStock: false,
  store: met.store,
  note: place.t('mails.targetNote', {
    price: shown(place, met.targetCents) ?? '',
    isDelivered: String(met.withDelivery),
    hasSize: String(met.size !== null),
    size: met.size === null ? '' : storedName(met.size),
  }),
});

const itemOfNews = (place: Place, { productId, colorId, slug, ...news }: News): MailProduct => ({
  name: news.name,
  brand: news.brand,
  color: place.nameOf(news.color),
  image: mailPicture(place.publicUrl, news.image) ?? '',
  href: place.origin + offerPath({ id: productId, slug }, colorId),
  before: shown(place, news.before, news.statedBefore),
  now: shown(place, news.now, news.statedNow),
  // The listing row is of the saved offer.
  ...(news.store === null && { delivery: deliveryLine(place, news.delivery) }),
  isBackInStock: news.isBack,
  sizeNews: news.sizeNews,
  store: news.store,
});

const itemOfSearch = (place: Place, { product, kind, before }: SearchNews, card: ShownProduct): MailProduct => ({
  name: card.name,
  brand: card.brand,
  color: '',
  image: mailPicture(place.publicUrl, card.image) ?? '',
  href: place.origin + offerPath({ id: card.id, slug: card.slug }),
  before: shown(place, before, product.statedBefore),
  now: shown(place, product.now, product.statedNow),
  delivery: deliveryLine(place, card.delivery),
  isBackInStock: false,
  store: card.store,
  ...(kind === 'new' && { note: place.t('mails.newProduct') }),
});

type Parts = {
  publicUrl: string;
  /** What links to pages begin with. */
  origin: string;
  t: Translate;
  nameOf: NameOf;
  print: PrintMoney;
  targets: readonly MetTarget[];
  news: readonly News[];
  searches: readonly PendingSearch[];
  products: ReadonlyMap<number, FoundProduct>;
  cards: ReadonlyMap<number, ShownProduct>;
};

type Wanted = (clusterId: number) => boolean;

/** A section about a search, and how many products it has news of. */
type SearchSection = MailSection & { count: number };

const sectionOf = (parts: Parts, search: PendingSearch, isFirst: Wanted): SearchSection | null => {
  const news = newsOf(search, parts.products).filter(({ product }) => isFirst(product.clusterId));
  if (news.length === 0) return null;
  const products = news.slice(0, mostOfSearch).flatMap((entry) => {
    const card = parts.cards.get(entry.product.id);
    return card ? [itemOfSearch(parts, entry, card)] : [];
  });
  const { name } = search;
  const label =
    news.length > mostOfSearch
      ? parts.t('mails.someOfSearch', { shown: mostOfSearch, count: news.length, name })
      : parts.t('mails.allOfSearch', { name });
  return {
    title: search.name,
    products,
    action: { label, href: parts.origin + search.address },
    count: news.length,
  };
};

/** The mail's sections about searches. Each cluster appears once in the whole mail. */
const searchSections = (parts: Parts, isFirst: Wanted): SearchSection[] =>
  parts.searches.flatMap((search) => sectionOf(parts, search, isFirst) ?? []);

type Shown = { clusterId: number | null };

/** The first items that a mail has room for, and what else there is. Items of a cluster stay together. */
const withRoom = <Item extends Shown>(
  { origin, t }: Place,
  items: readonly Item[],
): [Item[], MailSection['action']] => {
  const last = items[mostOfFavorites - 1]?.clusterId;
  const first = items.filter((item, at) => at < mostOfFavorites || item.clusterId === last);
  if (first.length === items.length) return [first, undefined];
  const label = t('mails.someOfFavorites', { shown: first.length, count: items.length });
  return [first, { label, href: `${origin}/my-favourite` }];
};

const byPrice = (one: News, other: News): number => (one.now ?? 0) - (other.now ?? 0);

/** The cheapest item of each product that was saved in one color at several stores. */
const oncePerProduct = (news: readonly News[]): News[] => {
  const cheapest = Map.groupBy(news, ({ clusterId, colorId }) => `${clusterId} ${colorId}`)
    .values()
    .map((same) => same.toSorted(byPrice)[0]);
  const listed = new Set(cheapest);
  return news.filter((entry) => listed.has(entry));
};

const favoriteSections = (parts: Parts, isFirst: Wanted): MailSection[] => {
  // A favorite in two colors gets two consecutive items.
  const clusters = new Set(parts.news.map(({ clusterId }) => clusterId).filter(isFirst));
  const items = oncePerProduct(parts.news).filter(({ clusterId }) => clusters.has(clusterId));
  if (items.length === 0) return [];
  const title = parts.t('mails.favoritesUpdated', { count: items.length });
  const [listed, action] = withRoom(parts, items);
  return [{ title, products: listed.map((entry) => itemOfNews(parts, entry)), ...(action && { action }) }];
};

const targetSections = (parts: Parts, isFirst: Wanted): MailSection[] => {
  const clusters = new Set(parts.targets.flatMap(({ clusterId }) => clusterId ?? []).filter(isFirst));
  const met = parts.targets.filter(({ clusterId }) => clusterId !== null && clusters.has(clusterId));
  if (met.length === 0) return [];
  const title = parts.t('mails.targetsReached', { count: met.length });
  const [listed, action] = withRoom(parts, met);
  return [{ title, products: listed.map((target) => itemOfTarget(parts, target)), ...(action && { action }) }];
};

const subjectOf = (t: Translate, favorites: readonly MailSection[], searches: readonly SearchSection[]): string => {
  const [favorite] = favorites;
  const [search] = searches;
  if (favorite && searches.length === 0) return favorite.title;
  if (search && !favorite && searches.length === 1) {
    return t('mails.updatesInSearch', { count: search.count, name: search.title });
  }
  const count = searches.length;
  return favorite
    ? t('mails.andInSearches', { title: favorite.title, count })
    : t('mails.updatesInSearches', { count });
};

/** The content of a mail: target prices, then favorites, then searches. Null when there is nothing to report. */
export const digestOf = (parts: Parts): Digest | null => {
  const isFirst = onceEach();
  const favorites = [...targetSections(parts, isFirst), ...favoriteSections(parts, isFirst)];
  const searches = searchSections(parts, isFirst);
  const sections = [...favorites, ...searches];
  return sections.length === 0 ? null : { subject: subjectOf(parts.t, favorites, searches), sections };
};
