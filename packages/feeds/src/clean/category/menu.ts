import { memo } from '../memo.ts';
import { allMatches } from './match-words.ts';

const mostLevels = 12;
const mostFamilies = 2;
const mostLeaves = 5;
/** What stands in a shop's menu and is no kind of thing. */
const menuWords =
  /\b(?:new arrivals?|new|sale|specials?|gift (?:cards?|guides?)|best ?sellers?|clearance|last chance|our story|outlet)\b/gi;

/**
 * Whether a category is no path to one kind of thing but a shop's whole menu: it names kinds of three families, or six
 * kinds, or has more levels than any tree. Of two families it is a menu where sales and gifts stand among them.
 */
export const isMenu = memo((category: string): boolean => {
  if (category === '') return false;
  if (category.split(/[>|]/).length > mostLevels) return true;
  const found = allMatches(category, 2);
  const families = new Set(found.map(({ family }) => family));
  const leaves = new Set(found.map(({ leaf }) => leaf));
  const entries = new Set(category.toLowerCase().match(menuWords));
  return families.size > (entries.size > 1 ? 1 : mostFamilies) || leaves.size > mostLeaves;
});
