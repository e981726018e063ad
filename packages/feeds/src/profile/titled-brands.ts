// cspell:ignore TRNB JOSHTR
import { brandKey } from '../clean/brand/brand.ts';
import { isNoBrand } from '../clean/brand/decide-brand.ts';
import { titledBrand } from '../clean/brand/world-brands.ts';
import { matchName } from '../clean/category/match-row.ts';
import { translateKind } from '../clean/category/translate-kind.ts';

const fewNames = 2;
/** A shorter key can be in two words of a title by chance: 'fj' in 'Golf Jacket'. */
const shortestKey = 4;

const holds = (name: string, brand: string): boolean => {
  const key = brandKey(brand);
  return key.length < shortestKey
    ? name.split(/\s+/).some((word) => brandKey(word) === key)
    : brandKey(name).includes(key);
};

/** A number of the brand, or letters without a vowel: 'BWF01', 'TRNB'. */
const isCode = (fed: string): boolean => /^[A-Z\d_-]{3,}$/.test(fed) && (/\d/.test(fed) || !/[AEIOUY]/.test(fed));

/** Returns whether the letters of a short name are those of a longer one, with some left out: 'JOSHTR', 'Joshua Tree'. */
const abbreviates = (fed: string, name: string): boolean => {
  const key = brandKey(name);
  let at = -1;
  const isIn = [...fed.toLowerCase()].every((letter, nth) => {
    at = key.indexOf(letter, at + 1);
    return nth > 0 ? at > 0 : at === 0;
  });
  return isIn && fed.length < key.length;
};

const mostWords = 3;
const enoughNames = 3;
/** Fewer letters are those of many names. */
const surelyLong = 5;

/** Returns the words that all names begin with, at most three. */
const sharedStart = (names: readonly string[]): string[] => {
  const [first = [], ...rest] = names.map((name) => name.split(' ').slice(0, -1));
  const other = first.findIndex((word, at) => at >= mostWords || rest.some((words) => words[at] !== word));
  return first.slice(0, other < 0 ? mostWords : other);
};

/** Returns the brand that a code in the column stands for: the beginning of all its titles, which name no product. */
const brandOfCode = (fed: string, names: readonly string[]): string | undefined => {
  const words = sharedStart(names);
  const starts = words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .filter((start) => matchName(start) === null && translateKind(start) === null);
  const isShort = /^\p{Lu}+$/u.test(fed) && fed.length >= (names.length < fewNames ? surelyLong : 3);
  return (
    (isShort ? starts.find((start) => abbreviates(fed, start)) : undefined) ??
    (isCode(fed) && names.length >= enoughNames ? starts.at(-1) : undefined)
  );
};

/**
 * Finds brand columns that hold the owner, the distributor or a code: 'Tarnbeck Holdings' or 'TRNB01' in all rows of
 * 'Oboro'. No title may contain the column's text, and each must begin or end with a built-in brand, or all begin alike
 * if the text is a code. Returns the key of the column's text -> the brand of all its titles, or '' if they have several.
 */
export const learnTitledBrands = (rows: readonly { fed: string; name: string }[]): Map<string, string> => {
  const titled = new Map<string, string>();
  for (const [fed, own] of Map.groupBy(rows, (row) => row.fed)) {
    const names = [...new Set(own.map(({ name }) => name))];
    const key = brandKey(fed);
    if (isNoBrand(fed) || names.some((name) => holds(name, fed))) continue;
    const coded = brandOfCode(fed, names);
    if (coded !== undefined) titled.set(key, coded);
    if (coded !== undefined || names.length < fewNames) continue;
    const brands = new Set(names.map(titledBrand));
    const [first = ''] = brands;
    if (!brands.has(undefined) && brandKey(first) !== key) titled.set(key, brands.size === 1 ? first : '');
  }
  return titled;
};
