import { isWhollyColor } from '../color/color.ts';
import { sizeIn } from '../title/option-words.ts';
import type { FoundOptions } from './found-options.ts';

/** 'SkyBlue' -> 'Sky Blue'. */
const withSpaces = (part: string): string => part.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** Shorter words are codes: 'TAN' may abbreviate anything, while 'Tan' is written out. */
const isWord = (part: string): boolean => /^\p{Lu}?[\p{Ll} ]{2,}(?:\p{Lu}\p{Ll}+)*$|^[\p{Lu} ]{5,}$/u.test(part);

/**
 * Reads a color that an SKU writes out, and the size behind it: '3357-Black-28', '710_SkyBlue_XL'. Needs no other SKU of
 * the store to compare with.
 */
export const optionsInWords = (sku: string): FoundOptions => {
  const parts = sku.split(/[-_/|]/).map((part) => withSpaces(part.trim()));
  const at = parts.findIndex((part, nth) => nth > 0 && isWord(part) && isWhollyColor(part));
  if (at < 0) return { size: null, color: null };
  const last = parts.length - 1;
  const isTwo = at + 1 < last && isWord(parts[at + 1] ?? '') && isWhollyColor(parts[at + 1] ?? '');
  const size = at < last ? sizeIn(parts[last] ?? '') : null;
  return { size, color: isTwo ? `${parts[at]} ${parts[at + 1]}` : (parts[at] ?? null) };
};
