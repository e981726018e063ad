// cspell:ignore Cерый
import { memo } from '../clean/memo.ts';

/** Cyrillic letters and the Latin ones that look the same. */
const pairs = 'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx іi ІI ѕs ЅS јj ЈJ'.split(' ');
const toLatin = new Map(pairs.map(([cyrillic = '', latin = '']) => [cyrillic, latin]));
const toCyrillic = new Map(pairs.map(([cyrillic = '', latin = '']) => [latin, cyrillic]));

const mixed = /[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]/;
const word = /[A-Za-z\u0400-\u04ff]+/g;
const latin = /[A-Za-z]/;
const cyrillic = /[\u0400-\u04ff]/;

/** Writes a word in one script if all its letters of the other have a twin. */
const inOneScript = (text: string): string => {
  if (!latin.test(text) || !cyrillic.test(text)) return text;
  const letters = [...text];
  if (letters.every((letter) => !cyrillic.test(letter) || toLatin.has(letter)))
    return letters.map((letter) => toLatin.get(letter) ?? letter).join('');
  if (letters.every((letter) => !latin.test(letter) || toCyrillic.has(letter)))
    return letters.map((letter) => toCyrillic.get(letter) ?? letter).join('');
  return text;
};

const mended = memo((text: string): string => text.replace(word, inOneScript));

/** Returns a text whose words do not mix scripts: keyboards of two alphabets type the С of 'Cерый' and the Х of 'ХS'. */
export const inOneAlphabet = (text: string): string => (mixed.test(text) ? mended(text) : text);

const loneSize = /(?<![\p{L}])[ХМ]{1,4}(?![\p{L}])/gu;

/** Writes the Cyrillic М and Х of a size in Latin: 'М', 'ХХ'. */
export const sizeInLatin = (text: string): string =>
  cyrillic.test(text)
    ? inOneAlphabet(text).replace(loneSize, (size) => [...size].map((x) => toLatin.get(x) ?? x).join(''))
    : text;
