import { foldLetters } from '../../words/fold.ts';
import { rowsOf } from '../../words/table.ts';

const readTree = (): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> => {
  const tree: Record<string, Record<string, readonly string[]>> = {};
  for (const [top = '', middle = '', leaves = ''] of rowsOf('clean/category/category-tree.tsv'))
    tree[top] = { ...tree[top], [middle]: leaves.split(' | ') };
  return tree;
};

/**
 * The built-in category tree: top-level name -> second-level name -> third-level names, in menu order. A leaf's path is
 * `top/middle/leaf` in slugs, for example `women/shoes/boots`. Imports place every product on one of its leaves, or on
 * `fallbackPath`.
 */
export const categoryTree = readTree();

/** Category for products that no mapping places. `catalogue status` lists them for ops. */
export const fallbackPath = 'other/unsorted/everything-else';

/** Names of the three levels of the fallback, in order. */
export const fallbackNames = ['Other', 'Unsorted', 'Everything Else'] as const;

/** Slugs that keep their first spelling, because addresses must not change. */
const firstSlugs: Readonly<Record<string, string>> = Object.assign(Object.create(null), { jewelry: 'jewellery' });

/** `Beach & Straw Bags` -> `beach-straw-bags`, `Øre` -> `ore`: ASCII, lower case, single hyphens. */
export const slugOf = (name: string): string => {
  const slug = foldLetters(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return firstSlugs[slug] ?? slug;
};
