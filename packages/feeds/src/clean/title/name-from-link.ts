import { decodePart } from '../text/decode-part.ts';

const words =
  /^(?:products?|p|item|dp|shop|collections?|catalog|index|html?|php|aspx?|click|detail|en|us|women|men|kids|sale)$/i;
const readable = /^(?=.*[a-z]{3})[\p{L}\p{N}]+(?:(?:[-_+]|(?<=\d)\.(?=\d))[\p{L}\p{N}]+)+$/iu;

/** Keeps a three-digit number between words, because it belongs to the model: 'classic-550-chelsea-boot'. */
const isWithin = (word: string, at: number, all: readonly string[]): boolean =>
  /^\d{3}$/.test(word) && at > 0 && at < all.length - 1;

/**
 * '/products/ridge-mid-leather-1234.html' -> 'ridge mid leather': returns the name in the last readable segment of a
 * link, or ''.
 */
export const nameFromLink = (path: string): string => {
  const parts = path.split('/').map((part) => decodePart(part).replace(/\.\w{2,5}$/, ''));
  const part = parts.findLast((text) => readable.test(text) && !words.test(text)) ?? '';
  return part
    .split(/[-_+]/)
    .filter((word, at, all) => isWithin(word, at, all) || !/^\d{3,}$|^(?=.*\d)(?=.*[a-z])[a-z\d]{6,}$/i.test(word))
    .join(' ');
};
