// cspell:disable: parts of color words in several languages
import { foldName } from '../../words/fold.ts';
import { type Entry, vocabularyOf } from '../../words/value-words.ts';
import { memo } from '../memo.ts';

const colors = vocabularyOf('color');
/** Words of Japanese stand in a text without spaces, so `inflectedColor` finds them. */
const spaced = colors.entries.filter(({ word }) => /^[\p{Ll}\p{Script=Hangul}]/u.test(word.toLowerCase()));
const isAlways = ({ isAmbiguous }: Entry): boolean => !isAmbiguous;

const byWord = (entries: readonly Entry[]): Readonly<Record<string, string>> =>
  Object.assign(Object.create(null), Object.fromEntries(entries.map(({ word, value }) => [word.toLowerCase(), value])));

const shades = vocabularyOf('shade');

/** Word -> parent color, for words that mean a color in any text. */
export const foreignWords = byWord(spaced.filter(isAlways));
export const ambiguousWords = byWord(spaced.filter((entry) => !isAlways(entry)));

/** Foreign word -> English word of the palette. */
export const foreignShades = byWord(shades.entries.filter(({ word }) => /^\p{Ll}/u.test(word)));

/** Foreign shades that are also common words or names. They are not colors in a title. */
export const ambiguousShades: ReadonlySet<string> = new Set(
  shades.entries.filter((entry) => !isAlways(entry)).map(({ word }) => word.toLowerCase()),
);

/** A short word in another spelling or inflection may be a name in a title: 'Bela'. */
const shortest = 5;

/** Reads a color word by its stem, in any spelling and inflection: 'Černého', 'KIRMIZI', 'ブラック系'. */
export const inflectedColor = (word: string): { parent: string; isAmbiguous: boolean } | null => {
  const folded = foldName(word);
  const found = colors.find(folded);
  return found && { parent: found.value, isAmbiguous: found.isAmbiguous || folded.length < shortest };
};

const darkAhead = /^(?:dunkel|tief|donker|mörk|mørke?|tumman|ciemno|темно|sötét|tmavě|tmavo)$/u;
const lightAhead = /^(?:hell|licht|ljus|lyse?|vaalean|jasno|pastell?|zart|светло|світло|világos|světle|svetlo)$/u;
// Some colors also end other words, so they need one of these beginnings.
const otherAhead =
  /^(?:mittel|marine|navy|nacht|königs|royal|himmel|stahl|petrol|oliv|moos|wald|flaschen|mint|gras|wein|bordeaux|feuer|ziegel|rost|alt|zitronen|senfs?|senaps|senneps|gold|silber|creme|off|tomaten|kirsch|koralle?n?|vin|tegel|lax|laks|kastanie|oud|bleu)$/u;
const vagueEnds = new Set(
  'rot rosa gul brun lila roze orange beige sort vit wit rode lilla marine pink krem kremow plavo'.split(' '),
);
const compounding: ReadonlySet<string> = new Set([
  'de',
  'nl',
  'da',
  'sv',
  'no',
  'fi',
  'hu',
  'pl',
  'ru',
  'uk',
  'cs',
  'sk',
]);
/** Metals, and words for many colors, end too many other words. */
const endless: ReadonlySet<string> = new Set(['Gold', 'Silver', 'Multicolor']);

const ends = new Map(
  colors.entries
    .filter(({ value, language }) => compounding.has(language) && !endless.has(value))
    .map(({ word, value }) => [word.toLowerCase(), value]),
);
const longestEnd = Math.max(...[...ends.keys()].map(({ length }) => length));
const shortestEnd = 3;
const shortestStart = 3;
const inflection = /(?:e[rsnm]?|t|a|y|i|ie|iej|ego|á|ý|é|ы?[йяе])$/u;

const parentOf = (plain: string): string =>
  plain === 'gray' ? 'Grey' : plain.charAt(0).toUpperCase() + plain.slice(1);

/** A made-up color that ends in a plain one: 'viziorange', 'acidgreen'. 'Red' and 'tan' end too many other words. */
const inEnglish = /^\p{L}{3,}(black|white|brown|green|blue|orange|yellow|purple|pink|grey|gray)$/u;

/** A compound of a color: 'dunkelblau', 'lichtgrijs', 'tummansininen'. */
type Compound = { parent: string; tone: 'dark' | 'light' | null };

const splitAt = (word: string, length: number): Compound | null => {
  const end = word.slice(-length);
  const parent = ends.get(end);
  if (parent === undefined) return null;
  const start = word.slice(0, -length).replace(/-$/, '');
  if (darkAhead.test(start)) return { parent, tone: 'dark' };
  if (lightAhead.test(start)) return { parent, tone: 'light' };
  const isSure = start.length >= shortestStart && !vagueEnds.has(end);
  return isSure || otherAhead.test(start) ? { parent, tone: null } : null;
};

/** Reads a color compound in English or in a language that forms them; null for other words. */
export const readCompound = (word: string): Compound | null => {
  if (word.length < 6) return null;
  const english = inEnglish.exec(word)?.[1];
  if (english) return { parent: parentOf(english), tone: null };
  for (const form of [word, word.replace(inflection, '')]) {
    for (let length = Math.min(longestEnd, form.length - 2); length >= shortestEnd; length -= 1) {
      const found = splitAt(form, length);
      if (found) return found;
    }
  }
  return null;
};

const tones = vocabularyOf('tone');

/** Returns whether a word makes the color beside it darker or lighter, in any language. */
export const toneOf = memo((word: string): { tone: 'dark' | 'light' | null } => {
  const value = tones.find(foldName(word))?.value;
  return { tone: value === 'dark' || value === 'light' ? value : null };
});
