import { brandKey } from '../brand/brand.ts';

const roman = /^(?:x{0,1}(?:ix|iv|v?i{0,3})|xx)$/i;
const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'de',
  'for',
  'from',
  'in',
  'la',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
const acronyms = new Set([
  'GTX',
  'VCS',
  'LV',
  'HV',
  'WP',
  'USA',
  'US',
  'UK',
  'EU',
  'UV',
  'EVA',
  'FTW',
  'TLT',
  'LED',
  'EPS',
  'DWR',
  'XL',
  'XXL',
  'XS',
  'GV',
  'RR',
  'SL',
  'AR',
  'SV',
  'FL',
  'LT',
  'VCR',
  'BTS',
  'BSC',
  'CMTK',
  'TX',
  'SS',
  'LS',
  'QC',
  'PU',
  'TPU',
  'XT',
  'GT',
  'ISO',
  'SPF',
  'MTB',
  'TR',
  'NYC',
  'DNA',
]);

// Written small wherever they stand: '38 mm', '50 ml'.
const units = new Set(['mm', 'cm', 'ml', 'oz', 'kg', 'lb']);

const capitalised = (word: string): string => {
  const at = word.search(/\p{L}/u);
  return at < 0 ? word : word.slice(0, at) + word.charAt(at).toUpperCase() + word.slice(at + 1);
};

/** Whole words only: 'Mix' and 'Di' are no numerals, 'iii' is one. */
const isRoman = (word: string): boolean => word !== '' && roman.test(word);

const caseWord = (word: string, isShouting: boolean, isFirst: boolean): string => {
  if (isRoman(word)) return word.toUpperCase();
  if (!isFirst && units.has(word)) return word;
  const lower = word.toLowerCase();
  if (!isFirst && small.has(lower) && (isShouting || word === lower)) return lower;
  if (word === lower) return capitalised(word);
  if (!isShouting || /\d/.test(word) || acronyms.has(word)) return word;
  return capitalised(lower);
};

/** Words end at spaces, hyphens and slashes: 'slip-on' -> 'Slip-On', "MEN'S" -> "Men's". */
const caseText = (text: string, isShouting: boolean): string => {
  let isFirst = true;
  return text.replace(/[^\s/()[\]"-]+/g, (word, at: number) => {
    isFirst ||= text.charAt(at - 1) === '-';
    const cased =
      /^\p{L}/u.test(word) || /^['’(]/.test(word)
        ? casePunctuated(word, isShouting, isFirst)
        : caseWord(word, isShouting, isFirst);
    isFirst = false;
    return cased;
  });
};

const casePunctuated = (word: string, isShouting: boolean, isFirst: boolean): string => {
  const end = /[,.;:!?]+$/.exec(word)?.[0] ?? '';
  return caseWord(end === '' ? word : word.slice(0, -end.length), isShouting, isFirst) + end;
};

/** Where the brand's words stand at the front of the name: their length, or 0. */
const brandLength = (name: string, brand: string): number => {
  if (brand === '') return 0;
  const isSame = name.slice(0, brand.length).toLowerCase() === brand.toLowerCase();
  if (isSame && !/[\p{L}\p{N}]/u.test(name.charAt(brand.length))) return brand.length;
  if (name.charAt(0).toLowerCase() !== brand.charAt(0).toLowerCase()) return 0;
  const key = brandKey(brand);
  for (let end = 1; end <= Math.min(name.length, brand.length + 8); end += 1) {
    if (end < name.length && /[\p{L}\p{N}]/u.test(name.charAt(end))) continue;
    if (/[\p{L}\p{N}.]/u.test(name.charAt(end - 1)) && brandKey(name.slice(0, end)) === key) return end;
  }
  return 0;
};

/** A name without its brand at the front, however that is spelt there. */
export const withoutBrand = (name: string, spellings: readonly string[]): string => {
  for (const brand of spellings) {
    const length = brandLength(name, brand);
    if (length > 0 && length < name.length) return name.slice(length).replace(/^[\s,:-]+/, '');
  }
  return name;
};

const isShout = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
};

/**
 * A name as shown (decision 55): words capitalised, roman numerals i to xx in
 * capitals, capitals that are mixed already kept, names that shout calmed, and
 * the brand at the front in its own spelling. `brand` is the display name.
 */
export const showTitle = (name: string, brand: string, fedBrand = brand): string => {
  const rest = withoutBrand(name, [brand, fedBrand]);
  const isShouting = isShout(rest);
  const shown = caseText(rest, isShouting);
  if (rest === name) return shown;
  const between =
    /^[\s,:-]*/.exec(name.slice(0, name.length - rest.length).replace(/^.*?(?=[\s,:-]*$)/su, ''))?.[0] ?? ' ';
  return brand + between + shown;
};
