import { type Family, type KindRule, kindRules } from '../../words/kind-rules.ts';
import { rowsOf } from '../../words/table.ts';

/**
 * A phrase found in a text: its rank, whether it is the leaf's own name, where it ends in the text, and its number of
 * words.
 */
export type Match = {
  rank: number;
  family: Family;
  leaf: string;
  isName?: boolean;
  end: number;
  length: number;
};

type Rule = Omit<KindRule, 'phrases'> & { isName?: boolean };
const rulesOfPhrase = new Map<string, Rule>();
/** First word of a phrase -> word count of the longest phrase that begins with it. */
const longestFrom = new Map<string, number>();

/** 'Boot' names the leaf 'boots', and 'shoe' is too general for 'casual-shoes'. */
const isNameOf = (phrase: string, leaf: string): boolean => leaf.slice(leaf.lastIndexOf('/') + 1).startsWith(phrase);

const learn = (phrase: string, rule: Rule): void => {
  rulesOfPhrase.set(phrase, { ...rule, isName: rule.rank === 3 || isNameOf(phrase, rule.leaf) });
  const words = phrase.split(' ');
  longestFrom.set(words[0] ?? '', Math.max(longestFrom.get(words[0] ?? '') ?? 0, words.length));
};

for (const { phrases, ...rule } of kindRules) for (const phrase of phrases) learn(phrase, rule);

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

// The English names of Shopify's taxonomy, where no rule has them. A single word may describe another product: 'Cargo'.
for (const [term = '', language, names = ''] of rowsOf('words/taxonomy-kinds.tsv')) {
  const rule = language === 'en' ? rulesOfPhrase.get(term) : undefined;
  if (rule === undefined || rule.rank === 1) continue;
  for (const name of names.split(' | ')) {
    const words = wordsOf(name);
    const phrase = words.join(' ');
    if (!rulesOfPhrase.has(phrase)) learn(phrase, { ...rule, rank: words.length > 1 ? 3 : 2 });
  }
}

const longestPhrase = Math.max(...longestFrom.values());

/** If two kinds of product match, the later word is the head noun: a 'Harness Boot' is a boot. */
const isBetter = (one: Match, two: Match | null): boolean => {
  if (!two) return true;
  if (one.family !== two.family && one.rank > 1 && two.rank > 1) return one.end > two.end;
  if (one.rank !== two.rank) return one.rank > two.rank;
  return one.end === two.end ? one.length > two.length : one.end > two.end;
};

/** Returns the best rule for a text; longer phrases are tried first. */
export const bestMatch = (text: string, family?: Family): Match | null => {
  const words = wordsOf(text);
  let best: Match | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const longest = longestFrom.get(words[at] ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const rule = rulesOfPhrase.get(words.slice(at, at + length).join(' '));
      if (!rule || (family && rule.family !== family)) continue;
      const match = { ...rule, end: at + length, length };
      if (isBetter(match, best)) best = match;
      break;
    }
  }
  return best;
};

/** Returns what the last words of a text name; null if they name nothing. */
export const matchAtEnd = (text: string): Match | null => {
  const words = wordsOf(text);
  for (let at = Math.max(0, words.length - longestPhrase); at < words.length; at += 1) {
    const rule = rulesOfPhrase.get(words.slice(at).join(' '));
    if (rule) return { ...rule, end: words.length, length: words.length - at };
  }
  return null;
};

/** Returns all leaves and families that a text names with at least the given rank. */
export const allMatches = (text: string, rank: 1 | 2 | 3): Match[] => {
  const words = wordsOf(text);
  const found: Match[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const longest = longestFrom.get(words[at] ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const rule = rulesOfPhrase.get(words.slice(at, at + length).join(' '));
      if (!rule) continue;
      if (rule.rank >= rank) found.push({ ...rule, end: at + length, length });
      at += length - 1;
      break;
    }
  }
  return found;
};
