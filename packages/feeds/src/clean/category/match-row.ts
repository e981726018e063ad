import type { Family } from '../../words/kind-rules.ts';
import { googleKind } from '../../words/kind-words.ts';
import { colorInName } from '../title/color-in-name.ts';
import type { CategoryHints } from './category-hints.ts';
import { allMatches, bestMatch, type Match, matchAtEnd } from './match-words.ts';
import { isMenu } from './menu.ts';

/** Removes 'Clothing & Accessories' and the like, which name two families and so decide neither. */
const withoutPairs = (level: string): string =>
  level.replace(/\b(?:apparel|clothing)\s*(?:&|and)\s*accessories\b/gi, ' ');

/** Returns the best rule for a path: of equally specific levels, the deepest one. */
export const matchPath = (path: string, family?: Family): Match | null => {
  let best: Match | null = null;
  for (const level of withoutPairs(path).split(/[>|]|\s\/\s/)) {
    const match = bestMatch(level, family);
    if (match && (!best || match.rank >= best.rank)) best = match;
  }
  // Levels can be two halves of one phrase: 'Climbing > Shoes'.
  const joined = bestMatch(withoutPairs(path).replaceAll('>', ' '), family);
  return joined && (!best || joined.rank > best.rank) ? joined : best;
};

/** Returns the part of a name before 'with', 'for' and the like, because the words after them do not name its kind. */
const headOf = (name: string): string => name.split(/\s(?:with|w\/|for|featuring|inspired by|\+)\s/i)[0] ?? name;

/** Returns the kind that a text names before 'with', 'for' and the like, else the kind that it names anywhere. */
export const matchHead = (text: string, family?: Family): Match | null =>
  bestMatch(headOf(text), family) ?? bestMatch(text, family);

/** Kinds that a garment word after them does not change: 'Bikini Top', 'Base Layer Bottom'. */
const closeFitting: ReadonlySet<string> = new Set(['swimwear', 'activewear', 'underwear-socks', 'leggings']);

/**
 * If a name ends in another garment, returns that one: 'Fleece Pant', 'T-Shirt Bra'. A general word for the same leaf
 * changes nothing.
 */
const garmentAtEnd = (text: string, best: Match | null): Match | null => {
  if (best?.family !== 'clothing' || best.rank !== 3) return best;
  const last = matchAtEnd(text);
  const isOther = last !== null && last.end > best.end && last.family === 'clothing' && last.leaf !== best.leaf;
  return isOther && !closeFitting.has(best.leaf) ? last : best;
};

/** Returns the kind that a name names, without its color and size, which can mislead: 'Chalk White', 'Blue Beauty'. */
export const matchName = (name: string, family?: Family): Match | null => {
  const color = colorInName(name);
  const bare = color ? name.replace(color, ' ') : name;
  const first = bare.split(/\s[-–—]\s|,\s/)[0] ?? bare;
  const head = headOf(first);
  return (
    garmentAtEnd(head, bestMatch(head, family)) ??
    bestMatch(first, family) ??
    bestMatch(bare, family) ??
    bestMatch(name, family)
  );
};

/** Returns whether a name says more about its kind than a path that names a kind of another family. */
export const outweighsPath = (free: Match, byPath: Match): boolean => {
  // 'Compact Wallet' in bags is a wallet.
  if (byPath.family === 'bags') return free.family === 'accessories' && free.rank === 3;
  // A sport is not a kind of product: 'Ski' also contains jackets, sunglasses and ski boots.
  return byPath.family === 'gear' && byPath.rank === 2 && free.family !== 'gear' && free.rank > 1;
};

/**
 * Chooses between name and path. A path that names a kind limits the name to its family: 'Ryder Harness' in boots is a
 * boot. If the path names only a field, or two kinds ('Shoes > Mountain Bike'), the name decides.
 */
const choose = (name: string, path: string, byPath: Match | null): Match | null => {
  const free = matchName(name);
  if (!byPath || byPath.rank === 1) return free ?? byPath;
  if (free && outweighsPath(free, byPath)) return free;
  const other = free && free.family !== byPath.family ? matchPath(path, free.family) : null;
  const within = other && other.rank > 1 ? other : byPath;
  const byName = free?.family === within.family ? free : matchName(name, within.family);
  // 'Business Socks No Tight Elastic' in socks are socks.
  const isSaid = within.rank === 3 && allMatches(name, 2).some(({ leaf }) => leaf === within.leaf);
  return byName && byName.rank >= within.rank && !isSaid ? byName : within;
};

/** The category columns that describe one row. */
export type Evidence = { category: string; other: string };

/** Returns the category columns without a store's whole menu and without a value that every row has. */
export const evidenceOf = (hints: CategoryHints): Evidence => {
  const { category, otherCategory, isSameEverywhere = false, googleCategory = '' } = hints;
  const other = isMenu(otherCategory) ? '' : otherCategory;
  return {
    category: isSameEverywhere || isMenu(category) ? '' : category,
    other: /\p{L}/u.test(other) ? other : (googleKind(googleCategory) ?? other),
  };
};

/** Returns the kind by name and category, or null. */
export const matchRow = (name: string, { category, other }: Evidence): Match | null => {
  const byPath = matchPath(category) ?? matchPath(other);
  const byOther = byPath && byPath.rank < 3 ? matchPath(other) : null;
  const path = byOther && byOther.rank > (byPath?.rank ?? 0) && byOther.family === byPath?.family ? byOther : byPath;
  return choose(name, category, path);
};
