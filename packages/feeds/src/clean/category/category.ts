import { memo } from '../memo.ts';
import { readTitleParts } from '../title/title-parts.ts';
import { type Audience, readAudience } from './audience.ts';
import { type CategoryRule, categoryRules, type Family, substitutes } from './category-rules.ts';
import { categoryTree, fallbackNames, fallbackPath, slugOf } from './category-tree.ts';

/** What a row tells about its place. `category` is the feed's path, its levels parted by ' > '. */
export type CategoryHints = { category: string; otherCategory: string; gender: string; ageGroup: string; name: string };

/** A leaf of the tree, what kind of thing lies there, and whether it is a place at all or the fallback. */
export type Placement = {
  path: string;
  names: readonly [string, string, string];
  family: Family | null;
  isKids: boolean;
  isKnown: boolean;
};

const namesOfPath = new Map<string, readonly [string, string, string]>([[fallbackPath, fallbackNames]]);
for (const [top, middles] of Object.entries(categoryTree)) {
  for (const [middle, leaves] of Object.entries(middles)) {
    for (const leaf of leaves) namesOfPath.set([top, middle, leaf].map(slugOf).join('/'), [top, middle, leaf]);
  }
}
const middleOf: Readonly<Partial<Record<Family, string>>> = {
  shoes: 'shoes',
  clothing: 'clothing',
  bags: 'bags',
  accessories: 'accessories',
};

type Match = { rank: number; family: Family; leaf: string; end: number; length: number };

const rulesOfPhrase = new Map<string, CategoryRule>();
/** First word of a phrase -> how many words the longest phrase has that begins with it. */
const longestFrom = new Map<string, number>();
for (const rule of categoryRules) {
  for (const phrase of rule[3].split('|')) {
    rulesOfPhrase.set(phrase, rule);
    const words = phrase.split(' ');
    longestFrom.set(words[0] ?? '', Math.max(longestFrom.get(words[0] ?? '') ?? 0, words.length));
  }
}

/** 'Boots' -> 'boot', 'Accessories' -> 'accessory', 'Dresses' -> 'dress'; 'dress' stays. */
const singular = (word: string): string => {
  if (rulesOfPhrase.has(word)) return word;
  if (word.endsWith('ies') && word.length > 4)
    return rulesOfPhrase.has(word.slice(0, -1)) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') && word.length > 3 ? word.slice(0, -1) : word;
};

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(/[\p{L}\p{N}&]+/gu) ?? []
  ).map(singular);

/** Of two kinds of thing the later word is the head noun: a 'Harness Boot' is a boot. */
const isBetter = (one: Match, two: Match | null): boolean => {
  if (!two) return true;
  if (one.family !== two.family && one.rank > 1 && two.rank > 1) return one.end > two.end;
  if (one.rank !== two.rank) return one.rank > two.rank;
  return one.end === two.end ? one.length > two.length : one.end > two.end;
};

/** The best rule for a text, phrases before their parts. */
const bestMatch = (text: string, family?: Family): Match | null => {
  const words = wordsOf(text);
  let best: Match | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const longest = longestFrom.get(words[at] ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const rule = rulesOfPhrase.get(words.slice(at, at + length).join(' '));
      if (!rule || (family && rule[1] !== family)) continue;
      const match = { rank: rule[0], family: rule[1], leaf: rule[2], end: at + length, length };
      if (isBetter(match, best)) best = match;
      break;
    }
  }
  return best;
};

/** Words that only join the names of two neighbourhoods say nothing about one. */
const withoutPairs = (level: string): string =>
  level.replace(/\b(?:apparel|clothing)\s*(?:&|and)\s*accessories\b/gi, ' ');

/** A path's best rule: the deepest level that says more than the one above it. */
const matchPath = (path: string, family?: Family): Match | null => {
  let best: Match | null = null;
  for (const level of withoutPairs(path).split(/[>|]|\s\/\s/)) {
    const match = bestMatch(level, family);
    if (match && (!best || match.rank >= best.rank)) best = match;
  }
  // Levels can be two halves of one phrase: 'Climbing > Shoes'.
  const joined = bestMatch(withoutPairs(path).replaceAll('>', ' '), family);
  return joined && (!best || joined.rank > best.rank) ? joined : best;
};

/** The name's own head: what it is made with, or for, is not what it is. */
const headOf = (name: string): string => name.split(/\s(?:with|w\/|for|featuring|inspired by)\s/i)[0] ?? name;

