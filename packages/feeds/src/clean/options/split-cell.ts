import { letterOfWord } from '@wearfolio/sizes/read/words';
import { isLikelyColor, withoutCodes } from '../color/color.ts';
import { basicWords } from '../color/palette.ts';
import { memo } from '../memo.ts';
import { isWidth, sizeIn } from '../title/option-words.ts';

/** A cell with more values than this is a text, not a list. */
const mostValues = 60;

const withoutBrackets = (text: string): string => text.replace(/^\s*[[{(](.*)[\])}]\s*$/s, '$1').replace(/["“”]/g, '');

const partsBy = (text: string, separator: RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

const isLetters = (part: string): boolean =>
  /^(?:\d?x{0,4}[sml]|\d?x?x-?(?:small|large)|small|medium|large)$/i.test(part);

const areSizes = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.length <= mostValues &&
  parts.every((part) => sizeIn(part) !== null || letterOfWord(part) !== null);

// '40,5' is one size, like '38 2/3', '32/34' and 'S/M'.
const lists: readonly [separator: RegExp, isList: (parts: readonly string[]) => boolean][] = [
  [/[;|\n]|,\s+/, () => true],
  [/,/, (parts) => parts.length > 2 || parts.every((part) => isLetters(part) || /^\d{2}$/.test(part))],
  [/\s*\/\s*/, (parts) => parts.length > 2],
  [
    /\s+/,
    (parts) => parts.every(isLetters) || (parts.length > 2 && parts.every((part) => /^\d{1,2}(?:[.,]5)?$/.test(part))),
  ],
];

const systemAhead = /^(us|usa|uk|eu|eur|fr|it|de|jp|cn|br|au|int|intl)\b/i;

/** Returns whether parts are one size in several systems: 'US 11', 'EU 43'. */
const areSystems = (parts: readonly string[]): boolean => {
  const systems = new Set(parts.map((part) => systemAhead.exec(part)?.[1]?.toLowerCase()));
  return !systems.has(undefined) && systems.size === parts.length;
};

/** Returns whether parts are a size in letters and what it is in numbers: 'M', '38', '10'. */
const isInNumbers = ([first = '', ...others]: readonly string[]): boolean =>
  isLetters(first) && others.every((part) => /^\d{1,2}$/.test(part));

/**
 * Returns a cell that states one size in several systems so that it is no list: 'US 11 (EU 43)' for 'US 11 | EU 43', 'M'
 * for 'M / 38 / 10', 'M / 38' for 'M | 38'. Other cells as they are.
 */
export const oneSize = memo((cell: string): string => {
  const [first = '', ...others] = partsBy(cell, /\s*[|/]\s*/);
  if (others.length === 0 || others.length > 3) return cell;
  if (areSystems([first, ...others])) return `${first} (${others.join(' / ')})`;
  if (!isInNumbers([first, ...others])) return cell;
  // Which system several numbers are of is unknown.
  return others.length === 1 ? `${first} / ${others[0]}` : first;
});

/** Returns the sizes listed in one cell: 'XS S M L XL', '38;39;40', 'S, M, L'. Empty if it holds one size or none. */
export const listedSizes = memo((cell: string): readonly string[] => {
  const text = withoutBrackets(cell);
  for (const [separator, isList] of lists) {
    const parts = partsBy(text, separator);
    if (areSizes(parts) && isList(parts)) return parts;
  }
  return [];
});

const areColors = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.length <= mostValues && parts.every((part) => part.length < 40 && isLikelyColor(part));

const splitColors = (cell: string, hasSizes: boolean): readonly string[] => {
  const text = withoutBrackets(cell);
  const strong = partsBy(text, /[;|\n]/);
  if (areColors(strong)) return strong;
  const commas = partsBy(text, /,/);
  if (areColors(commas) && (hasSizes || commas.length > 2)) return commas;
  const words = partsBy(text, /\s+/);
  const arePlain = words.length > 2 && words.every((word) => basicWords[word.toLowerCase()] !== undefined);
  return arePlain ? words : [];
};

const colorsAlone = memo((cell: string) => splitColors(cell, false));
const colorsBesideSizes = memo((cell: string) => splitColors(cell, true));

/**
 * Returns the colors listed in one cell. 'Black/White' and 'Black, White' are one two-colored product; three plain
 * words, or any list beside a list of sizes, are separate colors.
 */
export const listedColors = (cell: string, hasSizes: boolean): readonly string[] =>
  hasSizes ? colorsBesideSizes(cell) : colorsAlone(cell);

const noColor =
  /\b(?:hand|handed|left|right|fit|length|inseam|pack|set|tall|petite|short|long|slim|cm|mm|inch|oz|ml|lb|kg)\b|\d/i;

const isColorName = (text: string): boolean =>
  isLikelyColor(text) || (/\p{L}{3}/u.test(text) && text.split(/\s+/).length <= 4 && !noColor.test(text));

/** Reads a color and a size from one cell: 'Black / 9.5', '7 - REGULAR - Slate/Teal'. Null unless it holds both. */
export const optionsInCell = (cell: string): { color: string; size: string } | null => {
  if (!/\s[-–/|]\s|,\s/.test(cell)) return null;
  const parts = partsBy(cell, /\s+[-–/|]\s+|,\s+/).filter((part) => !isWidth(part) || part.length < 3);
  const size = [parts.at(-1), parts[0]].find((part) => part !== undefined && sizeIn(part) !== null);
  const color = parts.filter((part) => part !== size).map(withoutCodes);
  const areNames = color.length > 0 && color.every((part) => sizeIn(part) === null && isColorName(part));
  return size !== undefined && areNames ? { color: color.join('/'), size } : null;
};
