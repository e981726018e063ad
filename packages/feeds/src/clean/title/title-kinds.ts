import { isLikelyColor, isWhollyColor, withoutCodes } from '../color/color.ts';
import { basicWords } from '../color/palette.ts';
import { hasNoun } from './nouns.ts';
import { isWidth, sizeIn } from './option-words.ts';

/** What other columns and rows say about the parts of a title. */
export type TitleHints = {
  /** Values of the row's color and size columns; empty without such a column. */
  color: string;
  size: string;
  /** Lower-cased colors and sizes that the row's columns and options state, those of all variants. */
  stated?: { colors: readonly string[]; sizes: readonly string[] };
  /** The row's ids. Some titles end in one. */
  ids: readonly string[];
  /** Lower-cased color names of the feed. */
  colors: ReadonlySet<string>;
  /** Whether the store's titles end in sizes without a separator. */
  endsInSizes?: boolean;
  /** Whether the store's titles hold a color before the product that is not part of the name. */
  holdsColors?: boolean;
};

/** Matches a text that is only an audience. */
export const audienceOnly =
  /^(?:(?:big |little |toddler )?(?:wo)?men['’]?s?|ladies|wmns?|kids?['’]?s?|boys?['’]?s?|girls?['’]?s?|unisex|adults?['’]?|youth|junior|infant|toddler)$/iu;

/** 'Medium' and 'Long / Left Zip': a fit, which is the size if there is no other. */
export const fitAlone =
  /^(?:size\s+)?(?:(?:x-?)?short|regular|long|tall|petite|medium)(?:\s*[/,-]?\s*(?:left|right|lh|rh|lz|rz)(?:\s(?:zip|hand))?)?$/iu;

/** A text with more words is not a color. */
export const maxColorWords = 5;

/** Kind of a title part; `drop` is neither an option nor part of the name. */
export type Kind = 'size' | 'color' | 'drop' | 'keep';
/** A part of a name, and the separator before it. */
export type Part = { text: string; before: string; kind: Kind };

/** Returns whether two texts are equal, ignoring case. */
export const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const isId = (text: string, { ids }: TitleHints): boolean =>
  ids.some((id) => id.length > 2 && (same(id, text) || text.toLowerCase().startsWith(`${id.toLowerCase()}-`))) ||
  /^(?=\S*\d)[\w./-]*\d{5,}[\w./-]*$/u.test(text);

const material =
  /\b(?:wool|cashmere|suede|leather|cotton|linen|silk|denim|canvas|velvet|satin|mesh|fleece|down|nylon|polyester|corduroy|tweed|flannel|mohair|alpaca|merino|jersey|knit|lace|straw|rattan|wood|oak|bamboo|ceramic|stoneware|porcelain|glass|marble|brass|steel|pearl)\b/iu;

/** Returns whether a text is a material that the palette lists as a shade, such as 'Suede' in 'Pump in Suede'. */
export const isMaterial = (text: string): boolean =>
  material.test(text) &&
  !text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => basicWords[word] !== undefined);

/** Returns whether a part of a name is a color, by the palette and the other rows of the store. */
export const isColor = (raw: string, { color, colors }: TitleHints): boolean => {
  if (color !== '' && same(color, raw)) return true;
  const text = /\d/.test(raw) ? withoutCodes(raw) : raw;
  if (isMaterial(text)) return false;
  if (colors.has(text.toLowerCase()) || isWhollyColor(text)) return true;
  const words = text.split(/\s+/).length;
  const isShort = words <= 3 || (text.includes('/') && words <= 8);
  return isShort && !hasNoun(text) && !/\d{3}/.test(text) && isLikelyColor(text);
};

/** The side of a zipper, or left- and right-handed products. */
const side = /^(?:left|right)[\s-](?:zip|hand(?:ed)?)$/i;

/** Classifies a part of a name: an option, a note about the offer, or part of the name. */
export const kindOf = (text: string, hints: TitleHints): Kind => {
  if (fitAlone.test(text) || side.test(text)) return 'drop';
  if (audienceOnly.test(text)) return 'keep';
  if (hints.size !== '' && same(hints.size, text)) return 'size';
  if (sizeIn(text) !== null) return isWidth(text) && text.length > 2 ? 'drop' : 'size';
  if (isWidth(text) || isId(text, hints)) return 'drop';
  return isColor(text, hints) ? 'color' : 'keep';
};
