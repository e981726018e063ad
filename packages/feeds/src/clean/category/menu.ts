import { memo } from '../memo.ts';
import { allMatches } from './match-words.ts';

const mostLevels = 12;
/** More entries than any one category lists. */
const mostEntries = 8;
const mostFamilies = 2;
const mostLeaves = 5;
/** Menu entries that are not kinds of product. */
const menuWords =
  /\b(?:new arrivals?|new|sale|specials?|gift (?:cards?|guides?)|best ?sellers?|clearance|last chance|our story|outlet)\b/gi;

/**
 * Returns whether a category is a store's whole menu instead of one path: it names three families or six kinds, has too
 * many levels, or names two families beside entries such as sales and gifts.
 */
export const isMenu = memo((category: string): boolean => {
  if (category === '') return false;
  if (category.split(/[>|]/).length > mostLevels || category.split(/[,/;]/).length > mostEntries) return true;
  const found = allMatches(category, 2);
  const families = new Set(found.map(({ family }) => family));
  const leaves = new Set(found.map(({ leaf }) => leaf));
  const entries = new Set(category.toLowerCase().match(menuWords));
  return families.size > (entries.size > 1 ? 1 : mostFamilies) || leaves.size > mostLeaves;
});
