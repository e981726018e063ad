import { fold } from '@wearfolio/contracts/text/fold';
import type { Category } from '../dictionary.ts';

/** The three category parameters of a listing, as slugs. Empty when absent. */
export type CategoryPath = { parentCateg: string; subCateg: string; childCateg: string };

// `/browse/{cat}/secondary/{sub}` is a category at any depth below another (behavior.md#listing-category).
const reservedSlug = 'secondary';

/** Whether the parameters name this category. */
const isNamed = (
  { name, formerName = name, slug, path, level }: Category,
  { parentCateg, subCateg, childCateg }: CategoryPath,
): boolean => {
  // Every listing checks every category, so compare the paths first.
  if (parentCateg !== '' && path !== parentCateg && !path.startsWith(`${parentCateg}/`)) return false;
  const isAnywhereBelow = subCateg === '' || (subCateg === reservedSlug && childCateg !== '');
  if (!isAnywhereBelow && path.split('/')[1] !== subCateg) return false;
  if (childCateg === '') return level === (subCateg === '' ? 1 : 2);
  if (!isAnywhereBelow) return level === 3 && slug === childCateg;
  // A slug or name alone can occur in several places, at any level. All of them match (behavior.md#listing-category).
  const isCalled = slug === childCateg || fold(name) === childCateg || fold(formerName) === childCateg;
  return isCalled && (parentCateg === '' || level > 1);
};

/**
 * The ids of the categories that the parameters name, or null without category parameters. Unknown names return an
 * empty list, which matches nothing.
 */
export const resolveCategories = (categories: readonly Category[], given: CategoryPath): number[] | null => {
  const path = {
    parentCateg: fold(given.parentCateg).trim(),
    subCateg: fold(given.subCateg).trim(),
    childCateg: fold(given.childCateg).trim(),
  };
  if (path.parentCateg === '' && path.subCateg === '' && path.childCateg === '') return null;
  return categories.filter((category) => isNamed(category, path)).map(({ id }) => id);
};
