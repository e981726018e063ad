import { memo } from '../memo.ts';
import { allMatches } from './match-words.ts';

const mostLevels = 12;
const mostFamilies = 2;
const mostLeaves = 5;

/**
 * Whether a category is no path to one kind of thing but a shop's whole menu: it names kinds of three families, or six
 * kinds, or has more levels than any tree.
 */
export const isMenu = memo((category: string): boolean => {
  if (category === '') return false;
  if (category.split(/[>|]/).length > mostLevels) return true;
  const found = allMatches(category, 2);
  const families = new Set(found.map(({ family }) => family));
  const leaves = new Set(found.map(({ leaf }) => leaf));
  return families.size > mostFamilies || leaves.size > mostLeaves;
});
