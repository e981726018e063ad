// cspell:ignore Jacke bcdfghj primaloft vibram cordura coolmax polartec
import { brandKey, dictionaryWords, patternOf } from '../brand/brand.ts';
import { memo } from '../memo.ts';

const roman = /^(?:x{0,1}(?:ix|iv|v?i{0,3})|xx)$/i;
const small = new Set('a an and at by de for from in la of on or the to with'.split(' '));
const acronyms = new Set(
  'GTX VCS LV HV WP USA US UK EU UV EVA FTW TLT LED EPS DWR XL XXL XS GV RR SL AR SV FL LT VCR BTS BSC CMTK TX SS LS QC PU TPU XT GT ISO SPF MTB TR NYC DNA OTC'.split(
    ' ',
  ),
);

// Always lower case: '38 mm', '50 ml'.
const units = new Set(['mm', 'cm', 'ml', 'oz', 'kg', 'lb']);

const capitalized = (word: string): string => {
  const at = word.search(/\p{L}/u);
  return at < 0 ? word : word.slice(0, at) + word.charAt(at).toUpperCase() + word.slice(at + 1);
};

/** Matches whole words only: 'iii' is a numeral, 'Mix' and 'Di' are not. */
const isRoman = (word: string): boolean => word !== '' && roman.test(word);

/** 'Gtx': no word of English is made of consonants alone. */
const isLostAcronym = (word: string): boolean => acronyms.has(word.toUpperCase()) && !/[aeiouy]/i.test(word);

const isUpper = (word: string): boolean => isRoman(word) || isLostAcronym(word);

/** A number with a unit or ordinal is written in lower case: '25CM' -> '25cm', '2ND' -> '2nd'. */
const measure = /^\d[\d.,]*(?:mm|cm|m|km|ml|cl|l|oz|g|kg|lbs?|in|ft|kt?|ct|st|nd|rd|th|pk|pc)s?$/i;

/** 'gtx' in a link is an acronym; 'us' and 'ss' may be words. */
const upperOrCapitalized = (word: string): string =>
  word.length > 2 && acronyms.has(word.toUpperCase()) ? word.toUpperCase() : capitalized(word);

const caseWord = (word: string, isShoutingText: boolean, isFirst: boolean): string => {
  const isShouting = isShoutingText && word === word.toUpperCase();
  // A liter keeps its capital, which no one takes for a 1.
  if (/^\d/.test(word)) return isShouting && measure.test(word) && !/\dL$/.test(word) ? word.toLowerCase() : word;
  if (isUpper(word)) return word.toUpperCase();
  if (!isFirst && units.has(word)) return word;
  const lower = word.toLowerCase();
  if (!isFirst && small.has(lower) && (isShouting || word === lower)) return lower;
  if (word === lower) return upperOrCapitalized(word);
  const isLoud = isShouting || loudWord.test(word);
  if (!isLoud || /\d/.test(word) || acronyms.has(word) || /^(?!WMN)[BCDFGHJ-NP-TV-Z]{2,4}$/.test(word)) return word;
  return capitalized(lower);
};

// A long word in capitals is lowered even in a normal title, unless its owner writes it in capitals.
const loudWord = /^(?!GORE|BOA|PRIMALOFT|VIBRAM|CORDURA|COOLMAX|POLARTEC)(?=[^AEIOUY]*[AEIOUY])[A-Z]{5,}$/;