/** Colour and size behind the product's own words would mislead: 'Chalk White', 'Blue Beauty'. */
const matchName = (name: string, family?: Family): Match | null => {
  const { color } = readTitleParts(name);
  const bare = color ? name.replace(color, ' ') : name;
  const first = bare.split(/\s[-–—]\s|,\s/)[0] ?? bare;
  return (
    bestMatch(headOf(first), family) ?? bestMatch(first, family) ?? bestMatch(bare, family) ?? bestMatch(name, family)
  );
};

/**
 * A path that names a kind of thing keeps the name within it: 'Ryder Harness'
 * among boots is a boot. One that names a neighbourhood only lets the name speak,
 * and of two kinds of thing in one path ('Shoes > Mountain Bike') the name tells.
 */
const choose = (name: string, path: string, byPath: Match | null): Match | null => {
  const free = matchName(name);
  if (!byPath || byPath.rank === 1) return free ?? byPath;
  const other = free && free.family !== byPath.family ? matchPath(path, free.family) : null;
  const within = other && other.rank > 1 ? other : byPath;
  const byName = free?.family === within.family ? free : matchName(name, within.family);
  return byName && byName.rank >= within.rank ? byName : within;
};

const kidsPath = (match: Match, audience: Audience): string => {
  const leaf = substitutes.kids[match.leaf] ?? match.leaf;
  if (match.family === 'shoes') return `kids/shoes/${leaf}`;
  if (match.family === 'clothing') {
    const girls = audience.who === 'girls' || leaf === 'dresses' || match.leaf === 'skirts';
    const known = ['dresses', 'tops', 'bottoms', 'outerwear'].includes(leaf) ? leaf : 'tops';
    return `kids/${girls ? 'girls' : 'boys'}/${known}`;
  }
  return `kids/accessories/${['hats', 'bags'].includes(leaf) ? leaf : 'more-accessories'}`;
};

/**
 * The leaf for whom it is worn by. One leaf only: unisex and unsaid go under Men,
 * whose sizes unisex goods are made in, unless only Women has such a leaf.
 */
const pathFor = (match: Match, audience: Audience): string => {
  const middle = middleOf[match.family];
  if (match.leaf.includes('/') || middle === undefined) return match.leaf;
  if (audience.isKids) return kidsPath(match, audience);
  const top = audience.who === 'women' ? 'women' : 'men';
  const own = `${top}/${middle}/${match.leaf}`;
  if (namesOfPath.has(own)) return own;
  const other = substitutes[top][match.leaf];
  return other === 'women' ? `women/${middle}/${match.leaf}` : `${top}/${middle}/${other ?? match.leaf}`;
};

const familyOfPath = (path: string): Family | null => {
  const [top = '', middle = '', leaf = ''] = path.split('/');
  if (/shoes|boots/.test(leaf) || middle === 'shoes') return 'shoes';
  if (['clothing', 'girls', 'boys', 'summer-shop'].includes(middle)) return 'clothing';
  return top === 'outdoor' ? 'gear' : null;
};

const placed = memo(
  (path: string): Placement => ({
    path,
    names: namesOfPath.get(path) ?? fallbackNames,
    family: familyOfPath(path),
    isKids: path.startsWith('kids/'),
    isKnown: path !== fallbackPath,
  }),
);

/** The leaf of our own tree that a feed's path names. */
const ownPath = memo((category: string): string => {
  const path = category.split('>').map(slugOf).join('/');
  return namesOfPath.has(path) ? path : '';
});

/**
 * Finds a row's leaf: the ops' map of lower-cased source paths first, then the
 * rules over name and path. Anything else goes to the fallback (`isKnown` false).
 */
export const placeRow = (hints: CategoryHints, mapped: ReadonlyMap<string, string>): Placement => {
  const wanted = mapped.get(hints.category.toLowerCase());
  if (wanted !== undefined && namesOfPath.has(wanted)) return placed(wanted);
  // A feed that speaks in our own tree's names knows better than its products' names do.
  const own = ownPath(hints.category);
  if (own !== '') return placed(own);
  const byPath = matchPath(hints.category) ?? matchPath(hints.otherCategory);
  const byOther = byPath && byPath.rank < 3 ? matchPath(hints.otherCategory) : null;
  const path = byOther && byOther.rank > (byPath?.rank ?? 0) && byOther.family === byPath?.family ? byOther : byPath;
  const match = choose(hints.name, hints.category, path);
  if (!match) return placed(fallbackPath);
  const found = pathFor(match, readAudience(hints));
  return placed(namesOfPath.has(found) ? found : fallbackPath);
};
