import { isWhollyColor } from '../color/color.ts';
import { basicWords, modifiers, palette } from '../color/palette.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { sizeIn } from './option-words.ts';

/** A name, the color that stands before its product, and the name without it. */
export type ColorWithin = { color: string; rest: string };

const mostColorWords = 4;

const people =
  /^(?:(?:(?:wo)?men['’]?s|ladies|kids['’]?|boys['’]?|girls['’]?|youth|unisex|toddlers?['’]?|infants?['’]?)\s+)+/iu;

const isBasic = (word: string): boolean => basicWords[word.toLowerCase()] !== undefined;
/** 'Sepia Brown', 'Light Blue' */
const isOfColor = (word: string): boolean => modifiers.has(word.toLowerCase()) || palette.has(word.toLowerCase());

/** The first words of a name, behind whom it is for, and what follows them: the most words first. */
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

/** Whether a name without a color still says what the thing is, and not only its size. */
export const isNamed = (rest: string): boolean => {
  const own = withoutPeople(rest).trim();
  return /\p{L}{3}/u.test(own) && sizeIn(own) === null;
};

/** Whether a name is a kind alone, such as 'Jacket': what stands before it is the model's own name, as in 'Ivy Jacket'. */
export const isKindAlone = (rest: string): boolean => {
  const own = withoutPeople(rest).trim();
  return !own.includes(' ') && hasNoun(own);
};

const isPlain = (color: string): boolean => color.split(/[\s/-]/).some(isBasic);

/** The color that a name begins with: one of the store's, or nothing but color words with a plain one among them. */
export const colorAhead = (name: string, colors: ReadonlySet<string>): ColorWithin | null =>
  headsOf(name).find(
    ({ color, rest }) => isNamed(rest) && (colors.has(color.toLowerCase()) || (isPlain(color) && isWhollyColor(color))),
  ) ?? null;

/** Two colors that a name begins with, which no product is called by: 'Black/Red Ridge Boot'. */
export const pairAhead = (name: string): ColorWithin | null =>
  name.includes('/')
    ? (headsOf(name).find(({ color, rest }) => /\S\/\S/.test(color) && isNamed(rest) && isWhollyColor(color)) ?? null)
    : null;

/** The plain color before the last product noun of a name: 'Elegant Black Shoulder Bag'. */
export const colorBetween = (name: string): ColorWithin | null => {
  const end = lastNounEnd(name);
  const words = name.slice(0, end).split(' ');
  const last = words.findLastIndex((word) => isBasic(word.replace(/,$/, '')));
  if (end === 0 || last < 0 || last === words.length - 1) return null;
  let first = last;
  while (first > 0 && isOfColor(words[first - 1] ?? '')) first -= 1;
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

/** The color that a name holds before its product, in a store whose titles hold them there. */
export const colorWithin = (name: string, colors: ReadonlySet<string>): ColorWithin | null =>
  colorAhead(name, colors) ?? colorBetween(name);
