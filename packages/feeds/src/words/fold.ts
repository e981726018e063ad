// cspell:disable: words of several languages
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Most texts are ASCII and need no folding. */
const isAscii = /^[\x20-\x7e\s]*$/;

/**
 * Folds case and accents of any script: 'Größe' -> 'grosse', 'Артикул' -> 'артикул', 'Dėvėta' -> 'deveta'. Marks that
 * make another syllable stay: 'バッグ' is not 'ハック'.
 */
export const foldLetters = (text: string): string => (isAscii.test(text) ? text.toLowerCase() : foldAny(text));

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøæœłđðþıς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC');

/** Folds a text and keeps its letters and digits only. */
export const foldName = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Drops the second letter of 'ae', 'oe' and 'ue', so that 'Groesse', 'Größe' and 'stoerrelse' have one spelling. */
export const foldUmlauts = (folded: string): string => folded.replace(/([aou])e/g, '$1');
