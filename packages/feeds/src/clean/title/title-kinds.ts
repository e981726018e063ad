import { isLikelyColor, isWhollyColor, withoutCodes } from '../color/color.ts';
import { areShadeNames } from '../color/named-shade.ts';
import { basicWords } from '../color/palette.ts';
import { hasNoun } from './nouns.ts';
import { isNote, isWidth, sizeIn } from './option-words.ts';

/** What other columns and other rows tell, by which a title's parts are recognized. */
export type TitleHints = {
  /** The row's own color and size column; empty where it has none. */
  color: string;
  size: string;
  /** The row's ids, which some titles end in. */
  ids: readonly string[];
  /** Lower-cased color names of the feed. */
  colors: ReadonlySet<string>;
  /** Whether the store's titles end in sizes that nothing sets off. */
  endsInSizes?: boolean;
  /** Whether a color before the product is no part of the store's names. */
  holdsColors?: boolean;
  /** Lower-cased names of the store behind which only options vary. */
  models?: ReadonlySet<string>;
};

/** Whom a thing is for, and nothing else. */
export const audienceOnly =
  /^(?:(?:big |little |toddler )?(?:wo)?men['’]?s?|ladies|wmns?|kids?['’]?s?|boys?['’]?s?|girls?['’]?s?|unisex|adult|youth|junior|infant|toddler)$/iu;

/** 'Medium' and 'Long / Left Zip': a fit, and the size where nothing else is. */
export const fitAlone =
  /^(?:size\s+)?(?:(?:x-?)?short|regular|long|tall|petite|medium)(?:\s*[/,-]?\s*(?:left|right|lh|rh|lz|rz)(?:\s(?:zip|hand))?)?$/iu;

/** What a part of a name is; `drop` is no option and none of the name's own words. */
export type Kind = 'size' | 'color' | 'drop' | 'keep';
/** A part of a name, and the mark before it. */
export type Part = { text: string; before: string; kind: Kind };

/** Whether two texts differ in no letter. */
export const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const isId = (text: string, { ids }: TitleHints): boolean =>
  ids.some((id) => id.length > 2 && (same(id, text) || text.toLowerCase().startsWith(`${id.toLowerCase()}-`))) ||
  /^(?=\S*\d)[\w./-]*\d{5,}[\w./-]*$/u.test(text);

const material =
  /\b(?:wool|cashmere|suede|leather|cotton|linen|silk|denim|canvas|velvet|satin|mesh|fleece|down|nylon|polyester|corduroy|tweed|flannel|mohair|alpaca|merino|jersey|knit|lace|straw|rattan|wood|oak|walnut|bamboo|ceramic|stoneware|porcelain|glass|marble|brass|steel|pearl)\b/iu;

/** A material that the palette knows as a shade, as part of a name: 'Pump in Suede'. */
export const isMaterial = (text: string): boolean =>
  material.test(text) &&
  !text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => basicWords[word] !== undefined);

/** The lower-cased words of a text that may be shades. */
export const shadeWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** 'Canvas/Forage' and 'Arctic Silk': names of shades alone, of which a single one may be a model's. */
const isNamedShade = (text: string): boolean =>
  /\S[\s/]\S/.test(text) && !hasNoun(text) && areShadeNames(shadeWords(text));

/** Whether a part of a name is a color, by the words of the palette and the other rows of the store. */
export const isColor = (raw: string, { color, colors }: TitleHints): boolean => {
  if (color !== '' && same(color, raw)) return true;
  const text = /\d/.test(raw) ? withoutCodes(raw) : raw;
  if (isNamedShade(text)) return true;
  if (isMaterial(text)) return false;
  if (colors.has(text.toLowerCase()) || isWhollyColor(text)) return true;
  const words = text.split(/\s+/).length;
  const isShort = words <= 3 || (text.includes('/') && words <= 8);
  return isShort && !hasNoun(text) && !/\d{3}/.test(text) && isLikelyColor(text);
};

/** On which side a bag opens, and which hand a thing is for. */
const side = /^(?:left|right)[\s-](?:zip|hand(?:ed)?)$/i;

/** What a part of a name is: an option, a note about the offer, or the name's own. */
export const kindOf = (text: string, hints: TitleHints): Kind => {
  if (fitAlone.test(text) || side.test(text)) return 'drop';
  if (audienceOnly.test(text)) return 'keep';
  if (isNote(text)) return 'drop';
  if (hints.size !== '' && same(hints.size, text)) return 'size';
  if (sizeIn(text) !== null) return isWidth(text) && text.length > 2 ? 'drop' : 'size';
  if (isWidth(text) || isId(text, hints)) return 'drop';
  return isColor(text, hints) ? 'color' : 'keep';
};
