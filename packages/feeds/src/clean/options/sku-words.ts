import { isWhollyColor } from '../color/color.ts';
import { sizeIn } from '../title/option-words.ts';
import type { FoundOptions } from './found-options.ts';

/** 'SkyBlue' -> 'Sky Blue'. */
const withSpaces = (part: string): string => part.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** Shorter words in capitals are codes: 'TAN' may abbreviate anything, while 'Tan' is written out. */
const written = /^\p{Lu}?[\p{Ll} ]{2,}(?:\p{Lu}\p{Ll}+)*$|^[\p{Lu} ]{5,}$/u;
/** Before a size, a whole color in capitals is no code. */
const sized = /^\p{Lu}{3,4}$/u;

/**
 * Reads a color that an SKU writes out, and the size behind it: '3357-Black-28', '710_SkyBlue_XL'. Needs no other SKU of
 * the store to compare with.
 */
export const optionsInWords = (sku: string): FoundOptions => {
  const parts = sku.split(/[-_/|]/).map((part) => withSpaces(part.trim()));
  const last = parts.length - 1;
  const size = sizeIn(parts[last] ?? '');
  const isColor = (at: number): boolean => {
    const part = parts[at] ?? '';
    const isWord = written.test(part) || (size !== null && at === last - 1 && sized.test(part));
    return isWord && isWhollyColor(part);
  };
  const at = parts.findIndex((_, nth) => nth > 0 && isColor(nth));
  if (at < 0) return { size: null, color: null };
  const isTwo = at + 1 < last && isColor(at + 1);
  return { size: at < last ? size : null, color: isTwo ? `${parts[at]} ${parts[at + 1]}` : (parts[at] ?? null) };
};
