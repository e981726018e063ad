import { isWhollyColor } from '../color/color.ts';
import { basicWords, modifiers, palette } from '../color/palette.ts';
import { type ColorWithin, isKindAlone, isNamed, joinsColor, madeOfMetal } from './color-within.ts';
import { isDescribing } from './describing-words.ts';
import { hasNoun } from './nouns.ts';

/** A color inside a name. `frame` is the words around it, which the names of one model share. */
export type FramedColor = ColorWithin & { frame: string };

/** Words before a color that may belong to the name: 'Ridge Mid Black Boot'. */
const height = /^(?:mid|low|high)$/i;

const isOfColor = (word: string): boolean =>
  word
    .toLowerCase()
    .split('/')
    .every((part) => palette.has(part) || modifiers.has(part));

/** Returns where the color words that begin at a word end. */
const endOfColor = (words: readonly string[], at: number): number => {
  const other = words.findIndex((word, nth) => nth >= at && !isOfColor(word));
  let end = other < 0 ? words.length : other;
  while (end > at && isDescribing(words[end - 1] ?? '')) end -= 1;
  return end;
};

/** Returns the runs of color words in a name that a product follows: 'Ridge Royal Scrub Top'. */
export const framedColors = (name: string): FramedColor[] => {
  const words = madeOfMetal.test(name) ? [] : name.split(' ');
  const found: FramedColor[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end = endOfColor(words, at);
    if (end > at) found.push(...framed(words, height.test(words[at] ?? '') ? at + 1 : at, end));
    at = Math.max(at, end);
  }
  return found;
};

const joined = (words: readonly string[]): string => words.join(' ');

const framed = (words: readonly string[], from: number, to: number): FramedColor[] => {
  const [ahead, color, behind] = [joined(words.slice(0, from)), joined(words.slice(from, to)), joined(words.slice(to))];
  // 'The Ridge in Blue Everyday Oxford'.
  const isIn = /\sin$/i.test(ahead) && hasNoun(`${ahead} ${behind}`);
  const isThing = isIn || (hasNoun(behind) && !joinsColor.test(ahead));
  if (!isNamed(behind) || !isThing || !isWhollyColor(color)) return [];
  const isPlain = color.split(/[\s/-]/).some((word) => basicWords[word.toLowerCase()] !== undefined);
  // 'Ivy Jacket' and 'Fern Jacket' are two models.
  if (isKindAlone(behind) && !isPlain && !isNamed(ahead)) return [];
  return [{ color, rest: `${ahead} ${behind}`.trim(), frame: `${ahead}|${behind}`.toLowerCase() }];
};

/** Returns the color of a name whose other words the store uses with several colors. */
export const colorInFrame = (name: string, frames: ReadonlySet<string>): ColorWithin | null =>
  frames.size === 0 ? null : (framedColors(name).find(({ frame }) => frames.has(frame)) ?? null);
