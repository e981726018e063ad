import { deskPaths } from '@wearfolio/contracts/desk';
import type { Right } from '@wearfolio/contracts/rights';
import { t } from '../../lib/t.tsx';

/** The counts of waiting items in the navigation. */
export type Waiting = 'matches' | 'prices' | 'reports' | 'messages' | 'values' | 'jobs';

export type Place = {
  href: string;
  /** What staff need to open it and the pages below. */
  right: Right;
  name: string;
  waiting?: Waiting;
  /** Pages that belong to this one, such as the page of an item. */
  below?: readonly string[];
  /** Further pages that belong to it, and what they need. */
  change?: { right: Right; below: readonly string[] };
};

export type Group = { name: string; places: readonly [Place, ...Place[]] };

/** The pages of the desk, by group. The name of a group links to its first page. */
const groups: readonly Group[] = [
  {
    name: t('desk.parts.feeds'),
    places: [
      {
        href: deskPaths.feeds,
        right: 'feeds',
        name: t('desk.parts.stores'),
        below: [deskPaths.store, deskPaths.rejects],
        change: { right: 'feeds-change', below: [deskPaths.newStore, deskPaths.feed] },
      },
      { href: deskPaths.quality, right: 'feeds', name: t('desk.parts.dataQuality') },
      { href: deskPaths.values, right: 'feeds', name: t('desk.parts.values'), waiting: 'values' },
      { href: deskPaths.rules, right: 'feeds', name: t('desk.parts.rules') },
    ],
  },
  {
    name: t('desk.parts.catalogue'),
    places: [
      { href: deskPaths.products, right: 'catalogue', name: t('desk.parts.products'), below: [deskPaths.product] },
      { href: deskPaths.matches, right: 'feeds', name: t('desk.parts.matches'), waiting: 'matches' },
      { href: deskPaths.prices, right: 'feeds', name: t('desk.parts.prices'), waiting: 'prices' },
      { href: deskPaths.subjects, right: 'catalogue', name: t('desk.parts.brandsStores'), below: [deskPaths.brand] },
      { href: deskPaths.changes, right: 'catalogue', name: t('desk.parts.changes') },
      { href: deskPaths.pictures, right: 'feeds', name: t('desk.parts.pictures') },
    ],
  },
  {
    name: t('desk.parts.shop'),
    places: [
      { href: deskPaths.content, right: 'merchandise', name: t('desk.parts.pages'), below: [deskPaths.document] },
      { href: deskPaths.menu, right: 'merchandise', name: t('desk.menu.title') },
      {
        href: deskPaths.collections,
        right: 'merchandise',
        name: t('desk.parts.collections'),
        below: [deskPaths.collection],
      },
      {
        href: deskPaths.merchandise,
        right: 'merchandise',
        name: t('desk.parts.orderListings'),
        below: [deskPaths.listing],
      },
      { href: deskPaths.identity, right: 'texts', name: t('desk.parts.identity') },
      { href: deskPaths.markets, right: 'settings', name: t('desk.markets.title') },
      { href: deskPaths.search, right: 'catalogue', name: t('ui.search') },
    ],
  },
  {
    name: t('desk.parts.people'),
    places: [
      { href: deskPaths.messages, right: 'messages', name: t('desk.parts.messages'), waiting: 'messages' },
      { href: deskPaths.notices, right: 'messages', name: t('desk.parts.reports'), waiting: 'reports' },
      { href: deskPaths.customers, right: 'data-requests', name: t('desk.parts.customers') },
      {
        href: deskPaths.newsletters,
        right: 'merchandise',
        name: t('desk.parts.newsletters'),
        below: [deskPaths.newsletter],
      },
      { href: deskPaths.subscribers, right: 'messages', name: t('desk.parts.subscribers') },
    ],
  },
  {
    name: t('desk.parts.insight'),
    places: [
      { href: deskPaths.insight, right: 'figures', name: t('desk.parts.all') },
      { href: deskPaths.visits, right: 'figures', name: t('desk.parts.visits') },
      { href: deskPaths.searches, right: 'figures', name: t('desk.parts.searches') },
      { href: deskPaths.favorites, right: 'figures', name: t('desk.parts.favorites') },
      { href: deskPaths.clicks, right: 'figures', name: t('desk.parts.clickOuts') },
      { href: deskPaths.commissions, right: 'figures', name: t('desk.parts.commissions') },
      { href: deskPaths.partnerFigures, right: 'figures', name: t('desk.parts.partners') },
    ],
  },
  {
    name: t('desk.parts.settings'),
    places: [
      { href: deskPaths.staff, right: 'settings', name: t('desk.parts.staff') },
      { href: deskPaths.partners, right: 'settings', name: t('desk.parts.partners') },
      { href: deskPaths.audit, right: 'settings', name: t('desk.parts.auditLog') },
      { href: deskPaths.jobs, right: 'settings', name: t('desk.parts.jobs'), waiting: 'jobs' },
    ],
  },
];

const isBelow = (path: string, below: readonly string[] | undefined): boolean => below?.includes(path) ?? false;

const holds = ({ href, below, change }: Place, path: string): boolean =>
  href === path || isBelow(path, below) || isBelow(path, change?.below);

/** The group of a page and its place in it. The overview and the account have none. */
export const findPlace = (path: string): { group: Group; place: Place } | null => {
  for (const group of groups) {
    const place = group.places.find((one) => holds(one, path));
    if (place) return { group, place };
  }
  return null;
};

/** What staff need to open a page; null if every role may. */
export const rightOfPath = (path: string): Right | null => {
  const place = findPlace(path)?.place;
  if (!place) return null;
  return isBelow(path, place.change?.below) ? (place.change?.right ?? null) : place.right;
};

/** The groups with the pages that a role may open. */
export const groupsOf = (isAllowed: (right: Right) => boolean): readonly Group[] =>
  groups.flatMap(({ name, places }) => {
    const [first, ...others] = places.filter(({ right }) => isAllowed(right));
    return first ? [{ name, places: [first, ...others] as const }] : [];
  });
