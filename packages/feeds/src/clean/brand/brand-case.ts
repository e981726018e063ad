import { brandKey, patternOf } from './brand.ts';

/** Returns whether a brand is written in capitals. */
export const isInCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

const shortWord = 4;

const capitalized = (word: string): string =>
  word.toLowerCase().replace(/^\p{L}|(?<=^\p{L}['’])\p{L}/gu, (letter) => letter.toUpperCase());

/** A word is lowered if it is long; a short one, which may be an acronym, only if capitals say nothing. */
const caseWord = (word: string, areCapitalsUsual: boolean): string => {
  const letters = word.replace(/[^\p{L}]/gu, '');
  const isSpoken = /[AEIOUY]/.test(letters.normalize('NFKD'));
  const isLong = letters.length > shortWord || (areCapitalsUsual && letters.length === shortWord);
  return isSpoken && isLong ? capitalized(word) : word;
};

/**
 * Writes a brand in capitals in the usual case: 'TARNBECK MAKERS' -> 'Tarnbeck Makers'. Short words and those without a
 * vowel stay, because they may be acronyms: 'RVC OUTFITTERS' -> 'RVC Outfitters'.
 */
export const usualCase = (brand: string, areCapitalsUsual: boolean): string =>
  isInCapitals(brand)
    ? brand
        .replace(/[\p{L}'’]+/gu, (word) => caseWord(word, areCapitalsUsual))
        .replace(/(?<=\s)(?:and|of|by)(?=\s)/gi, (word) => word.toLowerCase())
    : brand;

const some = 0.5;

/** Returns whether most brands of a column are in capitals, so that capitals say nothing about one of them. */
export const areInCapitals = (brands: readonly string[]): boolean =>
  brands.filter(isInCapitals).length > some * brands.length;

const spelledIn = (text: string, form: RegExp): string[] =>
  (text.match(form) ?? []).filter((spelled) => /\p{Ll}/u.test(spelled) && /\p{Lu}/u.test(spelled));

/** Returns how texts spell brands that the column writes in capitals: brand key -> the most common spelling. */
export const learnSpellings = (brands: readonly string[], texts: readonly string[]): Record<string, string> => {
  const spellings: Record<string, string> = {};
  for (const brand of brands.filter(isInCapitals)) {
    const form = new RegExp(`(?<![\\p{L}\\p{N}])${patternOf(brand)}(?![\\p{L}\\p{N}])`, 'giu');
    const counts = new Map<string, number>();
    for (const spelled of texts.flatMap((text) => spelledIn(text, form)))
      counts.set(spelled, (counts.get(spelled) ?? 0) + 1);
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    if (most) spellings[brandKey(brand)] = most[0];
  }
  return spellings;
};
