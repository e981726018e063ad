import { equivalentSizes } from '../equivalent-sizes.ts';
import { positionOf } from '../position.ts';
import { readAge, readClothingNumber, readHeight, readLetters, readWaist } from './clothing.ts';
import {
  type Found,
  oneSize,
  placed,
  plainFractions,
  type ReadSize,
  type SizeContext,
  sizeOf,
  unread,
} from './context.ts';
import { readShoe } from './shoes.ts';
import { readBra, readGlove, readHat, readRing } from './small.ts';
import { isOneSize, plainLength, plainUnits, withoutLabel } from './words.ts';

/** Sorts other texts naturally: by their leading number, otherwise by their first letters. */
const readOther = (text: string): ReadSize => {
  const number = /^\D{0,3}(\d{1,6}(?:\.\d{1,2})?)/.exec(text)?.[1];
  if (number) return unread(text, Number(number) * 100);
  const letter = (at: number) => Math.max(0, Math.min(31, text.toLowerCase().charCodeAt(at) - 96 || 0));
  return unread(text, 1_000_000_000 + letter(0) * 32_768 + letter(1) * 1_024 + letter(2) * 32 + letter(3));
};

const measure = /^[\d.,x×* ]*\d\s?(?:m|mm|cm|l|liters?|oz|ml|ft|in|p)$/;

/** Only shoes have half sizes and sizes for men and women at the same time. */
const isShoeLike = (text: string): boolean =>
  /^(?:(?:us|uk|eur?)\s?)?(?:[3-9]|1[0-5]|3[3-9]|4\d)(?:[.,]5|\s1\/2|\s[12]\/3)(?:\s?(?:us|uk|eur?))?$/i.test(text) ||
  /^[mw](?:(?:om)?en['’]?s)?\s*\d{1,2}(?:\.\d)?\s*\/\s*[mw](?:(?:om)?en['’]?s)?\s*\d/i.test(text);

const readNumbers = (text: string, context: SizeContext): Found | null => {
  switch (context.family) {
    case 'shoes':
      return readShoe(text, context);
    case 'bras':
      return readBra(text, context.system, context.home) ?? readClothingNumber(text, context);
    case 'clothing':
      return (
        readClothingNumber(text, context) ??
        readBra(text, context.system, context.home) ??
        (isShoeLike(text) ? readShoe(text, context) : null)
      );
    case 'rings':
      return readRing(text, context.system);
    case 'hats':
      return readHat(text);
    case 'gloves':
      return readGlove(text);
    default:
      return isShoeLike(text) || /^(?:us|eu|uk)\s*\d|\d\s*(?:us|eu|uk)$/i.test(text) ? readShoe(text, context) : null;
  }
};

// cspell:ignore psrlt
const fitted = /(?:petite|short|regular|long|tall|\d[psrlt])$/i;

/** 'M' with the size type 'tall' becomes 'M tall', unless the text has a fit. */
const withFit = (text: string, { family, fit }: SizeContext): string =>
  family === 'clothing' && fit && !fitted.test(text) ? `${text} ${fit}` : text;

const find = (text: string, context: SizeContext): Found | null => {
  const { family, isKids } = context;
  // The '11 m' of a rope is not an age.
  const isAged = family === 'clothing' || family === 'unknown' || isKids;
  return (
    (isAged && family !== 'shoes' ? readAge(text) : null) ??
    (family === 'clothing' ? readHeight(text, context) : null) ??
    readNumbers(text, context) ??
    readLetters(text, context) ??
    (family === 'hats' || family === 'gloves' ? null : readWaist(text, context))
  );
};

const letters = '(?:x{0,4}[sl]|[2-6]xl|m)';
const both = new RegExp(`^(?:(\\d{2,3})\\s?[/(|]\\s?(${letters})\\)?|(${letters})\\s?[/(|]\\s?(\\d{2,3})\\)?)$`, 'i');

/** Charts of brands differ by a letter, which is two numbers of women or four inches around the chest. */
const nearby = 4;

/** Whether the tables put two sizes of one garment far apart. */
const areApart = (one: ReadSize, other: ReadSize): boolean => {
  const [first, last] = [one, other].map((size) => {
    const known = sizeOf(size);
    return known && positionOf(known);
  });
  return (
    first != null &&
    last != null &&
    first.axis === last.axis &&
    (first.from - last.to > nearby || last.from - first.to > nearby)
  );
};

/**
 * Reads a number with the letter for the same size: '54 / XL'. Where the letter contradicts the system of the number, the
 * system is unknown.
 */
const readBoth = (label: string, context: SizeContext): ReadSize | null => {
  const [, first, last, letter = last, number = first] = context.family === 'clothing' ? (both.exec(label) ?? []) : [];
  const found = number === undefined ? null : find(number, context);
  const lettered = letter === undefined ? null : readLetters(letter, context);
  if (!found || !lettered) return null;
  const size = placed(found, context);
  return areApart(size, placed(lettered, context)) ? placed({ ...found, system: 'numbers' }, context) : size;
};

/**
 * Parses a size of a feed into a ladder and a position on it. Bare numbers depend on the context: 9.5 and 42 of shoes
 * are US and EU; 8 of clothes is a dress size and 32 a waist, in the system of the store's market. Texts that are not
 * understood stay as they are on the ladder 'Size'.
 */
export const readSize = (raw: string, context: SizeContext): ReadSize => {
  const label = withoutLabel(raw.replace(/\s+/g, ' ').trim()).slice(0, 60);
  if (isOneSize(label)) return oneSize;
  const twofold = readBoth(label, context);
  if (twofold) return twofold;
  const text = withFit(plainLength(plainUnits(plainFractions(label))), context);
  // '40 m' is not a medium either.
  if (context.family === 'other' && measure.test(text)) return readOther(label);
  const found = find(text, context);
  if (!found) return readOther(label);
  const stated = equivalentSizes(label);
  return stated.length > 1 ? { ...placed(found, context), stated } : placed(found, context);
};
