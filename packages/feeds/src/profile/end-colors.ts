import { isLikelyColor, isWhollyColor, readsAsColor } from '../clean/color/color.ts';
import { palette } from '../clean/color/palette.ts';
import { colorCandidates } from '../clean/title/cut-title.ts';
import { hasNoun, lastNounEnd } from '../clean/title/nouns.ts';
import { cutNotes, cutSizeAtEnd, cutSizeBetween } from '../clean/title/option-words.ts';

const enoughTails = 10;

// Words after a product noun that are not a color.
const noColor =
  /\d|\b(?:with|w|for|and|in|by|set|kit|pair|mid|low|high|tall|short|long|wide|narrow|leather|mesh|suede|canvas|wool|pro|evo|lite|light|plus|lace|slip|hooded|men|women|kids|mens|womens|youth|size|pack)\b/iu;
const isTail = (tail: string): boolean =>
  /^\p{L}/u.test(tail) &&
  /\p{L}{3}/u.test(tail) &&
  !/^[A-Z]+$/.test(tail) &&
  !noColor.test(tail) &&
  tail.split(/[\s/]+/).length <= 6;

const isKnownColor = (text: string): boolean => isLikelyColor(text) || readsAsColor(text);

/**
 * Finds the colors of a store whose titles end in a color ('Crux Hoody Evergreen'): the texts after the noun in several
 * titles, if most of them are known colors.
 */
export const colorsBehindNouns = (names: readonly string[]): string[] => {
  const tails = new Map<string, number>();
  for (const name of new Set(names)) {
    const end = lastNounEnd(name);
    const tail =
      end === 0
        ? ''
        : name
            .slice(end)
            .replace(/^[\s–-]+(?:pair|set)\s+/i, '')
            .trim();
    if (isTail(tail)) tails.set(tail, (tails.get(tail) ?? 0) + 1);
  }
  const all = [...tails.keys()];
  const known = all.filter(isKnownColor).length;
  const isPattern = all.length >= enoughTails && tails.size * 3 >= new Set(names).size && known * 2 >= all.length;
  return isPattern ? all.map((tail) => tail.toLowerCase()) : [];
};

const fewCandidates = 3;
const someNames = 0.3;
/** With fewer distinct colors, nearly all names must have one after a separator. */
const nearlyAll = 0.8;

/**
 * Finds the colors of a store whose titles separate them ('Ridge - 9 - Caspian'): the parts after the name that are not
 * sizes, if most are known colors and names occur with several of them.
 */
export const colorsSetOff = (names: readonly string[]): string[] => {
  const products = new Map<string, Set<string>>();
  const all = new Set<string>();
  let named = 0;
  for (const name of new Set(names)) {
    const { product, candidates } = colorCandidates(name);
    if (candidates.length > 0) named += 1;
    const own = products.get(product) ?? new Set();
    for (const text of candidates) {
      own.add(text);
      all.add(text);
    }
    products.set(product, own);
  }
  const known = [...all].filter(isKnownColor).length;
  const enough = all.size >= fewCandidates ? someNames : nearlyAll;
  const isPattern = all.size > 0 && named >= enough * new Set(names).size && known * 2 >= all.size;
  return isPattern ? [...all].map((text) => text.toLowerCase()) : [];
};

const mostColorWords = 4;
const fewProducts = 2;

/** Returns a name's possible endings of a few words without a separator, with the words before each. */
const endsOf = (name: string): { product: string; tail: string }[] => {
  const words = name.split(' ');
  const ends = [];
  for (let count = 1; count <= mostColorWords && count < words.length; count += 1) {
    const [product, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (isTail(tail) && !hasNoun(tail) && /[\p{L}\p{N}]$/u.test(product)) ends.push({ product, tail });
  }
  return ends;
};

/**
 * Groups the endings of names by the words before them, if there are several; a beginning that all endings share
 * belongs to the name.
 */
const severalEnds = (names: Iterable<string>): string[][] => {
  const tailsOf = new Map<string, Set<string>>();
  for (const name of names)
    for (const { product, tail } of endsOf(name)) tailsOf.set(product, (tailsOf.get(product) ?? new Set()).add(tail));
  return [...tailsOf.values()]
    .map((tails) => [...tails])
    .filter((tails) => new Set(tails.map((tail) => tail.split(' ', 1)[0])).size > 1);
};

/**
 * Finds the colors of a store whose titles end in a color without a noun or separator before it ('Harrier 6 Bossa
 * Nova'): endings shared by several products that each have several, if at least half are known colors.
 */
export const colorsRepeated = (names: readonly string[], endsInSizes: boolean): string[] => {
  const bare = new Set(names.map((name) => cutSizeAtEnd(cutSizeBetween(cutNotes(name)).rest, endsInSizes).rest));
  const counts = new Map<string, { products: number; beside: string[] }>();
  for (const tails of severalEnds(bare)) {
    for (const tail of tails) {
      const { products, beside } = counts.get(tail) ?? { products: 0, beside: [] };
      counts.set(tail, { products: products + 1, beside: [...beside, ...tails.filter((other) => other !== tail)] });
    }
  }
  // Only texts that are entirely a color count: 'Black Watch' and 'Blue Kurta' begin with a color but are products.
  const areColors = (texts: readonly string[]): boolean => texts.filter(isWhollyColor).length * 2 >= texts.length;
  const isThing = (tail: string): boolean => isLikelyColor(tail) && !isWhollyColor(tail);
  return [...counts]
    .filter(
      ([tail, { products, beside }]) =>
        products >= (isWhollyColor(tail) || palette.has(tail.toLowerCase()) ? 1 : fewProducts) && areColors(beside),
    )
    .filter(([tail]) => !isThing(tail))
    .map(([tail]) => tail.toLowerCase());
};
