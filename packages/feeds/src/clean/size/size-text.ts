// cspell:disable: words of sizes in several languages

import { isOneSize, plainUnits, sizeLabels, withoutLabel } from '@wearfolio/sizes/read/words';
import { memo } from '../memo.ts';

/** Roles of a word or number inside a size text. */
type Part = 'number' | 'letter' | 'system' | 'people' | 'width' | 'fit' | 'unit' | 'word' | 'more' | 'mark';

const words: Readonly<Record<Exclude<Part, 'number' | 'mark'>, string>> = {
  letter: `xxxxs xxxs xxs xs s m l xl xxl xxxl xxxxl xxxxxl sm sml md med lg lge lrg small medium large xsmall xlarge xxsmall xxlarge xxxlarge
    xlg xxlg mt lt xlt xxlt klein mittel groß petit moyen grand büyük orta küçük`,
  system: 'us usa eu eur euro europe european uk gb fr it de jp jpn au br mx cn int intl mondo mondopoint mp',
  people: `men mens man male women womens woman female wmns ladies kids kid youth junior juniors jr boys boy girls girl unisex adult adults toddler
    toddlers infant infants w y k c usm usw wm`,
  width: 'wide narrow standard std normal slim a b d dd ddd e ee eee eeee f ff h aa aaa ww xw ew xwide n width',
  fit: 'regular reg short shorts long tall petite r inseam waist chest leg length kurz lang court',
  unit: 'cm mm in inch inches y yr yrs year years mo mos month months t p person persons man liter liters litre litres ltr oz ml ft feet g gal qt',
  word: `${sizeLabels.join(' ')} gr tg str strl`,
  more: 'extra x xx xxx big little zip left right lz rz lh rh hand handed fits most all to and or plus torso',
};

const partOf = new Map<string, Part>();
for (const [part, list] of Object.entries(words).toReversed()) {
  for (const word of list.trim().split(/\s+/)) partOf.set(word, part as Part);
}

const piece = /\d+(?:[.,]\d{1,2}(?!\d))?|[½⅓⅔¼¾]|[\p{L}'’]+|[^\s\p{L}\d]/gu;
const mark = /^[/,()[\]x×+:|."”“&~*#_–-]$/u;
const longestText = 48;
const mostPieces = 14;
const greatest = 999;

/** '2xl', '3x' and '4xs': a number that repeats the x of a letter size. */
const countedLetter = /(?<![\d.,])[2-6]x(?:s|l|lg|-?large|-?small)?(?![\p{L}\d])/giu;

const partsOf = (text: string): Part[] | null => {
  const pieces = text.toLowerCase().replace(countedLetter, 'xl').match(piece) ?? [];
  if (pieces.length === 0 || pieces.length > mostPieces) return null;
  const parts: Part[] = [];
  for (const one of pieces) {
    const isNumber = /^[\d½⅓⅔¼¾]/.test(one);
    if (isNumber && Number.parseFloat(one.replace(',', '.')) > greatest) return null;
    const part = isNumber ? 'number' : (partOf.get(one.replace(/['’]/g, '')) ?? (mark.test(one) ? 'mark' : undefined));
    if (part === undefined) return null;
    parts.push(part);
  }
  return parts;
};

/** 'Gr. 38' is a size, '250 gr' a weight: the label precedes the number. */
const wordBehind = /\d\s*gr\b/i;
/** '120 24.5': a model number before the size. */
const twoNumbers = /(?:^|\s)(?:\d{3}|[6-9]\d)\s+(?:[a-z]+\s+)?\d|(?:^|\s)\d+\s+\d+\.\d/i;

// 'S3' and 'T7' are safety classes and models.
const model = /^[slpgt]\d+$/i;

const noSizes = [model, wordBehind, twoNumbers];

/** Returns whether a text consists only of size words and contains at least one size. */
export const isSizeText = memo((raw: string): boolean => {
  const text = plainUnits(withoutLabel(raw));
  if (text.length > longestText) return false;
  if (isOneSize(text)) return true;
  const parts = partsOf(text.trim());
  if (!parts || noSizes.some((form) => form.test(text))) return false;
  const numbers = parts.filter((part) => part === 'number').length;
  const letters = parts.filter((part) => part === 'letter').length;
  const hasWord = parts.some((part) => part !== 'number' && part !== 'mark');
  return numbers + letters > 0 && numbers <= 5 && letters <= 3 && (hasWord || numbers <= 3);
});

/** Returns whether a word may occur in a size text; true for ''. */
export const isSizeWord = memo((word: string): boolean => word === '' || partsOf(word) !== null);

const marked = new Set<Part>(['system', 'width', 'fit', 'word']);

/**
 * Returns whether a size text is unambiguous because it has a system, a width, a half size or a label. '6' and 'L' are
 * ambiguous.
 */
export const isPlainlySize = (text: string): boolean => {
  if (
    /^(?:xs\/s|s\/m|m\/l|l\/xl|xl\/xxl)$|^[\d]{1,2}[.,]5$|½|\s1\/2|^[wm]\s?\d{1,2}(?:\.5)?\s?\/\s?[wm]\s?\d/i.test(text)
  )
    return true;
  const parts = partsOf(text) ?? [];
  const numbers = parts.filter((part) => part === 'number').length;
  return isOneSize(text) ? /size|osf/i.test(text) : numbers > 0 && parts.some((part) => marked.has(part));
};
