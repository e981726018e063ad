import { fold } from '@wearfolio/contracts/text/fold';
import { formsOf } from '@wearfolio/listing-index/word-forms';
import type { Dictionary } from '../engine/dictionary.ts';
import { findFirstMatches } from '../engine/find-first-matches.ts';
import type { Catalogue } from '../engine/follow-listing.ts';
import { readComplete } from './search.ts';

/** The number of suggested queries. Each costs a search, so only this many candidates are tried. */
const most = 4;
const mostTried = 8;

/** The longest name to complete, in words. */
const longestTail = 3;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

const knownNames = new WeakMap<Dictionary, string[]>();

/** The folded names of kinds, colors and brands, in this order. */
const namesIn = (dictionary: Dictionary): string[] => {
  const { categories, colors, brands } = dictionary;
  const kinds = categories.filter(({ level }) => level > 1);
  const bearers = [...kinds, ...colors.values(), ...brands.values()];
  const names = knownNames.get(dictionary) ?? [...new Set(bearers.map(({ name }) => wordsOf(name).join(' ')))];
  knownNames.set(dictionary, names);
  return names;
};

/** Whether any product matches all of a query, and whether the query names an audience and a kind. */
const read = async (catalogue: Catalogue, text: string) => {
  const { parts, isMet } = await readComplete(catalogue, text);
  const says = (wanted: 'audience' | 'kind'): boolean => parts.some(({ kind, isNot }) => kind === wanted && !isNot);
  return { isMet, hasAudience: says('audience'), hasKind: says('kind') };
};

/** Whether any product matches all of a query. */
export const hasProducts = async (catalogue: Catalogue, text: string): Promise<boolean> =>
  (await read(catalogue, text)).isMet;

/** 'red dre' with the names 'dresses' and 'dress shoes' becomes 'red dresses' and 'red dress shoes'. */
const withNames = ({ dictionary }: Catalogue, words: readonly string[]): string[] => {
  const tails = Array.from({ length: Math.min(longestTail, words.length) }, (_, at) => words.length - 1 - at).reverse();
  return tails.flatMap((from) => {
    const tail = words.slice(from).join(' ');
    const before = words.slice(0, from);
    const begun = namesIn(dictionary).filter((name) => name.startsWith(tail) && !formsOf(name).includes(tail));
    return begun.slice(0, mostTried).map((name) => [...before, name].join(' '));
  });
};

// The words before the last one, corrected when no product contains them.
const asMeant = (catalogue: Catalogue, words: readonly string[]): Promise<string[]> => {
  const { index } = catalogue;
  const isUnknown = async (word: string): Promise<boolean> =>
    word.length > 2 &&
    !(await index.knows(word)) &&
    (await readComplete(catalogue, word)).parts.every(({ kind }) => kind === 'word');
  const meant = async (word: string): Promise<string> =>
    (await isUnknown(word)) ? ((await index.readWords([word], false))[0]?.[0] ?? word) : word;
  return Promise.all(words.map((word, at) => (at < words.length - 1 ? meant(word) : word)));
};

/** The last word, corrected when it has a typo. */
const corrected = async ({ index }: Catalogue, words: readonly string[]): Promise<string[]> => {
  const last = words.at(-1) ?? '';
  if (last.length < 3) return [];
  const [[meant] = []] = await index.readWords([last], true);
  return meant === undefined || meant.startsWith(last) ? [] : [[...words.slice(0, -1), meant].join(' ')];
};

/** Audiences of a kind, with products: 'boots' becomes 'boots for women'. */
const forAudiences = async (catalogue: Catalogue, text: string): Promise<string[]> => {
  const { isMet, hasAudience, hasKind } = await read(catalogue, text);
  if (!isMet || hasAudience || !hasKind) return [];
  const tops = catalogue.dictionary.categories.filter(({ level }) => level === 1);
  const asked = tops.map(({ name }) => `${text} for ${fold(name)}`);
  return findFirstMatches(asked, most, catalogue.index.capabilities.atOnce, async (query) => {
    const said = await read(catalogue, query);
    return said.hasAudience && said.isMet;
  });
};

/**
 * Completions of a typed query, each with products that match all of it: frequent searches (`popular`, most frequent
 * first), then names of kinds, colors and brands, then audiences of a kind.
 */
export const completeQuery = async (
  catalogue: Catalogue,
  keyword: string,
  popular: readonly string[],
): Promise<string[]> => {
  const { atOnce } = catalogue.index.capabilities;
  const words = await asMeant(catalogue, wordsOf(keyword));
  const typed = words.join(' ');
  const often = popular.filter((query) => query.startsWith(typed) && query !== typed);
  const named = [...often, ...withNames(catalogue, words)];
  const tried = new Set(named.length > 0 ? named : await corrected(catalogue, words));
  const isMet = (query: string): Promise<boolean> => hasProducts(catalogue, query);
  const found = await findFirstMatches(tried.values().take(mostTried), most, atOnce, isMet);
  if (found.length === most) return found;
  const audiences = await forAudiences(catalogue, found.length === 0 ? typed : (found[0] ?? typed));
  return [...new Set([...found, ...audiences])].slice(0, most);
};
