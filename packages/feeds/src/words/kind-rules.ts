import { rowsOf } from './table.ts';

/**
 * Groups the leaves of one kind of product. The family of a category path outweighs a word of another family in the
 * name.
 */
export type Family = 'shoes' | 'clothing' | 'bags' | 'jewellery' | 'accessories' | 'beauty' | 'home' | 'gear' | 'other';

/**
 * English phrases for a leaf. Rank 3 names the leaf ('climbing shoe'), rank 2 the kind of product ('shoe'), rank 1 only
 * the field ('climbing'). A bare leaf is looked up under the product's audience; a path is used as it is.
 */
export type KindRule = { rank: 1 | 2 | 3; family: Family; leaf: string; phrases: readonly string[] };

/**
 * The rules of `kind-rules.tsv`. Plurals match. The order of rules does not matter: rank decides, then the last word in
 * the text, then the longest.
 */
export const kindRules: readonly KindRule[] = rowsOf('words/kind-rules.tsv').map(
  ([rank, family, leaf = '', phrases = '']) => ({
    rank: Number(rank) as KindRule['rank'],
    family: family as Family,
    leaf,
    phrases: phrases.split(' | '),
  }),
);
