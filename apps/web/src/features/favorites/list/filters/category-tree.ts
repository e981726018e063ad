import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listFavorites } from '@wearfolio/contracts/favorites';
import { nameOf } from '../../../../lib/name-of.ts';
import type { FavoriteLevel, FavoritesState } from '../../favorites-url.ts';

export type FavoriteCategories = Reply<typeof listFavorites>['categories'];

/** A row of the sidebar; `categ` as the API names it. */
export type CategoryRow = Pick<FavoritesState, 'level' | 'categ'> & { name: string };

/** The API writes Dresses as `'Dresses|12'`. */
const nameIn = (categ: string): string => categ.slice(0, categ.lastIndexOf('|'));

const row = (level: FavoriteLevel, categ: string): CategoryRow => ({ level, categ, name: nameOf(nameIn(categ)) });

/** The categories of the favorites in depth-first order (behavior.md#favorites-categories). */
export const categoryRows = (categories: FavoriteCategories): CategoryRow[] =>
  categories.flatMap(({ parent, childParents }) => [
    row('level1', parent),
    ...childParents.flatMap(({ childParent, childCategories }) => [
      row('level2', childParent),
      ...childCategories.map((categ) => row('level3', categ)),
    ]),
  ]);
