// cspell:ignore bcdfghj primaloft vibram cordura coolmax polartec
import { brandKey, dictionaryWords } from '../brand/brand.ts';
import { memo } from '../memo.ts';

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

const capitalized = (word: string): string => {
  const at = word.search(/\p{L}/u);
  return at < 0 ? word : word.slice(0, at) + word.charAt(at).toUpperCase() + word.slice(at + 1);
};

/** Whole words only: 'Mix' and 'Di' are no numerals, 'iii' is one. */
const isRoman = (word: string): boolean => word !== '' && roman.test(word);

/** '25CM' and '2ND' -> '25cm' and '2nd': a number with its unit or its ordinal is no word. */
const measure = /^\d[\d.,]*(?:mm|cm|m|km|ml|cl|l|oz|g|kg|lbs?|in|ft|kt?|ct|st|nd|rd|th|pk|pc)s?$/i;

/** 'gtx' in the name of a link is the acronym; 'us' and 'ss' may be words. */
const upperOrCapitalized = (word: string): string =>
  word.length > 2 && acronyms.has(word.toUpperCase()) ? word.toUpperCase() : capitalized(word);

const caseWord = (word: string, isShoutingText: boolean, isFirst: boolean): string => {
  const isShouting = isShoutingText && word === word.toUpperCase();
  if (/^\d/.test(word)) return isShouting && measure.test(word) ? word.toLowerCase() : word;
  if (isRoman(word)) return word.toUpperCase();
  if (!isFirst && units.has(word)) return word;
  const lower = word.toLowerCase();
  if (!isFirst && small.has(lower) && (isShouting || word === lower)) return lower;
  if (word === lower) return upperOrCapitalized(word);
  const isLoud = isShouting || loudWord.test(word);
  if (!isLoud || /\d/.test(word) || acronyms.has(word) || /^(?!WMN)[BCDFGHJ-NP-TV-Z]{2,4}$/.test(word)) return word;
  return capitalized(lower);
};

// A long word in capitals shouts also where the others do not, unless it is how its owner writes it.
const loudWord = /^(?!GORE|BOA|PRIMALOFT|VIBRAM|CORDURA|COOLMAX|POLARTEC)(?=[^AEIOUY]*[AEIOUY])[A-Z]{5,}$/;

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

const suffixes =
  'equipment|products|gear|mountaineering|company|brand|footwear|sports?|outdoors?|climbing|apparel|clothing|shoes|north america|inc|llc|co|usa|us';
const suffix = new RegExp(`\\s+(?:${suffixes})\\.?$`, 'i');

/** The spellings by which a title may name a brand: also without 'Equipment' or 'Footwear' behind it. */
const spellingsOf = memo((_key: string, names: readonly string[]): string[] => {
  const all = names.flatMap((name) => [name, name.replace(suffix, '')]).filter((name) => name !== '');
  return [...new Set(all)].sort((one, other) => other.length - one.length);
});

/** Whether two keys differ in their last letter alone, as 'evolv' and 'evolve' do. A letter within makes another word. */
const isNear = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 5 && long.length - short.length === 1 && long.startsWith(short);
};

const nearLength = (name: string, brand: string): number => {
  if (name.charAt(0).toLowerCase() !== brand.charAt(0).toLowerCase()) return 0;
  const words = brand.split(/\s+/).length;
  const found = new RegExp(`^(?:\\S+\\s+){${words - 1}}\\S+`).exec(name)?.[0] ?? '';
  return found !== '' && isNear(brandKey(found), brandKey(brand)) ? found.length : 0;
};

const people = /^(?:(?:wo)?men['’]?s|ladies|kids['’]?|boys['’]?|girls['’]?|youth|unisex)\s+/i;

const cutAhead = (name: string, brand: string): string => {
  const length = brandLength(name, brand) || nearLength(name, brand);
  return length > 0 && length < name.length ? name.slice(length).replace(/^(?:[\s,:|®™.-]|['’]s\s)+/, '') : name;
};

const behindForm = memo(
  (brand: string): RegExp => new RegExp(`(?:\\s+(?:by|from)|\\s*[-–|,])\\s+${RegExp.escape(brand)}[®™]?$`, 'i'),
);

const cutBehind = (name: string, brand: string): string =>
  name.toLowerCase().includes(brand.toLowerCase(), 1) ? name.replace(behindForm(brand), '') : name;

const shortBrand = 5;

/** A brand that no word is: 'Slip On Shoe' and 'Next Day Bag' hold none. */
const withinForm = memo((brand: string): RegExp | null => {
  const isWord = !/\s/.test(brand) && (brand.length < 3 || dictionaryWords.has(brandKey(brand)));
  if (isWord) return null;
  const flags = brand.length < shortBrand ? 'u' : 'iu';
  return new RegExp(`(?<=[\\s(])${RegExp.escape(brand)}[®™]?(?=$|[\\s,)])`, flags);
});

/** A title that names its brand in its middle or at its end says it without: it is shown above it. */
const cutWithin = (name: string, brand: string): string => {
  if (!name.toLowerCase().includes(brand.toLowerCase(), 1)) return name;
  const form = withinForm(brand);
  const rest = form
    ? name
        .replace(form, ' ')
        .replace(/\s+/g, ' ')
        .replace(/\s+(?=[,)])/g, '')
        .trim()
    : name;
  return /\p{L}{3}/u.test(rest.replace(people, '')) && !danglingEnd.test(rest) ? rest : name;
};

/** 'A Study by', 'Made for': what was cut belonged to it. */
const danglingEnd = /(?:^|\s)(?:by|for|from|of|x|and|&|with|-)$/i;

/** A name without its brand at the front, however that is spelt and often repeated there, or behind it ('by Brand'). */
export const withoutBrand = (name: string, brands: readonly string[]): string => {
  let rest = name;
  for (const brand of spellingsOf(brands.join('\n'), brands)) {
    for (let before = ''; before !== rest; ) {
      before = rest;
      const ahead = people.exec(rest)?.[0] ?? '';
      const cut = cutBehind(cutAhead(rest, brand), brand);
      const behind = ahead === '' ? '' : cutAhead(rest.slice(ahead.length), brand);
      const next = cut === rest && behind !== '' && behind !== rest.slice(ahead.length) ? ahead + behind : cut;
      if (/[\p{L}\p{N}]/u.test(next)) rest = next;
    }
    rest = cutWithin(rest, brand);
  }
  return rest;
};

const mostWords = 0.6;
const fewWords = 3;

/** Whether a text shouts: all of it, or most of several words, as of those behind a brand in its own spelling. */
const isShout = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters === letters.toUpperCase()) return letters.length > 3;
  const words = text.match(/\p{L}[\p{L}'’]{2,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && !acronyms.has(word));
  return loud.length >= fewWords && loud.length >= mostWords * words.length;
};

/**
 * A name as shown (decision 55): words capitalized, roman numerals i to xx in capitals, capitals that are mixed already
 * kept, and names that shout calmed.
 */
export const caseTitle = (name: string): string => caseText(name, isShout(name));
