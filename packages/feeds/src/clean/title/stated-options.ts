// cspell:ignore Qvarn: no word of any language
import { readColor } from '../color/color.ts';
import { memo } from '../memo.ts';
import type { TitleHints } from './title-kinds.ts';

const noMappings: ReadonlyMap<string, string> = new Map();
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const parentOf = memo((color: string): string | null => {
  const { color: read, isKnown } = readColor(color, noMappings);
  return isKnown ? read.parent : null;
});

/**
 * Returns whether a color in a title may be one of the row. Where columns state colors, only those count: in 'Mona Mocha
 * Dress' of the color Brown, 'Mocha' is a name.
 */
export const mayBeOfRow = (color: string, { stated }: TitleHints, isAtEnd: boolean): boolean => {
  if (!stated || stated.colors.length === 0) return true;
  const words = new Set(wordsOf(color));
  const isNamed = stated.colors.some((own) => wordsOf(own).some((word) => word.length > 2 && words.has(word)));
  return (
    isNamed || (isAtEnd && stated.colors.some((own) => parentOf(own) !== null && parentOf(own) === parentOf(color)))
  );
};

const bareNumber = /^\d{1,2}(?:[.,]5)?$/;

/** Stands for a number of the name while options are cut. */
const standIn = 'Qvarn';

/**
 * Hides the number that a cut would take for a size although the columns state another one: the 9 of 'Jordan 9' in size
 * 10 belongs to the model; behind a separator it is a size all the same. Returns the name with a stand-in, or null if nothing has to be hidden.
 */
export const hideNumber = (name: string, size: string | null, { stated }: TitleHints): string | null => {
  const isOther = size !== null && bareNumber.test(size) && stated !== undefined && stated.sizes.length > 0;
  if (!isOther || stated.sizes.includes(size.replace(',', '.'))) return null;
  const hidden = name.replace(
    new RegExp(`(?<![\\d.,]|[-–—|,(/]\\s?)${size.replace('.', '\\.')}(?![\\d.,])`),
    standIn + size.replace(/\D/g, 'x'),
  );
  return hidden === name ? null : hidden;
};

/** Puts a hidden number back. */
export const showNumber = (title: string, size: string): string =>
  title.replace(standIn + size.replace(/\D/g, 'x'), size);
