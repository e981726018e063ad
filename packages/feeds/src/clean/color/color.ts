// cspell:ignore avec
import type { CleanColor } from '../../row.ts';
import { memo } from '../memo.ts';
import { inflectedColor, readCompound, toneOf } from './color-words.ts';
import { areShades, isModifier, namedShade } from './named-shade.ts';
import { heads, modifiers, palette, parents, type Shade, unspecified } from './palette.ts';

const partSplit = /\s*(?:[/|,;+&]|\s-\s|\b(?:and|with|und|mit|et|avec|com|con|og|och|med|met|ve|ile)\b|-)\s*/i;
const parentNames = new Map(Object.keys(parents).map((name) => [name.toLowerCase(), name]));

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .match(/[\p{L}\p{N}.']+/gu) ?? [];

type Found = Shade & { word: string };

/** First words of the color phrases with several words. */
const phraseStarts = new Set([...palette.keys()].flatMap((name) => (name.includes(' ') ? name.split(' ', 1) : [])));

/** Returns the longest color word or phrase that begins at the given word. */
const shadeAt = (words: readonly string[], at: number): Found | null => {
  const first = words[at] ?? '';
  for (let length = phraseStarts.has(first) ? 3 : 1; length > 1; length -= 1) {
    const word = words.slice(at, at + length).join(' ');
    const shade = palette.get(word);
    if (shade) return { ...shade, word };
  }
  const shade = palette.get(first) ?? compoundOf(first);
  return shade && { ...shade, word: first };
};

/** Returns the color words of one part; longer phrases win. */
const shadesIn = (words: readonly string[]): Found[] => {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const shade = shadeAt(words, at);
    if (!shade) continue;
    found.push(shade);
    at += shade.word.split(' ').length - 1;
  }
  return found;
};

/** Words of titles that are no plain colors. */
const mostWords = 10_000;

const compoundOf = memo((word: string): Shade | null => {
  const inflected = inflectedColor(word);
  if (inflected) return { ...inflected, hexa: parents[inflected.parent] ?? unspecified.hexa, isBasic: true };
  const compound = readCompound(word);
  const hexa = parents[compound?.parent ?? ''];
  if (!compound || hexa === undefined) return null;
  const { parent, tone } = compound;
  return { parent, hexa: tone === null ? hexa : toned(hexa, tone), isBasic: true };
}, mostWords);

const mix = (hexa: string, other: number, share: number): string =>
  [0, 2, 4]
    .map((at) => Math.round(Number.parseInt(hexa.slice(at, at + 2), 16) * (1 - share) + other * share))
    .map((level) => level.toString(16).padStart(2, '0').toUpperCase())
    .join('');

const toned = (hexa: string, tone: 'dark' | 'light'): string =>
  tone === 'dark' ? mix(hexa, 0, 0.4) : mix(hexa, 255, 0.45);

/**
 * Returns the color of one part ('Navy Blazer Blue'): its last plain color name, which is the head noun, painted like a
 * specific shade of the same parent; else its first shade that is not only a modifier.
 */
const shadeOf = (part: string): Shade | null => {
  const words = wordsOf(part);
  const found = shadesIn(words);
  const plain = found.filter((shade) => shade.isBasic);
  const basic = plain.findLast((shade) => shade.parent !== 'Multicolor') ?? plain.at(-1);
  const finer = found.find(
    (shade) => !shade.isBasic && (!basic || shade.parent === basic.parent) && !modifiers.has(shade.word),
  );
  const head = found.at(-1);
  // 'Storm Navy' is navy.
  if (!basic && head && heads.has(head.word) && head.word === words.at(-1)) return head;
  const best = basic ? { ...basic, hexa: finer?.hexa ?? basic.hexa } : (finer ?? found[0]);
  if (!best) return null;
  if (finer && best.hexa === finer.hexa) return best;
  const tone = words.map((word) => toneOf(word).tone).find((one) => one !== null);
  return tone ? { ...best, hexa: toned(best.hexa, tone) } : best;
};

// Matches a store's code or a size before a word of at least three letters: 'MT10-L-Yellow', '001 Black'.
const codeAhead = /^(?=\p{L}*\d)(?:[A-Z\d]{2,}|[A-Z]\p{Ll}{1,2}\d{3,})(?:\s*[-_:/]+\s*|\s+)(?=.*\p{L}{3})/u;
const codeBehind = /(?:\s*[-_:/(]+\s*|\s+)(?=\p{L}*\d)(?:[A-Z\d]{3,}|[A-Z]\p{Ll}{1,2}\d{3,})(?:-\d+)?\)?$/u;
const marks = /^[\s\p{P}]+|[\s,;:/|–_-]+$/gu;

/** Strips punctuation, codes and sizes around a color: 'MT10-L-Yellow' -> 'Yellow'. */
export const withoutCodes = (raw: string): string => {
  const text = raw.replace(marks, '').replace(codeAhead, '').replace(codeBehind, '');
  return /\p{L}/u.test(text) ? text : raw;
};

const genderWords = /\b(wo?mens?|mens?|womens?|ladies|kids?|unisex)(?:['’]s)?\b/gi;

/** Returns the feed's own color name with each word capitalized. */
const displayName = (raw: string): string => {
  const plain = withoutCodes(raw);
  const bare = plain.replace(genderWords, ' ').replace(/\s+/g, ' ').trim();
  const text = bare === '' ? plain : bare;
  const isShouting = text.length > 3 && text === text.toUpperCase();
  return (isShouting ? text.toLowerCase() : text).replace(/(^|[\s/-])\p{Ll}/gu, (letters) => letters.toUpperCase());
};

/** A color, whether it was recognized, and whether only by a fancy name. */
export type ReadColor = { color: CleanColor; isKnown: boolean; isGuess?: boolean };

/**
 * Reads a feed's color ('black/white/solar red'); its first known part decides. `mapped` maps lower-cased colors to
 * parents, as set by ops. An unknown color keeps its name under 'Unspecified'.
 */
export const readColor = (raw: string, mapped: ReadonlyMap<string, string>): ReadColor => {
  const name = displayName(raw).slice(0, 100);
  const wanted = mapped.get(raw.toLowerCase());
  const shade = knownShade(raw);
  const parent = wanted === undefined ? undefined : parentNames.get(wanted.toLowerCase());
  if (parent !== undefined) {
    const hexa = shade?.parent === parent ? shade.hexa : (parents[parent] ?? unspecified.hexa);
    return { color: { name, parent, hexa }, isKnown: true };
  }
  if (shade)
    return {
      color: { name, parent: shade.parent, hexa: shade.hexa },
      isKnown: true,
      isGuess: !shade.isBasic && !shade.isPlain,
    };
  return { color: { name, parent: unspecified.name, hexa: unspecified.hexa }, isKnown: false };
};

/** Returns an unknown color as one of a parent, under its own name. */
export const colorAs = ({ color }: ReadColor, parent: string): ReadColor => ({
  color: { ...color, parent, hexa: parents[parent] ?? unspecified.hexa },
  isKnown: true,
});

/**
 * Returns the first part that is only a color ('Void/Black'), else the first part that contains one ('Seal
 * Patch/Green').
 */
const knownShade = (raw: string): Shade | null => {
  const parts = raw.split(partSplit);
  for (const part of parts) {
    const words = wordsOf(part);
    const areKnown = areShades(words);
    const shade = shadeOf(part) ?? (areKnown ? namedShade(words) : null);
    // 'Larkfield Stone' may be any stone.
    if (shade) return areKnown ? shade : { ...shade, isPlain: false };
  }
  return parts.reduce((found: Shade | null, part) => found ?? namedShade(wordsOf(part)), null);
};

/** Returns whether a text from a color column or option is a known color. */
export const readsAsColor = memo((text: string): boolean => knownShade(text) !== null);

/** Returns whether all words of the text belong to colors and at least one is a color. */
export const isWhollyColor = (text: string): boolean => {
  const words = wordsOf(text);
  let known = 0;
  for (const part of text.split(partSplit))
    known += shadesIn(wordsOf(part))
      .filter((shade) => !shade.isAmbiguous)
      .reduce((sum, shade) => sum + shade.word.split(' ').length, 0);
  const rest = words.filter((word) => isModifier(word) && !palette.has(word)).length;
  return known > 0 && words.length <= 10 && known + rest >= words.length;
};

/**
 * Returns whether some part of the text contains a plain color or ends in a shade: 'Hyper Blue', not 'Olive Branch'.
 */
export const isLikelyColor = (text: string): boolean =>
  text.split(partSplit).some((part) => {
    const words = wordsOf(part);
    const found = shadesIn(words).filter((shade) => !shade.isAmbiguous);
    const last = found.at(-1)?.word.split(' ').at(-1);
    return found.some((shade) => shade.isBasic) || (last !== undefined && last === words.at(-1));
  });

/** Returns whether the last word of a text is a color: 'wild berry', not 'white background'. */
export const endsInColor = (text: string): boolean => {
  const words = wordsOf(text);
  const last = shadesIn(words)
    .findLast((shade) => !shade.isAmbiguous)
    ?.word.split(' ')
    .at(-1);
  return last !== undefined && last === words.at(-1);
};

/** Names of pale materials that usually modify the next color instead of being one: 'stone blue'. */
const tints = new Set(
  'stone storm smoke ice steel cloud sky rock mist fog dusk sand desert ash bone shadow frost'.split(' '),
);

/**
 * Restores separators between color words, for example from a file name: 'lime black' -> 'lime/black'. A plain color
 * ends its part; a shade before it joins that part only if both have the same parent.
 */
export const separateColors = (words: readonly string[]): string => {
  const parts: string[][] = [];
  let shade: Shade | null = null;
  for (const word of words) {
    const next = palette.get(word) ?? null;
    const isTint = tints.has(parts.at(-1)?.at(-1) ?? '');
    const isOther = shade?.isBasic || (shade && !isTint && next?.isBasic && next.parent !== shade.parent);
    if (parts.length === 0 || isOther) parts.push([word]);
    else parts.at(-1)?.push(word);
    if (isOther) shade = null;
    if (next && (next.isBasic || !modifiers.has(word))) shade = next;
  }
  return parts.map((part) => part.join(' ')).join('/');
};
