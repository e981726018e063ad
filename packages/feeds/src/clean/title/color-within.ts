// cspell:ignore jeggings Zwarte broek Футболка женская черная базовая
import { foldName } from '../../words/fold.ts';
import { vocabularyOf } from '../../words/value-words.ts';
import { translateKind } from '../category/translate-kind.ts';
import { isWhollyColor } from '../color/color.ts';
import { foreignWords } from '../color/color-words.ts';
import { basicWords, modifiers, palette } from '../color/palette.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { sizeIn } from './option-words.ts';

/** The color before the product in a name, and the name without it. */
export type ColorWithin = { color: string; rest: string };

const mostColorWords = 4;

const people =
  /^(?:(?:(?:wo)?men['’]?s|ladies|kids['’]?|boys['’]?|girls['’]?|youth|unisex|toddlers?['’]?|infants?['’]?)\s+)+/iu;

const isBasic = (word: string): boolean => basicWords[word.toLowerCase()] !== undefined;
/** 'Sepia Brown', 'Light Blue'. */
const isOfColor = (word: string): boolean => modifiers.has(word.toLowerCase()) || palette.has(word.toLowerCase());

/** Splits a name after its first words, skipping the audience; the longest beginning comes first. */
export const headsOf = (name: string): ColorWithin[] => {
  const ahead = people.exec(name)?.[0] ?? '';
  const words = name.slice(ahead.length).split(' ');
  const most = Math.min(mostColorWords, words.length - 1);
  return Array.from({ length: Math.max(0, most) }, (_, at) => {
    const count = most - at;
    return { color: words.slice(0, count).join(' '), rest: ahead + words.slice(count).join(' ') };
  });
};

const withoutPeople = (name: string): string => name.replace(people, '');

/** Returns whether a name without its color still names the product, and not only its size. */
export const isNamed = (rest: string): boolean => {
  const own = withoutPeople(rest).trim();
  return /\p{L}{3}/u.test(own) && sizeIn(own) === null;
};

/**
 * Returns whether a name is only a kind, such as 'Jacket'. Then the word before it is the model's name: 'Ivy Jacket'.
 */
export const isKindAlone = (rest: string): boolean => {
  const own = withoutPeople(rest).trim();
  return !own.includes(' ') && hasNoun(own);
};

/** Words before a color that belong to it: 'Little Black Dress', 'Man in Black Tee'. */
export const joinsColor = /(?:^|\s)(?:little|big|old|new|in|of|the|and|by|with|for|on|de|du|di|&|\+)$/i;

const isPlain = (color: string): boolean => color.split(/[\s/-]/).some(isBasic);

/** The powder, not the shade: 'Chalk Bag'. */
const isPowder = ({ color, rest }: ColorWithin): boolean =>
  /^chalk$/i.test(color) && /^(?:bags?|balls?|pots?|buckets?|blocks?)\b/i.test(rest);

/** Returns the color at the front of a name: a known color of the store, or color words that include a plain one. */
export const colorAhead = (name: string, colors: ReadonlySet<string>): ColorWithin | null =>
  headsOf(name).find(
    ({ color, rest }) =>
      isNamed(rest) &&
      !isPowder({ color, rest }) &&
      (colors.has(color.toLowerCase()) || (isPlain(color) && isWhollyColor(color))),
  ) ?? null;

/** Returns two colors at the front of a name, since no product is named after two: 'Black/Red Ridge Boot'. */
export const pairAhead = (name: string): ColorWithin | null =>
  name.includes('/')
    ? (headsOf(name).find(({ color, rest }) => /\S\/\S/.test(color) && isNamed(rest) && isWhollyColor(color)) ?? null)
    : null;

/** English colors are names in other languages: 'Violet', 'Black'. */
const isEnglish = (word: string): boolean => {
  const own = word.toLowerCase();
  return palette.get(own)?.isBasic === false || (isBasic(own) && foreignWords[own] === undefined);
};

/**
 * Returns the only color word of a name in another language, if the rest still names a kind: 'Zwarte broek', 'Футболка
 * женская черная базовая'. Its adjectives name no models.
 */
export const colorOfForeign = (name: string): ColorWithin | null => {
  if (hasNoun(name)) return null;
  const words = name.split(' ');
  const said = words.map((word) => vocabularyOf('color').find(foldName(word))?.value);
  const [at, ...others] = said.flatMap((parent, own) => (parent === undefined ? [] : [own]));
  const color = words[at ?? -1] ?? '';
  // A metal is what jewelry is made of.
  const isMetal = said[at ?? -1] === 'Gold' || said[at ?? -1] === 'Silver';
  if (others.length > 0 || isMetal || isEnglish(color) || !isWhollyColor(color)) return null;
  const rest = words.toSpliced(at ?? 0, 1).join(' ');
  return isNamed(rest) && translateKind(rest) !== null ? { color, rest } : null;
};

/** Returns the plain color before the last product noun of a name: 'Elegant Black Shoulder Bag'. */
export const colorBetween = (name: string): ColorWithin | null => {
  const end = lastNounEnd(name);
  const words = name.slice(0, end).split(' ');
  const last = words.findLastIndex((word) => isBasic(word.replace(/,$/, '')));
  if (end === 0 || last < 0 || last === words.length - 1) return null;
  let first = last;
  while (first > 0 && isOfColor(words[first - 1] ?? '')) first -= 1;
  if (joinsColor.test(words.slice(0, first).join(' '))) return null;
  const rest = [...words.slice(0, first), ...words.slice(last + 1)].join(' ') + name.slice(end);
  return isNamed(rest)
    ? {
        color: words
          .slice(first, last + 1)
          .join(' ')
          .replace(/,$/, ''),
        rest,
      }
    : null;
};

/** Returns the color before the product in a name, for stores whose titles put it there. */
export const colorWithin = (name: string, colors: ReadonlySet<string>): ColorWithin | null =>
  colorAhead(name, colors) ?? colorBetween(name);

/** Metal that jewelry is made of: '14K Gold-Plated Ring'. */
export const madeOfMetal = /\b(?:\d+\s?kt?|plated|filled|vermeil|sterling|solid|tone)\b/i;
