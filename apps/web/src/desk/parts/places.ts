import { deskPaths } from '@wearfolio/contracts/desk';
import { t } from '../../lib/t.tsx';

/** The counts of waiting items in the navigation. */
export type Waiting = 'matches' | 'prices' | 'reports' | 'messages' | 'values' | 'jobs';

export type Place = {
  href: string;
  name: string;
  waiting?: Waiting;
  /** Pages that belong to this one, such as the page of an item. */
  below?: readonly string[];
};

export type Group = { name: string; places: readonly [Place, ...Place[]] };

/** The pages of the desk, by group. The name of a group links to its first page. */
export const groups: readonly Group[] = [
  {
    name: t('desk.parts.feeds'),
    places: [
      {
        href: deskPaths.feeds,
        name: t('desk.parts.stores'),
        below: [deskPaths.store, deskPaths.newStore, deskPaths.feed, deskPaths.rejects],
      },
      { href: deskPaths.quality, name: t('desk.parts.dataQuality') },
      { href: deskPaths.values, name: t('desk.parts.values'), waiting: 'values' },
      { href: deskPaths.rules, name: t('desk.parts.rules') },
    ],
  },
  {
    name: t('desk.parts.catalogue'),
    places: [
      { href: deskPaths.products, name: t('desk.parts.products'), below: [deskPaths.product] },
      { href: deskPaths.matches, name: t('desk.parts.matches'), waiting: 'matches' },
      { href: deskPaths.prices, name: t('desk.parts.prices'), waiting: 'prices' },
      { href: deskPaths.subjects, name: t('desk.parts.brandsStores'), below: [deskPaths.brand] },
      { href: deskPaths.changes, name: t('desk.parts.changes') },
      { href: deskPaths.pictures, name: t('desk.parts.pictures') },
    ],
  },
  {
    name: t('desk.parts.shop'),
    places: [
      { href: deskPaths.content, name: t('desk.parts.pages'), below: [deskPaths.document] },
      { href: deskPaths.menu, name: t('desk.menu.title') },
      { href: deskPaths.collections, name: t('desk.parts.collections'), below: [deskPaths.collection] },
      { href: deskPaths.merchandise, name: t('desk.parts.orderListings'), below: [deskPaths.listing] },
      { href: deskPaths.identity, name: t('desk.parts.identity') },
      { href: deskPaths.search, name: t('ui.search') },
    ],
  },
  {
    name: t('desk.parts.people'),
    places: [
      { href: deskPaths.messages, name: t('desk.parts.messages'), waiting: 'messages' },
      { href: deskPaths.notices, name: t('desk.parts.reports'), waiting: 'reports' },
      { href: deskPaths.customers, name: t('desk.parts.customers') },
      { href: deskPaths.newsletters, name: t('desk.parts.newsletters'), below: [deskPaths.newsletter] },
      { href: deskPaths.subscribers, name: t('desk.parts.subscribers') },
    ],
  },
  {
    name: t('desk.parts.insight'),
    places: [
      { href: deskPaths.insight, name: t('desk.parts.all') },
      { href: deskPaths.visits, name: t('desk.parts.visits') },
      { href: deskPaths.searches, name: t('desk.parts.searches') },
      { href: deskPaths.favorites, name: t('desk.parts.favorites') },
      { href: deskPaths.clicks, name: 'Click-outs' },
      { href: deskPaths.commissions, name: t('desk.parts.commissions') },
      { href: deskPaths.partnerFigures, name: t('desk.parts.partners') },
    ],
  },
  {
    name: t('desk.parts.settings'),
    places: [
      { href: deskPaths.staff, name: t('desk.parts.staff') },
      { href: deskPaths.partners, name: t('desk.parts.partners') },
      { href: deskPaths.audit, name: t('desk.parts.auditLog') },
      { href: deskPaths.jobs, name: t('desk.parts.jobs'), waiting: 'jobs' },
    ],
  },
];

const holds = ({ href, below = [] }: Place, path: string): boolean => href === path || below.includes(path);

/** The group of a page and its place in it. The overview and the account have none. */
export const findPlace = (path: string): { group: Group; place: Place } | null => {
  for (const group of groups) {
    const place = group.places.find((one) => holds(one, path));
    if (place) return { group, place };
  }
  return null;
};
