import type { favoriteCategory } from '@wearfolio/contracts/favorites';
import { favoriteLevels } from '@wearfolio/contracts/limits';
import type * as z from 'zod/mini';
import type { Category } from '../../engine/dictionary.ts';
import { RequestRefused } from '../../http/errors.ts';

type FavoriteCategory = z.output<typeof favoriteCategory>;

const isWithin = (path: string, ancestor: string): boolean => path === ancestor || path.startsWith(`${ancestor}/`);

/** `women/shoes/boots` -> `women`, `women/shoes`, and itself. */
const upwards = (path: string): string[] => {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

const spell = ({ name, id }: Category): string => `${name}|${id}`;

/**
 * The categories of saved products with all their ancestors, in the format of behavior.md#favorites-categories and in
 * tree order.
 */
export const categoryList = (categories: readonly Category[], savedIds: ReadonlySet<number>): FavoriteCategory[] => {
  const paths = new Set(categories.flatMap(({ id, path }) => (savedIds.has(id) ? upwards(path) : [])));
  const shown = categories.filter(({ path }) => paths.has(path));
  const byParent = Map.groupBy(shown, ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  const below = (path: string): Category[] => byParent.get(path) ?? [];
  return below('').map((parent) => ({
    parent: spell(parent),
    childParents: below(parent.path).map((middle) => ({
      childParent: spell(middle),
      childCategories: below(middle.path).map(spell),
    })),
  }));
};

type Chosen = { categ: string; level: (typeof favoriteLevels)[number] };

/**
 * The ids of the chosen category and all its descendants. Null when none is chosen; empty for an unknown category at
 * that level. Throws 400 for a malformed one.
 */
export const chosenCategories = (categories: readonly Category[], { categ, level }: Chosen): number[] | null => {
  if (categ === '') return null;
  const [, id] = /\|([1-9]\d{0,8})$/.exec(categ) ?? [];
  if (id === undefined) {
    const message = "categ must look like 'name|id'";
    throw new RequestRefused(400, message, { categ: [message] });
  }
  const depth = favoriteLevels.indexOf(level) + 1;
  const chosen = categories.find((category) => category.id === Number(id) && category.level === depth);
  return chosen ? categories.filter(({ path }) => isWithin(path, chosen.path)).map((category) => category.id) : [];
};
