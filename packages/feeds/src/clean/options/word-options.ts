// cspell:ignore renk beden ölçü ebat pico hown ictured isplayed eatured olou taille pointure größe groesse talla taglia maat rozmiar storlek størrelse koko omes colori couleur colore kleur kolor färg farge farve farbe väri dwvar
import { endsInColor, isLikelyColor, isWhollyColor, separateColors } from '../color/color.ts';
import { areShadeNames } from '../color/named-shade.ts';
import { decodePart } from '../text/decode-part.ts';
import { sizeIn } from '../title/option-words.ts';
import { colorNames, type FoundOptions, none, sizeNames } from './found-options.ts';

const parameter = (names: string): RegExp =>
  new RegExp(`(?:^|[_\\-[.])(?:${names})(?:[_-]?(?:name|value))?\\d?\\]?$`, 'iu');
const sizeParameter = parameter(sizeNames);
const colorParameter = parameter(`${colorNames}|pattern|print`);

/** 'PineNeedleGreen' -> 'Pine Needle Green'. */
const withSpaces = (text: string): string => text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');

const plain = (text: string): string =>
  withSpaces(text)
    .replace(/[_+]|(?<=\p{L})-|-(?=\p{L})/gu, ' ')
    .trim();

/** Reads options in a link's query: '?size=9.5', '?attribute_pa_color=slate-teal', '?dwvar_123_size=M'. */
export const optionsInQuery = (target: URL): FoundOptions => {
  if (target.search === '') return none;
  const found = { ...none };
  for (const [name, value] of target.searchParams) {
    const text = value.replace(/(?<=\d)[-_](?=5$)/, '.');
    if (sizeParameter.test(name) && sizeIn(plain(text)) !== null) found.size ??= plain(text);
    else if (colorParameter.test(name) && /\p{L}{3}/u.test(value) && value.length < 60)
      found.color ??= /[-_+]|\p{Ll}\p{Lu}/u.test(value)
        ? separateColors(plain(value).toLowerCase().split(/\s+/))
        : value;
  }
  return found;
};

const wordsOf = (text: string): string[] =>
  withSpaces(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+(?:\.5)?/gu) ?? [];

const wholeSize = /^(?:[3-9]|1[0-6])$/;
// Some shops append '-2' to the address of a copied page, so a trailing 2 is not a size.
const plainSize = /^(?:(?:[3-9]|1[0-6]|3[3-9]|4\d)\.5|[6-9]|1[0-5]|3[3-9]|4\d|\d?x{1,3}[sl]|[sml]|small|medium|large)$/;

/**
 * Removes and returns the size at the end of the words: '... size 9 5', '... 38 5', '... xl'. A small number alone is
 * not a size.
 */
const takeSize = (words: string[], isWorn: boolean): string | null => {
  const [before, last] = [words.at(-2) ?? '', words.at(-1) ?? ''];
  const named = words.lastIndexOf('size');
  if (named >= 0 && words.length - named <= 4 && words.length - named > 1) {
    const value = words
      .splice(named)
      .slice(1)
      .join(' ')
      .replace(/(?<=\d) (?=5\b)/, '.');
    return sizeIn(value) === null ? null : value;
  }
  if (!isWorn) return null;
  if (last === '5' && /^(?:[3-9]|1[0-6]|3[3-9]|4\d)$/.test(before)) {
    words.splice(-2);
    return `${before}.5`;
  }
  const isBehindColor = wholeSize.test(last) && isLikelyColor(words.slice(0, -1).join(' '));
  return plainSize.test(last) || isBehindColor ? (words.pop() ?? null) : null;
};

const noise =
  /^(?:\d+|\d+x\d*|x\d+|v\d+|(?=.*\d)\p{L}+\d[\p{L}\d]*|front|back|side|main|hero|thumb|img|image|photo|web|pdp|lifestyle|alt|new|copy|grande|large|medium|small|master|compact|pico|icon|zoom|full|hi|lo|res|swatch|size|f|b|for|men|mens|women|womens|unisex|kids)$/u;
const mostColorWords = 5;
const mostFancyWords = 5;

