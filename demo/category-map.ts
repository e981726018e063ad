import { categoryTree, slugOf } from '@wearfolio/feeds/clean/category/category-tree';

/** A path as our feeds spell it, lower-cased -> the leaf of the tree: what ops would set with `map category`. */
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
