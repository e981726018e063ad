import type { FavoriteTab } from '@wearfolio/contracts/limits';

/** The tabs in their order, spelled as agreed (behavior.md#favorites-tabs). */
export const tabNames: readonly (readonly [FavoriteTab, string])[] = [
  ['all_Items', 'All Items'],
  ['lowstock', 'low stock'],
  ['backinstock', 'back in stock'],
  ['soldout', 'sold out'],
  ['onsale', 'On sale'],
];
