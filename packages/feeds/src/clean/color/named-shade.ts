// cspell:ignore falconbrown tnfblack nigthfall
import { isSlip } from '../text/slip.ts';
import { darkWords, lightWords } from './color-words.ts';
import { modifiers, palette, type Shade, shadesByName } from './palette.ts';

const mostWords = 3;

/** The longest name of a shade that the words hold. */
const nameIn = (words: readonly string[]): Shade | null => {
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const shade = shadesByName.get(words.slice(at, at + count).join(' '));
      if (shade) return shade;
    }
  }
  return null;
};

// No word ends in these but a color: 'textured' and 'marigold' end in others.
const tails = /^\p{L}{3,}?(black|white|gr[ae]y|brown|blue|green|yellow|orange|purple|pink|silver|navy|khaki|beige)$/u;

/** 'falconbrown', 'tnfblack': a name and a color that have lost the space between them. */
const joined = (word: string): Shade | null => palette.get(tails.exec(word)?.[1] ?? '') ?? null;

/** A name with one letter amiss, where all that it may stand for are one color: 'nigthfall'. */
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

/** What words that stand where a color is expected mean, although the palette knows none of them; null where nothing tells. */
export const namedShade = (words: readonly string[]): Shade | null =>
  nameIn(words) ?? firstOf(words, joined) ?? firstOf(words, slipped);

const materials = new Set(['canvas', 'cotton', 'denim', 'leather', 'silver', 'gold', 'wood', 'rattan', 'wicker']);

/** How many words from `at` on are one shade, 0 where none is. */
const shadeLength = (words: readonly string[], at: number): number => {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const name = words.slice(at, at + count).join(' ');
    if (palette.has(name) || shadesByName.has(name)) return count;
  }
  return 0;
};

const isModifier = (word: string): boolean => modifiers.has(word) || darkWords.test(word) || lightWords.test(word);

/** Whether lower-cased words that stand where a color is expected are nothing but shades. */
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

/** Whether lower-cased words are nothing but shades, of those as well that may be names elsewhere, and more than a material. */
export const areShadeNames = (words: readonly string[]): boolean =>
  areShades(words) && !words.every((word) => materials.has(word) || modifiers.has(word));
