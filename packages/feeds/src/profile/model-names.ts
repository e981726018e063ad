import { bestMatch, matchAtEnd } from '../clean/category/match-words.ts';
import { isWhollyColor, mayBeColor } from '../clean/color/color.ts';
import { areShadeNames } from '../clean/color/named-shade.ts';
import { modifiers, palette } from '../clean/color/palette.ts';
import { isSizeWord } from '../clean/size/size-text.ts';
import { madeOfMetal } from '../clean/title/color-within.ts';
import { hasNoun, lastNounEnd } from '../clean/title/nouns.ts';
import { cutNotes, cutSizeAtEnd, isNote, isWidth, sizeIn } from '../clean/title/option-words.ts';
import { audienceOnly, fitAlone, shadeWords } from '../clean/title/title-kinds.ts';

/** A row's name without its brand, and the texts that rows of one model share. */
export type ModelRow = { name: string; about: string; path: string };

/** A model's name and colors, lower-cased, as found in its rows. */
export type ModelNames = { colors: string[]; models: string[] };

const shortestAbout = 24;
const fewRows = 2;
const mostRows = 400;
const mostColorWords = 6;

const mark = /\s+[-–—|/]\s+|\s*[,:;()[\]|]\s*|\s+[-–—]$|^[-–—]\s+/u;
const marksAtEnd = /[\s,:;|([–—/-]+$/u;

// Words after a model's name in some rows that are not a color.
const noColor =
  /\b(?:with|w|for|and|in|by|set|kit|pair|mid|low|high|tall|short|long|leather|mesh|suede|wool|pro|evo|lite|plus|lace|hooded|ii|iii|iv|v|gtx|left|right|zip|pack|edition|version)\b|\d/iu;

const isAnyName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !noColor.test(text) && !hasNoun(text) && text.split(/[\s/]+/).length <= mostColorWords;

/** Returns whether a text is the product itself: 'Jean' of 'Workshop Straight Jean', 'Hair Oil' of 'Fleur Hair Oil'. */
const isProduct = (text: string): boolean =>
  lastNounEnd(text) === text.length || (!isWhollyColor(text) && matchAtEnd(text) !== null);

const isColorLike = (text: string): boolean =>
  !isProduct(text) && (isWhollyColor(text) || areShadeNames(shadeWords(text)) || isAnyName(text));

const sizeAhead =
  /^(?:size\s+)?(?:\d{1,2}(?:\.\d)?|(?:x{1,3}|[2-4]x)?[sl]|m|(?:x{1,2}-?)?(?:small|large)|one size)\s+(?=\p{L}{3})/iu;
const peopleAhead = /^(?:(?:wo)?men['’]?s?|wmns|ladies|kids?['’]?s?|boys?['’]?s?|girls?['’]?s?|youth|unisex)\b\s*/iu;

/** 'Color: Slate, Size: 9' -> 'Slate, Size 9'. */
const withoutLabels = (tail: string): string =>
  tail.replace(/\b(?:(size|sz)|colou?r)\s*[:=]\s*/giu, (_, size) => (size ? 'Size ' : ''));

/** Returns the parts of a tail that are not a size, a note or an audience. */
const colorsIn = (tail: string): string[] =>
  withoutLabels(tail)
    .split(mark)
    .flatMap((part) => {
      const text = part
        .trim()
        .replace(/^in\s+(?=\S)/, '')
        .replace(peopleAhead, '');
      if (text === '' || sizeIn(text) !== null || isWidth(text) || isNote(text)) return [];
      if (audienceOnly.test(text) || fitAlone.test(text)) return [];
      const { rest } = cutSizeAtEnd(`- ${text}`, true);
      const bare = rest.replace(/^-\s*/, '').replace(sizeAhead, '');
      return bare === '' ? [] : [bare];
    });

/** 'Ridge Mid' is a name, although 'mid' stands before colors as well. */
const height = /^(?:mid|low|high)$/;

/** Returns the words that all names begin with, except those that may begin a color: 'Ridge', not 'Ridge Dark'. */
const sharedName = (names: readonly string[]): string => {
  const [first = [], ...rest] = names.map((name) => name.split(' '));
  let count = 0;
  while (count < first.length && rest.every((words) => words[count] === first[count])) count += 1;
  const isOfColor = (word: string): boolean =>
    palette.has(word) ||
    (modifiers.has(word) && !height.test(word)) ||
    (word.includes('/') && word.split('/').every((part) => palette.has(part)));
  while (count > 1 && isOfColor((first[count - 1] ?? '').toLowerCase())) count -= 1;
  return first
    .slice(0, count)
    .join(' ')
    .replace(marksAtEnd, '')
    .replace(/\s+(?:size|sz|in|eur?|us|uk|mondo)$/i, '');
};

const tightHyphen = /(?<=\S)-(?=\S)/g;

/** 'Ridge Tee-Void-S': hyphens separate options if every name of the model has two. */
const withSpaces = (names: readonly string[]): string[] => {
  const areParted = names.every((name) => (name.match(tightHyphen)?.length ?? 0) > 1);
  return names.map((name) => (areParted ? name.replace(tightHyphen, ' - ') : name));
};

const severalOf = (rows: readonly ModelRow[], keyOf: (row: ModelRow) => string): string[][] =>
  [...Map.groupBy(rows, keyOf)]
    .filter(([key, own]) => key !== '' && own.length >= fewRows && own.length <= mostRows)
    .map(([, own]) => withSpaces([...new Set(own.map(({ name }) => cutNotes(name)))]))
    .filter((names) => names.length > 1);

const endsInNumber = (name: string): boolean => /\s\S*\d\S*$/.test(name) && isSizeWord(name.split(' ').at(-1) ?? '');

/** Returns whether some word is neither part of a size nor an audience. */
const isName = (model: string): boolean =>
  model.split(' ').some((word) => /\p{L}{2}/u.test(word) && !isSizeWord(word) && !audienceOnly.test(word));

const peopleAtEnd = /\s(?:(?:wo)?men['’]?s?|wmns?|ladies|kids?['’]?s?|boys?['’]?s?|girls?['’]?s?|youth|unisex)$/iu;

/** Returns whether a name ends in a wearable product or an audience, so that the words after it are not part of it. */
const isWhole = (model: string): boolean => {
  const thing = model.replace(peopleAtEnd, '');
  const family = bestMatch(thing)?.family;
  return (
    (thing !== model || lastNounEnd(thing) === thing.length) &&
    (family === 'shoes' || family === 'clothing' || family === 'accessories')
  );
};

const plainSize = /^(?:(?:[3-9]|1[0-6]|3[3-9]|4\d)(?:\.5)?|(?:x{1,3}|[2-4]x)?[sl]|m)$/i;

/** Returns whether all names go on with sizes, some of them halves or letters: 'Ridge Mid 6.5 Slate', '... 7 Slate'. */
const areBeforeSizes = (model: string, names: readonly string[]): boolean => {
  const next = names.map((name) => name.slice(model.length).trim().split(' ', 1)[0] ?? '');
  return new Set(next).size > 1 && next.every((word) => plainSize.test(word)) && next.some((word) => /\D/.test(word));
};

/** 'Ring in 14K' is made of the gold behind it. */
const isMetal = (model: string, text: string): boolean =>
  /\b(?:gold|silver|platinum)$/i.test(text) && madeOfMetal.test(model);

/** Reads the names of one model; null if more than options varies after the shared words. */
const readModel = (names: readonly string[]): { model: string; colors: string[] } | null => {
  const model = sharedName(names);
  if (!isName(model)) return null;
  const found = names.map((name) => colorsIn(name.slice(model.length).trim()));
  if (found.flat().some((text) => !isColorLike(text) || isMetal(model, text))) return null;
  const own = [...new Set(found.flat())];
  // A part in all rows may belong to the model.
  const isOneColor = own.every(isWhollyColor) || (own.every(mayBeColor) && isWhole(model));
  const areColors = (own.length > 1 || isOneColor) && found.every((texts) => texts.length < 2);
  // If there is only one color, the name may contain it.
  const isModel =
    !mark.test(model) && (own.length > 1 || endsInNumber(model) || isWhole(model) || areBeforeSizes(model, names));
  return { model: isModel ? model.toLowerCase() : '', colors: areColors ? own.map((text) => text.toLowerCase()) : [] };
};

/**
 * Learns from rows that share a description or page and so are one model. The part after the model's name that varies
 * and is not a size is its color, even if unknown; a number that does not vary belongs to the model.
 */
export const learnModelNames = (rows: readonly ModelRow[]): ModelNames => {
  const aboutOf = ({ about }: ModelRow): string => (about.length < shortestAbout ? '' : about);
  const read = [...severalOf(rows, ({ path }) => path), ...severalOf(rows, aboutOf)].flatMap(
    (names) => readModel(names) ?? [],
  );
  const models = read.map(({ model }) => model).filter((model) => model !== '');
  return { colors: [...new Set(read.flatMap(({ colors }) => colors))], models: [...new Set(models)] };
};
