import { deskPaths } from '@wearfolio/contracts/desk';

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
    name: 'Feeds',
    places: [
      {
        href: deskPaths.feeds,
        name: 'Stores',
        below: [deskPaths.store, deskPaths.newStore, deskPaths.feed, deskPaths.rejects],
      },
      { href: deskPaths.quality, name: 'Data quality' },
      { href: deskPaths.values, name: 'Values', waiting: 'values' },
    ],
  },
  {
    name: 'Catalogue',
    places: [
      { href: deskPaths.products, name: 'Products', below: [deskPaths.product] },
      { href: deskPaths.matches, name: 'Matches', waiting: 'matches' },
      { href: deskPaths.prices, name: 'Prices', waiting: 'prices' },
      { href: deskPaths.subjects, name: 'Brands and stores' },
      { href: deskPaths.changes, name: 'Changes' },
      { href: deskPaths.pictures, name: 'Pictures' },
    ],
  },
  {
    name: 'Shop',
    places: [
      { href: deskPaths.content, name: 'Pages', below: [deskPaths.document] },
      { href: deskPaths.collections, name: 'Collections', below: [deskPaths.collection] },
      { href: deskPaths.merchandise, name: 'Order of listings', below: [deskPaths.listing] },
      { href: deskPaths.identity, name: 'Identity' },
      { href: deskPaths.search, name: 'Search' },
    ],
  },
  {
    name: 'People',
    places: [
      { href: deskPaths.messages, name: 'Messages', waiting: 'messages' },
      { href: deskPaths.notices, name: 'Reports', waiting: 'reports' },
      { href: deskPaths.customers, name: 'Customers' },
      { href: deskPaths.newsletters, name: 'Newsletters', below: [deskPaths.newsletter] },
      { href: deskPaths.subscribers, name: 'Subscribers' },
    ],
  },
  {
    name: 'Insight',
    places: [
      { href: deskPaths.insight, name: 'All' },
      { href: deskPaths.visits, name: 'Visits' },
      { href: deskPaths.searches, name: 'Searches' },
      { href: deskPaths.favorites, name: 'Favorites' },
      { href: deskPaths.clicks, name: 'Click-outs' },
      { href: deskPaths.commissions, name: 'Commissions' },
    ],
  },
  {
    name: 'Settings',
    places: [
      { href: deskPaths.staff, name: 'Staff' },
      { href: deskPaths.audit, name: 'Audit log' },
      { href: deskPaths.jobs, name: 'Jobs', waiting: 'jobs' },
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
