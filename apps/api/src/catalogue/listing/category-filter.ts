import { fold } from '@wearfolio/contracts/text/fold';
import type { Category } from '../../listing/dictionary.ts';

/** The three category parameters of a listing, as slugs; empty where the address has none. */
export type CategoryPath = { parentCateg: string; subCateg: string; childCateg: string };

// `/browse/{cat}/secondary/{sub}` stands for a category anywhere below another (decision 67).
const reservedSlug = 'secondary';

/** Whether a category is the one, or one of those, that the parameters name. */
const isNamed = (
  { name, slug, path, level }: Category,
  { parentCateg, subCateg, childCateg }: CategoryPath,
): boolean => {
  // Every listing asks this of every category: most are told apart before anything is made of their path.
  if (parentCateg !== '' && path !== parentCateg && !path.startsWith(`${parentCateg}/`)) return false;
  const isAnywhereBelow = subCateg === '' || (subCateg === reservedSlug && childCateg !== '');
  if (!isAnywhereBelow && path.split('/')[1] !== subCateg) return false;
  if (childCateg === '') return level === (subCateg === '' ? 1 : 2);
  if (!isAnywhereBelow) return level === 3 && slug === childCateg;
  // A lone slug or name may stand at several places, at any level: all of them count (decision 67).
  return (slug === childCateg || fold(name) === childCateg) && (parentCateg === '' || level > 1);
};

/**
 * The ids of the categories that the parameters name; null when they name none at all. What nobody knows gives an
 * empty list, which finds nothing, never everything.
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
