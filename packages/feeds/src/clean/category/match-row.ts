import { readTitleParts } from '../title/title-parts.ts';
import type { CategoryHints } from './category-hints.ts';
import type { Family } from './category-rules.ts';
import { bestMatch, type Match, matchAtEnd } from './match-words.ts';
import { isMenu } from './menu.ts';

/** Words that only join the names of two neighborhoods say nothing about one. */
const withoutPairs = (level: string): string =>
  level.replace(/\b(?:apparel|clothing)\s*(?:&|and)\s*accessories\b/gi, ' ');

/** A path's best rule: the deepest level that says more than the one above it. */
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

/** The name's own head: what it is made with, or for, is not what it is. */
const headOf = (name: string): string => name.split(/\s(?:with|w\/|for|featuring|inspired by|\+)\s/i)[0] ?? name;

/** 'Inspired by approach shoes': what a thing only resembles. */
const likeness = /\b(?:inspired by|as seen on|similar to|pairs? with|perfect with)\b.*$/i;

/** What a text names before it says what the thing is made with, else what it names at all. */
export const matchHead = (text: string, family?: Family): Match | null =>
  bestMatch(headOf(text), family) ?? bestMatch(text.replace(likeness, ''), family);

const shortAtEnd = /\s+short(?:\s*[/,-].*)?$/i;

/** What is worn so close that a word for any garment behind it is no other kind: 'Bikini Top', 'Base Layer Bottom'. */
const closeFitting: ReadonlySet<string> = new Set(['swimwear', 'activewear', 'underwear-socks', 'leggings']);

/**
 * Of two garments in one name the last is the thing, where it ends the name: 'Fleece Pant', 'T-Shirt Bra'. A plain word
 * behind a finer one of the same kind says nothing new.
 */
const garmentAtEnd = (text: string, best: Match | null): Match | null => {
  if (best?.family !== 'clothing' || best.rank !== 3) return best;
  const last = matchAtEnd(text);
  const isOther = last !== null && last.end > best.end && last.family === 'clothing' && last.leaf !== best.leaf;
  return isOther && !closeFitting.has(best.leaf) ? last : best;
};

/** Color and size behind the product's own words would mislead: 'Chalk White', 'Blue Beauty'. */
export const matchName = (name: string, family?: Family): Match | null => {
  const { color } = readTitleParts(name);
  const bare = color ? name.replace(color, ' ') : name;
  const first = bare.split(/\s[-–—]\s|,\s/)[0] ?? bare;
  // 'Sleeping Bag Short' is no pair of shorts.
  const gear = shortAtEnd.test(first) ? bestMatch(first.replace(shortAtEnd, ''), family) : null;
  if (gear?.family === 'gear' && gear.rank === 3) return gear;
  const head = headOf(first);
  return (
    garmentAtEnd(head, bestMatch(head, family)) ??
    bestMatch(first, family) ??
    bestMatch(bare, family) ??
    bestMatch(name, family)
  );
};

/**
 * A path that names a kind of thing keeps the name within it: 'Ryder Harness'
 * among boots is a boot. One that names a neighborhood only lets the name speak,
 * and of two kinds of thing in one path ('Shoes > Mountain Bike') the name tells.
 */
const choose = (name: string, path: string, byPath: Match | null): Match | null => {
  const free = matchName(name);
  if (!byPath || byPath.rank === 1) return free ?? byPath;
  // 'Compact Wallet' among bags
  if (free?.family === 'accessories' && free.rank === 3 && byPath.family === 'bags') return free;
  // A sport is no kind of thing: under 'Ski' there are jackets, too.
  if (byPath.family === 'gear' && byPath.rank === 2 && free?.family === 'clothing' && free.rank > 1) return free;
  const other = free && free.family !== byPath.family ? matchPath(path, free.family) : null;
  const within = other && other.rank > 1 ? other : byPath;
  const byName = free?.family === within.family ? free : matchName(name, within.family);
  return byName && byName.rank >= within.rank ? byName : within;
};

/** The kind that a name and a category tell by the rules, whoever it is for; null where they tell none for sure. */
export const kindByRules = (name: string, category: string): Match | null => {
  const match = matchRow(name, { category, other: '' });
  return match && match.rank > 1 ? match : null;
};

/** The category columns that speak of a row. */
export type Evidence = { category: string; other: string };

/** The category columns that speak of this row: no shop's menu does, and what every row says can only let guess. */
export const evidenceOf = ({ category, otherCategory, isSameEverywhere = false }: CategoryHints): Evidence => ({
  category: isSameEverywhere || isMenu(category) ? '' : category,
  other: isMenu(otherCategory) ? '' : otherCategory,
});

/** The kind by name and category. */
export const matchRow = (name: string, { category, other }: Evidence): Match | null => {
  const byPath = matchPath(category) ?? matchPath(other);
  const byOther = byPath && byPath.rank < 3 ? matchPath(other) : null;
  const path = byOther && byOther.rank > (byPath?.rank ?? 0) && byOther.family === byPath?.family ? byOther : byPath;
  return choose(name, category, path);
};
