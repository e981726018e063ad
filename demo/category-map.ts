import { categoryTree, slugOf } from '@wearfolio/feeds/clean/category/category-tree';

/** Maps a lower-cased path of our feeds to a leaf of the tree, like `map category` by ops. */
export const categoryMap: ReadonlyMap<string, string> = new Map(
  Object.entries(categoryTree).flatMap(([top, middles]) =>
    Object.entries(middles).flatMap(([middle, leaves]) =>
      leaves.map((leaf) => {
        const names = [top, middle, leaf];
        return [names.join(' > ').toLowerCase(), names.map(slugOf).join('/')] as const;
      }),
    ),
  ),
);
