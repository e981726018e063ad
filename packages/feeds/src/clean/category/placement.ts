import type { Certainty } from '../../row.ts';
import { memo } from '../memo.ts';
import type { Audience, ReadAudience } from './audience.ts';
import { type Family, substitutes } from './category-rules.ts';
import { categoryTree, fallbackNames, fallbackPath, slugOf } from './category-tree.ts';
import type { Match } from './match-words.ts';

/** A leaf of the tree, what kind of thing lies there, and whether it is a place at all or the fallback. */
export type Placement = {
  path: string;
  names: readonly [string, string, string];
  family: Family | null;
  isKids: boolean;
  isKnown: boolean;
  /** How sure the kind is; of whom it is for, the audience tells by itself. */
  certainty: Certainty;
  audience: ReadAudience;
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

/** What women are asked whether they want first, where nothing tells for whom it is. */
const womenFirst: ReadonlySet<string> = new Set(['totes', 'shoulder-bags', 'straw-bags', 'clutches']);

const topOf = ({ family, leaf, rank }: Match, { who }: Audience): 'women' | 'men' => {
  if (who !== null && who !== 'unisex') return who === 'women' ? 'women' : 'men';
  // Nothing says that it is for men, whose tree has no such leaf: 'Ballet Flats', 'Jumpsuit'.
  const isOfWomen = rank > 1 && leaf !== 'tops' && isOnlyWomens(middleOf[family] ?? '', leaf);
  return womenFirst.has(leaf) || (who === null && isOfWomen) ? 'women' : 'men';
};

const isOnlyWomens = (middle: string, leaf: string): boolean =>
  namesOfPath.has(`women/${middle}/${leaf}`) && !namesOfPath.has(`men/${middle}/${leaf}`);

/**
 * The leaf for whom it is worn by. One leaf only: unisex and unsaid go under Men, whose sizes unisex goods are made in,
 * unless only Women has such a leaf, or it is a handbag. The listing shows them under Women as well.
 */
const pathFor = (match: Match, audience: Audience): string => {
  const middle = middleOf[match.family];
  if (match.leaf.includes('/') || middle === undefined) return match.leaf;
  if (audience.isKids) return kidsPath(match, audience);
  const top = topOf(match, audience);
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

/** A placement at a path of the tree. */
export const placed = (path: string, certainty: Certainty, audience: ReadAudience): Placement => ({
  path,
  names: namesOfPath.get(path) ?? fallbackNames,
  family: familyOfPath(path),
  isKids: path.startsWith('kids/'),
  isKnown: path !== fallbackPath,
  certainty: path === fallbackPath ? 'unknown' : certainty,
  audience,
});

/** Whom a leaf that ops chose is for, where nothing else tells it. */
export const audienceAt = (path: string, told: ReadAudience): ReadAudience => {
  if (told.certainty !== 'unknown') return told;
  const [top, middle] = path.split('/');
  if (top === 'women' || top === 'men') return { who: top, isKids: false, certainty: 'certain' };
  if (top !== 'kids') return told;
  return { who: middle === 'girls' || middle === 'boys' ? middle : null, isKids: true, certainty: 'certain' };
};

/** The leaf of our own tree that a feed's path names. */
export const ownPath = memo((category: string): string => {
  const path = category.split('>').map(slugOf).join('/');
  return namesOfPath.has(path) ? path : '';
});

/** A path for the audience, or the fallback where the tree has no such leaf. */
export const leafFor = (match: Match, audience: Audience): string => {
  const found = pathFor(match, audience);
  return namesOfPath.has(found) ? found : fallbackPath;
};
