import type { CleanSize } from '../../row.ts';
import { readAge, readClothingNumber, readHeight, readLetters, readWaist } from './clothing-size.ts';
import { makeSize, otherLadder, plainFractions, type SizeContext } from './ladders.ts';
import { readShoe } from './shoe-size.ts';
import { isOneSize, plainLength, plainUnits, withoutLabel } from './size-words.ts';

/** Keeps anything else in natural order: by its leading number, else by its first letters. */
const readOther = (text: string): CleanSize => {
  const number = /^\D{0,3}(\d{1,6}(?:\.\d{1,2})?)/.exec(text)?.[1];
  if (number) return makeSize(otherLadder, text, Number(number) * 100);
  const letter = (at: number) => Math.max(0, Math.min(31, text.toLowerCase().charCodeAt(at) - 96 || 0));
  return makeSize(
    otherLadder,
    text,
    1_000_000_000 + letter(0) * 32_768 + letter(1) * 1_024 + letter(2) * 32 + letter(3),
  );
};

const readRing = (text: string): CleanSize | null => {
  const number = /^(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?mm)?(?:\s*[/(-]\s*\d{1,2}(?:[.,]\d{1,2})?\s*(?:mm)?\)?)?$/.exec(
    text,
  )?.[1];
  return number ? makeSize('Ring Size', text, Number(number.replace(',', '.')) * 100) : null;
};

const measure = /^[\d.,x×* ]*\d\s?(?:m|mm|cm|l|liters?|oz|ml|ft|in|p)$/;

/** Only shoes come in halves, and for men and women at once. */
const isShoeLike = (text: string): boolean =>
  /^(?:(?:us|uk|eur?)\s?)?(?:[3-9]|1[0-5]|3[3-9]|4\d)(?:[.,]5|\s1\/2|\s[12]\/3)(?:\s?(?:us|uk|eur?))?$/i.test(text) ||
  /^[mw](?:(?:om)?en['’]?s)?\s*\d{1,2}(?:\.\d)?\s*\/\s*[mw](?:(?:om)?en['’]?s)?\s*\d/i.test(text);

const readNumbers = (text: string, context: SizeContext): CleanSize | null => {
  switch (context.family) {
    case 'shoes':
      return readShoe(text, context);
    case 'clothing':
      return readClothingNumber(text, context) ?? (isShoeLike(text) ? readShoe(text, context) : null);
    case 'rings':
      return readRing(text);
    default:
      return isShoeLike(text) || /^(?:us|eu|uk)\s*\d|\d\s*(?:us|eu|uk)$/i.test(text) ? readShoe(text, context) : null;
  }
};

// cspell:ignore psrlt
const fitted = /(?:petite|short|regular|long|tall|\d[psrlt])$/i;

/** 'M' of the size type 'tall' is 'M tall', where the text names no fit itself. */
const withFit = (text: string, { family, fit }: SizeContext): string =>
  family === 'clothing' && fit && !fitted.test(text) ? `${text} ${fit}` : text;

/**
 * Reads a size as fed into a ladder and a place on it. Bare numbers go by the
 * context: 9.5 and 42 on shoes are US and EU, on clothes 8 is a dress size and
 * 32 a waist. What is not understood keeps its text on the ladder 'Size'.
 */
export const readSize = (raw: string, context: SizeContext): CleanSize => {
  const label = withoutLabel(raw.replace(/\s+/g, ' ').trim()).slice(0, 60);
  if (isOneSize(label)) return makeSize('One Size', 'One Size', 0);
  const text = withFit(plainLength(plainUnits(plainFractions(label))), context);
  // '11 m' of a rope is no age.
  const isAged = context.family === 'clothing' || context.family === 'unknown' || context.isKids;
  // Nor is '40 m' a medium.
  if (context.family === 'other' && measure.test(text)) return readOther(label);
  return (
    (isAged && context.family !== 'shoes' ? readAge(text) : null) ??
    (context.family === 'clothing' ? readHeight(text, context) : null) ??
    readNumbers(text, context) ??
    readLetters(text, context) ??
    readWaist(text, context) ??
    readOther(label)
  );
};