/** Words end at spaces, hyphens and slashes: 'slip-on' -> 'Slip-On', "MEN'S" -> "Men's". */
const caseText = (text: string, isShouting: boolean): string => {
  let isFirst = true;
  return text.replace(/[^\s/()[\]"-]+/g, (word, at: number) => {
    isFirst ||= text.charAt(at - 1) === '-';
    if (word === 'w' && text.charAt(at + 1) === '/') return word.toLowerCase();
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

/** Returns the length of the brand at the front of the name, or 0. */
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

/** Returns the spellings by which a title may name a brand, with and without a trailing 'Equipment' or 'Footwear'. */
const spellingsOf = memo((_key: string, names: readonly string[]): string[] => {
  const all = names.flatMap((name) => [name, name.replace(suffix, '')]).filter((name) => name !== '');
  return [...new Set(all)].sort((one, other) => other.length - one.length);
});

const people = /^(?:(?:wo)?men['’]?s|ladies|kids['’]?|boys['’]?|girls['’]?|youth|unisex)\s+/i;

const cutAhead = (name: string, brand: string): string => {
  const length = brandLength(name, brand);
  return length > 0 && length < name.length
    ? name
        .slice(length)
        .replace(
          /^(?:[\s,:|®™.-]|['’]s\s)+(?:footwear\s+(?=\p{L})|(?:wetsuits|apparel|clothing|golf)\s+(?=(?:wo)?men|kids|boys|girls|youth))?/iu,
          '',
        )
    : name;
};

/** Words between a product and its brand in the languages of feeds: 'Jacket by Oboro', 'Jacke von Oboro'. */
const by = '(?:by|from|par|von|door|por|przez|av|af|от|від)'; // cspell:disable-line

const behindForm = memo(
  (brand: string): RegExp => new RegExp(`(?:\\s+${by}|\\s*[-–|,])\\s+${patternOf(brand)}[®™]?(?:\\s+footwear)?$`, 'iu'),
);

/** The first word of a brand, to rule out most names with one search. */
const firstWord = memo((brand: string): string => (/[\p{L}\p{N}]+/u.exec(brand)?.[0] ?? brand).toLowerCase());

const mayHold = (name: string, brand: string): boolean => name.toLowerCase().includes(firstWord(brand), 1);

const cutBehind = (name: string, brand: string): string =>
  mayHold(name, brand) ? name.replace(behindForm(brand), '') : name;

const shortBrand = 5;

/** Matches a brand inside a name; null for brands that are words, as in 'Slip On Shoe' and 'Next Day Bag'. */
const withinForm = memo((brand: string): RegExp | null => {
  const isWord = !/\s/.test(brand) && (brand.length < 3 || dictionaryWords.has(brandKey(brand)));
  if (isWord) return null;
  const flags = brand.length < shortBrand ? 'u' : 'iu';
  return new RegExp(`(?<=[\\s(])(?:[Bb]y\\s+)?${patternOf(brand)}[®™]?(?=$|[\\s,)])`, flags);
});

/** Removes a brand from the middle or end of a title, because the card shows it above the title. */
const cutWithin = (name: string, brand: string): string => {
  if (!mayHold(name, brand)) return name;
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

/** Words left dangling after the cut: 'A Study by', 'Made for'. */
const danglingEnd = /(?:^|\s)(?:by|for|from|of|x|and|&|with|-)$/i;

/** Returns a name without the brand at its front, in any spelling and even if repeated, or at its end ('by Brand'). */
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

/**
 * Returns whether a text is in capitals: entirely, or most of its words, for example after a brand in its own spelling.
 */
const isShout = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters === letters.toUpperCase()) return letters.length > 3;
  const words = text.match(/\p{L}[\p{L}'’]{2,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase() && !acronyms.has(word));
  return loud.length >= fewWords && loud.length >= mostWords * words.length;
};

/** Turkish has an I with a dot and one without, which other languages lower to the same letter. */
const inTurkish = (name: string): string =>
  name.replace(/(?<=\p{L})\p{L}+/gu, (letters) => letters.toLocaleLowerCase('tr'));

/**
 * Formats a name for display (behavior.md#card-title): capitalizes words, writes Roman numerals i to xx in capitals,
 * keeps mixed case, and lowers names in capitals. `language` is that of the name, null for English: in another language,
 * a name that is not in capitals keeps its case.
 */
export const caseTitle = (name: string, language: string | null = null): string => {
  const isShouting = isShout(name);
  if (isShouting && (language === 'tr' || name.includes('İ'))) return inTurkish(name);
  return language === null || isShouting ? caseText(name, isShouting) : capitalized(name);
};
