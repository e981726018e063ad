import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listFavorites } from '@wearfolio/contracts/favorites';
import type { FavoriteLevel, FavoritesState } from '../../favorites-url.ts';

export type FavoriteCategories = Reply<typeof listFavorites>['categories'];

/** A row of the sidebar; `categ` as the wire spells it. */
export type CategoryRow = Pick<FavoritesState, 'level' | 'categ'> & { name: string };

/** `'Dresses|12'` is called Dresses. */
const nameOf = (categ: string): string => categ.slice(0, categ.lastIndexOf('|'));

const row = (level: FavoriteLevel, categ: string): CategoryRow => ({ level, categ, name: nameOf(categ) });

/** The tree of what was saved as rows from the top down: each parent, its children, and theirs (spec 2). */
export const categoryRows = (categories: FavoriteCategories): CategoryRow[] =>
  categories.flatMap(({ parent, childParents }) => [
    row('level1', parent),
    ...childParents.flatMap(({ childParent, childCategories }) => [
      row('level2', childParent),
      ...childCategories.map((categ) => row('level3', categ)),
    ]),
  ]);
