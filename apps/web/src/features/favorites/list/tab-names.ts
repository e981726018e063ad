import type { FavoriteTab } from '@wearfolio/contracts/limits';

/** Spec 2, in its order; the page shows the first letter large. */
export const tabNames: readonly (readonly [FavoriteTab, string])[] = [
  ['all_Items', 'All Items'],
  ['lowstock', 'low stock'],
  ['backinstock', 'back in stock'],
  ['soldout', 'sold out'],
  ['onsale', 'On sale'],
];
