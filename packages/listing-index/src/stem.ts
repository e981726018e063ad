import { LRUCache } from 'lru-cache';

// cspell:disable: the beginnings and ends of words
// The algorithm of M. F. Porter, 'An algorithm for suffix stripping', 1980, with its author's later corrections.
const consonant = '[^aeiou]';
const vowel = '[aeiouy]';
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

const measureAbove0 = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const measureOf1 = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const measureAbove1 = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
const endsShort = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);

const longSuffixes: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};

const nextSuffixes: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};

const suffixIn = (suffixes: Readonly<Record<string, string>>): RegExp =>
  new RegExp(`^(.+?)(${Object.keys(suffixes).join('|')})$`);
const longSuffix = suffixIn(longSuffixes);
const nextSuffix = suffixIn(nextSuffixes);
const lastSuffix =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$|^(.+?[st])(ion)$/;

const withoutPlural = (word: string): string => {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

const withoutTense = (word: string): string => {
  if (word.endsWith('eed')) return measureAbove0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = /^(.+?)(ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !hasVowel.test(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return endsShort.test(stem) ? `${stem}e` : stem;
};

const replaceSuffix = (word: string, suffix: RegExp, suffixes: Readonly<Record<string, string>>): string => {
  const [, stem = '', ending = ''] = suffix.exec(word) ?? [];
  return stem !== '' && measureAbove0.test(stem) ? stem + (suffixes[ending] ?? '') : word;
};

const withoutLast = (word: string): string => {
  const found = lastSuffix.exec(word);
  const stem = found?.[1] ?? found?.[3];
  return stem !== undefined && measureAbove1.test(stem) ? stem : word;
};

const withoutE = (word: string): string => {
  const stem = word.slice(0, -1);
  const isLeftOut = measureAbove1.test(stem) || (measureOf1.test(stem) && !endsShort.test(stem));
  return word.endsWith('e') && isLeftOut ? stem : word;
};

/**
 * The stem of a folded English word: 'knitted' and 'knitting' have the same stem. Words with other letters are returned
 * unchanged.
 */
export const stemOf = (word: string): string => {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  // An initial y is a consonant.
  const marked = word.replace(/^y/, 'Y');
  let stem = withoutTense(withoutPlural(marked));
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceSuffix(stem, longSuffix, longSuffixes);
  stem = replaceSuffix(stem, nextSuffix, nextSuffixes);
  stem = withoutE(withoutLast(stem));
  if (stem.endsWith('ll') && measureAbove1.test(stem)) stem = stem.slice(0, -1);
  return stem.toLowerCase();
};

const endings = ['', 's', 'es', 'ed', 'd', 'ing', 'ings', 'er', 'ers', 'y', 'able', 'ation', 'ment', 'ly'];

/** How many words are remembered. A search reads each of its words many times, and suggestions a dozen searches. */
const remembered = 2000;

const known = new LRUCache<string, readonly string[]>({ max: remembered });

const findWordsOfStem = (word: string): string[] => {
  const stem = stemOf(word);
  if (stem.length < 3) return [];
  const bases = [stem, `${stem}e`, stem + stem.slice(-1), stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem];
  const words = [...bases, word].flatMap((base) => endings.map((ending) => base + ending));
  return [...new Set(words)].filter((one) => one !== word && stemOf(one) === stem);
};

/** Candidates that share the stem of a folded word, such as 'quilted' for 'quilting'. Some are not English words. */
export const wordsOfStem = (word: string): readonly string[] => {
  const words = known.get(word) ?? findWordsOfStem(word);
  known.set(word, words);
  return words;
};
