import type { Certainty } from '../../row.ts';
import type { Family } from '../../words/kind-rules.ts';
import { rowsOf } from '../../words/table.ts';
import { memo } from '../memo.ts';
import type { Audience, ReadAudience } from './audience.ts';
import { categoryTree, fallbackNames, fallbackPath, slugOf } from './category-tree.ts';
import type { Match } from './match-words.ts';

/** A leaf of the tree and its family. `isKnown` is false for the fallback. */
export type Placement = {
  path: string;
  names: readonly [string, string, string];
  family: Family | null;
  isKids: boolean;
  isKnown: boolean;
  /** The certainty of the kind. `audience` has its own. */
  certainty: Certainty;
  audience: ReadAudience;
  /** The column that states the kind, or the two texts that agree on it; empty if it is a guess. */
  statedBy: readonly string[];
  /** Sources of the kind that contradict each other: 'title contradicts category'. */
  doubts: readonly string[];
  /** Whether another column than the category is sure of it, so that no mapping of the category moves the row. */
  isUnmovable: boolean;
};

/** Path of each leaf -> the names on the way to it. */
export const namesOfPath = new Map<string, readonly [string, string, string]>([[fallbackPath, fallbackNames]]);
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

/** For an audience and a leaf that the tree lacks for it, the leaf that takes its place: 'men tops' -> 't-shirts'. */
const substitutes: ReadonlyMap<string, string> = new Map(
  rowsOf('clean/category/substitutes.tsv').map(([audience, leaf, other = '']) => [`${audience} ${leaf}`, other]),
);

const kidsPath = (match: Match, audience: Audience): string => {
  const leaf = substitutes.get(`kids ${match.leaf}`) ?? match.leaf;
  if (match.family === 'shoes') return `kids/shoes/${leaf}`;
  if (match.family === 'clothing') {
    const girls = audience.who === 'girls' || leaf === 'dresses' || match.leaf === 'skirts';
    const known = ['dresses', 'tops', 'bottoms', 'outerwear'].includes(leaf) ? leaf : 'tops';
    return `kids/${girls ? 'girls' : 'boys'}/${known}`;
  }
  return `kids/accessories/${['hats', 'bags'].includes(leaf) ? leaf : 'more-accessories'}`;
};

/** Leaves that go under Women if the audience is unknown or unisex. */
const womenFirst: ReadonlySet<string> = new Set(['totes', 'shoulder-bags', 'straw-bags', 'clutches']);

const topOf = ({ family, leaf, rank }: Match, { who }: Audience): 'women' | 'men' => {
  if (who !== null && who !== 'unisex') return who === 'women' ? 'women' : 'men';
  // Only Women has such a leaf ('Ballet Flats', 'Jumpsuit'), so a row without an audience goes there.
  const isOfWomen = rank > 1 && leaf !== 'tops' && isOnlyWomens(middleOf[family] ?? '', leaf);
  return womenFirst.has(leaf) || (who === null && isOfWomen) ? 'women' : 'men';
};

const isOnlyWomens = (middle: string, leaf: string): boolean =>
  namesOfPath.has(`women/${middle}/${leaf}`) && !namesOfPath.has(`men/${middle}/${leaf}`);

/**
 * Returns the leaf for an audience. Unisex products and those of unknown audience go under Men, because unisex products
 * have men's sizes; handbags and leaves that only Women has go under Women. The listing shows unisex products in both.
 */
const pathFor = (match: Match, audience: Audience): string => {
  const middle = middleOf[match.family];
  if (match.leaf.includes('/') || middle === undefined) return match.leaf;
  if (audience.isKids) return kidsPath(match, audience);
  const top = topOf(match, audience);
  const own = `${top}/${middle}/${match.leaf}`;
  if (namesOfPath.has(own)) return own;
  const other = substitutes.get(`${top} ${match.leaf}`);
  return other === 'women' ? `women/${middle}/${match.leaf}` : `${top}/${middle}/${other ?? match.leaf}`;
};

const familyOfPath = (path: string): Family | null => {
  const [top = '', middle = '', leaf = ''] = path.split('/');
  if (/shoes|boots/.test(leaf) || middle === 'shoes') return 'shoes';
  if (['clothing', 'girls', 'boys', 'summer-shop'].includes(middle)) return 'clothing';
  return top === 'outdoor' ? 'gear' : null;
};

/** Returns the placement at a path of the tree. */
export const placed = (path: string, certainty: Certainty, audience: ReadAudience): Placement => ({
  path,
  names: namesOfPath.get(path) ?? fallbackNames,
  family: familyOfPath(path),
  isKids: path.startsWith('kids/'),
  isKnown: path !== fallbackPath,
  certainty: path === fallbackPath ? 'unknown' : certainty,
  audience,
  statedBy: [],
  doubts: [],
  isUnmovable: false,
});

/** Returns the audience of a leaf that ops chose, if the row itself shows none. */
export const audienceAt = (path: string, read: ReadAudience): ReadAudience => {
  if (read.certainty !== 'unknown') return read;
  const [top, middle] = path.split('/');
  if (top === 'women' || top === 'men')
    return { ...read, who: top, isKids: false, certainty: 'certain', source: 'category' };
  if (top !== 'kids') return read;
  const who = middle === 'girls' || middle === 'boys' ? middle : null;
  return { ...read, who, isKids: true, certainty: 'certain', source: 'category' };
};

/** Returns the path of our tree that a feed's path spells out, or ''. */
export const ownPath = memo((category: string): string => {
  const path = category.split('>').map(slugOf).join('/');
  return namesOfPath.has(path) ? path : '';
});

/** Returns the path for the audience, or the fallback if the tree has no such leaf. */
export const leafFor = (match: Match, audience: Audience): string => {
  const found = pathFor(match, audience);
  return namesOfPath.has(found) ? found : fallbackPath;
};
