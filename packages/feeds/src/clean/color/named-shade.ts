// cspell:ignore nigthfall
import { isSlip } from '../text/slip.ts';
import { toneOf } from './color-words.ts';
import { modifiers, palette, type Shade, shadesByName } from './palette.ts';

const mostWords = 3;

/** Returns the longest shade name in the words. */
const nameIn = (words: readonly string[]): Shade | null => {
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const shade = shadesByName.get(words.slice(at, at + count).join(' '));
      if (shade) return shade;
    }
  }
  return null;
};

/** Corrects a name with one wrong letter ('nigthfall') if all candidates have the same color. */
const slipped = (word: string): Shade | null => {
  const meant = [...palette, ...shadesByName].filter(([name]) => isSlip(word, name)).map(([, shade]) => shade);
  const [first] = meant;
  return first && meant.every(({ parent }) => parent === first.parent) ? first : null;
};

const firstOf = (words: readonly string[], read: (word: string) => Shade | null): Shade | null => {
  for (const word of words) {
    const shade = read(word);
    if (shade) return shade;
  }
  return null;
};

/** Reads words from a color column or option that the palette does not know; null if unknown. */
export const namedShade = (words: readonly string[]): Shade | null => nameIn(words) ?? firstOf(words, slipped);

const materials = new Set(['canvas', 'cotton', 'denim', 'leather', 'silver', 'gold', 'wood', 'rattan', 'wicker']);

/** Returns how many words starting at `at` form one shade, or 0. */
const shadeLength = (words: readonly string[], at: number): number => {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const name = words.slice(at, at + count).join(' ');
    if (palette.has(name) || shadesByName.has(name)) return count;
  }
  return 0;
};

/** Whether a word only describes a shade, such as 'dark'. */
export const isModifier = (word: string): boolean => modifiers.has(word) || toneOf(word).tone !== null;

/** Returns whether lower-cased words from a color column or option are only shades. */
export const areShades = (words: readonly string[]): boolean => {
  let known = 0;
  for (let at = 0; at < words.length; ) {
    const count = shadeLength(words, at);
    if (count === 0 && !isModifier(words[at] ?? '')) return false;
    known += count;
    at += Math.max(1, count);
  }
  return known > 0;
};

/** Returns whether lower-cased words are only shades, including ambiguous names, and more than a material. */
export const areShadeNames = (words: readonly string[]): boolean =>
  areShades(words) && !words.every((word) => materials.has(word) || modifiers.has(word));
