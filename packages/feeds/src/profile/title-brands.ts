// cspell:ignore Vivobarefoot
import { brandKey, dictionaryWords } from '../clean/brand/brand.ts';
import { leadingBrand } from '../clean/brand/leading-brand.ts';
import { worldBrands } from '../clean/brand/world-brands.ts';
import { nounEnds } from '../clean/title/nouns.ts';
import { cutNotes } from '../clean/title/option-words.ts';

const fewNames = 2;
const fewRemainders = 4;
const fewNouns = 3;
const fewBrands = 2;
const mostWords = 3;
/** Nearly all titles of a multi-brand store begin with a brand; a label's own lines begin fewer titles. */
const nearlyAll = 0.8;
const some = 0.2;
/** One known brand alone can be the name of a line: 'Primus' of Vivobarefoot. */
const half = 0.5;

const people = /\b(?:(?:wo)?men|wmn|ladies|kid|boy|girl|youth|unisex|toddler|infant)/i;

type Prefix = { brand: string; remainders: Set<string>; nouns: Set<string> };

const nounOf = (text: string): string => {
  const end = nounEnds(text).at(-1);
  return end === undefined ? '' : (text.slice(0, end).split(/[\s-]/).at(-1)?.toLowerCase().replace(/s$/, '') ?? '');
};

const add = (prefixes: Map<string, Prefix>, brand: string, rest: string): void => {
  const key = brandKey(brand);
  const own = prefixes.get(key) ?? { brand, remainders: new Set(), nouns: new Set() };
  own.remainders.add(rest);
  const noun = nounOf(rest);
  if (noun !== '') own.nouns.add(noun);
  prefixes.set(key, own);
};

/** Finds known brands at the front of names, except dictionary words and those of a single name. */
const knownBrands = (names: readonly string[]): Prefix[] => {
  const prefixes = new Map<string, Prefix>();
  for (const name of names) {
    const found = leadingBrand(name, (words) => worldBrands.get(brandKey(words)));
    if (found) add(prefixes, found.brand, name.slice(found.spelled.length));
  }
  return [...prefixes.values()];
};

/** Finds beginnings that names of different products share and that are not dictionary words: they may be brands. */
const repeated = (names: readonly string[]): Prefix[] => {
  const prefixes = new Map<string, Prefix>();
  for (const name of names) {
    const words = name.split(/\s+/);
    for (let count = 1; count <= mostWords && count < words.length; count += 1) {
      const prefix = words.slice(0, count).join(' ');
      if (/^\p{Lu}[\p{L}&'’. -]*$/u.test(prefix) && nounOf(prefix) === '' && !people.test(prefix))
        add(prefixes, prefix, words.slice(count).join(' '));
    }
  }
  return [...prefixes.values()].filter(
    ({ brand, remainders, nouns }) =>
      remainders.size >= fewRemainders && nouns.size >= fewNouns && !dictionaryWords.has(brandKey(brand)),
  );
};

/** Keeps the longest of prefixes that begin the same names: 'La Sportiva', not 'La'. */
const longest = (prefixes: readonly Prefix[]): Prefix[] =>
  prefixes.filter(
    ({ brand, remainders }) =>
      !prefixes.some(
        (other) => other.brand.startsWith(`${brand} `) && other.remainders.size >= nearlyAll * remainders.size,
      ),
  );

const covered = (prefixes: readonly Prefix[]): number =>
  prefixes.reduce((sum, { remainders }) => sum + remainders.size, 0);

/**
 * Finds the brands at the front of titles in a feed whose brand column is empty: known brands, if several begin titles
 * or one begins many; and unknown beginnings shared by titles of many products, if nearly all titles have one.
 */
export const learnTitleBrands = (all: readonly string[]): string[] => {
  const names = [...new Set(all.map(cutNotes))];
  const world = knownBrands(names);
  const several = world.filter(({ remainders }) => remainders.size >= fewNames);
  // If brands begin many names, one that begins a single name counts too.
  const areMany = covered(several) >= some * names.length;
  const few = several.length >= fewBrands ? several : [];
  const found = areMany ? world : few;
  const others = longest(repeated(names)).filter(({ brand }) => !worldBrands.has(brandKey(brand)));
  const isHabit =
    found.length + others.length >= fewBrands && covered([...found, ...others]) >= nearlyAll * names.length;
  const isLine = !isHabit && several.length < fewBrands && covered(several) < half * names.length;
  if (isLine) return [];
  return [...found, ...(isHabit ? others : [])].map(({ brand }) => brand);
};