/** After the title, a link holds only options; a picture's name may also describe the scene. */
const colorOf = (words: readonly string[], isLink: boolean): string | null => {
  const own = words.filter((word) => !noise.test(word)).slice(0, mostColorWords + 1);
  if (isLink && own.length <= mostColorWords && isLikelyColor(own.join(' '))) return separateColors(own);
  // Accept a short name that ends in a color: 'wild-berry'.
  const name = own.join(' ');
  if (own.length <= mostFancyWords && endsInColor(name)) return separateColors(own);
  for (let count = Math.min(own.length, mostColorWords); count > 0; count -= 1) {
    const some = own.slice(0, count);
    if (isWhollyColor(some.join(' ')) || (count === own.length && areShadeNames(some))) return separateColors(some);
  }
  return null;
};

/** Reads the words after the title: 'ridge-mid-black-ember-46' for a 'Ridge Mid'. */
const beyondTitle = (text: string, title: string, isLink: boolean, isWorn: boolean): FoundOptions => {
  const words = wordsOf(text);
  const known = new Set(wordsOf(title));
  // A title may contain a color, so look after the last title word.
  const firstOther = words.findIndex((word, at) => at > 0 && known.has(words[at - 1] ?? '') && !known.has(word));
  if (firstOther < 0) return none;
  const lastKnown = words.findLastIndex((word) => known.has(word) && !isLikelyColor(word) && !/^\d+$/.test(word));
  const rest = words.slice(Math.max(firstOther, lastKnown + 1));
  const size = takeSize(rest, isWorn);
  return { size, color: colorOf(rest, isLink) };
};

const lastPart = (path: string): string =>
  decodePart(path.split('/').findLast((part) => part !== '') ?? '').replace(/\.\w{2,5}$/, '');

/** Reads options in the last segment of a link's path, after the words of the title. */
export const optionsInPath = (target: URL, title: string, isWorn: boolean): FoundOptions =>
  beyondTitle(lastPart(target.pathname), title, true, isWorn);

/** Reads the color in a picture's file name, after the words of the title. */
export const colorInPicture = (image: string, title: string): string | null => {
  const path = (URL.parse(image)?.pathname ?? image).replace(/_(?:\d+x\d*|x\d+)(?=\.\w+$)/, '');
  const name = lastPart(path);
  return beyondTitle(name, title, false, false).color;
};

const letterSize = /^(?:x{0,4}[sl]|[2-6]xl|[sml]|xs\/s|s\/m|m\/l|l\/xl|os|o\/s)$/i;
const europeanSize = /^(?:3[3-9]|4\d|50)(?:\.5)?$/;

/**
 * Reads the size after the last hyphen of a part number: 'H58-900900-XL', '26V-BY-47.5'. A whole number counts only for
 * shoes and after two hyphens: '12-38' may be a model.
 */
export const sizeInNumber = (part: string, isShoe: boolean): string | null => {
  const parts = part.trim().split('-');
  const last = (parts.at(-1) ?? '').trim();
  if (parts.length < 2) return null;
  if (letterSize.test(last)) return /^o\/?s$/i.test(last) ? 'One Size' : last;
  return isShoe && parts.length > 2 && europeanSize.test(last) ? last : null;
};

const measure =
  /(?<![\w.])(?:\d{1,3}(?:[.,]\d)?\s?(?:mm|cm)?\s?[x×*]\s?)?\d{1,3}(?:[.,]\d{1,2})?\s?-?(?:cm|m|mm|l|liters?|litres?|p|person|man)(?![\w])|(?<![\w.])\d{2,3}\s?[x×*]\s?\d{2,3}(?![\w])/giu;

/**
 * Returns the last measure in the name of gear, which stays in the title: 'Dry Rope 9.5mm x 60m', 'Trail Pack 65L',
 * 'Tent 2P'.
 */
export const measureInName = (title: string): string | null => title.match(measure)?.at(-1)?.trim() ?? null;

const longestLine = 16;

/** Returns the measure that a line of a description consists of: '80*125 cm', '50 ml'. */
export const measureInText = (description: string): string | null => {
  const lines = description.slice(0, 1000).split(/\s*[|\n•]\s*|<[^>]*>/);
  const line = lines.find((text) => text.length <= longestLine && measureInName(text) !== null);
  return line === undefined ? null : measureInName(line);
};
